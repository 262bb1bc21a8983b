/** Whole random games, told in four languages: everything asked, every option and all news. */
import {
  asking,
  crossNews,
  deciders,
  keyFrom,
  LANGUAGES,
  listening,
  makeDice,
  type News,
  SPECTATOR,
  viewOf,
} from '@gloaming/engine';
import { type Moment, playRandomly, playthrough } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  DEALS,
  type NewsName,
  type Options,
  type News as OurNews,
  resArcana,
  type Table,
  TEXTS,
  total,
  type Verb,
} from '../src/index.ts';
import { BROKEN, NAMES } from './text-spoken.ts';

const GAMES: readonly Options[] = [
  ...DEALS.flatMap((deal) => [2, 3, 4].map((players) => ({ players, deal, match: false }))),
  { players: 2, deal: 'standard', match: true },
];

/** Plays games and hands on every moment and, crossed out for a spectator and for whoever acts, all news. */
function hearGames(
  options: Options,
  games: number,
  moment: (moment: Moment<Table, Verb>) => void,
  news: (news: OurNews) => void,
): void {
  let now: Moment<Table, Verb> | null = null;
  let early: News[] = [];
  const say = (heard: News, { state, seat }: Moment<Table, Verb>): void => {
    for (const ear of [SPECTATOR, seat]) news(crossNews(heard, state.known, ear) as OurNews);
  };
  listening(
    (heard) => {
      if (now === null) early.push(heard);
      else say(heard, now);
    },
    () =>
      playRandomly(resArcana, options, { games, seed: 7 }, (next) => {
        for (const heard of early) say(heard, next);
        early = [];
        now = next.own.length === 0 ? null : next;
        moment(next);
      }),
  );
}
const verbAsked = ({ state, seat }: Moment<Table, Verb>): string | undefined => {
  const f = asking(state, seat);
  return f?.verbs[f.at].verb;
};

describe('every question of random games', () => {
  test('has words, and options that can be told apart', () => {
    const asked = new Set<string>();
    const heard = new Set<NewsName>();
    const check = (text: string): void => {
      if (BROKEN.test(text) || text === '') throw new Error(`broken text: "${text}"`);
    };
    for (const options of GAMES)
      hearGames(
        options,
        1,
        (moment) => {
          const { state } = moment;
          for (const seat of [SPECTATOR, ...state.table.players.keys()]) {
            const view = viewOf(resArcana, state, seat);
            const isAsked = deciders(state).includes(seat);
            for (const language of LANGUAGES) {
              const question = TEXTS[language].question(view, NAMES);
              if (isAsked) check(question);
              else if (question !== '') throw new Error(`asked of nobody: "${question}"`);
            }
          }
          if (moment.own.length === 0) return;
          asked.add(verbAsked(moment) ?? '');
          const view = viewOf(resArcana, state, moment.seat);
          for (const language of LANGUAGES) {
            const labels = moment.own.map((option) => TEXTS[language].option(view, option, NAMES));
            labels.forEach(check);
            if (new Set(labels).size < labels.length) throw new Error(`two alike: ${labels.join(' | ')}`);
          }
        },
        (news) => {
          heard.add(news.news);
          for (const language of LANGUAGES) {
            const line = TEXTS[language].news(news, NAMES);
            if (news.news !== 'placed') check(line);
          }
        },
      );
    // Else the games were too few to say anything; that no question and no news is missing is said elsewhere.
    expect(asked.size).toBeGreaterThan(20);
    expect(heard.size).toBeGreaterThan(25);
  }, 60_000);
});

describe('what a label promises is what happens', () => {
  const numbers = (text: string): number => [...text.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);

  test('the price of placing an artifact, discounts and all', () => {
    let promised = -1;
    let paid = 0;
    let compared = 0;
    let discounted = 0;
    for (const options of GAMES)
      hearGames(
        options,
        4,
        (moment) => {
          const isPlacing = verbAsked(moment) === 'act' || verbAsked(moment) === 'placeFrom';
          if (!isPlacing) return;
          const view = viewOf(resArcana, moment.state, moment.seat);
          const label = TEXTS.en.option(view, moment.option, NAMES);
          if (verbAsked(moment) === 'act' && !label.startsWith('Place ')) return;
          const price = label.slice(label.lastIndexOf('(') + 1, -1);
          const less = / (\d+) less$/.exec(price);
          promised = numbers(price) - (less === null ? 0 : 2 * Number(less[1]));
          discounted += less === null ? 0 : 1;
          paid = 0;
        },
        (news) => {
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
        options,
        4,
        (moment) => {
          if (verbAsked(moment) === 'payRest' && moment.seat === victim) return;
          settle();
          if (verbAsked(moment) !== 'suffer') return;
          const label = TEXTS.en.option(viewOf(resArcana, moment.state, moment.seat), moment.option, NAMES);
          if (!label.startsWith('Lose ')) return;
          promised = numbers(label);
          victim = moment.seat;
          lost = 0;
        },
        (news) => {
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
