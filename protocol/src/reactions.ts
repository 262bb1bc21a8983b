/** Quick reactions: a few words with a sign, for all at a table. There is no other talk, so there is nothing to watch over. */
import type { Static } from 'typebox';
import { closed, oneOf, Seat } from './basics.ts';

export const REACTIONS = ['well-played', 'thanks', 'thinking', 'oops', 'wow', 'good-game'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const Reacting = closed({ reaction: oneOf(REACTIONS) }, 'One of the few things that can be said.');
export const Reacted = closed(
  { seat: Seat, reaction: oneOf(REACTIONS) },
  'Somebody has said something. It is no part of the game, and kept nowhere.',
);
export type Reacted = Static<typeof Reacted>;
