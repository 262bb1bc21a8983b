/**
 * What a stream says (Server-Sent Events). Of a table: `story` (a Story) with the version as its id; with `Last-Event-ID` it
 * goes on after that entry; and `reaction` (a Reacted), which comes once and is kept nowhere;
 * `bots` (a BotLine) while a bot of the table has to wait. Of the lobby: `lobby` (a Lobby), and to
 * those who asked for it, after that only `lobby-changes` (a LobbyChanges). Of both: `alive` every few seconds, and `bye` when the server
 * goes down and the client should come back.
 */
import { type Static, Type } from 'typebox';
import { closed, LanguageWord, Moment, NumberText, oneOf } from './basics.ts';

/** A client that hears nothing for much longer than this should connect again. */
export const ALIVE_EVERY = 8_000;
export const Alive = closed({ now: Moment }, 'The stream is alive.');
export type Alive = Static<typeof Alive>;

export const BotLine = closed(
  {
    waiting: Type.Integer({ description: 'Questions that wait for a bot, at all tables.' }),
    haste: Type.Number({ description: 'How many times as quickly as usual bots think because of it.' }),
  },
  'Bots have more to do than they can do at once.',
);
export type BotLine = Static<typeof BotLine>;

export const InLobby = closed(
  { lang: Type.Optional(LanguageWord), changes: Type.Optional(oneOf(['yes'])) },
  'With `changes`, after the first event only what has changed is told.',
);
export const Since = closed(
  {
    lang: Type.Optional(LanguageWord),
    since: Type.Optional(NumberText),
  },
  '`since` is the last entry that is known; without it the log comes from its beginning.',
);
