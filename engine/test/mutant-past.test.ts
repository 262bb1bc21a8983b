/** Whoever tells a finished game wrongly to a seat is noticed: a check that cannot fail is a defect. */
import { describe, expect, test, vi } from 'vitest';
import { clone, type GameRecord, replay, type Seat, SPECTATOR, type State, viewOf } from '../src/index.ts';
import { pastViews, type ToldMoment } from '../testing/index.ts';
import { hidden, type Lanterns, lanterns, type Options, type Table, type Verb } from './lanterns.ts';

vi.setConfig({ testTimeout: 60_000 });

const RUNS = { games: 10, seed: 7, hidden };
const two: Options = { players: 2 };

type LanternState = State<Table, Verb>;
/** Tells of each moment what is made of its state and of all states of the game. */
const telling =
  (of: (s: LanternState, seat: Seat, all: readonly LanternState[], step: number) => ToldMoment) =>
  (written: GameRecord<Options>, seat: Seat): ToldMoment[] => {
    const all: LanternState[] = [];
    replay(lanterns, written, (s) => all.push(clone(lanterns, s)));
    return all.map((s, step) => of(s, seat, all, step));
  };
const told =
  (...args: Parameters<typeof telling>) =>
  () =>
    pastViews(lanterns, two, { ...RUNS, tell: telling(...args) });
const view = (s: LanternState, seat: Seat): unknown => viewOf(lanterns, s, seat);

describe('of past moments', () => {
  test('the plain truth passes, with what is said of each step', () => {
    const points = (s: LanternState | undefined) => s?.table.players.map((p) => p.points).join();
    expect(told((s, seat, all, step) => ({ view: view(s, seat), said: points(all[step + 1]) }))).not.toThrow();
  });
  test('a view with what the seat learned later', () => {
    const wise = (s: LanternState, seat: Seat, all: readonly LanternState[]) => ({
      view: view({ ...s, known: all[all.length - 1].known }, seat),
    });
    expect(told(wise)).toThrow(/the past view of .*differs/);
  });
  test('a view with what lay hidden', () => {
    expect(told((s, seat) => ({ view: { ...viewOf(lanterns, s, seat), table: s.table } }))).toThrow(
      /the past view of .*differs/,
    );
  });
  test('a view through the eyes of another', () => {
    expect(told((s, seat) => ({ view: view(s, seat === SPECTATOR ? 0 : seat) }))).toThrow(
      /the past view of a spectator .*differs/,
    );
  });
  test('the view of another moment', () => {
    expect(told((s, seat, all, step) => ({ view: view(all[step + 1] ?? s, seat) }))).toThrow(
      /the past view of .*differs/,
    );
  });
  test('moments that are left out', () => {
    const tell = (written: GameRecord<Options>, seat: Seat): ToldMoment[] =>
      telling((s, whose) => ({ view: view(s, whose) }))(written, seat).slice(1);
    expect(() => pastViews(lanterns, two, { ...RUNS, tell })).toThrow(/moments are told of/);
  });
  test('a word that knows how the game ended', () => {
    const ends = (s: LanternState, seat: Seat, all: readonly LanternState[]) => ({
      view: view(s, seat),
      said: lanterns.result(all[all.length - 1].table)?.winners,
    });
    expect(told(ends)).toThrow(/what is told of .*, by how it went on, differs/);
  });
  test('a view that lives on with the table', () => {
    const game: Lanterns = {
      ...lanterns,
      cross: (t, ...rest) => ({ ...lanterns.cross(t, ...rest), open: t.open }),
    };
    const tell = (written: GameRecord<Options>, seat: Seat): ToldMoment[] => {
      const all: ToldMoment[] = [];
      replay(game, written, (s) => all.push({ view: viewOf(game, s, seat) }));
      return all;
    };
    expect(() => pastViews(game, two, { ...RUNS, tell })).toThrow(/the past view of .*differs/);
  });
});
