/** What programs are told, by name. */
import {
  fields,
  integer,
  list,
  named,
  oneOf,
  orNone,
  seat,
  sparse,
  titledAs,
  variants,
  viewSchema,
} from '@gloaming/engine/schema';
import { type Choice, NAMES, type News, type Player, type Table, type Verb } from './index.ts';

const CARD = named('NightwickCard', NAMES);
/** Below 0 where it is not known. */
const SEEN_CARD = orNone(CARD);

const PLAYER = fields<Player>({ oil: integer, hand: list(SEEN_CARD), lit: list(CARD) });
const TABLE = fields<Table>({
  deck: list(SEEN_CARD),
  players: list(titledAs('NightwickPlayer', PLAYER)),
  turned: sparse(CARD, oneOf(0, 1), 0),
  round: integer,
  ending: oneOf(0, 1, 2),
});
const VERB = variants<Verb, 'verb'>('verb', { deal: { n: integer }, rounds: {}, act: {} });
const OF_CARD = { seat, card: SEEN_CARD };
const NEWS = variants<News, 'news'>('news', {
  round: { round: integer },
  last: {},
  lit: OF_CARD,
  turned: OF_CARD,
  drew: OF_CARD,
  rested: { seat },
});
const CHOICE = variants<Choice, 'does'>('does', { rest: {}, light: { card: CARD }, turn: { card: CARD } });

export const SCHEMA = {
  view: viewSchema<Table, Verb>('Nightwick', CARD, TABLE, VERB),
  news: titledAs('NightwickNews', NEWS),
  choice: titledAs('NightwickChoice', CHOICE),
};
