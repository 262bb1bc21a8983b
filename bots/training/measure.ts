/**
 * An ablation test of the search's settings: the search against greedy, or against itself with other settings. Every deal is played
 * from every seat. The flags for looks and ideas change only the first player; an `--against` opponent keeps its own.
 *
 *     node bots/training/measure.ts --game res-arcana --iterations 300 --deals 20 --settings '{"stages":20}' [--no-look] [--look-after 12] [--ideas 3]
 *         [--ideas-after 3]
 *     node bots/training/measure.ts --game evenfall --ms 100 --deals 20 --settings '{"explore":2}' --against '{}'
 */
import { parseArgs } from 'node:util';
import { type Bot, type Guide, KNOWLEDGE, makeBot, makeThinker, SETTINGS, type Settings } from '@gloaming/bots';
import { advance, keyFrom, makeDice, OVER, type Seat, start, take, viewOf } from '@gloaming/engine';
import { type EntryOf, type GameName, type TableOf, type VerbOf, withGame } from '@gloaming/games';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'res-arcana' },
    players: { type: 'string', default: '2' },
    iterations: { type: 'string', default: '1000000000' },
    ms: { type: 'string' },
    deals: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    settings: { type: 'string', default: '{}' },
    against: { type: 'string' },
    'no-look': { type: 'boolean', default: false },
    'look-after': { type: 'string' },
    ideas: { type: 'string' },
    'ideas-after': { type: 'string' },
  },
});

/** Processor time of this thread, in milliseconds. */
const clock = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
interface Spent {
  iterations: number;
  answers: number;
  ms: number;
}
const spent: Spent = { iterations: 0, answers: 0, ms: 0 };

/** How many ideas are asked for at a question, and at one that is asked again in the same turn; undefined where nothing is said of it. */
function manyIdeas({ n }: { readonly n: number }): number | undefined {
  const many = n > 0 ? (values['ideas-after'] ?? values.ideas) : values.ideas;
  return many === undefined ? undefined : Number(many);
}

/** With the looks and ideas that are asked for. */
function changedGuide<N extends GameName>(name: N): Guide<TableOf<N>, VerbOf<N>> {
  const usual: Guide<TableOf<N>, VerbOf<N>> = KNOWLEDGE[name].guide;
  const { look, lookAfter, ideas, ...rest } = usual;
  const after = values['look-after'];
  return {
    ...rest,
    ...(values['no-look'] || look === undefined ? {} : { look }),
    ...(after === undefined ? (lookAfter === undefined ? {} : { lookAfter }) : { lookAfter: Number(after) }),
    ...(ideas === undefined
      ? {}
      : { ideas: { ...ideas, many: (question) => manyIdeas(question) ?? ideas.many(question) } }),
  };
}

function searching<N extends GameName>(
  { game }: EntryOf<N>,
  changed: string,
  guide: Guide<TableOf<N>, VerbOf<N>>,
  own: Spent,
): Bot<TableOf<N>, VerbOf<N>> {
  const settings: Settings = { ...SETTINGS, ...(JSON.parse(changed) as Partial<Settings>) };
  const thinker = makeThinker<TableOf<N>, VerbOf<N>>(game, guide, settings);
  const time = values.ms === undefined ? undefined : { ms: Number(values.ms), clock };
  return (_, view, options, dice) => {
    const begun = clock();
    const { answer, iterations } = thinker.now(view, options, dice, { iterations: Number(values.iterations), time });
    if (options.length > 1) own.answers++;
    own.iterations += iterations;
    own.ms += clock() - begun;
    return answer;
  };
}

/** How many points the searching seat was ahead of the best of the others, game by game. */
const leads: number[] = [];

/** The searching seat's share of the victory. */
function playDeal<N extends GameName>(entry: EntryOf<N>, name: N, deal: number, own: Seat): number {
  const { game, options } = entry;
  const s = start(game, options.parse(Number(values.players), {}), keyFrom(makeDice(deal)));
  const dice = makeDice(deal * 8 + own);
  const rival = (against: string) =>
    searching<N>(entry, against, KNOWLEDGE[name].guide, { iterations: 0, answers: 0, ms: 0 });
  const bots = [
    searching<N>(entry, values.settings, changedGuide(name), spent),
    values.against === undefined ? makeBot('greedy', name) : rival(values.against),
  ];
  const out: number[] = [];
  for (let seat = advance(game, s, out); seat !== OVER; )
    seat = take(game, s, seat, bots[seat === own ? 0 : 1](game, viewOf(game, s, seat), [...out], dice), out);
  const { winners, points } = game.result(s.table) ?? { winners: [], points: [] };
  leads.push(points[own] - Math.max(...points.filter((_, seat) => seat !== own)));
  return winners.includes(own) ? 1 / winners.length : 0;
}

let games = 0;
let won = 0;
for (let deal = 0; deal < Number(values.deals); deal++)
  for (let own = 0; own < Number(values.players); own++) {
    won += withGame(values.game, (entry, name) => playDeal(entry, name, Number(values.seed) * 1000 + deal, own));
    games++;
  }
const share = won / games;
const reach = 1.96 * Math.sqrt((share * (1 - share)) / games);
const percent = (n: number): string => (100 * n).toFixed(1);
const lead = leads.reduce((a, b) => a + b, 0) / games;
const spread = Math.sqrt(leads.reduce((sum, each) => sum + (each - lead) ** 2, 0) / (games - 1));
console.log(
  `${games} games: ${percent(share)} % ± ${percent(reach)}; ` +
    `ahead by ${lead.toFixed(1)} points ± ${((1.96 * spread) / Math.sqrt(games)).toFixed(1)}; ` +
    `${(spent.iterations / spent.answers).toFixed(0)} iterations and ${(spent.ms / spent.answers).toFixed(1)} ms an answer`,
);
