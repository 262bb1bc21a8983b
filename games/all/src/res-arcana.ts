import { fail } from '@gloaming/engine';
import {
  DEALS,
  type Deal,
  makePosition,
  type Options,
  parsePosition,
  pointsOf,
  resArcana,
  type Table,
  TEXTS,
  type Verb,
} from '@gloaming/res-arcana';
import { type Choosing, type Entry, playable } from './entry.ts';

const isDeal = (word: string): word is Deal => DEALS.some((deal) => deal === word);

const options: Choosing<Options> = {
  choices: [
    { name: 'deal', values: DEALS },
    { name: 'match', values: ['no', 'yes'] },
    { name: 'collect', values: ['together', 'in-turn'], isHouseRule: true },
  ],
  parse(players, { deal = 'standard', match = 'no', collect = 'together' }) {
    if (!isDeal(deal)) return fail('bad-options', { option: 'deal', value: deal });
    if (match !== 'yes' && match !== 'no') fail('bad-options', { option: 'match', value: match });
    if (collect !== 'together' && collect !== 'in-turn') fail('bad-options', { option: 'collect', value: collect });
    const inTurn = collect === 'in-turn' ? { inTurn: true } : {};
    return options.check({ players, deal, match: match === 'yes', ...inTurn });
  },
  describe: ({ players, deal, match, inTurn }) => ({
    players,
    chosen: { deal, match: match ? 'yes' : 'no', collect: inTurn === true ? 'in-turn' : 'together' },
  }),
  check(data) {
    // The game itself refuses options of which it can make nothing.
    resArcana.setup(data as Options);
    return data as Options;
  },
};

export const RES_ARCANA: Entry<Table, Verb, Options> = {
  game: resArcana,
  texts: TEXTS,
  options,
  // A match is counted in games (RA-10.2).
  standing: (t) => t.players.map(({ wins }, seat) => (t.match === 1 ? wins : pointsOf(t, seat))),
  makePosition,
  parsePosition: playable(resArcana, parsePosition),
};
