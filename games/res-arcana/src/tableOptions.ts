/** What a table of Res Arcana can be set to. */
import { fail } from '@gloaming/engine';
import { checkedBy, type TableChoice, type TableOptions } from '@gloaming/engine/session';
import { resArcana } from './game.ts';
import { DEALS, type Deal, type Options } from './state.ts';

const isDeal = (word: string): word is Deal => DEALS.some((deal) => deal === word);

export const CHOICES = [
  { name: 'deal', values: DEALS },
  { name: 'match', values: ['no', 'yes'] },
  { name: 'collect', values: ['together', 'in-turn'], isHouseRule: true },
] as const satisfies readonly TableChoice[];

export const TABLE_OPTIONS: TableOptions<Options> = {
  choices: CHOICES,
  parse(players, { deal = 'standard', match = 'no', collect = 'together' }) {
    if (!isDeal(deal)) return fail('bad-options', { option: 'deal', value: deal });
    if (match !== 'yes' && match !== 'no') fail('bad-options', { option: 'match', value: match });
    if (collect !== 'together' && collect !== 'in-turn') fail('bad-options', { option: 'collect', value: collect });
    const inTurn = collect === 'in-turn' ? { inTurn: true } : {};
    return TABLE_OPTIONS.check({ players, deal, match: match === 'yes', ...inTurn });
  },
  describe: ({ players, deal, match, inTurn }) => ({
    players,
    chosen: { deal, match: match ? 'yes' : 'no', collect: inTurn === true ? 'in-turn' : 'together' },
  }),
  check: checkedBy(resArcana),
};
