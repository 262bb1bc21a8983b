/** What a table of Res Arcana can be set to. */
import { fail } from '@gloaming/engine';
import {
  BEGINS,
  beginsAfter,
  checkedBy,
  describeBegins,
  parseBegins,
  type TableChoice,
  type TableOptions,
} from '@gloaming/engine/session';
import { resArcana } from './game.ts';
import { DEALS, type Deal, type Options } from './state.ts';

const isDeal = (word: string): word is Deal => DEALS.some((deal) => deal === word);

export const CHOICES = [
  { name: 'deal', values: DEALS },
  { name: 'match', values: ['no', 'yes'] },
  BEGINS,
  { name: 'collect', values: ['together', 'in-turn'], isHouseRule: true },
] as const satisfies readonly TableChoice[];

export const TABLE_OPTIONS: TableOptions<Options> = {
  choices: CHOICES,
  parse(players, { deal = 'standard', match = 'no', collect = 'together', begins }) {
    if (!isDeal(deal)) return fail('bad-options', { option: 'deal', value: deal });
    if (match !== 'yes' && match !== 'no') fail('bad-options', { option: 'match', value: match });
    if (collect !== 'together' && collect !== 'in-turn') fail('bad-options', { option: 'collect', value: collect });
    const inTurn = collect === 'in-turn' ? { inTurn: true } : {};
    return TABLE_OPTIONS.check({ players, deal, match: match === 'yes', ...inTurn, ...parseBegins(begins) });
  },
  describe: ({ players, deal, match, inTurn, ...begins }) => ({
    players,
    chosen: {
      deal,
      match: match ? 'yes' : 'no',
      begins: describeBegins(begins),
      collect: inTurn === true ? 'in-turn' : 'together',
    },
  }),
  next: beginsAfter,
  check: checkedBy(resArcana),
};
