/** Loading a table from the database. */
import { type Live, loadTable as load } from '@gloaming/host';
import type { Db } from '../storage/store.ts';
import { Past } from './past.ts';
import { Rulebook } from './rulebook.ts';
import { shelfOf } from './shelf.ts';

/** By the rules with which it was made, whatever those of today are; refuses rules that cannot be had here. */
export const loadTable = (db: Db, id: string, rulebook = new Rulebook()): Promise<Live | undefined> =>
  load(shelfOf(db, new Past(db, rulebook)), id, rulebook);
