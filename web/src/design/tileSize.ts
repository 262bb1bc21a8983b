/**
 * A mini is a small picture, with its name on it where there is room; a tag always has its name; a chip is a line with a picture; a large
 * tile says what the card does.
 */
export type TileSize = 'mini' | 'tag' | 'chip' | 'usual' | 'large';

/** Too small for more than a name, and perhaps for that. */
export const isTiny = (size: TileSize): boolean => size === 'mini' || size === 'tag';
