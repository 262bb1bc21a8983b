/** A game by some of its rules: the rest of a host names no game and no type of one. */
import { fail, type Language, makeRecord, parseKey, type Result, type Verb } from '@gloaming/engine';
import type { AnyGameSchema } from '@gloaming/engine/schema';
import {
  begin as beginSession,
  type Chosen,
  type Entry,
  type Eyes,
  loserOf,
  optionsAgain,
  recordOf,
  restore,
  type Session,
  type Told,
  tell as tellNews,
  type Written,
} from '@gloaming/engine/session';

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

/** All that can be done by the rules of a table. */
export interface PlayRules {
  readonly number: number;
  /** What programs are told, by name. */
  readonly schema: AnyGameSchema;
  title(language: Language): string;
  /** What a table can be set to, as the game understands it; `describe` says of such options what was chosen. */
  choose(players: number, chosen: Chosen): unknown;
  /** The same for players who play again, one of whom lost; no seat where it was not one alone. */
  chooseAgain(players: number, chosen: Chosen, last: Result | null): unknown;
  describe(options: unknown): Chosen;
  /** Begins at the beginning. */
  begin(options: unknown, key: string): Begun;
  /** Goes on where a snapshot was made. Refuses what is no state of this game. */
  goOn(options: unknown, text: string): Play;
  /** The news as these eyes see it, as data and in words. */
  tell(language: Language, heard: readonly Told[], eyes: Eyes, names: readonly string[]): ReturnType<typeof tellNews>;
  /** Points by player, the Automa among them, as the table of this game lies. */
  standing(play: Play): number[];
  /** A position in the game's notation. */
  makePosition(play: Play): string;
  /** A whole game in the engine's notation, with the hashes that were written when it was played, so that a replay can compare them. */
  writeDown(options: unknown, key: string, answers: readonly Written[], tookBack: boolean): string;
}

export function rulesFrom<T, V extends Verb, O>(entry: Entry<T, V, O>): PlayRules {
  const { game, texts, schema, options: choosing } = entry;
  // Whoever has the rules of a table has them from the table, so what is played there is of this game.
  const mine = (play: Play): Session<T, V, O> => play as unknown as Session<T, V, O>;
  const begin = (options: unknown, key: string): Begun => {
    const { session, told } = beginSession(entry, choosing.check(options), parseKey(key));
    return { play: session as unknown as Play, told };
  };
  const choose = (players: number, chosen: Chosen): O => {
    for (const [choice, value] of Object.entries(chosen))
      if (!choosing.choices.some(({ name }) => name === choice)) fail('bad-options', { option: choice, value });
    return choosing.parse(players, chosen);
  };
  return {
    number: game.rules,
    schema,
    title: (language) => texts[language].title,
    choose,
    chooseAgain: (players, chosen, result) => optionsAgain(choosing, players, chosen, loserOf(result, players)),
    describe: (options) => choosing.describe(choosing.check(options)).chosen,
    begin,
    goOn: (options, text) => restore(entry, choosing.check(options), text) as unknown as Play,
    tell: (language, heard, eyes, names) => tellNews(texts[language], heard, eyes, names),
    standing: (play) => entry.standing(mine(play).state.table),
    makePosition: (play) => entry.makePosition(mine(play).state),
    writeDown(options, key, answers, tookBack) {
      const record = recordOf(game, { options: choosing.check(options), key: parseKey(key), tookBack }, answers);
      return makeRecord({ ...record, end: record.end || begin(options, key).play.hash() });
    },
  };
}
