/** What the options of a turn say. */
import type { Card } from '@gloaming/engine';
import { isPerson, placeFace, REGION_BOARDS, ritualFace } from '../cards/index.ts';
import type { Action } from '../choices.ts';
import { boardOf, effectOf } from '../clan.ts';
import { TWO_FOR_ONE } from '../freeActions.ts';
import { REGIONS, type Role } from '../nouns.ts';
import { offerRoles, PERSON_ROLES } from '../playing.ts';
import { exchangeText, headed, nameOf, phrase } from './cardText.ts';
import { asRegion, type Moment, ownerOf, ritualLabel } from './labels.ts';
import { priceOf } from './price.ts';

function discovering({ words, view }: Moment, place: Card): string {
  const region = view.table.regions.findIndex(({ spots }) => spots.includes(place));
  if (region < 0) return nameOf(words, place);
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
  if (roles.length !== 1) return words.labels.play(name);
  const only = PERSON_ROLES[roles[0]];
  return words.labels.playFor(name, headed(words, words.roles[only], price(only)));
}
/** A Ritual's Action Space, with the Place it lies on, since there may be two copies. */
function usingRitual(m: Moment, card: Card): string {
  const { effect } = ritualFace(card);
  const name = ritualLabel(m, card);
  return effect.effect === 'space' ? m.words.labels.use(name, exchangeText(m.words, effect.space)) : name;
}
/** One's own Specialist's effect, or a borrowed one's with its owner. */
function usingPerson({ words, view, f, names }: Moment, card: Card): string {
  const owner = ownerOf(view.table, card);
  const effect = effectOf(view.table.players[owner], card);
  const name = nameOf(words, card);
  const who = owner === f.seat ? name : `${name} (${names[owner] ?? words.automa})`;
  return effect.effect === 'turn' ? words.labels.use(who, exchangeText(words, effect.exchange)) : who;
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

export const turnOption = (m: Moment, action: Action): string =>
  (ACTIONS[action.does] as (m: Moment, action: Action) => string)(m, action);
