/** What programs are told of the game: held to its types by the compiler. */
import { titledAs, viewSchema } from '@gloaming/engine/schema';
import type { Table } from '../state.ts';
import type { Verb } from '../verbs.ts';
import { CHOICE } from './choices.ts';
import { NEWS } from './news.ts';
import { TABLE } from './table.ts';
import { VERB } from './verbs.ts';
import { CARD } from './words.ts';

export const SCHEMA = {
  view: viewSchema<Table, Verb>('Evenfall', CARD, TABLE, VERB),
  news: titledAs('EvenfallNews', NEWS),
  choice: titledAs('EvenfallChoice', CHOICE),
};
