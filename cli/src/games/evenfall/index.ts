/** The table of Evenfall in a terminal. */
import { type Card, deciders, type Seat, seatLetter } from '@gloaming/engine';
import {
  CLANS,
  LEVELS,
  type Player,
  phaseOf,
  REGIONS,
  regionText,
  rondelText,
  settingsText,
  type Table,
  trackOf,
  trackText,
  type Verb,
  type View,
} from '@gloaming/evenfall';
import { row, ruler, wrap } from '../../base/page.ts';
import type { Layout, Page } from '../layout.ts';
import { besideLines } from './beside.ts';
import { boardsOf, onRondel, rewardsOf } from './boards.ts';
import {
  called,
  heldPlace,
  mana,
  nameOf,
  offered,
  place,
  pool,
  type Setting,
  signsIn,
  specialist,
  stars,
  stone,
} from './things.ts';
import { TABLE_WORDS } from './words.ts';

function title(set: Setting, view: View): string {
  const { t, page, words } = set;
  const parts = [t.round === 0 ? words.setup : page.words.table.round(t.round)];
  const asked = deciders(view);
  const phase = phaseOf(view);
  if (t.over === 1) parts.push(page.words.table.over);
  else {
    if (phase === 'battles') parts.push(words.battle);
    if (phase === 'round-end') parts.push(words.roundEnd);
    if (phase === 'scoring') parts.push(words.scoring);
    if (asked.length === 1 && t.round > 0) parts.push(page.words.table.turn(page.names[asked[0]]));
  }
  return parts.join(' · ');
}

/** Who stands where: on the round space, then on the Action Space. */
function regionLines(set: Setting, region: number): string[] {
  const { t, page, words } = set;
  const { spots, stones, witches, elders, space } = t.regions[region];
  const standing = t.players.flatMap((_, seat) => {
    const figures = [
      ...(witches[seat] === 0 ? [] : [`${words.witches} ${witches[seat]}`]),
      ...(elders[seat] === 0 ? [] : [`${words.elders} ${elders[seat]}`]),
    ];
    return figures.length === 0 ? [] : [`${called(set, seat)}: ${figures.join(', ')}`];
  });
  const onSpace = space.map((figure) => called(set, figure >> 1));
  const things = [
    stones.map((one) => stone(set, one)).join(' '),
    ...standing,
    ...(onSpace.length === 0 ? [] : [`${words.space}: ${onSpace.join(', ')}`]),
  ];
  const { name } = regionText(page.language, REGIONS[region]);
  const places = spots.filter((card) => card >= 0).map((card) => place(set, card, true));
  return [
    ...row(`${page.paint('bold', name)}  `, things, page.width, 4),
    ...row(`  ${page.paint('dim', `${words.rewards}:`)} `, rewardsOf(page.language, region), page.width, 4),
    ...(places.length === 0 ? [] : row('  ', places, page.width, 4)),
  ];
}

function heading(set: Setting, seat: Seat): string[] {
  const { t, page, words } = set;
  const p = t.players[seat];
  const settings = settingsText(page.language);
  const letter = seatLetter(seat);
  const name = called(set, seat);
  const isLettered = p.automa === 1 || name === letter || name.endsWith(` ${letter}`);
  const things = [
    p.automa === 1 ? words.level(settings.levels[LEVELS[t.level]]) : p.clan < 0 ? '' : settings.clans[CLANS[p.clan]],
    stars(set, p.points),
    ...(p.automa === 1 ? [] : [pool(set, p.resources), mana(set, p.mana)]),
    `${words.witches} ${p.witches}`,
    ...(p.automa === 1 ? [] : [`${words.elders} ${p.elders}`]),
    ...(t.over === 1 ? [`${words.coven} ${p.coven}`] : []),
    ...(p.automa === 1 || p.tokenUsed === 1 ? [] : [words.token]),
    ...(t.first === seat && t.seats > 1 ? [words.first] : []),
    ...(p.passed === 1 ? [page.paint('dim', words.passed)] : []),
    ...(p.hand.some((card) => card < 0) ? [page.paint('dim', `${words.inHand} ${p.hand.length}`)] : []),
  ].filter((thing) => thing !== '');
  const label = `${page.paint('bold', name)}${isLettered ? '' : page.paint('dim', ` ${letter}`)}  `;
  return row(label, things, page.width, 4);
}

function stonesOf(set: Setting, p: Player): string[] {
  return p.stones.flatMap((n, one) => (n === 0 ? [] : [n === 1 ? stone(set, one) : `${stone(set, one)} ×${n}`]));
}

/** Where the Automa's marker stands, and what lies ahead: up to the ring, which it never passes. */
function rondel({ t, page, words }: Setting): string[] {
  const all = rondelText(page.language, LEVELS[t.level]);
  const ahead = [...all.slice(t.rondel + 1), ...all.slice(0, t.rondel + 1)];
  const seen = ahead
    .slice(0, ahead.findIndex(({ ring }) => ring) + 1)
    .map((space) => page.paint('dim', onRondel(space)));
  const label = `  ${page.paint('dim', `${words.rondel} ${t.rondel + 1}/${all.length}:`)} `;
  return row(label, [onRondel(all[t.rondel]), ...seen], page.width, 4, ' → ');
}

/** What the next step on the Coven track gives. */
function nextStep({ t, page, words }: Setting, p: Player): string[] {
  const track = p.automa === 1 ? 'automa' : p.clan < 0 ? undefined : trackOf(CLANS[p.clan], t.side);
  if (track === undefined) return [];
  const { steps, beyond } = trackText(page.language, track);
  const label = page.paint('dim', `${words.coven} ${p.coven}/${steps.length}, ${words.next}:`);
  return wrap(`  ${label} ${steps[p.coven] ?? beyond}`, page.width, 4);
}

function player(set: Setting, seat: Seat): string[] {
  const { t, page, words } = set;
  const p = t.players[seat];
  const line = (label: string, things: readonly string[]): string[] =>
    things.length === 0 ? [] : row(`  ${page.paint('dim', `${label}:`)} `, things, page.width, 4);
  const list = (label: string, cards: readonly Card[], say: (set: Setting, card: Card) => string): string[] =>
    line(
      label,
      cards.filter((card) => card >= 0).map((card) => say(set, card)),
    );
  return [
    ...heading(set, seat),
    ...(t.over === 1 ? [] : nextStep(set, p)),
    ...(p.automa === 1 && t.over === 0 ? rondel(set) : []),
    ...list(words.outer, p.outer, heldPlace),
    ...list(words.inner, p.inner, heldPlace),
    ...list(words.specialists, p.specialists, specialist),
    ...list(words.borrowed, p.borrowed, nameOf),
    ...list(words.council, p.council, nameOf),
    ...line(words.stonesOwned, stonesOf(set, p)),
    ...line(
      words.board,
      p.stoneSpaces.flatMap((one, i) => (one < 0 ? [] : [`${i + 1} ${stone(set, one)}`])),
    ),
    ...list(words.hand, p.hand, offered),
  ];
}

const settingOf = (view: View, page: Page<Table, Verb>): Setting => ({
  page,
  t: view.table,
  words: TABLE_WORDS[page.language],
});

export const EVENFALL: Layout<Table, Verb> = {
  /** The Regions, the others clockwise, oneself last: nearest to where one types. */
  table(view, page) {
    const set = settingOf(view, page);
    const { t, words } = set;
    const n = t.players.length;
    const own = view.seat < 0 ? t.seats - 1 : view.seat;
    const seats = Array.from({ length: n }, (_, i) => (own + 1 + i) % n);
    return [
      ...ruler(title(set, view), page.width, page.paint),
      ...t.regions.flatMap((_, region) => regionLines(set, region)),
      ...wrap(page.paint('dim', words.decks(t.mainDeck.length, t.discards.length, t.placeDeck.length)), page.width, 4),
      ...seats.flatMap((seat) => ['', ...player(set, seat)]),
    ];
  },
  status(view, page) {
    return view.seat < 0 ? [] : heading(settingOf(view, page), view.seat);
  },
  beside: (view, page) => besideLines(settingOf(view, page), view),
  boards: boardsOf,
  hand: ({ table, seat }) => table.players[seat]?.hand ?? [],
  signs: (language) => signsIn(TABLE_WORDS[language]),
  counts: () => 'points',
};
