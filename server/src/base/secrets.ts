/** What only one process or player may know, from the operating system's random numbers. */
import { randomBytes } from 'node:crypto';
import { newId } from '@gloaming/host';

/** Of a process, among those that share a database. */
export const newSelf = (): string => newId(8);
export const newSecret = (): string => randomBytes(32).toString('base64url');
