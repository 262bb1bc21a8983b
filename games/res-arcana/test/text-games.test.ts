/** Whole random games, told in four languages: everything asked, every option and all news. */
import { keyFrom, LANGUAGES, makeDice, viewOf } from '@gloaming/engine';
import { hearGames, type Moment, playthrough, verbAsked, words } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import { DEALS, type News, type Options, resArcana, type Table, TEXTS, total, type Verb } from '../src/index.ts';
import { NAMES } from './text-spoken.ts';

const GAMES: readonly Options[] = [
  ...DEALS.flatMap((deal) => [2, 3, 4].map((players) => ({ players, deal, match: false }))),
  { players: 2, deal: 'standard', match: true },
];

const verbIn = ({ state, seat }: Moment<Table, Verb>): string => verbAsked(state, seat);

test('every question of random games has words, and options that can be told apart', () => {
  const asked = new Set<string>();
  const heard = new Set<string>();
  for (const options of GAMES) {
    const tellings = LANGUAGES.map((language) => TEXTS[language]);
    // It was announced before it was paid for; that is said.
    const tally = words(resArcana, options, { games: 1, seed: 7, tellings, names: NAMES, quiet: ['placed'] });
    for (const verb of tally.asked) asked.add(verb);
    for (const news of tally.heard) heard.add(news);
  }
  // Else the games were too few to say anything; that no question and no news is missing is said elsewhere.
  expect(asked.size).toBeGreaterThan(20);
  expect(heard.size).toBeGreaterThan(25);
}, 60_000);

describe('what a label promises is what happens', () => {
  const numbers = (text: string): number => [...text.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);

  test('the price of placing an artifact, discounts and all', () => {
    let promised = -1;
    let paid = 0;
    let compared = 0;
    let discounted = 0;
    for (const options of GAMES)
      hearGames(
        resArcana,
        options,
        { games: 4, seed: 7 },
        (moment) => {
          const isPlacing = verbIn(moment) === 'act' || verbIn(moment) === 'placeFrom';
          if (!isPlacing) return;
          const view = viewOf(resArcana, moment.state, moment.seat);
          const label = TEXTS.en.option(view, moment.option, NAMES);
          if (verbIn(moment) === 'act' && !label.startsWith('Place ')) return;
          const price = label.slice(label.lastIndexOf('(') + 1, -1);
          const less = / (\d+) less$/.exec(price);
          promised = numbers(price) - (less === null ? 0 : 2 * Number(less[1]));
          discounted += less === null ? 0 : 1;
          paid = 0;
        },
        (news: News) => {
          if (news.news === 'paid') paid += total(news.what);
          if (news.news !== 'placed' || promised < 0) return;
          // Each piece of news is heard twice, by the spectator and by the player.
          expect(paid).toBe(2 * promised);
          promised = -1;
          compared++;
        },
      );
    expect(compared).toBeGreaterThan(500);
    expect(discounted).toBeGreaterThan(10);
  }, 60_000);

  test('what is lost to an attack', () => {
    let promised = -1;
    let lost = 0;
    let victim = -1;
    let compared = 0;
    const settle = (): void => {
      if (promised < 0) return;
      expect(lost).toBe(2 * promised);
      promised = -1;
      compared++;
    };
    for (const options of GAMES) {
      hearGames(
        resArcana,
        options,
        { games: 4, seed: 7 },
        (moment) => {
          if (verbIn(moment) === 'payRest' && moment.seat === victim) return;
          settle();
          if (verbIn(moment) !== 'suffer') return;
          const label = TEXTS.en.option(viewOf(resArcana, moment.state, moment.seat), moment.option, NAMES);
          if (!label.startsWith('Lose ')) return;
          promised = numbers(label);
          victim = moment.seat;
          lost = 0;
        },
        (news: News) => {
          if (promised < 0) return;
          if ((news.news === 'lost' || news.news === 'paid') && news.seat === victim) lost += total(news.what);
          else settle();
        },
      );
      settle();
    }
    expect(compared).toBeGreaterThan(50);
  }, 60_000);
});

test('the beginning of a game, as everybody at the table hears it', async () => {
  const told = LANGUAGES.map((language) => {
    const game = playthrough(
      resArcana,
      { players: 2, deal: 'first-game', match: false },
      keyFrom(makeDice(5)),
      makeDice(5),
      { telling: TEXTS[language] },
    );
    const lines = game.split('\n').filter((line) => line.startsWith('  ') && !line.includes('#'));
    return [`== ${language}`, ...lines.slice(0, 60), '…', ...lines.slice(-12)].join('\n');
  });
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('text-game.txt');
});
