// @vitest-environment happy-dom
/** Tokens fly from where they lay to where they lie: worked out from two looks at the table, and from nothing that says "animate". */
import { keyFrom, listening, makeDice, start, viewOf } from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import * as ra from '@gloaming/res-arcana';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import * as evTokens from '../src/games/evenfall/tokens.ts';
import * as raTokens from '../src/games/res-arcana/tokens.ts';
import { Goods } from '../src/table/Goods.tsx';
import { Moving } from '../src/table/Moving.tsx';
import { carriedBy, type Passage, passagesBetween, type Stock, type Word } from '../src/table/tokens.ts';
import { evenfallFor, resArcanaFor } from './games.tsx';

const stock = (at: string, kind: Stock['kind'], n: number, of = 0): Stock => ({ at, kind, n, of });
const said = ({ kind, n, from, to }: Passage): string => `${n} ${kind}: ${from} → ${to ?? 'lost'}`;
const between = (
  before: readonly Stock[],
  after: readonly Stock[],
  words: readonly Word[] = [],
  earlier: readonly Word[] = [],
): string[] => passagesBetween(before, after, { words, earlier }).map(said);

describe('which tokens moved', () => {
  test('whoever goes up the Coven track has a marker that climbs from step to step', () => {
    const view = viewOf(ev.evenfall, start(ev.evenfall, evenfallFor(2), keyFrom(makeDice(3))), 0);
    const later = structuredClone(view);
    later.table.players[1].coven += 2;
    const at = view.table.players[1].coven;
    expect(passagesBetween(evTokens.stocks(view), evTokens.stocks(later), { words: [], earlier: [] })).toEqual([
      { kind: ev.CLANS[view.table.players[1].clan], n: 1, from: `coven:1:${at}`, to: `coven:1:${at + 2}`, of: 1 },
    ]);
  });
  test('none, while as many lie where they lay', () => {
    const look = [stock('pool:0', 'elan', 2), stock('card:7', 'elan', 1)];
    expect(between(look, look, [{ seat: 0, at: 'card:7', gained: [['elan', 1]] }])).toEqual([]);
  });
  test('what is gone from a card and more in its owner’s pool, and only there', () => {
    const before = [stock('card:7', 'life', 3), stock('pool:0', 'life', 1), stock('pool:1', 'life', 0, 1)];
    const after = [stock('pool:0', 'life', 4), stock('pool:1', 'life', 3, 1)];
    expect(between(before, after)).toEqual(['3 life: card:7 → pool:0']);
  });
  test('a Powerstone is nobody’s until somebody has it', () => {
    const before = [stock('stones:r0', 'eye', 2, -1), stock('stones:1', 'eye', 0, 1)];
    const after = [stock('stones:r0', 'eye', 1, -1), stock('stones:1', 'eye', 1, 1)];
    expect(between(before, after)).toEqual(['1 eye: stones:r0 → stones:1']);
  });
  test('what is paid goes to what it is paid for, before that brings anything', () => {
    const before = [stock('pool:0', 'elan', 3), stock('pool:0', 'gold', 0)];
    const after = [stock('pool:0', 'elan', 0), stock('pool:0', 'gold', 1)];
    const words: Word[] = [
      { seat: 0, at: 'card:4' },
      { seat: 0, at: null, gained: [['gold', 1]] },
    ];
    expect(between(before, after, words)).toEqual(['3 elan: pool:0 → card:4', '1 gold: card:4 → pool:0']);
  });
  test('what is taken by somebody else’s card falls off the table; what comes from nowhere does not fly', () => {
    const words: Word[] = [{ seat: 1, at: 'card:9' }];
    expect(between([stock('pool:0', 'life', 2)], [stock('pool:0', 'life', 0)], words)).toEqual([
      '2 life: pool:0 → lost',
    ]);
    expect(between([stock('pool:0', 'life', 0)], [stock('pool:0', 'life', 2)], words)).toEqual([]);
  });
  test('what a card gives, or costs, after it has asked is still that card’s', () => {
    const words: Word[] = [{ seat: 0, at: null, gained: [['gold', 1]] }];
    const earlier: Word[] = [
      { seat: 0, at: 'card:2' },
      { seat: 0, at: 'discards:0' },
      { seat: 1, at: 'card:8' },
    ];
    expect(between([], [stock('pool:0', 'gold', 1)], words, earlier)).toEqual(['1 gold: discards:0 → pool:0']);
    expect(between([stock('pool:0', 'gold', 1)], [], [], earlier)).toEqual(['1 gold: pool:0 → discards:0']);
  });
  test('no more comes from a card than is there: what was gained and spent at once does not fly', () => {
    const words: Word[] = [{ seat: 0, at: 'card:4', gained: [['calm', 5]] }];
    expect(between([], [stock('pool:0', 'calm', 2)], words)).toEqual(['2 calm: card:4 → pool:0']);
  });
  test('many of a kind are a few that stand for them, and a whole new table does not fly at all', () => {
    const way = { kind: 'gold', from: 'card:1', to: 'pool:0', of: 0 } as const;
    expect(carriedBy([{ ...way, n: 7 }]).map(({ n, turn }) => [turn, n])).toEqual([
      [0, 2],
      [1, 2],
      [2, 1],
      [3, 1],
      [4, 1],
    ]);
    expect(carriedBy(Array.from({ length: 9 }, () => ({ ...way, n: 5 })))).toEqual([]);
  });
});

/** Played games: whatever flies to a pool from a card or leaves one is as much as the pool has changed by. */
describe('in whole games', () => {
  function watch(stocks: (view: never) => readonly Stock[], wordOf: (news: unknown) => Word | null) {
    const ways = new Set<string>();
    let before: readonly Stock[] | null = null;
    let news: unknown[] = [];
    let earlier: readonly Word[] = [];
    return {
      ways,
      hear: (each: unknown) => news.push(each),
      look(view: unknown) {
        const after = stocks(view as never);
        const words = news.flatMap((each) => wordOf(each) ?? []);
        news = [];
        if (before !== null)
          for (const { kind, from, to, n } of passagesBetween(before, after, { words, earlier })) {
            expect(n).toBeGreaterThan(0);
            ways.add(`${kind} ${from.replace(/[:\d].*/, '')} ${(to ?? 'lost').replace(/[:\d].*/, '')}`);
          }
        before = after;
        earlier = words.length > 0 ? words : earlier;
      },
    };
  }
  test('Res Arcana: essences between pool and cards, gold for a discarded card', () => {
    const seen = watch(raTokens.stocks, raTokens.wordOf);
    listening(seen.hear, () =>
      playRandomly(ra.resArcana, resArcanaFor(2), { games: 3, seed: 5 }, ({ state }) =>
        seen.look(viewOf(ra.resArcana, state, 0)),
      ),
    );
    for (const way of ['life pool card', 'life card pool', 'gold discards pool', 'calm card pool'])
      expect([...seen.ways]).toContain(way);
  });
  test('Evenfall: Witches and Elders between reserve, Regions and Rituals, resources, points and stones', () => {
    const seen = watch(evTokens.stocks, evTokens.wordOf);
    listening(seen.hear, () =>
      playRandomly(ev.evenfall, evenfallFor(2), { games: 4, seed: 5 }, ({ state }) =>
        seen.look(viewOf(ev.evenfall, state, 0)),
      ),
    );
    const ways = [...seen.ways];
    for (const way of ['witch reserve region', 'witch region reserve', 'witch reserve space', 'elder reserve region'])
      expect(ways).toContain(way);
    for (const way of ['herb pool card', 'herb card pool', 'points card score', 'mana pool rewards'])
      expect(ways).toContain(way);
    expect(ways.some((way) => /^(eye|flame|wave|fang) stones stones$/.test(way))).toBe(true);
  });
});

const { play } = vi.hoisted(() => ({
  play: vi.fn((_token: Element, _frames: object, _timing: { delay?: number }, _onEnd: () => void) => () => undefined),
}));
vi.mock('../src/table/play.ts', () => ({ play }));

describe('on the page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Nothing is laid out here: all that is there has a size.
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 20, 20));
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
    play.mockClear();
  });
  interface Look {
    readonly elan: number;
    readonly on: number;
  }
  const stocksOf = ({ elan, on }: Look): Stock[] => [stock('pool:0', 'elan', elan), stock('card:3', 'elan', on)];
  const table = (view: Look, tempo = 1) => (
    <SettingsProvider>
      <Moving
        view={view}
        tempo={tempo}
        stocksOf={stocksOf}
        wordOf={() => null}
        originsOf={() => []}
        destinationsOf={() => []}
      >
        <Goods label="pool" at="pool:0" goods={[{ kind: 'elan', n: view.elan }]} />
        <ul>
          <li data-card="3" />
        </ul>
      </Moving>
    </SettingsProvider>
  );
  const shown = (container: HTMLElement): string =>
    container.querySelector('[data-kind="elan"] [title]')?.getAttribute('title') ?? '';
  const flying = (container: HTMLElement): number => container.querySelectorAll('[data-flying="token"]').length;

  test('a pool is counted up as each token lands, one after the other', () => {
    const { container, rerender } = render(table({ elan: 1, on: 2 }));
    rerender(table({ elan: 3, on: 0 }));
    expect(flying(container)).toBe(2);
    expect(shown(container)).toMatch(/1$/);
    const [first, second] = play.mock.calls;
    expect(second[2].delay).toBeGreaterThan(first[2].delay ?? 0);
    act(() => first[3]());
    expect(shown(container)).toMatch(/2$/);
    act(() => second[3]());
    expect(shown(container)).toMatch(/3$/);
  });
  test('and down as each leaves', () => {
    const { container, rerender } = render(table({ elan: 2, on: 0 }));
    rerender(table({ elan: 0, on: 2 }));
    expect(shown(container)).toMatch(/2$/);
    act(() => vi.runAllTimers());
    expect(shown(container)).toMatch(/0$/);
  });
  test('what comes next finds everything landed', () => {
    const { container, rerender } = render(table({ elan: 1, on: 2 }));
    rerender(table({ elan: 3, on: 0 }));
    rerender(table({ elan: 3, on: 0 }));
    expect(shown(container)).toMatch(/3$/);
    expect(flying(container)).toBe(0);
  });
  test('for whoever wants it still the number is there at once, and nothing flies', () => {
    const { container, rerender } = render(table({ elan: 1, on: 2 }, 0));
    rerender(table({ elan: 3, on: 0 }, 0));
    expect(flying(container)).toBe(0);
    expect(shown(container)).toMatch(/3$/);
    expect(play).not.toHaveBeenCalled();
  });
});
