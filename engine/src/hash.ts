/**
 * A stable hash of plain data, whatever order its keys were made in: 64 bits, two lanes of multiply and xor-shift (as MurmurHash mixes).
 * It finds mistakes and not forgers: it is not cryptographic.
 */
import type { Game, State, Verb } from './game.ts';

let h1 = 0;
let h2 = 0;

function mix(word: number): void {
  h1 = Math.imul(h1 ^ word, 0x9e3779b1);
  h1 ^= h1 >>> 15;
  h2 = Math.imul(h2 ^ word, 0x85ebca6b);
  h2 ^= h2 >>> 13;
}
function mixText(text: string): void {
  mix(text.length);
  for (let i = 0; i < text.length; i++) mix(text.charCodeAt(i));
}
function mixValue(value: unknown): void {
  if (typeof value === 'number') {
    mix(1);
    // Numbers outside 32 bits and fractions are rare; their text is exact.
    if ((value | 0) === value) mix(value);
    else mixText(String(value));
  } else if (Array.isArray(value)) {
    mix(2);
    mix(value.length);
    for (let i = 0; i < value.length; i++) mixValue(value[i]);
  } else if (typeof value === 'object' && value !== null) {
    mix(3);
    for (const key of Object.keys(value).sort()) {
      const part = (value as Record<string, unknown>)[key];
      if (part === undefined) continue;
      mixText(key);
      mixValue(part);
    }
    mix(4);
  } else if (typeof value === 'string') {
    mix(5);
    mixText(value);
  } else mix(value === true ? 6 : value === false ? 7 : 8);
}

export function hashOf(data: unknown): string {
  h1 = 0x243f6a88;
  h2 = 0x85a308d3;
  mixValue(data);
  mix(h1 ^ h2);
  return (h1 >>> 0).toString(16).padStart(8, '0') + (h2 >>> 0).toString(16).padStart(8, '0');
}

/** Of a state, as far as its game's rules define it. */
export const stateHash = <T, V extends Verb, O>(game: Game<T, V, O>, s: State<T, V>): string =>
  hashOf(game.hashed === undefined ? s : game.hashed(s));
