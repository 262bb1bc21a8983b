/** Arena: everybody meets everybody, and what that says about their strength. */
import { availableParallelism } from 'node:os';
import { type Chosen, fetchRules, withGame } from '@gloaming/games';
import { type DealResult, type DealTask, pairings, rotations, type Setup } from '../arena/match.ts';
import { playDeals } from '../arena/pool.ts';
import { reportLines } from '../arena/print.ts';
import { reportOn } from '../arena/report.ts';
import { openResults } from '../arena/results.ts';
import { addAccount, emptyAccount, isSilent } from '../base/botTroubles.ts';
import { optionsFor } from '../base/choices.ts';
import { refuse } from '../base/faults.ts';
import { bar, clock } from '../base/progress.ts';
import { STOPPED } from '../base/terminal.ts';
import { type Desk, print, say } from '../desk/context.ts';
import { type BotSpec, type Budget, labelsOf } from '../opponents/botSpec.ts';
import { patienceFor } from '../opponents/seatedBot.ts';
import { placeOf } from '../session/gameFiles.ts';

export interface ArenaOptions {
  game: string;
  players: number;
  chosen: Chosen;
  bots: readonly BotSpec[];
  /** Of each pairing. */
  games: number;
  seed: number;
  budget: Budget;
  /** Milliseconds by the clock. */
  patience: number | undefined;
  jobs: number | undefined;
  resume: string | undefined;
  json: boolean;
}

export async function arena(desk: Desk, options: ArenaOptions): Promise<number> {
  const { bots, players, budget, seed } = options;
  const { terminal } = desk;
  const { made, rules, title } = withGame(options.game, (entry, name) => {
    const { game, texts } = entry;
    const made: Setup = {
      game: name,
      players,
      options: optionsFor(entry, players, options.chosen),
      bots,
      labels: labelsOf(bots),
      seed,
      budget,
      patience: patienceFor(budget, options.patience),
      language: desk.language,
      folder: placeOf(terminal, '.'),
    };
    return { made, rules: game.rules, title: texts[desk.language].title };
  });
  const least = players === 1 ? 1 : 2;
  if (bots.length < least) refuse('too-few-bots', { bots: bots.length, least });
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
  const all = pairings(bots.length, players).length * deals;
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
    print(desk, reportLines(desk, title, report));
    if (playedBy !== rules) say(desk, desk.words.arena.olderRules(playedBy, rules));
    if (done > before) say(desk, desk.words.arena.took(clock(seconds)));
  }
  if (done === all) return 0;
  terminal.complain(desk.words.arena.stopped(done, all, options.resume !== undefined));
  return STOPPED;
}

/** Programs that did not answer once in the first deal of all: the other deals do not wait for them. */
function silentIn({ bots, players }: Setup, first: readonly DealResult[]): number[] {
  const pairs = pairings(bots.length, players);
  return [...bots.keys()].filter((bot) => {
    const sum = emptyAccount();
    for (const { pair, accounts } of first) {
      const { a, b } = pairs[pair];
      if (bot === a || bot === b) addAccount(sum, accounts[bot === a ? 0 : 1]);
    }
    return bots[bot].kind === 'command' && isSilent(sum);
  });
}

/** What is still to be played: all pairings of a deal before the next deal, so that those stopped early are even. */
function open({ bots, players }: Setup, deals: number, results: readonly DealResult[]): DealTask[] {
  const pairs = pairings(bots.length, players);
  const played = new Set(results.map(({ pair, deal }) => `${pair} ${deal}`));
  return Array.from({ length: deals }, (_, deal) => pairs.map((__, pair) => ({ pair, deal })))
    .flat()
    .filter(({ pair, deal }) => !played.has(`${pair} ${deal}`));
}
