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
  type Telling,
  viewOf,
} from '@gloaming/engine';
import { type Moment, playRandomly, playthrough } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  evenfall,
  type NewsName,
  type Options,
  type News as OurNews,
  SIDES,
  SWITCHES,
  type Table,
  TEXTS,
  total,
  type Verb,
} from '../src/index.ts';
import { BROKEN, NAMES } from './text-spoken.ts';

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

/** Plays games and hands on every moment and, crossed out for a spectator and for whoever acts, all news. */
function hearGames(
  of: Options,
  games: number,
  moment: (moment: Moment<Table, Verb>) => void,
  news: (news: OurNews, ear: number) => void,
): void {
  let now: Moment<Table, Verb> | null = null;
  let early: News[] = [];
  const say = (heard: News, { state, seat }: Moment<Table, Verb>): void => {
    for (const ear of [SPECTATOR, seat]) news(crossNews(heard, state.known, ear) as OurNews, ear);
  };
  listening(
    (heard) => {
      if (now === null) early.push(heard);
      else say(heard, now);
    },
    () =>
      playRandomly(evenfall, of, { games, seed: 7 }, (next) => {
        for (const heard of early) say(heard, next);
        early = [];
        now = next.own.length === 0 ? null : next;
        moment(next);
      }),
  );
}
const verbAsked = ({ state, seat }: Moment<Table, Verb>): Verb | undefined => {
  const f = asking(state, seat);
  return f?.verbs[f.at];
};

describe('every question of random games', () => {
  test('has words, and options that can be told apart', () => {
    const asked = new Set<string>();
    const heard = new Set<NewsName>();
    const check = (text: string): void => {
      if (BROKEN.test(text) || text === '') throw new Error(`broken text: "${text}"`);
    };
    for (const of of GAMES) {
      const names = namesIn(of);
      hearGames(
        of,
        15,
        (moment) => {
          const { state } = moment;
          for (let seat = SPECTATOR; seat < of.players; seat++) {
            const view = viewOf(evenfall, state, seat);
            const isAsked = deciders(state).includes(seat);
            for (const language of LANGUAGES) {
              const question = TEXTS[language].question(view, names);
              if (isAsked) check(question);
              else if (question !== '') throw new Error(`asked of nobody: "${question}"`);
            }
          }
          if (moment.own.length === 0) return;
          asked.add(verbAsked(moment)?.verb ?? '');
          const view = viewOf(evenfall, state, moment.seat);
          for (const language of LANGUAGES) {
            const labels = moment.own.map((option) => TEXTS[language].option(view, option, names));
            labels.forEach(check);
            if (new Set(labels).size < labels.length) throw new Error(`two alike: ${labels.join(' | ')}`);
          }
        },
        (news) => {
          heard.add(news.news);
          for (const language of LANGUAGES) check(TEXTS[language].news(news, names));
        },
      );
    }
    // Else the games were too few to say anything; that no question and no news is missing is said elsewhere.
    expect(asked.size).toBeGreaterThan(27);
    expect(heard.size).toBeGreaterThan(40);
  }, 120_000);
});

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
        of,
        40,
        (moment) => {
          const verb = verbAsked(moment)?.verb;
          if (verb !== 'takeTurn' && verb !== 'playAs') return;
          const label = TEXTS.en.option(viewOf(evenfall, moment.state, moment.seat), moment.option, namesIn(of));
          if (!/^(Play .*|As a .*)\)$/.test(label)) return;
          promised = priceIn(label);
          discounted += label.endsWith(' less)') ? 1 : 0;
          paid = 0;
        },
        (news, ear) => {
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
        of,
        5,
        (moment) => {
          if (verbAsked(moment)?.verb !== 'setDial') return;
          const question = TEXTS.en.question(viewOf(evenfall, moment.state, moment.seat), namesIn(of));
          promised.set(moment.seat, numbers(question));
        },
        (news, ear) => {
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
