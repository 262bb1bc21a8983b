/** What the options of a question say, from what they are about and the view around them. */
import type { Card } from '@gloaming/engine';
import { manaPrice } from '../building.ts';
import {
  CARD_NAMES,
  FIRST_RITUAL,
  isPerson,
  personFace,
  placeFace,
  REGION_BOARDS,
  ritualFace,
} from '../cards/index.ts';
import type { Action, AskingVerb, Choices } from '../choices.ts';
import { boardOf, placesOf, rulesOf, scythesOn } from '../clan.ts';
import { goods, KINDS, RESOURCES, times } from '../goods.ts';
import { REGIONS, type Step, type Table, type View } from '../state.ts';
import { bestStones } from '../stones.ts';
import { offerRoles, PERSON_ROLES, TWO_FOR_ONE } from '../turn.ts';
import type { Role, Verb } from '../verbs.ts';
import { bindingLines, exchangeText, headed, nameOf, phrase } from './cardText.ts';
import { some } from './phrases.ts';
import { priceOf } from './price.ts';
import type { Words } from './words.ts';

/** Where play waits, and in which words it is told. */
export interface Moment {
  words: Words;
  view: View;
  f: Step;
  names: readonly string[];
}
export const tableOf = ({ view }: Moment): Table => view.table;
export const asCard = ({ words }: Moment, card: Card): string => nameOf(words, card);
export const asRegion = ({ words }: Moment, region: number): string => words.regions[REGIONS[region]];
const resource = ({ words }: Moment, kind: number, n = 1): string => words.goods(goods({ [RESOURCES[kind]]: n }));
const inBrackets = (label: string, details: readonly string[]): string =>
  details.length === 0 ? label : `${label} (${details.join(', ')})`;

const ownerOf = (t: Table, card: Card): number =>
  t.players.findIndex((p) => placesOf(p).includes(card) || p.specialists.includes(card));
const withOwner = (m: Moment, card: Card, label: string): string =>
  `${m.names[ownerOf(tableOf(m), card)] ?? m.words.automa}: ${label}`;

/** Where two designs share a name, what tells them apart (EV-18.3 calls one the Cavern without a Binding Bonus). */
function marks(m: Moment, place: Card): string[] {
  const { words } = m;
  const own = CARD_NAMES[place];
  if (!CARD_NAMES.some((name) => name !== own && words.names[name] === words.names[own])) return [];
  return [words.labels.binding(bindingLines(words, placeFace(place, tableOf(m).side)).length > 0)];
}
export const placeName = (m: Moment, place: Card): string => inBrackets(asCard(m, place), marks(m, place));
/** A Place, with the Ritual and the Catalysts on it. */
function placeLabel(m: Moment, place: Card): string {
  const t = tableOf(m);
  const ritual = t.ritualOn[place];
  if (ritual < 0) return placeName(m, place);
  return inBrackets(asCard(m, place), [
    ...marks(m, place),
    asCard(m, ritual),
    ...some(t.scythes[ritual - FIRST_RITUAL], (n) => m.words.catalysts(n, 'scythe')),
    ...some(t.orbs[ritual - FIRST_RITUAL], (n) => m.words.catalysts(n, 'orb')),
  ]);
}
/** A Ritual, with the Place it lies on. */
const ritualLabel = (m: Moment, ritual: Card): string => {
  const place = tableOf(m).ritualOn.indexOf(ritual);
  return place < 0 ? asCard(m, ritual) : m.words.labels.onPlace(asCard(m, ritual), asCard(m, place));
};
/** A Place, with all that harvesting it gives now. */
const harvestLabel = (m: Moment, place: Card): string => {
  const t = tableOf(m);
  const bonus = times(1 + scythesOn(t, place), placeFace(place, t.side).harvest);
  return inBrackets(asCard(m, place), [...marks(m, place), m.words.goods(bonus)]);
};
/** A Place, with the Binding Bonus that this Ritual gets there. */
const bindLabel = (m: Moment, place: Card): string => {
  const { binding, bindingWith } = placeFace(place, tableOf(m).side);
  const matches = bindingWith !== null && ritualFace(m.f.it).keywords.includes(bindingWith.keyword);
  const verbs = [...binding, ...(matches ? bindingWith.verbs : [])];
  return verbs.length === 0 ? placeName(m, place) : headed(m.words, placeName(m, place), phrase(m.words, verbs));
};
function figuresLabel(m: Moment, ritual: Card): string {
  const t = tableOf(m);
  const i = ritual - FIRST_RITUAL;
  return inBrackets(asCard(m, ritual), [
    ...some(t.witchesOn[i], (n) => m.words.figures(n, 'witch')),
    ...some(t.eldersOn[i], (n) => m.words.figures(n, 'elder')),
  ]);
}

function discovering({ words, view }: Moment, place: Card): string {
  const region = view.table.regions.findIndex(({ spots }) => spots.includes(place));
  const { witches } = placeFace(place, view.table.side);
  return words.labels.discover(nameOf(words, place), REGIONS[region], witches);
}
/** What a person is played as is asked next; where there is nothing to choose, it is said here. */
function playing({ words, view, f }: Moment, card: Card): string {
  const name = nameOf(words, card);
  const price = (as: Role): string => priceOf(words, view.table, f.seat, card, as);
  if (!isPerson(card)) return words.labels.playFor(name, price('ritual'));
  const roles: number[] = [];
  offerRoles(view, f.seat, card, roles);
  if (roles.length > 1) return words.labels.play(name);
  const only = PERSON_ROLES[roles[0]];
  return words.labels.playFor(name, headed(words, words.roles[only], price(only)));
}
/** A Ritual's Action Space, with the Place it lies on, since there may be two copies. */
function usingRitual(m: Moment, card: Card): string {
  const { effect } = ritualFace(card);
  return m.words.labels.use(ritualLabel(m, card), effect.effect === 'space' ? exchangeText(m.words, effect.space) : '');
}
/** One's own Specialist's effect, or a borrowed one's with its owner. */
function usingPerson({ words, view, f, names }: Moment, card: Card): string {
  const effect = personFace(card).specialist;
  const owner = view.table.players.findIndex(({ specialists }) => specialists.includes(card));
  const name = nameOf(words, card);
  const who = owner === f.seat ? name : `${name} (${names[owner] ?? words.automa})`;
  return words.labels.use(who, effect.effect === 'turn' ? exchangeText(words, effect) : '');
}

type Says<D extends Action['does']> = (m: Moment, action: Extract<Action, { does: D }>) => string;
const ACTIONS: { readonly [D in Action['does']]: Says<D> } = {
  pass: ({ words }) => words.labels.pass,
  endTurn: ({ words }) => words.labels.endTurn,
  discover: (m, { card }) => discovering(m, card),
  activateToken: ({ words }) => words.labels.activateToken,
  buildCatalysts: ({ words }) => words.labels.build,
  twoForOne: ({ words }) => headed(words, words.sources.freeAction, exchangeText(words, TWO_FOR_ONE)),
  oneForOne({ words, view, f }) {
    const { freeAction } = boardOf(view.table, f.seat);
    return headed(words, words.sources.freeAction, freeAction === null ? '' : exchangeText(words, freeAction));
  },
  play: (m, { card }) => playing(m, card),
  useRegion: (m, { region }) =>
    m.words.labels.use(asRegion(m, region), exchangeText(m.words, REGION_BOARDS[region].space)),
  useBoard({ words, view, f }) {
    const { space } = boardOf(view.table, f.seat);
    return words.labels.use(words.sources.board, space === null ? '' : exchangeText(words, space));
  },
  useRitual: (m, { card }) => usingRitual(m, card),
  usePerson: (m, { card }) => usingPerson(m, card),
  useStoneSpace: ({ words, view, f }, { space }) =>
    headed(words, words.sources.stoneSpace(space + 1), phrase(words, boardOf(view.table, f.seat).stoneSpaces[space])),
};

/** By the verb that asks; "no" has words of its own. */
export const OPTIONS: {
  readonly [V in AskingVerb]: (
    m: Moment,
    choice: Exclude<Choices[V], { does: 'decline' }>,
    verb: Extract<Verb, { verb: V }>,
  ) => string;
} = {
  takeTurn: (m, action) => (ACTIONS[action.does] as (m: Moment, action: Action) => string)(m, action),
  payRest: (m, { kind }) => resource(m, kind),
  discard: (m, { card }) => asCard(m, card),
  removeFromHand: (m, { card }) => asCard(m, card),
  removeRitual: (m, { card }) => ritualLabel(m, card),
  /** Kinds never go back, so the last kind is all that is left to gain. */
  gainAny: (m, { kind }, { n }) => resource(m, kind, kind === KINDS - 1 ? n : 1),
  choose: ({ words }, { n }, { of }) => phrase(words, of[n]),
  exchange: ({ words }, _, { cost, effect }) => exchangeText(words, { cost, verbs: effect }),
  transfer: (m, { card }) => placeLabel(m, card),
  harvest: (m, { card }, { which }) =>
    which === 'other' ? withOwner(m, card, harvestLabel(m, card)) : harvestLabel(m, card),
  discoverFreely: (m, { region }) => asRegion(m, region),
  discoverThere: (m, { card }) => placeName(m, card),
  putElders: (m, { region }) => asRegion(m, region),
  returnFigure(m, choice) {
    if ('card' in choice) return ritualLabel(m, choice.card);
    return choice.from === 'round' ? asRegion(m, choice.region) : m.words.labels.actionSpaceOf(REGIONS[choice.region]);
  },
  moveFigures: (m, { card }) => figuresLabel(m, card),
  moveFiguresTo: (m, { region }) => asRegion(m, region),
  buildFreely: (m, { card }) => ritualLabel(m, card),
  borrow: (m, { card }) => withOwner(m, card, asCard(m, card)),
  trackBonus: (m, { n }) =>
    headed(m.words, m.words.labels.step(n), phrase(m.words, boardOf(tableOf(m), m.f.seat).track[n - 1])),
  boost: (m, { region }) => asRegion(m, region),
  order: (m, { card }) => asCard(m, card),
  playAs: (m, { as, card }) => inBrackets(m.words.labels.as[as], [priceOf(m.words, tableOf(m), m.f.seat, card, as)]),
  bind: (m, { card }) => bindLabel(m, card),
  useSpace: ({ words }, { figure }) => words.figures(1, figure),
  build(m, { catalyst, card, for: pays }) {
    const price = pays === 'mana' ? manaPrice(rulesOf(tableOf(m), m.f.seat), catalyst) : 0;
    return m.words.labels.catalystOn(catalyst, asCard(m, card), price);
  },
  placeStoneOnBoard: ({ words }, { stone }) => words.stone(stone),
  setDial: ({ words }, { n }) => words.mana(n),
  adjustDial: ({ words, view, f }, { n }) =>
    n === view.table.players[f.seat].dial ? words.labels.keepDial(n) : words.labels.changeDial(n),
  takeStone: ({ words }, { stone }) => words.stone(stone),
  placeStones(m, { does }) {
    if (does === 'placeOneByOne') return m.words.labels.oneByOne;
    const best = bestStones(tableOf(m), m.f.seat).map(({ stone, place }) =>
      m.words.labels.onPlace(m.words.stone(stone), asCard(m, place)),
    );
    return inBrackets(m.words.labels.bestStones, best);
  },
  placeStone: (m, { card }) => placeLabel(m, card),
};
