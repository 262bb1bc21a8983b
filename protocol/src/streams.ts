/**
 * What a stream says (Server-Sent Events). Of a table: `story` (a Story) with the version as its id; with `Last-Event-ID` it
 * goes on after that entry; and `reaction` (a Reacted), which comes once and is kept nowhere. Of the lobby: `lobby` (a Lobby). Of both: `alive` every few seconds, and `bye` when the server
 * goes down and the client should come back.
 */
import { type Static, Type } from 'typebox';
import { closed, LanguageWord, Moment, NumberText } from './basics.ts';

/** A client that hears nothing for much longer than this should connect again. */
export const ALIVE_EVERY = 8_000;
export const Alive = closed({ now: Moment }, 'The stream is alive.');
export type Alive = Static<typeof Alive>;

export const Since = closed(
  {
    lang: Type.Optional(LanguageWord),
    since: Type.Optional(NumberText),
  },
  '`since` is the last entry that is known; without it the log comes from its beginning.',
);
