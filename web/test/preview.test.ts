/** What is said before an answer is given comes true: in random games, at every turn of every seat. */
import {
  answer,
  asking,
  clone,
  crossNews,
  deciders,
  type Game,
  listening,
  type News,
  optionsOf,
  type Telling,
  take,
  type Verb,
  type View,
  viewOf,
} from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import * as ra from '@gloaming/res-arcana';
import { expect, test } from 'vitest';
import * as evenfall from '../src/games/evenfall/asking.ts';
import * as resArcana from '../src/games/res-arcana/asking.ts';
import type { Preview } from '../src/table/preview.ts';
import type { Tray } from '../src/table/tray.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const STEP = 7;
const EVENFALL: ev.Options = {
  players: 2,
  side: 'moon',
  clans: [],
  level: 'witch',
  experienced: false,
  switches: ev.SWITCHES,
};

interface Asked<T, V extends Verb> {
  isMain(view: View<T, V>): boolean;
  preview(view: View<T, V>, answers: readonly number[], language: 'en', names: readonly string[]): Preview;
  follow(view: View<T, V>, answers: readonly number[]): View<T, V> | null;
  tray(view: View<T, V>): Tray | null;
}

function check<T, V extends Verb, O>(game: Game<T, V, O>, options: O, telling: Telling<T, V>, asked: Asked<T, V>) {
  const seen = { lines: 0, final: 0, open: 0, payments: 0, gains: 0, builds: 0 };
  let moment = 0;
  playRandomly(game, options, { games: 4, seed: 11 }, ({ state, seat, own }) => {
    if (seat < 0) return;
    const view = viewOf(game, state, seat);
    const tray = asked.tray(view);
    if (tray !== null) {
      const answers = tray.answers(tray.proposal);
      expect(answers.length).toBeGreaterThan(0);
      const after = clone(game, state);
      for (const option of answers) {
        expect(optionsOf(game, after, seat)).toContain(option);
        take(game, after, seat, option, []);
      }
      // All that was to be chosen is chosen: what is asked now, if anything, is something else.
      const f = asking(after, seat);
      const before = asking(state, seat);
      expect(f?.verbs[f.at]).not.toMatchObject({ verb: before?.verbs[before.at].verb, n: (tray.n ?? 0) - 1 });
      seen[tray.does === 'build' ? 'builds' : tray.does === 'gain' || tray.does === 'put' ? 'gains' : 'payments']++;
    }
    if (moment++ % STEP !== 0 || !asked.isMain(view)) return;
    for (const option of own) {
      const { lines, isFinal } = asked.preview(view, [option], 'en', NAMES);
      const real = clone(game, state);
      const told: string[] = [];
      // What was unknown before stays unsaid, as it was when it was previewed.
      const hear = (news: News) => told.push(telling.news(crossNews(news, view.known, seat), NAMES, seat));
      listening(hear, () => take(game, real, seat, option, []));
      expect(told.filter((line) => line !== '').slice(0, lines.length)).toEqual(lines);
      // Whoever may take it back is asked again, and nothing was drawn or shown.
      if (!isFinal) {
        expect(deciders(real)).toContain(seat);
        expect(real.chance.drawn).toBe(state.chance.drawn);
        const after = asked.follow(view, [option]);
        expect(after === null ? null : optionsOf(game, after, seat)).toEqual(optionsOf(game, real, seat));
      } else expect(asked.follow(view, [option])).toBeNull();
      seen.lines += lines.length;
      seen[isFinal ? 'final' : 'open']++;
    }
  });
  return seen;
}

test.each(['standard', 'draft'] as const)('Res Arcana, %s', (deal) => {
  const seen = check(ra.resArcana, { players: 2, deal, match: false }, ra.TEXTS.en, resArcana);
  expect(seen.lines).toBeGreaterThan(200);
  expect(seen.final).toBeGreaterThan(50);
  expect(seen.open).toBeGreaterThan(50);
  expect(seen.payments).toBeGreaterThan(10);
  expect(seen.gains).toBeGreaterThan(10);
});

test('what is answered at once is not asked for in an order', () => {
  const asked = ra.TEXTS.en;
  let [whole, brief] = ['', ''];
  playRandomly(
    ra.resArcana,
    { players: 2, deal: 'standard', match: false },
    { games: 1, seed: 3 },
    ({ state, seat }) => {
      if (seat < 0) return;
      const view = viewOf(ra.resArcana, state, seat);
      if (!asked.question(view, NAMES).includes('pass over')) return;
      whole = asked.question(view, NAMES);
      brief = resArcana.question(view, 'en', NAMES);
    },
  );
  expect(whole).toMatch(/ \d to go\. A kind that you pass over is not offered again\.$/);
  expect(brief).toMatch(/\d to go\.$/);
});

test.each([1, 2])('Evenfall, players: %i', (players) => {
  const seen = check(ev.evenfall, { ...EVENFALL, players }, ev.TEXTS.en, evenfall);
  expect(seen.lines).toBeGreaterThan(100);
  expect(seen.final).toBeGreaterThan(10);
  expect(seen.open).toBeGreaterThan(50);
  expect(seen.builds).toBeGreaterThan(2);
});

test.each([
  ['before the own', 0, []],
  ['after the own', 1, ['Your Mana Dial shows 5.']],
])('Evenfall: nothing is said of a dial that another player keeps secret, opened %s', (_, other, lines) => {
  const s = ev.parsePosition(
    'evenfall sun, 2 players\nround 1, battles, first A\ncentral-mountains: witches A 1 B 1, stones eye wave\nA: star, mana 7\nB: cross, mana 7\nmain-deck rest\nplace-deck rest\n',
  );
  answer(ev.evenfall, s, other, 2);
  const view = viewOf(ev.evenfall, s, 1 - other);
  // Whoever of the two will choose a Powerstone, the dial cannot be taken back.
  expect(evenfall.preview(view, [5], 'en', NAMES)).toMatchObject({ lines, isFinal: true });
  expect(evenfall.preview(view, [0], 'en', NAMES).isFinal).toBe(true);
});
