/** Finished games kept as files (golden masters): made once by random play, replayed by every run of the tests. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  answer,
  deciders,
  type Game,
  type GameRecord,
  keyFrom,
  makeDice,
  makeRecord,
  noteAnswer,
  optionsOf,
  parseRecord,
  type Result,
  record,
  replay,
  type State,
  start,
  stateHash,
  type Verb,
} from '../src/index.ts';
import { claim, same } from './claims.ts';

/** A random game from a seed, written down with a check after every answer. */
function writtenDown<T, V extends Verb, O>(game: Game<T, V, O>, options: O, seed: number): GameRecord<O> {
  const dice = makeDice(seed);
  const written = record(game, options, keyFrom(dice));
  const state = start(game, options, written.key);
  for (let seats = deciders(state); seats.length > 0; seats = deciders(state)) {
    const seat = seats[dice(seats.length)];
    const own = optionsOf(game, state, seat);
    const option = own[dice(own.length)];
    answer(game, state, seat, option);
    noteAnswer(game, written, state, seat, option);
  }
  return written;
}

/** Makes `n` games anew, one kind of table after the other; each file is named after its table. */
export function keepGames<T, V extends Verb, O>(
  game: Game<T, V, O>,
  tables: readonly (readonly [string, O])[],
  folder: string,
  n: number,
): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (let i = 0; i < n; i++) {
    const [name, options] = tables[i % tables.length];
    const file = `${String(i + 1).padStart(2, '0')}-${name}.game`;
    writeFileSync(join(folder, file), makeRecord(writtenDown(game, options, 1000 + i)));
  }
}

/** The kept games by file name. The options are checked when a game is replayed. */
export function keptGames<O>(folder: string): (readonly [string, GameRecord<O>])[] {
  return readdirSync(folder).map((file) => [
    file,
    parseRecord(readFileSync(join(folder, file), 'utf8')) as GameRecord<O>,
  ]);
}

/** A kept game leads to the hash that it ended with, and to a result. */
export function replaysTheSame<T, V extends Verb, O>(
  game: Game<T, V, O>,
  written: GameRecord<O>,
  check: (state: State<T, V>) => void,
): Result {
  claim(written.end !== '', () => 'the game has no end');
  const state = replay(game, written, check);
  same('the hash at the end', written.end, stateHash(game, state));
  const result = game.result(state.table);
  claim(result !== null && result.winners.length > 0, () => 'nobody has won');
  return result;
}
