/** Ids, codes, secrets and keys: unguessable, from the operating system's random numbers. */
import { randomBytes } from 'node:crypto';

/** Five bits a letter. None is mistaken for another, and no command line takes a code for an option, as it would one that begins with a hyphen. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const newId = (length: number): string =>
  Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newTableId = (): string => newId(16);
export const newPlayerId = (): string => newId(12);
/** Of a process, among those that share a database. */
export const newSelf = (): string => newId(8);
export const newSecret = (): string => randomBytes(32).toString('base64url');
/** Shorter, because people may have to type it. */
export const newCode = (): string => newId(24);
/** 128 bits of chance, as the engine writes them. */
export const newKey = (): string => randomBytes(16).toString('hex');
