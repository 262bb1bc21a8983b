/** Every piece of news as a line of the log, in four languages. */
import { LANGUAGES } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { amounts, cardOf, type News, type NewsName, TEXTS } from '../src/index.ts';
import { NAMES } from './text-spoken.ts';

const [seat, first] = [0, 1];
const what = amounts({ elan: 1, death: 2, gold: 5 });
const [hawk, altar, dragon] = [cardOf('hawk'), cardOf('corrupt-altar'), cardOf('fire-dragon')];
const UNKNOWN = -1;

/** With the card known, and with it not known wherever that can be. */
const SAMPLES: { [N in NewsName]: readonly Extract<News, { news: N }>[] } = {
  began: [
    { news: 'began', game: 1, first },
    { news: 'began', game: 2, first },
  ],
  dealt: [
    { news: 'dealt', seat, cards: [hawk, altar, dragon] },
    { news: 'dealt', seat, cards: [UNKNOWN, UNKNOWN] },
    { news: 'dealt', seat, cards: [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN] },
    { news: 'dealt', seat, cards: [hawk, UNKNOWN, UNKNOWN] },
  ],
  round: [{ news: 'round', round: 3 }],
  picked: [
    { news: 'picked', seat, card: cardOf('witch') },
    { news: 'picked', seat, card: UNKNOWN },
  ],
  gained: [
    { news: 'gained', seat, what, card: altar },
    { news: 'gained', seat, what, card: UNKNOWN },
  ],
  paid: [{ news: 'paid', seat, what }],
  lost: [{ news: 'lost', seat, what: amounts({ life: 2 }) }],
  put: [{ news: 'put', seat, what, card: altar }],
  took: [{ news: 'took', seat, what, card: altar }],
  lifted: [{ news: 'lifted', seat, what: amounts({ elan: 6 }), card: cardOf('athanor') }],
  turned: [{ news: 'turned', seat, card: altar }],
  straightened: [{ news: 'straightened', seat, card: altar }],
  used: [{ news: 'used', seat, card: altar, power: 1 }],
  announced: [{ news: 'announced', seat, card: altar }],
  placed: [{ news: 'placed', seat, card: altar }],
  claimed: [
    { news: 'claimed', seat, card: cardOf('sacred-grove') },
    { news: 'claimed', seat, card: UNKNOWN },
  ],
  revealed: [
    { news: 'revealed', card: cardOf('oracle') },
    { news: 'revealed', card: UNKNOWN },
  ],
  discarded: [{ news: 'discarded', seat, card: altar }],
  destroyed: [{ news: 'destroyed', seat, card: altar }],
  drew: [
    { news: 'drew', seat, card: hawk },
    { news: 'drew', seat, card: UNKNOWN },
  ],
  reshuffled: [{ news: 'reshuffled', seat }],
  looked: [
    { news: 'looked', seat, cards: [hawk, altar, dragon], monuments: false },
    { news: 'looked', seat, cards: [UNKNOWN, UNKNOWN, UNKNOWN], monuments: true },
    { news: 'looked', seat, cards: [UNKNOWN], monuments: false },
  ],
  attacked: [{ news: 'attacked', seat, card: dragon, n: 2 }],
  ignored: [
    { news: 'ignored', seat, card: cardOf('healer') },
    { news: 'ignored', seat, card: dragon },
  ],
  passed: [
    { news: 'passed', seat, first: true },
    { news: 'passed', seat, first: false },
  ],
  swapped: [
    { news: 'swapped', seat, cards: [cardOf('research'), cardOf('alchemy')] },
    { news: 'swapped', seat, cards: [cardOf('alchemy')] },
  ],
  extraPoints: [{ news: 'extraPoints', seat, n: 3, card: cardOf('golden-statue') }],
  checked: [{ news: 'checked', points: [4, 7, 9] }],
  won: [
    { news: 'won', winners: [1], points: [9, 12] },
    { news: 'won', winners: [0, 1], points: [10, 10] },
  ],
  chosenFirst: [{ news: 'chosenFirst', seat, first }],
};

/** Whom it is told to: whoever does it, or comes first in it. */
const seatOf = (news: News): number =>
  'seat' in news ? news.seat : news.news === 'won' ? news.winners[0] : news.news === 'began' ? news.first : -1;

test('all of it, side by side', async () => {
  const text = Object.values(SAMPLES).map((samples: readonly News[]) => {
    const told = samples.map((news) =>
      LANGUAGES.map((language) => {
        const line = TEXTS[language].news(news, NAMES);
        expect(line).not.toMatch(BROKEN_TEXT);
        return `${language}: ${line}`.trimEnd();
      }).join('\n'),
    );
    return `== ${samples[0].news}\n${told.join('\n\n')}`;
  });
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-news.txt');
});

test('a card that is placed was announced before: one line is enough', () => {
  for (const language of LANGUAGES)
    for (const [news, samples] of Object.entries(SAMPLES))
      for (const sample of samples) expect(TEXTS[language].news(sample, NAMES) === '').toBe(news === 'placed');
});

test('the same, told to whoever it is about', async () => {
  const text = Object.values(SAMPLES)
    .map((samples: readonly News[]) => samples[0])
    .filter((news) => 'seat' in news || news.news === 'began' || news.news === 'won')
    .map((news) => LANGUAGES.map((language) => `${language}: ${TEXTS[language].news(news, NAMES, seatOf(news))}`));
  await expect(`${text.map((lines) => lines.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot('text-news-you.txt');
});
