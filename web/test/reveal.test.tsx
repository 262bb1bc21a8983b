// @vitest-environment happy-dom
/** What is hidden comes out into the open before the table goes on; whoever does not want to wait need not. */
import { keyFrom, makeDice } from '@gloaming/engine';
import { begin } from '@gloaming/engine/session';
import { strengthIn, type View } from '@gloaming/evenfall';
import { EVENFALL } from '@gloaming/evenfall/entry';
import type { Entry, Present } from '@gloaming/protocol';
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lasts } from '../src/games/evenfall/BattleReveal.tsx';
import { battlesFor, battlesIn } from '../src/games/evenfall/battles.ts';
import { useReveal } from '../src/shell/useReveal.ts';
import type { TableGame } from '../src/table/game.ts';
import { evenfallFor } from './games.tsx';
import { entry, storyOf } from './story.ts';

const paid = (seat: number, mana: number) => ({ news: 'paid', seat, goods: { resources: [0, 0, 0], mana, points: 0 } });
const VIEW = { table: { players: [{ automa: 0 }, { automa: 0 }] }, seat: 0 };
const BATTLE = [
  { news: 'dial', seat: 0, n: 3 },
  { news: 'dial', seat: 1, n: 0 },
  paid(0, 3),
  { news: 'strength', seat: 0, region: 1, n: 5 },
  { news: 'strength', seat: 1, region: 1, n: 4 },
  { news: 'reward', seat: 0, region: 1, strength: 4 },
  { news: 'wonBattle', seat: 0, region: 1 },
];

describe('battles in the news', () => {
  test('what was brought along, what the dial added, and who won', () => {
    expect(battlesIn(BATTLE)).toEqual([
      {
        region: 1,
        winner: 0,
        fighters: [
          { seat: 0, strength: 2, dial: 3 },
          { seat: 1, strength: 4, dial: 0 },
        ],
      },
    ]);
  });
  test('none where nobody fights, and a longer one where there is more to count', () => {
    expect(battlesIn([paid(0, 3), { news: 'harvested', seat: 0, card: 1, times: 1 }])).toEqual([]);
    expect(lasts([paid(0, 3)], VIEW)).toBe(0);
    const more = BATTLE.map((news) => (news.news === 'paid' ? paid(0, 5) : news));
    expect(lasts(more, VIEW)).toBeGreaterThan(lasts(BATTLE, VIEW));
  });
  test('where a reward is asked for first, the strongest has won, then whoever paid more Mana; else it is not said', () => {
    const winnerOf = (one: number, other: number, mana: number) =>
      battlesIn([
        paid(0, mana),
        { news: 'strength', seat: 0, region: 0, n: one },
        { news: 'strength', seat: 1, region: 0, n: other },
      ]).map(({ winner }) => winner);
    expect(winnerOf(4, 6, 2)).toEqual([1]);
    expect(winnerOf(6, 6, 2)).toEqual([0]);
    expect(winnerOf(6, 6, 0)).toEqual([-1]);
  });
  test('one’s own side comes first, and of the Automa what its card added is face down', () => {
    const { session } = begin(EVENFALL, evenfallFor(1), keyFrom(makeDice(1)));
    const view = session.view(0) as View;
    const told = [
      { news: 'strength', seat: 1, region: 0, n: 7 },
      { news: 'strength', seat: 0, region: 0, n: 2 },
    ];
    const [{ fighters }] = battlesFor(view, told);
    expect(fighters.map(({ seat }) => seat)).toEqual([0, 1]);
    const known = strengthIn(view.table, 1, 0);
    expect(fighters[1]).toEqual({ seat: 1, strength: known, dial: 7 - known });
  });
  test('of a kept game: as many as were won, and whoever won had most', () => {
    const news = storyOf(EVENFALL, /-3-sun/, 0).flatMap((each) => each.news);
    const battles = battlesIn(news);
    const won = news.filter((each) => (each as { news: string }).news === 'wonBattle');
    expect(battles.length).toBe(won.length);
    expect(battles.length).toBeGreaterThan(3);
    for (const { fighters, winner } of battles) {
      const sums = fighters.map(({ strength, dial }) => strength + dial);
      const mine = fighters.find(({ seat }) => seat === winner);
      expect((mine?.strength ?? 0) + (mine?.dial ?? 0)).toBe(Math.max(...sums));
    }
  });
});

describe('a table that waits for it', () => {
  const Scene = () => null;
  const game = { reveal: { lasts, Scene } } as unknown as TableGame<unknown>;
  const at = (version: number, more: object = {}) =>
    ({
      version,
      view: { ...VIEW, version },
      question: { options: [] },
      table: { time: { kind: 'none' } },
      ...more,
    }) as unknown as Present;
  const before: readonly Entry[] = [entry(0, null, []), entry(1, 0, [])];
  const after: readonly Entry[] = [...before, entry(2, 1, BATTLE)];
  const later: readonly Entry[] = [...after, entry(3, 1, [])];

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  interface Props {
    present: Present;
    entries: readonly Entry[];
    tempo?: number;
  }
  const watch = (tempo = 1) => {
    const first: Props = { present: at(1), entries: before, tempo };
    const use = (props: Props) => useReveal(game, props.present, props.entries, props.tempo ?? tempo);
    return renderHook(use, { initialProps: first });
  };

  test('shows the table as it was, and asks nothing, until all has come out', () => {
    const { result, rerender } = watch();
    rerender({ present: at(2), entries: after });
    expect(result.current.scene?.news).toEqual(BATTLE);
    expect(result.current.present).toMatchObject({ version: 1, question: null });
    expect(result.current.entries).toBe(before);
    // What comes meanwhile waits as well.
    rerender({ present: at(3), entries: later });
    expect(result.current.present.version).toBe(1);
    act(() => vi.advanceTimersByTime(lasts(BATTLE, VIEW)));
    expect(result.current.scene).toBeNull();
    expect(result.current.present.version).toBe(3);
    expect(result.current.entries).toBe(later);
  });
  test.each(['pointerdown', 'keydown'])('goes on with one press (%s)', (press) => {
    const { result, rerender } = watch();
    rerender({ present: at(2), entries: after });
    act(() => void fireEvent(window, new Event(press)));
    expect(result.current.scene).toBeNull();
    expect(result.current.present.version).toBe(2);
  });
  test('does not wait without motion, while one’s clock runs, or for what nobody was there to see', () => {
    const still = watch(0);
    still.rerender({ present: at(2), entries: after });
    expect(still.result.current.present.version).toBe(2);
    const timed = watch();
    timed.rerender({ present: at(2, { table: { time: { kind: 'live' } } }), entries: after });
    expect(timed.result.current.present.version).toBe(2);
    const away = watch();
    const many = Array.from({ length: 20 }, (_, i) => entry(i + 3, 1, []));
    away.rerender({ present: at(22), entries: [...after, ...many] });
    expect(away.result.current.present.version).toBe(22);
  });
  test('does not wait where nothing was hidden', () => {
    const { result, rerender } = watch();
    rerender({ present: at(2), entries: [...before, entry(2, 1, [paid(1, 2)])] });
    expect(result.current.scene).toBeNull();
    expect(result.current.present.version).toBe(2);
  });
});
