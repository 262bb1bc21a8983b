/** Arena: everybody meets everybody, and what that says about their strength. */
import { availableParallelism } from 'node:os';
import { type Chosen, fetchRules, withGame } from '@gloaming/games';
import { addAccount, emptyAccount, isSilent } from '../base/botTroubles.ts';
import { optionsFor } from '../base/choices.ts';
import { STOPPED } from '../base/terminal.ts';
import { LAYOUTS } from '../games/index.ts';
import { type BotSpec, type Budget, labelsOf } from '../opponents/botSpec.ts';
import { patienceFor } from '../opponents/seatedBot.ts';
import { sitBots } from '../opponents/seatNumbers.ts';
import { placeOf } from '../session/gameFiles.ts';
import { type Context, print, say } from '../support/context.ts';
import { type DealResult, type DealTask, meetings, rotations, type Setup } from './arena/match.ts';
import { playDeals } from './arena/pool.ts';
import { reportLines } from './arena/print.ts';
import { reportOn } from './arena/report.ts';
import { openResults } from './arena/results.ts';
import { bar, clock } from './base/progress.ts';
import { ARENA } from './base/words.ts';

export interface ArenaOptions {
  game: string;
  players: number;
  chosen: Chosen;
  bots: readonly BotSpec[];
  /** All at one table, instead of each against each. */
  together: boolean;
  /** At each table. */
  games: number;
  seed: number;
  budget: Budget;
  /** Milliseconds by the clock. */
  patience: number | undefined;
  jobs: number | undefined;
  resume: string | undefined;
  json: boolean;
}

export async function arena(context: Context, options: ArenaOptions): Promise<number> {
  const { players, budget, seed } = options;
  const { terminal } = context;
  // Somebody who meets nobody else sits at all seats.
  const together = players > 1 && (options.together || options.bots.length === 1);
  const bots = together ? sitBots(options.bots, players) : options.bots;
  const { made, rules, title, counts } = withGame(options.game, (entry, name) => {
    const { game, texts } = entry;
    const chosen = optionsFor(entry, players, options.chosen);
    const made: Setup = {
      game: name,
      players,
      options: chosen,
      bots,
      together,
      labels: labelsOf(bots),
      seed,
      budget,
      patience: patienceFor(budget, options.patience),
      language: context.language,
      folder: placeOf(terminal, '.'),
    };
    const counts = LAYOUTS[name].counts(game.setup(chosen).table);
    return { made, rules: game.rules, title: texts.en.title, counts };
  });
  const deals = Math.ceil(options.games / rotations(players));
  const file = options.resume === undefined ? null : openResults(terminal, options.resume, made, rules);
  const isAsked = ({ deal }: DealTask): boolean => deal < deals;
  const results = (file?.played ?? []).filter(isAsked);
  const playedBy = file?.rules ?? rules;
  const setup: Setup = { ...made, rules: playedBy };
  const tasks = open(setup, deals, results);
  // Rules that cannot be had are refused before anything is played.
  if (tasks.length > 0) await fetchRules(setup.game, playedBy, () => {});
  const began = performance.now();
  const all = meetings(setup).length * deals;
  const before = all - tasks.length;
  let done = before;
  const show = (more: string): void =>
    terminal.progress(bar(done * rotations(players), all * rotations(players), terminal.width, more));
  const note = (result: DealResult): void => {
    file?.append(result);
    results.push(result);
    done++;
    const left = ((performance.now() - began) / 1000 / (done - before)) * (all - done);
    show(` ${clock(left)}`);
  };
  show('');
  const stop = terminal.stopping();
  const play = (some: readonly DealTask[], silent: readonly number[]): Promise<void> =>
    playDeals({ ...setup, silent }, some, options.jobs ?? availableParallelism(), note, stop);
  // The first deal is over before another begins, so that it does not matter who plays it, or when. It is the first of this run: what
  // was silent when a file was begun may have been mended since.
  const isFirst = ({ deal }: DealTask): boolean =>
    deal === tasks[0].deal && bots.some(({ kind }) => kind === 'command');
  await play(tasks.filter(isFirst), []);
  await play(
    tasks.filter((task) => !isFirst(task)),
    silentIn(setup, results.slice(before)),
  );
  terminal.progress(null);
  const seconds = Number(((performance.now() - began) / 1000).toFixed(3));
  const report = reportOn(setup, results);
  if (options.json)
    terminal.print(JSON.stringify({ ...report, rules: playedBy, finished: done === all, seconds }, null, 2));
  // Stopped in the first deal: there is no result.
  else if (results.length > 0) {
    print(context, reportLines(context, title, report, counts));
    if (playedBy !== rules) say(context, ARENA.olderRules(playedBy, rules));
    if (done > before) say(context, ARENA.took(clock(seconds)));
  }
  if (done === all) return 0;
  terminal.complain(ARENA.stopped(done, all, options.resume !== undefined));
  return STOPPED;
}

/** Programs that did not answer once in the first deal of all: the other deals do not wait for them. */
function silentIn(setup: Setup, first: readonly DealResult[]): number[] {
  const tables = meetings(setup);
  return [...setup.bots.keys()].filter((bot) => {
    const sum = emptyAccount();
    for (const { pair, accounts } of first)
      for (const [side, each] of tables[pair].entries()) if (each === bot) addAccount(sum, accounts[side]);
    return setup.bots[bot].kind === 'command' && isSilent(sum);
  });
}

/** What is still to be played: all tables of a deal before the next deal, so that those stopped early are even. */
function open(setup: Setup, deals: number, results: readonly DealResult[]): DealTask[] {
  const tables = meetings(setup);
  const played = new Set(results.map(({ pair, deal }) => `${pair} ${deal}`));
  return Array.from({ length: deals }, (_, deal) => tables.map((__, pair) => ({ pair, deal })))
    .flat()
    .filter(({ pair, deal }) => !played.has(`${pair} ${deal}`));
}
