/**
 * A drawing as data: one dark shape before one light, in shapes that are path strings. '4|M…' is a limb, a stroke 4 wide; '~M…' is drawn
 * with its mirror image; shapes of a layer are divided by '; '. A picture is 160 wide and 101 high.
 */
import type { Painted } from '../Icon.tsx';

export type Ground = 'hills' | 'sea' | 'cave' | 'hall' | 'arch' | 'deep';

/** From the back to the front. */
export const LAYERS = ['back', 'body', 'near', 'lit', 'lines', 'glow', 'core', 'cut', 'over'] as const;
export type Layer = (typeof LAYERS)[number];

export interface Drawing extends Readonly<Partial<Record<Layer, string>>> {
  readonly light: Painted;
  /** Where the moon or sun stands: x, y and radius. With radius 0 the thing itself is the light. */
  readonly disc: readonly [number, number, number];
  readonly ground: Ground;
}

/** Shapes that are drawn alike: everything that is filled in one path, and strokes of one width in another. */
export interface Stroke {
  readonly d: string;
  /** 0 for what is filled. */
  readonly width: number;
  readonly isMirrored: boolean;
}

const SHAPE = /^(~?)(?:([\d.]+)\|)?(.+)$/;

/** `usual` is the width where none is given. */
export function strokesOf(layer: string, usual: number): Stroke[] {
  const found = new Map<string, Stroke>();
  for (const shape of layer.split('; ')) {
    const [, mirror = '', width, d = ''] = SHAPE.exec(shape) ?? [];
    const drawn = width === undefined ? usual : Number(width);
    for (const isMirrored of mirror === '' ? [false] : [false, true]) {
      const key = `${isMirrored} ${drawn}`;
      found.set(key, { d: `${found.get(key)?.d ?? ''}${d}`, width: drawn, isMirrored });
    }
  }
  return [...found.values()];
}
