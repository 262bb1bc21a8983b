/** What the options of a turn mean. */
import { type Card, NONE } from '@gloaming/engine';
import {
  FIRST_PERSON,
  FIRST_RITUAL,
  isPerson,
  personFace,
  placeFace,
  REGION_BOARDS,
  ritualFace,
} from '../cards/index.ts';
import { boardOf } from '../clan.ts';
import { type ActionSpace, REGIONS } from '../state.ts';
import {
  BUILD,
  DISCOVER,
  END,
  ONE_FOR_ONE,
  offerRoles,
  PERSON_ROLES,
  PLAY,
  SPACE_IN_REGION,
  SPACE_ON_BOARD,
  SPACE_ON_RITUAL,
  STONE_SPACE,
  TOKEN,
  TURN_EFFECT,
  TWO_FOR_ONE,
  TWO_FOR_ONE_EXCHANGE,
} from '../turn.ts';
import type { Role } from '../verbs.ts';
import { exchangeText, headed, nameOf, phrase } from './cardText.ts';
import { priceOf } from './price.ts';
import type { Moment } from './questions.ts';

/** The card an option is about, or NONE. */
export function turnCard(option: number): Card {
  if (option >= DISCOVER && option < TOKEN) return option - DISCOVER;
  if (option >= PLAY && option < SPACE_IN_REGION) return option - PLAY + FIRST_RITUAL;
  if (option >= SPACE_ON_RITUAL && option < TURN_EFFECT) return option - SPACE_ON_RITUAL + FIRST_RITUAL;
  if (option >= TURN_EFFECT && option < STONE_SPACE) return option - TURN_EFFECT + FIRST_PERSON;
  return NONE;
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
function ritualSpace(card: Card): ActionSpace | null {
  const { effect } = ritualFace(card);
  return effect.effect === 'space' ? effect.space : null;
}
/** A Ritual's Action Space, with the Place it lies on, since there may be two copies. */
function usingRitual({ words, view }: Moment, card: Card): string {
  const space = ritualSpace(card);
  const place = view.table.ritualOn.indexOf(card);
  const where = place < 0 ? nameOf(words, card) : words.labels.onPlace(nameOf(words, card), nameOf(words, place));
  return words.labels.use(where, space === null ? '' : exchangeText(words, space));
}
/** One's own Specialist's effect, or a borrowed one's with its owner. */
function usingTurnEffect({ words, view, f, names }: Moment, card: Card): string {
  const effect = personFace(card).specialist;
  const owner = view.table.players.findIndex(({ specialists }) => specialists.includes(card));
  const name = nameOf(words, card);
  const who = owner === f.seat ? name : `${name} (${names[owner] ?? words.automa})`;
  return words.labels.use(who, effect.effect === 'turn' ? exchangeText(words, effect) : '');
}

export function turnOption(m: Moment, option: number): string {
  const { words, view, f } = m;
  const { labels, sources } = words;
  const board = boardOf(view.table, f.seat);
  if (option === END) return f.n === 0 ? labels.pass : labels.endTurn;
  if (option < TOKEN) return discovering(m, turnCard(option));
  if (option === TOKEN) return labels.activateToken;
  if (option === BUILD) return labels.build;
  if (option === TWO_FOR_ONE) return headed(words, sources.freeAction, exchangeText(words, TWO_FOR_ONE_EXCHANGE));
  if (option === ONE_FOR_ONE && board.freeAction !== null)
    return headed(words, sources.freeAction, exchangeText(words, board.freeAction));
  if (option < SPACE_IN_REGION) return playing(m, turnCard(option));
  if (option < SPACE_ON_BOARD) {
    const region = option - SPACE_IN_REGION;
    return labels.use(words.regions[REGIONS[region]], exchangeText(words, REGION_BOARDS[region].space));
  }
  if (option === SPACE_ON_BOARD)
    return labels.use(sources.board, board.space === null ? '' : exchangeText(words, board.space));
  if (option < TURN_EFFECT) return usingRitual(m, turnCard(option));
  if (option < STONE_SPACE) return usingTurnEffect(m, turnCard(option));
  const space = option - STONE_SPACE;
  return headed(words, sources.stoneSpace(space + 1), phrase(words, board.stoneSpaces[space]));
}
