/** What a seat is asked, and what its options mean: read from the frame that asks and the view around it. */
import { asking, type Card, capital, NONE } from '@gloaming/engine';
import { BUILT, manaPrice, readBuild } from '../building.ts';
import { CARD_NAMES, FIRST_RITUAL, isRitual, placeFace, ritualFace } from '../cards/index.ts';
import { boardOf, placesOf, rulesOf, scythesOn, strengthIn } from '../clan.ts';
import { ACTION_SPACE, ROUND_SPACE } from '../figures.ts';
import { goods, KINDS, RESOURCES, times } from '../goods.ts';
import { VERBS } from '../rules.ts';
import { BEST, nextStone } from '../score.ts';
import { REGIONS, type Step, type Table, type View } from '../state.ts';
import { bestStones } from '../stones.ts';
import { PERSON_ROLES } from '../turn.ts';
import type { Verb } from '../verbs.ts';
import { bindingLines, exchangeText, headed, nameOf, phrase } from './cardText.ts';
import { some } from './phrases.ts';
import { priceOf } from './price.ts';
import { sourceText, spaceName } from './source.ts';
import { turnCard, turnOption } from './turnOptions.ts';
import type { Asked, AskingVerb, Declinable, Words } from './words.ts';

/** Where play waits, and in which words it is told. */
export interface Moment {
  words: Words;
  view: View;
  f: Step;
  names: readonly string[];
}
interface Meaning<V> {
  option(moment: Moment, option: number, verb: V): string;
  /** The card an option is about, where two options could be about cards of the same name. */
  card?(option: number): Card;
  /** What the question is about, if not what it comes from. */
  about?(moment: Moment, verb: V): string;
}

const tableOf = ({ view }: Moment): Table => view.table;
const asCard = ({ words }: Moment, card: Card): string => nameOf(words, card);
const asRegion = ({ words }: Moment, region: number): string => words.regions[REGIONS[region]];
const itself = (card: Card): Card => card;
const afterNo = (option: number): Card => option - 1;
const no = ({ words }: Moment, verb: Declinable): string => words.labels.declined[verb];
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
const placeName = (m: Moment, place: Card): string => inBrackets(asCard(m, place), marks(m, place));
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

const MEANINGS: { readonly [V in AskingVerb]: Meaning<Extract<Verb, { verb: V }>> } = {
  payRest: { option: (m, kind) => resource(m, kind) },
  discard: { option: asCard },
  removeFromHand: { option: asCard },
  removeRitual: { option: ritualLabel, card: itself },
  /** Kinds never go back, so the last kind is all that is left to gain. */
  gainAny: { option: (m, kind, { n }) => resource(m, kind, kind === KINDS - 1 ? n : 1) },
  choose: { option: ({ words }, option, { of }) => phrase(words, of[option]) },
  exchange: {
    option: (m, option, { cost, effect }) =>
      option === 0 ? no(m, 'exchange') : exchangeText(m.words, { cost, verbs: effect }),
  },
  transfer: {
    option: (m, option) => (option === 0 ? no(m, 'transfer') : placeLabel(m, option - 1)),
    card: afterNo,
  },
  harvest: {
    option: (m, place, { which }) =>
      which === 'other' ? withOwner(m, place, harvestLabel(m, place)) : harvestLabel(m, place),
    card: itself,
  },
  discoverFreely: { option: asRegion },
  discoverThere: { option: placeName, card: itself },
  putElders: { option: (m, option) => (option === 0 ? no(m, 'putElders') : asRegion(m, option - 1)) },
  returnFigure: {
    option(m, option, { from }) {
      if (option === 0) return no(m, 'returnFigure');
      if (from === 'ritual') return ritualLabel(m, option);
      return option < ACTION_SPACE
        ? asRegion(m, option - ROUND_SPACE)
        : m.words.labels.actionSpaceOf(REGIONS[option - ACTION_SPACE]);
    },
    card: (option) => (option < FIRST_RITUAL ? NONE : option),
  },
  moveFigures: {
    option: (m, option) => (option === 0 ? no(m, 'moveFigures') : figuresLabel(m, option)),
    card: (option) => (option === 0 ? NONE : option),
  },
  moveFiguresTo: { option: asRegion },
  buildFreely: {
    option: (m, option) => (option === 0 ? no(m, 'buildFreely') : ritualLabel(m, option)),
    card: (option) => (option === 0 ? NONE : option),
  },
  borrow: { option: (m, card) => withOwner(m, card, asCard(m, card)), card: itself },
  trackBonus: {
    option: (m, step) =>
      headed(m.words, m.words.labels.step(step), phrase(m.words, boardOf(tableOf(m), m.f.seat).track[step - 1])),
  },
  boost: { option: (m, option) => (option === 0 ? no(m, 'boost') : asRegion(m, option - 1)) },
  order: { option: asCard, card: itself },
  takeTurn: { option: (m, option) => turnOption(m, option), card: turnCard },
  playAs: {
    about: (m) => asCard(m, m.f.it),
    option(m, option) {
      const as = PERSON_ROLES[option];
      return inBrackets(m.words.labels.as[as], [priceOf(m.words, tableOf(m), m.f.seat, m.f.it, as)]);
    },
  },
  bind: { option: bindLabel, card: itself },
  useSpace: {
    about: ({ words }, { space }) => spaceName(words, space),
    option: ({ words }, option) => words.figures(1, option === 0 ? 'witch' : 'elder'),
  },
  build: {
    option(m, option) {
      if (option === BUILT) return no(m, 'build');
      const { ritual, orb, mana } = readBuild(option);
      const price = mana ? manaPrice(rulesOf(tableOf(m), m.f.seat), orb) : 0;
      return m.words.labels.catalystOn(orb ? 'orb' : 'scythe', asCard(m, ritual), price);
    },
    card: (option) => (option === BUILT ? NONE : readBuild(option).ritual),
  },
  placeStoneOnBoard: {
    about: ({ words }, { space }) => words.sources.stoneSpace(space + 1),
    option: ({ words }, stone) => words.stone(stone),
  },
  setDial: {
    about: (m, { region }) => asRegion(m, region),
    option: ({ words }, n) => words.mana(n),
  },
  adjustDial: {
    about: (m, { region }) => asRegion(m, region),
    option: ({ words, view, f }, n) =>
      n === view.table.players[f.seat].dial ? words.labels.keepDial(n) : words.labels.changeDial(n),
  },
  takeStone: {
    about: (m, { region }) => asRegion(m, region),
    option: ({ words }, stone) => words.stone(stone),
  },
  placeStones: {
    option(m, option) {
      if (option !== BEST) return m.words.labels.oneByOne;
      const best = bestStones(tableOf(m), m.f.seat).map(({ stone, place }) =>
        m.words.labels.onPlace(m.words.stone(stone), asCard(m, place)),
      );
      return inBrackets(m.words.labels.bestStones, best);
    },
  },
  placeStone: {
    option: (m, option) => (option === 0 ? no(m, 'placeStone') : placeLabel(m, option - 1)),
    card: afterNo,
  },
};

/** The verb that asks, with its meaning; the one place where the two are known to belong together. */
function meaningOf(f: Step): { verb: Verb; meaning: Meaning<Verb> } {
  const verb = f.verbs[f.at];
  return { verb, meaning: MEANINGS[verb.verb as AskingVerb] as Meaning<Verb> };
}

function askedOf(m: Moment, verb: Verb): Asked {
  const t = tableOf(m);
  return {
    acted: m.f.n !== 0,
    card: m.f.it < 0 ? '' : asCard(m, m.f.it),
    strength: verb.verb === 'setDial' ? strengthIn(t, m.f.seat, verb.region) : 0,
    dial: t.players[m.f.seat].dial,
    stone: verb.verb === 'placeStone' ? nextStone(t, t.players[m.f.seat], m.f.n) : NONE,
  };
}

/** Empty if the seat of the view is asked nothing. */
export function questionText(words: Words, view: View, names: readonly string[]): string {
  const f = asking(view, view.seat);
  if (f === undefined) return '';
  const m: Moment = { words, view, f, names };
  const { verb, meaning } = meaningOf(f);
  const ask = words.questions[verb.verb as AskingVerb] as (verb: Verb, asked: Asked) => string;
  const about = meaning.about?.(m, verb) ?? sourceText(words, view, f);
  const question = ask(verb, askedOf(m, verb));
  return about === '' ? capital(question) : `${about}: ${question}`;
}

/** Where a card lies in a clan, and what lies there with it: what can tell two of one name apart. */
function whereabouts(m: Moment, card: Card): string[] {
  const { players, ritualOn } = tableOf(m);
  const place = isRitual(card) ? ritualOn.indexOf(card) : card;
  const owner = players.find((p) => placesOf(p).includes(place));
  if (owner === undefined) return [];
  const circle = m.words.circles[owner.outer.includes(place) ? 'outer' : 'inner'];
  return [placeName(m, place), circle, ...(ritualOn[place] < 0 ? [] : [asCard(m, ritualOn[place])])];
}

/** Of options that read alike it is said where their cards lie; if that is the same, too, they are numbered. */
function toldApart(m: Moment, option: number, verb: Verb, meaning: Meaning<Verb>, label: string): string {
  const cardIn = (one: number): Card => meaning.card?.(one) ?? NONE;
  const card = cardIn(option);
  if (card < 0) return label;
  const options: number[] = [];
  const asks = VERBS[verb.verb as AskingVerb] as { options(s: View, verb: Verb, f: Step, out: number[]): void };
  asks.options(m.view, verb, m.f, options);
  const equals = options.filter(
    (one) => cardIn(one) >= 0 && asCard(m, cardIn(one)) === asCard(m, card) && meaning.option(m, one, verb) === label,
  );
  if (equals.length < 2) return label;
  const others = equals.filter((one) => one !== option).map((one) => whereabouts(m, cardIn(one)));
  const where = whereabouts(m, card).find((text, i) => others.every((other) => other[i] !== text));
  return `${label} (${where ?? equals.indexOf(option) + 1})`;
}

export function optionText(words: Words, view: View, option: number, names: readonly string[]): string {
  const f = asking(view, view.seat);
  if (f === undefined) return '';
  const m: Moment = { words, view, f, names };
  const { verb, meaning } = meaningOf(f);
  return capital(toldApart(m, option, verb, meaning, meaning.option(m, option, verb)));
}
