/** What defines the verbs of this game: the type of the table in rules.ts and of the tables it is put together from. */
import type { VerbsAsking } from '@gloaming/engine';
import type { Choices } from './choices.ts';
import type { Reason } from './reasons.ts';
import type { Table } from './state.ts';
import type { Verb } from './verbs.ts';

export type Definitions = VerbsAsking<Table, Verb, Choices, Reason>;
