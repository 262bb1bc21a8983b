// @vitest-environment happy-dom
/** Both boards are drawn from real views of real games, for every seat and for somebody who only watches. */
import { keyFrom, makeDice, SPECTATOR, start, viewOf } from '@gloaming/engine';
import { playRandomly } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import { EVENFALL } from '@gloaming/evenfall/entry';
import * as ra from '@gloaming/res-arcana';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isMain } from '../src/games/evenfall/asking.ts';
import { Board as EvenfallBoard } from '../src/games/evenfall/Board.tsx';
import { reasons, targetOf } from '../src/games/evenfall/pointing.ts';
import { TABLE } from '../src/games/evenfall/table.ts';
import { Board as ResArcanaBoard } from '../src/games/res-arcana/Board.tsx';
import type { Desk } from '../src/table/game.ts';
import { draw, evenfallFor, resArcanaFor } from './games.tsx';

const deskFor = (seat: number): Desk => ({
  seat,
  names: ['Ada', 'Bo'],
  isLegal: () => false,
  isChosen: () => false,
  press: () => undefined,
  look: () => undefined,
});
/** What is read: hyphens at which a line may end are none of its letters. */
const read = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u00AD', '');
/** A game at random is long, and drawing it three times at a moment takes its time. */
const STEP = 240;
const LONG_STEP = 300;

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

test('Res Arcana', () => {
  let moment = 0;
  playRandomly(ra.resArcana, resArcanaFor(2), { games: 1, seed: 2 }, ({ state }) => {
    if (moment++ % LONG_STEP !== 0) return;
    for (const seat of [SPECTATOR, 0, 1]) {
      draw(<ResArcanaBoard view={viewOf(ra.resArcana, state, seat)} desk={deskFor(seat)} />);
      expect(screen.getByText('Places of Power')).toBeTruthy();
      expect(screen.getByText('Ada')).toBeTruthy();
      cleanup();
    }
  });
  expect(moment).toBeGreaterThan(LONG_STEP);
});

test('a press on the own deck shows what is still in it, and on another one nothing', () => {
  const state = start(ra.resArcana, resArcanaFor(2), keyFrom(makeDice(5)));
  const { deck } = state.table.players[0];
  draw(<ResArcanaBoard view={viewOf(ra.resArcana, state, 0)} desk={deskFor(0)} />);
  const piles = screen.getAllByRole('button', { name: /^Deck/ });
  expect(piles).toHaveLength(1);
  fireEvent.click(piles[0]);
  const cards = within(screen.getByRole('dialog', { name: 'In your deck, in no order' })).getAllByRole('article');
  const names = cards.map((card) => read(within(card).getByRole('heading')));
  expect(names.toSorted()).toEqual(deck.map((card) => ra.TEXTS.en.card(card).name).toSorted());
});

test('Evenfall, against another and against the Automa', () => {
  for (const players of [1, 2]) {
    const options: ev.Options = {
      players,
      side: 'moon',
      clans: [],
      level: 'witch',
      experienced: false,
      switches: ev.SWITCHES,
    };
    let moment = 0;
    playRandomly(ev.evenfall, options, { games: 1, seed: 3 }, ({ state }) => {
      if (moment++ % STEP !== 0) return;
      draw(<EvenfallBoard view={viewOf(ev.evenfall, state, 0)} desk={deskFor(0)} />);
      expect(screen.getByRole('region', { name: 'Northern Lakes' })).toBeTruthy();
      expect(screen.getByRole('heading', { name: players === 1 ? 'The Automa' : /Bo/ })).toBeTruthy();
      cleanup();
    });
  }
});

test("a rival's hand is not drawn", () => {
  const state = start(ra.resArcana, resArcanaFor(2), keyFrom(makeDice(1)));
  const { container } = draw(<ResArcanaBoard view={viewOf(ra.resArcana, state, 0)} desk={deskFor(0)} />);
  for (const card of state.table.players[1].hand) expect(read(container)).not.toContain(ra.TEXTS.en.card(card).name);
});

test('an Action Space that cannot be used says why; one that can does not', () => {
  const options = evenfallFor(2);
  const said = new Set<boolean>();
  playRandomly(ev.evenfall, options, { games: 1, seed: 4 }, ({ state, seat, own }) => {
    if (seat !== 0 || said.size === 2) return;
    const view = viewOf(ev.evenfall, state, seat);
    if (!isMain(view)) return;
    const legal = new Set(own.map((option) => targetOf(view, option)));
    const isUsable = legal.has('region:0');
    if (said.has(isUsable)) return;
    said.add(isUsable);
    draw(<EvenfallBoard view={view} desk={{ ...deskFor(0), isLegal: (target) => legal.has(target) }} />);
    const region = screen.getByRole('region', { name: 'Northern Lakes' });
    const why = reasons(view, 'region:0', 'en', ['Ada', 'Bo']).join(' ');
    if (isUsable) expect(region.querySelector('button[aria-pressed]')?.textContent).toContain('Action Space');
    else expect(why !== '' && region.textContent?.includes(why)).toBe(true);
    cleanup();
  });
  expect(said.size).toBe(2);
});

test('every card of a rival has its name, for whoever sees it, points at it or hears it', () => {
  let seen = 0;
  playRandomly(ra.resArcana, resArcanaFor(4), { games: 1, seed: 2 }, ({ state }) => {
    if (seen > 0 || state.table.players[2].inPlay.length < 6) return;
    const { container } = draw(
      <ResArcanaBoard view={viewOf(ra.resArcana, state, 0)} desk={{ ...deskFor(0), names: ['A', 'B', 'C', 'D'] }} />,
    );
    for (const card of state.table.players[2].inPlay) {
      const tile = container.querySelector(`[data-card="${card}"] button`);
      const { name } = ra.TEXTS.en.card(card);
      expect(read(tile)).toContain(name);
      expect(tile?.getAttribute('title')).toBe(name);
      seen++;
    }
    cleanup();
  });
  expect(seen).toBeGreaterThanOrEqual(6);
});

test('a bot that found no answer is marked at its seat, and only there', () => {
  const evenfall = start(ev.evenfall, evenfallFor(2), keyFrom(makeDice(1)));
  const resArcana = start(ra.resArcana, resArcanaFor(2), keyFrom(makeDice(1)));
  const boards = (desk: Desk) => [
    <EvenfallBoard key="evenfall" view={viewOf(ev.evenfall, evenfall, 0)} desk={desk} />,
    <ResArcanaBoard key="res-arcana" view={viewOf(ra.resArcana, resArcana, 0)} desk={desk} />,
  ];
  const said = (board: ReactElement): [boolean, boolean] => {
    draw(board);
    const marks = ['Ada (you)', 'Bo'].map((name) => {
      const own = within(screen.getByRole('region', { name }));
      return own.queryByText('A bot here found no answer 2 times; the first possible one was taken') !== null;
    });
    cleanup();
    return [marks[0], marks[1]];
  };
  for (const board of boards({ ...deskFor(0), stumbles: [0, 2] })) expect(said(board)).toEqual([false, true]);
  for (const board of boards(deskFor(0))) expect(said(board)).toEqual([false, false]);
});

test('no list is empty, and lists in lists are Places with something on them', () => {
  for (const players of [1, 2]) {
    const options = evenfallFor(players);
    const seen = new Set<number>();
    playRandomly(ev.evenfall, options, { games: 3, seed: 5 }, ({ state }) => {
      const held = state.table.players.flatMap(({ outer, inner }) => [...outer, ...inner]);
      const bound = held.filter((place) => state.table.ritualOn[place] >= 0).length;
      if (held.length < 3 || bound > 1 || seen.has(bound)) return;
      seen.add(bound);
      draw(<EvenfallBoard view={viewOf(ev.evenfall, state, 0)} desk={deskFor(0)} />);
      const lists = screen.getAllByRole('list');
      for (const list of lists) expect(list.children.length, list.className).toBeGreaterThan(0);
      expect(lists.filter((list) => list.parentElement?.closest('ul, ol'))).toHaveLength(bound);
      cleanup();
    });
    expect(seen).toEqual(new Set([0, 1]));
  }
});

test('on a wide table a clan board is a press away, where it makes the table no higher', () => {
  const state = start(ev.evenfall, evenfallFor(2), keyFrom(makeDice(1)));
  const { container } = draw(<EvenfallBoard view={viewOf(ev.evenfall, state, 0)} desk={deskFor(0)} />);
  const { clan } = state.table.players[0];
  const { lines } = ev.clanBoardText('en', ev.CLANS[clan], state.table.side, state.table.switches);
  expect(container.querySelector('details')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Clan Board/ }));
  const dialog = screen.getByRole('dialog');
  for (const line of lines) expect(within(dialog).getByText(line).closest('details')).toBeNull();
  expect(within(dialog).getByRole('heading', { name: /^Coven/ })).toBeTruthy();
});

test('the rondel says where the Automa stands', () => {
  const state = start(ev.evenfall, evenfallFor(1), keyFrom(makeDice(1)));
  draw(<EvenfallBoard view={viewOf(ev.evenfall, state, 0)} desk={deskFor(0)} />);
  const rondel = within(screen.getByRole('region', { name: 'Rondel' }));
  expect(rondel.getByRole('heading', { name: 'Rondel' })).toBeTruthy();
  const spaces = rondel.getAllByRole('listitem');
  const standing = spaces.filter((space) => space.textContent?.endsWith('(the Automa stands here)'));
  expect(standing).toEqual([spaces[state.table.rondel]]);
  expect(standing[0].getAttribute('aria-current')).toBe('step');
});

test.each(ev.SIDES)('Evenfall: a card that is only named shows the side that lies on the table, %s', (side) => {
  const state = start(ev.evenfall, { ...evenfallFor(2), side }, keyFrom(makeDice(1)));
  const view = viewOf(ev.evenfall, state, 0);
  const printed = (card: number, which: ev.Side): unknown => ev.placeFace(card, which).points;
  const places = Array.from({ length: ev.CARDS }, (_, card) => card).filter(ev.isPlace);
  const card = places.find((each) => printed(each, 'sun') !== printed(each, 'moon')) ?? -1;
  const faceOf = TABLE.facesOf(view);
  expect(faceOf('en', card).points).toBe(printed(card, side));
  // Who is given it is not drawn anew with every piece of news.
  expect(TABLE.facesOf({ ...view })).toBe(faceOf);
});

test('Evenfall: at a table that counts every Scythe the card that counts them says so', () => {
  const linesAt = (points: string): readonly string[] => {
    const options = EVENFALL.options.parse(2, { 'scythe-points': points });
    const view = viewOf(ev.evenfall, start(ev.evenfall, options, keyFrom(makeDice(1))), 0);
    const { text, said } = TABLE.facesOf(view)('en', ev.cardOf('bao'));
    expect(JSON.stringify(said)).toContain(points === 'each' ? 'for each Scythe' : 'and a Scythe');
    return text.lines;
  };
  expect(linesAt('each').join()).toContain('for each Scythe');
  expect(linesAt('once').join()).not.toContain('for each Scythe');
});
