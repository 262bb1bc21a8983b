/** What the options of a question say, from what they are about and the view around them. */
import { manaPrice } from '../building.ts';
import type { AskingVerb, Choices } from '../choices.ts';
import { abilitiesOf, boardOf } from '../clan.ts';
import { KINDS } from '../goods.ts';
import { REGIONS } from '../nouns.ts';
import { bestStones } from '../stones.ts';
import type { Verb } from '../verbs.ts';
import { exchangeText, headed, phrase } from './cardText.ts';
import {
  asCard,
  asRegion,
  bindLabel,
  figuresLabel,
  harvestLabel,
  inBrackets,
  type Moment,
  placeLabel,
  placeName,
  resource,
  ritualLabel,
  tableOf,
  withOwner,
} from './labels.ts';
import { priceOf } from './price.ts';
import { turnOption } from './turnOptions.ts';

/** By the verb that asks; "no" has words of its own. */
export const OPTIONS: {
  readonly [V in AskingVerb]: (
    m: Moment,
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
      m.words.labels.onPlace(m.words.stone(stone), asCard(m, place)),
    );
    return inBrackets(m.words.labels.bestStones, best);
  },
  placeStone: (m, { card }) => placeLabel(m, card),
};
