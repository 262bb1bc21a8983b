/** Playouts: by the policy, and by the best of a few ideas. */
import { duskfall, PRIZES } from '@gloaming/duskfall';
import { advance, clone, keyFrom, makeDice, OVER, type State, start, take } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { type Guide, SETTINGS, uniformGuide } from '../src/index.ts';
import { playout } from '../src/search/playout.ts';
import { verbOf } from '../src/search/tree.ts';

type DuskfallState = ReturnType<typeof begin>['s'];
type TableOf<S> = S extends State<infer T, infer _> ? T : never;
type VerbOf<S> = S extends State<infer _, infer V> ? V : never;
type DuskfallGuide = Guide<TableOf<DuskfallState>, VerbOf<DuskfallState>>;

function begin(deal: number) {
  const s = start(duskfall, { players: 3 }, keyFrom(makeDice(deal)));
  const options: number[] = [];
  return { s, asked: advance(duskfall, s, options), options };
}
/** Whoever wins a card keeps it or lets it go, as points are wanted or not. */
const wanting = (points: 1 | -1): DuskfallGuide => ({
  ...uniformGuide(),
  ideas: {
    verbs: new Set(['keepOrDraw']),
    many: () => 40,
    estimate: {
      from: () => (t, seat) => points * t.points[seat],
      rest: () => undefined,
      fresh: new Set(['bid']),
    },
  },
});
const pointsBy = (guide: DuskfallGuide, deal: number): number => {
  const { table } = playout(duskfall, guide, SETTINGS, begin(deal), makeDice(deal));
  return table.points.reduce((a, b) => a + b, 0);
};

test('of a few ideas the best for whoever has them is carried out', () => {
  const DEALS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const inAll = (guide: DuskfallGuide): number => DEALS.reduce((sum, deal) => sum + pointsBy(guide, deal), 0);
  expect(inAll(wanting(1))).toBeGreaterThan(1.2 * inAll(uniformGuide()));
  // With nothing left to draw the last of all is kept, whether one wants it or not.
  for (const deal of DEALS) expect(pointsBy(wanting(-1), deal)).toBeLessThanOrEqual(30);
});

test('what was only an idea has not happened: play goes on as after the best answer alone', () => {
  for (let deal = 1; deal <= 20; deal++) {
    const world = begin(deal);
    while (verbOf(world.s, world.asked) !== 'keepOrDraw')
      world.asked = take(duskfall, world.s, world.asked, world.options[0], world.options);
    for (const [option, points] of [1, -1].entries()) {
      const expected = clone(duskfall, world.s);
      take(duskfall, expected, world.asked, option, []);
      const tried = { ...world, s: clone(duskfall, world.s), options: [...world.options] };
      const { table } = playout(duskfall, wanting(points as 1 | -1), { ...SETTINGS, steps: 1 }, tried, makeDice(deal));
      expect(table).toEqual(expected.table);
    }
  }
});

test('resting is judged by what it gives up, not by what comes anyway', () => {
  const resting: DuskfallGuide = {
    ...uniformGuide(),
    ideas: {
      verbs: new Set(['keepOrDraw']),
      many: () => 40,
      estimate: {
        from: () => (t, seat) => t.points[seat],
        rest: (_, __, option) => (PRIZES[option] === 'draw' ? 100 : undefined),
        fresh: new Set(['bid']),
      },
    },
  };
  for (let deal = 1; deal <= 5; deal++) expect(pointsBy(resting, deal)).toBeLessThanOrEqual(30);
});

test('it ends with the game, after so many stages, or after so many answers', () => {
  const long = begin(7);
  expect(duskfall.result(playout(duskfall, uniformGuide(), SETTINGS, long, makeDice(1)).table)).not.toBeNull();
  expect(long.asked).toBe(OVER);
  const short = begin(7);
  playout(duskfall, uniformGuide(), { ...SETTINGS, steps: 2 }, short, makeDice(1));
  expect(short.asked).not.toBe(OVER);
  const staged = begin(7);
  const { table } = playout(
    duskfall,
    { ...uniformGuide(), stage: (t: { deck: number[] }) => t.deck.length },
    SETTINGS,
    staged,
    makeDice(1),
  );
  expect(staged.asked).not.toBe(OVER);
  expect(table.deck.length).toBeGreaterThan(10);
});
