/** Ids, codes, secrets and keys: unguessable, from the operating system's random numbers. */

const chance = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Five bits a letter. None is mistaken for another, and no command line takes a code for an option, as it would one that begins with a hyphen. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
export const newId = (length: number): string =>
  Array.from(chance(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newTableId = (): string => newId(16);
export const newPlayerId = (): string => newId(12);
/** Shorter, because people may have to type it. */
export const newCode = (): string => newId(24);
/** 128 bits of chance, as the engine writes them. */
export const newKey = (): string => hexOf(chance(16));
