/** Everything the terminal itself says; the games speak for themselves. A string that a language lacks does not compile. */

import type { Trouble } from '../base/botTroubles.ts';
import type { Faults } from '../base/faults.ts';
import type { Counted } from '../base/statistics.ts';

export const COMMANDS = [
  'rules',
  'play',
  'watch',
  'simulate',
  'arena',
  'balance',
  'fuzz',
  'replay',
  'hint',
  'verify',
  'cards',
  'position',
  'bench',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** What can be typed instead of an answer. */
export const SHELL = [
  'help',
  'table',
  'boards',
  'cards',
  'rules',
  'log',
  'why',
  'undo',
  'hint',
  'lang',
  'save',
  'quit',
] as const;
export type ShellName = (typeof SHELL)[number];

export interface Words {
  /** The words of the help that is shown for --help. */
  usage: {
    about: string;
    titles: { usage: string; arguments: string; options: string; commands: string };
    help: string;
    helpCommand: string;
    usual(value: string): string;
    /** A hint below the list of commands. */
    more: string;
    commands: Readonly<Record<CommandName, string>>;
    arguments: { game: string; record: string; position: string; either: string; card: string };
    options: {
      lang: string;
      players: string;
      /** Those of this program, one's own. */
      bots(known: string): string;
      seed: string;
      name: string;
      seat: string;
      from: string;
      all: string;
      pace: string;
      games: string;
      /** Of each pairing. */
      gamesEach: string;
      ms: string;
      iterations: string;
      patience: string;
      jobs: string;
      resume: string;
      game: string;
      json: string;
      step: string;
      /** For a hint. */
      hintStep: string;
      hintSeat: string;
      side: string;
      quick: string;
    };
  };
  faults: { readonly [C in keyof Faults]: (details: Faults[C]) => string };
  /** Where in a file. */
  inFile(file: string, what: string): string;
  /** The name of the player at the keyboard, if none is given. */
  player: string;

  shell: {
    /** The word to type, in this language; the English one works, too. */
    words: Readonly<Record<ShellName, string>>;
    /** What follows the word, and what it does. */
    does: Readonly<Record<ShellName, readonly [string, string]>>;
    /** An option, whatever it is called: what is typed, and what that does. */
    slash: readonly [string, string];
    help: string;
    /** Above the signs on the table. */
    signs: string;
    began(title: string, names: string): string;
    wentOn(title: string, names: string, answers: number): string;
    howTo: string;
    several(n: number): string;
    none(typed: string): string;
    /** Asked why not, of what is an option. */
    possible: string;
    /** Of a card that the question is not about. */
    otherQuestion: string;
    nothingRefused: string;
    noCard(name: string): string;
    noHand: string;
    handOver(name: string): string;
    thinks(name: string): string;
    undone: string;
    cannotUndo(why: string): string;
    language: string;
    whichLanguage(known: string): string;
    saved(file: string): string;
    whichFile: string;
    noLog: string;
    /** Said when leaving: the game is kept, and how to go on. */
    left: string;
    /** Another process goes on with the same game. */
    elsewhere(other: string, file: string): string;
    /** Said instead where the file could not be written. */
    notKept(file: string): string;
    kept(file: string): string;
  };

  table: {
    round(n: number): string;
    turn(name: string): string;
    over: string;
    /** The Automa, which plays without a seat. */
    automa: string;
    /** In a list of results: points, or the games won of a match. */
    points(n: number): string;
    games(n: number): string;
    wins(names: string): string;
    shared(names: string): string;
    nobody: string;
  };

  replay: {
    step(n: number, last: number): string;
    howTo: string;
    end: string;
  };
  hint: {
    thinking: string;
    /** Above the list of answers with their chances. */
    best(iterations: number): string;
    only: string;
  };
  verify: {
    ok(file: string, answers: number, hash: string): string;
    unfinished(answers: number): string;
    failed(file: string, why: string): string;
  };
  watch: { seed(seed: string): string };
  simulate: {
    played(games: number, title: string, players: number, seed: string): string;
    bot: string;
    seat: string;
    games: string;
    wins: string;
    share: string;
    interval: string;
    points: string;
    /** Instead of points: of each match. */
    gamesWon: string;
    perGame(rounds: string, decisions: string, fewest: number, most: number, isMatch: boolean): string;
    speed(gamesASecond: string): string;
    unfinished(n: number): string;
    stopped(done: number, all: number): string;
  };
  arena: {
    played(title: string, players: number, seed: string): string;
    /** Heads of columns. */
    against: string;
    decisions: string;
    msADecision: string;
    fair(share: string): string;
    took(time: string): string;
    olderRules(then: number, now: number): string;
    stopped(done: number, all: number, isKept: boolean): string;
    /** What went wrong with a bot, and how often the first option was taken for it. */
    trouble(bot: string, what: string, instead: number): string;
    troubles: Readonly<Record<Trouble, (n: number) => string>>;
    /** The last line of its error output. */
    lastWords(words: string): string;
  };
  balance: {
    players(n: number): string;
    games(n: number): string;
    points: string;
    everybody: string;
    winners: string;
    mean: string;
    deviation: string;
    least: string;
    most: string;
    /** Seats as counted from the first player. */
    seat: string;
    clan: string;
    card: string;
    /** How many there were. */
    n: string;
    /** In percent. */
    share: string;
    interval: string;
    offFair: string;
    /** Drawn and not played. */
    idle: string;
    played: string;
    specialist: string;
    council: string;
    perPlayer: string;
    counted: Readonly<Record<Counted, string>>;
  };
  fuzz: {
    fine(games: number, players: string, decisions: number, options: number): string;
    broken(what: string): string;
    saved(file: string, command: string): string;
  };
  cards: { several(n: number): string };
}
