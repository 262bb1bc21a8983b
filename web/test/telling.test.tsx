// @vitest-environment happy-dom
/** What Evenfall's board tells step by step: battles with hidden dials, the Automa's turns, the final scoring. */
import {
  asking,
  deciders,
  keyFrom,
  listening,
  makeDice,
  type News,
  optionsOf,
  SEALED,
  type State,
  start,
  take,
  viewOf,
} from '@gloaming/engine';
import * as ev from '@gloaming/evenfall';
import type { Entry } from '@gloaming/protocol';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Board } from '../src/games/evenfall/Board.tsx';
import { sources } from '../src/games/evenfall/sources.ts';
import type { Desk } from '../src/table/game.ts';
import { ScoreTable } from '../src/table/ScoreTable.tsx';
import { draw, evenfallFor } from './games.tsx';

type EvState = State<ev.Table, ev.Verb>;
const NAMES = ['Ada', 'Bo'];

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

/** Plays at random, as a table does: every answer is an entry with its news. */
function played(players: number, seed: number, until: (s: EvState, entries: Entry[]) => boolean): [EvState, Entry[]] {
  const dice = makeDice(seed);
  const options = evenfallFor(players);
  const state = start(ev.evenfall, options, keyFrom(dice));
  const entries: Entry[] = [];
  while (!until(state, entries)) {
    const seats = deciders(state);
    if (seats.length === 0) break;
    const seat = seats[dice(seats.length)];
    const own = optionsOf(ev.evenfall, state, seat);
    const news: News[] = [];
    listening(
      (each) => news.push(each),
      () => take(ev.evenfall, state, seat, own[dice(own.length)], []),
    );
    entries.push({ number: entries.length, at: 0, kind: 'answered', seat, takesBack: null, lines: [], news });
  }
  return [state, entries];
}

function show(state: EvState, entries: readonly Entry[]): void {
  const desk: Desk = {
    seat: 0,
    names: NAMES,
    isLegal: () => false,
    isChosen: () => false,
    press: () => undefined,
    look: () => undefined,
    entries,
  };
  draw(<Board view={viewOf(ev.evenfall, state, 0)} desk={desk} />);
}
const verbAsked = (s: EvState, seat: number): string | undefined => {
  const f = asking(s, seat);
  return f?.verbs[f.at].verb;
};

test("a battle says who fights and how strong, and hides a rival's dial that is set", () => {
  const isSet = (s: EvState): boolean => {
    const rival = s.lines[1]?.at(-1);
    return verbAsked(s, 0) === 'setDial' && rival !== undefined && rival.held > 0;
  };
  let found: EvState | null = null;
  for (let seed = 1; found === null && seed < 60; seed++) {
    const [state] = played(2, seed, isSet);
    if (isSet(state)) found = state;
  }
  if (found === null) throw new Error('no game came to such a battle');
  expect(viewOf(ev.evenfall, found, 0).lines[1].at(-1)?.held).toBe(SEALED);
  show(found, []);
  const battle = within(screen.getByRole('region', { name: /^Battle in / }));
  expect(battle.getByText('Bo').parentElement?.textContent).toMatch(/^Bo\d+Combat strength\?Mana Dial hidden$/);
  expect(battle.getByText('Ada').parentElement?.textContent).toMatch(/^Ada\d+Combat strength…Setting the Mana Dial$/);
});

test('the last turn of the Automa is told step by step, and nothing that came after it', () => {
  const drew = ({ news }: Entry): boolean => news.some((each) => (each as News).news === 'automaDrew');
  const [state, entries] = played(1, 4, (_, all) => all.filter(drew).length === 3);
  show(state, entries);
  const told = within(screen.getByRole('region', { name: "The Automa's last turn" })).getAllByRole('listitem');
  expect(told.length).toBeGreaterThan(1);
  expect(told[0].textContent).toMatch(/^Automa draws /);
  for (const step of told) expect(step.textContent).not.toMatch(/Ada|Battle|Round/);
});

test('the final scoring adds up to the points of every player', () => {
  for (const players of [1, 2]) {
    const [state] = played(players, 9, () => false);
    expect(state.table.over).toBe(1);
    draw(<ScoreTable sources={sources(viewOf(ev.evenfall, state, 0), 'en')} names={NAMES} />);
    const rows = [...screen.getByRole('table').querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
    );
    const parts = rows.slice(1, -1);
    expect(parts).toHaveLength(6);
    expect(rows.at(-1)).toEqual(state.table.players.map((p) => p.points));
    // During the game nobody loses points.
    for (const n of parts[0]) expect(n).toBeGreaterThanOrEqual(0);
    cleanup();
  }
});
