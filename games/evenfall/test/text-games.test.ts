/** Whole random games, told in four languages: everything asked, every option and all news. */
import { keyFrom, LANGUAGES, makeDice, SPECTATOR, type Telling, viewOf } from '@gloaming/engine';
import { hearGames, type Moment, playthrough, verbAsked, words } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  evenfall,
  type News,
  type Options,
  SIDES,
  SWITCHES,
  type Table,
  TEXTS,
  total,
  type Verb,
} from '../src/index.ts';
import { NAMES } from './text-spoken.ts';

const options = (players: number, side: Options['side']): Options => ({
  players,
  side,
  clans: [],
  level: 'master',
  experienced: players % 2 === 0,
  switches: SWITCHES,
});
const GAMES: readonly Options[] = [1, 2, 3, 4].flatMap((players) => SIDES.map((side) => options(players, side)));
/** The Automa has none. */
const namesIn = ({ players }: { players: number }): string[] => NAMES.slice(0, players);

const verbIn = ({ state, seat }: Moment<Table, Verb>): string => verbAsked(state, seat);

test('every question of random games has words, and options that can be told apart', () => {
  const asked = new Set<string>();
  const heard = new Set<string>();
  for (const of of GAMES) {
    const tellings = LANGUAGES.map((language) => TEXTS[language]);
    const tally = words(evenfall, of, { games: 15, seed: 7, tellings, names: namesIn(of) });
    for (const verb of tally.asked) asked.add(verb);
    for (const news of tally.heard) heard.add(news);
  }
  // Else the games were too few to say anything; that no question and no news is missing is said elsewhere.
  expect(asked.size).toBeGreaterThan(27);
  expect(heard.size).toBeGreaterThan(40);
}, 120_000);

describe('what a label promises is what happens', () => {
  const numbers = (text: string): number => [...text.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);
  const priceIn = (label: string): number => {
    const price = label.slice(label.lastIndexOf('(') + 1, -1);
    const less = / (\d+) less$/.exec(price);
    return numbers(price) - (less === null ? 0 : 2 * Number(less[1]));
  };

  test('the price of a card, discounts and all', () => {
    let promised = -1;
    let paid = 0;
    let [compared, discounted] = [0, 0];
    for (const of of GAMES)
      hearGames(
        evenfall,
        of,
        { games: 40, seed: 7 },
        (moment) => {
          const verb = verbIn(moment);
          if (verb !== 'takeTurn' && verb !== 'playAs') return;
          const label = TEXTS.en.option(viewOf(evenfall, moment.state, moment.seat), moment.option, namesIn(of));
          if (!/^(Play .*|As a .*)\)$/.test(label)) return;
          promised = priceIn(label);
          discounted += label.endsWith(' less)') ? 1 : 0;
          paid = 0;
        },
        (news: News, ear) => {
          if (ear !== SPECTATOR) return;
          if (news.news === 'paid') paid += total(news.goods.resources);
          if ((news.news !== 'played' && news.news !== 'bound') || promised < 0) return;
          expect(paid).toBe(promised);
          promised = -1;
          compared++;
        },
      );
    expect(compared).toBeGreaterThan(300);
    expect(discounted).toBeGreaterThan(10);
  }, 120_000);

  test('the strength before Mana is paid', () => {
    const promised = new Map<number, number>();
    const dialed = new Map<number, number>();
    let compared = 0;
    for (const of of GAMES.filter(({ players }) => players > 1))
      hearGames(
        evenfall,
        of,
        { games: 5, seed: 7 },
        (moment) => {
          if (verbIn(moment) !== 'setDial') return;
          const question = TEXTS.en.question(viewOf(evenfall, moment.state, moment.seat), namesIn(of));
          promised.set(moment.seat, numbers(question));
        },
        (news: News, ear) => {
          if (ear !== SPECTATOR) return;
          if (news.news === 'dial') dialed.set(news.seat, news.n);
          const without = news.news === 'strength' ? promised.get(news.seat) : undefined;
          if (news.news !== 'strength' || without === undefined) return;
          expect(news.n).toBe(without + (dialed.get(news.seat) ?? 0));
          promised.delete(news.seat);
          compared++;
        },
      );
    expect(compared).toBeGreaterThan(100);
  }, 120_000);
});

/** The Automa is not among the names; in a playthrough every letter would be. */
const withNames = (telling: Telling<Table, Verb>, names: readonly string[]): Telling<Table, Verb> => ({
  ...telling,
  question: (view) => telling.question(view, names),
  option: (view, option) => telling.option(view, option, names),
  news: (news) => telling.news(news, names),
});
function toldGame(of: Options, seed: number): string {
  const told = LANGUAGES.map((language) => {
    const game = playthrough(evenfall, of, keyFrom(makeDice(seed)), makeDice(seed), {
      telling: withNames(TEXTS[language], namesIn(of)),
    });
    const lines = game.split('\n').filter((line) => line.startsWith('  ') && !line.includes('#'));
    return [`== ${language}`, ...lines.slice(0, 90), '…', ...lines.slice(-30)].join('\n');
  });
  return `${told.join('\n\n')}\n`;
}
test('a game of two, as everybody at the table hears it', async () => {
  await expect(toldGame(options(2, 'moon'), 5)).toMatchFileSnapshot('text-game.txt');
});
test('a game against the Automa, step by step', async () => {
  await expect(toldGame(options(1, 'sun'), 6)).toMatchFileSnapshot('text-automa.txt');
});
