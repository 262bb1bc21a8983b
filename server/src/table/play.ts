/** Games by their name: the rest of the server names no game and no type of one. */
import { fail, type Language, makeRecord, parseKey, type Verb } from '@gloaming/engine';
import type { AnyGameSchema } from '@gloaming/engine/schema';
import {
  begin as beginSession,
  type Eyes,
  recordOf,
  restore,
  type Session,
  type Told,
  tell as tellNews,
  type Written,
} from '@gloaming/engine/session';
import { type Chosen, type Entry, type EntryOf, type GameName, type TableOf, withGame } from '@gloaming/games';

/** A game being played, whichever it is. */
export type Play = Session;
export interface Answered {
  seat: number;
  option: number;
}
export interface Begun {
  play: Play;
  told: Told[];
}

/** Begins at the beginning. */
export function begin(name: string, options: unknown, key: string): Begun {
  return withGame(name, (entry) => beginWith(entry, options, key));
}
function beginWith<T, V extends Verb, O>(entry: Entry<T, V, O>, options: unknown, key: string): Begun {
  const { session, told } = beginSession(entry, entry.options.check(options), parseKey(key));
  return { play: session, told };
}

/** Goes on where a snapshot was made. Refuses what is no state of this game. */
export function goOn(name: string, options: unknown, text: string): Play {
  return withGame(name, (entry) => goOnWith(entry, options, text));
}
const goOnWith = <T, V extends Verb, O>(entry: Entry<T, V, O>, options: unknown, text: string): Play =>
  restore(entry, entry.options.check(options), text);

/** The news as these eyes see it, as data and in words. */
export const tell = (
  name: string,
  language: Language,
  heard: readonly Told[],
  eyes: Eyes,
  names: readonly string[],
): ReturnType<typeof tellNews> => withGame(name, ({ texts }) => tellNews(texts[language], heard, eyes, names));

/** What programs are told of this game, by name. */
export const schemaOf = (name: string): AnyGameSchema => withGame<AnyGameSchema>(name, ({ schema }) => schema);

/** Points by player, the Automa among them, as the table of this game lies. */
export const standingOf = (name: string, play: Play): number[] =>
  withGame(name, <N extends GameName>({ standing }: EntryOf<N>) => standing(play.state.table as TableOf<N>));

/** A whole game in the engine's notation, with the hashes that were written when it was played, so that a replay can compare them. */
export function writeDown(name: string, options: unknown, key: string, answers: readonly Written[]): string {
  return withGame(name, (entry) => writeDownWith(entry, options, key, answers));
}
function writeDownWith<T, V extends Verb, O>(
  entry: Entry<T, V, O>,
  options: unknown,
  key: string,
  answers: readonly Written[],
): string {
  const origin = { options: entry.options.check(options), key: parseKey(key) };
  const record = recordOf(entry.game, origin, answers);
  return makeRecord({ ...record, end: record.end || beginWith(entry, options, key).play.hash() });
}

/** What a table can be set to, as the game understands it. */
export function optionsFrom(name: string, players: number, chosen: Chosen): { options: unknown; rules: number } {
  return withGame(name, ({ game, options }) => {
    const known = options.choices;
    for (const [choice, value] of Object.entries(chosen))
      if (!known.some((each) => each.name === choice)) fail('bad-options', { option: choice, value });
    return { options: options.parse(players, chosen), rules: game.rules };
  });
}
export function describeOptions(name: string, options: unknown): Chosen {
  return withGame(name, (entry) => describeWith(entry, options));
}
function describeWith<T, V extends Verb, O>({ options: choosing }: Entry<T, V, O>, options: unknown): Chosen {
  return choosing.describe(choosing.check(options)).chosen;
}
export const titleOf = (name: string, language: Language): string =>
  withGame(name, ({ texts }) => texts[language].title);
