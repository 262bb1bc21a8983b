/** Everything the terminal itself says; the games speak for themselves. A string that a language lacks does not compile. */

import type { Stage } from '@gloaming/bots';
import type { Trouble } from '../base/botTroubles.ts';
import type { Faults } from '../base/faults.ts';

export const COMMANDS = [
  'rules',
  'play',
  'watch',
  'replay',
  'hint',
  'review',
  'verify',
  'link',
  'cards',
  'position',
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
    /** Above the commands of the laboratory, which speak English. */
    laboratory: string;
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
      ms: string;
      iterations: string;
      game: string;
      json: string;
      step: string;
      /** For a hint. */
      hintStep: string;
      hintSeat: string;
      reviewSeat: string;
      playStep: string;
    };
  };
  faults: { readonly [C in keyof Faults]: (details: Faults[C]) => string };
  /** Where in a file. */
  inFile(file: string, what: string): string;
  /** The name of the player at the keyboard, if none is given. */
  player: string;

  shell: {
    /** The word to type, in this language (the English one works, too), what follows it, and what it does. */
    commands: Readonly<Record<ShellName, readonly [typed: string, rest: string, does: string]>>;
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
    /** After a game, asked with both answers behind it. */
    another: string;
    yes: string;
    no: string;
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
  review: {
    /** While it is worked out: a quick look at every moment, then a long one at what that did not settle. */
    passes: Readonly<Record<Stage, string>>;
    title(seat: string): string;
    start: string;
    own: string;
    others: string;
    luck: string;
    end: string;
    points: string;
    point(step: number, round: number, cost: number): string;
    given(answer: string): string;
    better(answer: string): string;
  };
  verify: {
    ok(file: string, answers: number, hash: string): string;
    unfinished(answers: number): string;
    failed(file: string, why: string): string;
  };
  link: {
    /** Of several games. */
    half(signs: number): string;
  };
  watch: { seed(seed: string): string };
  bots: {
    /** What went wrong with a bot, and how often the first option was taken for it. */
    trouble(bot: string, what: string, instead: number): string;
    troubles: Readonly<Record<Trouble, (n: number) => string>>;
    /** The last line of its error output. */
    lastWords(words: string): string;
  };
  cards: { several(n: number): string };
}
