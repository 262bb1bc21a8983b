/** What a verb of Res Arcana has to say for itself: each is defined where its like are, and rules.ts brings them together. */
import type { VerbsAsking } from '@gloaming/engine';
import type { Choices } from './choices.ts';
import type { Reason } from './reasons.ts';
import type { Table } from './state.ts';
import type { Verb } from './verbs.ts';

export type Definitions = VerbsAsking<Table, Verb, Choices, Reason>;
