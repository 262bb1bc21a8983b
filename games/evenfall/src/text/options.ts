/** What the options of a question say, from what they are about and the view around them. */
import type { Card } from '@gloaming/engine';
import { manaPrice } from '../building.ts';
import { isPerson, placeFace, REGION_BOARDS, ritualFace } from '../cards/index.ts';
import type { Action, AskingVerb, Choices } from '../choices.ts';
import { abilitiesOf, boardOf, effectOf } from '../clan.ts';
import { TWO_FOR_ONE } from '../freeActions.ts';
import { KINDS } from '../goods.ts';
import { REGIONS, type Role } from '../nouns.ts';
import { offerRoles, PERSON_ROLES } from '../playing.ts';
import { bestStones } from '../stones.ts';
import type { Verb } from '../verbs.ts';
import { distinctName, exchangeText, headed, inBrackets, nameOf, phrase } from './cardText.ts';
import {
  asCard,
  asRegion,
  bindLabel,
  figuresLabel,
  harvestLabel,
  type OptionContext,
  ownerOf,
  placeLabel,
  placeName,
  resource,
  ritualLabel,
  tableOf,
  withOwner,
} from './labels.ts';
import { priceOf } from './price.ts';

function discovering({ words, view }: OptionContext, place: Card): string {
  const region = view.table.regions.findIndex(({ spots }) => spots.includes(place));
  if (region < 0) return distinctName(words, place);
  const { witches } = placeFace(place, view.table.side);
  return words.labels.discover(nameOf(words, place), REGIONS[region], witches);
}
/** What a person is played as is asked next; where there is nothing to choose, it is said here. */
function playing({ words, view, f }: OptionContext, card: Card): string {
  const name = nameOf(words, card);
  const price = (as: Role): string => priceOf(words, view.table, f.seat, card, as);
  if (!isPerson(card)) return words.labels.playFor(name, price('ritual'));
  const roles: number[] = [];
  offerRoles(view, f.seat, card, roles);
  if (roles.length !== 1) return words.labels.play(name);
  const only = PERSON_ROLES[roles[0]];
  return words.labels.playFor(name, headed(words, words.roles[only], price(only)));
}
/** A Ritual's Action Space, with the Place it lies on, since there may be two copies. */
function usingRitual(m: OptionContext, card: Card): string {
  const { effect } = ritualFace(card);
  const name = ritualLabel(m, card);
  return effect.effect === 'space' ? m.words.labels.use(name, exchangeText(m.words, effect.space)) : name;
}
/** One's own Specialist's effect, or a borrowed one's with its owner. */
function usingPerson({ words, view, f, names }: OptionContext, card: Card): string {
  const owner = ownerOf(view.table, card);
  const effect = effectOf(view.table.players[owner], card);
  const name = nameOf(words, card);
  const who = owner === f.seat ? name : `${name} (${names[owner] ?? words.automa})`;
  return effect.effect === 'turn' ? words.labels.use(who, exchangeText(words, effect.exchange)) : who;
}

type Says<D extends Action['does']> = (m: OptionContext, action: Extract<Action, { does: D }>) => string;
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

const turnOption = (m: OptionContext, action: Action): string =>
  (ACTIONS[action.does] as (m: OptionContext, action: Action) => string)(m, action);

/** By the verb that asks; "no" has words of its own. */
export const OPTIONS: {
  readonly [V in AskingVerb]: (
    m: OptionContext,
    choice: Exclude<Choices[V], { does: 'decline' }>,
    verb: Extract<Verb, { verb: V }>,
  ) => string;
} = {
  takeTurn: turnOption,
  payRest: (m, { kind }) => resource(m, kind),
  discard: (m, { card }) => asCard(m, card),
  removeFromHand: (m, { card }) => asCard(m, card),
  removeRitual: (m, { card }) => ritualLabel(m, card),
  /** Kinds never go back, so the last kind is all that is left to gain. */
  gainAny: (m, { kind }, { n }) => resource(m, kind, kind === KINDS - 1 ? n : 1),
  choose: ({ words }, { n }, { of }) => phrase(words, of[n]),
  exchange: ({ words }, _, verb) => exchangeText(words, verb),
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
    const price = pays === 'mana' ? (manaPrice(abilitiesOf(tableOf(m), m.f.seat), catalyst) ?? 0) : 0;
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
      m.words.labels.onPlace(m.words.stone(stone), placeName(m, place)),
    );
    return inBrackets(m.words.labels.bestStones, best);
  },
  placeStone: (m, { card }) => placeLabel(m, card),
};
