/** Every piece of news as a line of the log, in four languages. */
import { LANGUAGES } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { expect, test } from 'vitest';
import { cardOf, goods, HINDRANCES, type News, type NewsName, RED, TEXTS } from '../src/index.ts';
import { NAMES } from './text-spoken.ts';

const [seat, region] = [0, 0];
/** Nobody's name is known there: the Automa. */
const automa = 4;
const [bog, sanctum] = [cardOf('spirit-bog'), cardOf('sanctum')];
const [pillar, hoja, cat] = [cardOf('energy-pillar'), cardOf('hoja'), cardOf('cat-advisor')];
const [inn, procession] = [cardOf('waggoners-inn'), cardOf('inward-procession')];
const UNKNOWN = -1;

/** With the card known, and with it not known wherever that can be. */
const SAMPLES: { [N in NewsName]: readonly Extract<News, { news: N }>[] } = {
  began: [{ news: 'began', first: 1 }],
  round: [{ news: 'round', round: 2 }],
  gained: [
    { news: 'gained', seat, goods: goods({ herb: 1, potion: 1, mana: 5 }), card: bog },
    { news: 'gained', seat, goods: goods({ knowledge: 1, points: 5 }), card: UNKNOWN },
    { news: 'gained', seat: automa, goods: goods({ points: 2 }), card: UNKNOWN },
  ],
  drew: [
    { news: 'drew', seat, cards: [pillar, hoja] },
    { news: 'drew', seat, cards: [UNKNOWN] },
    { news: 'drew', seat, cards: [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN] },
    { news: 'drew', seat, cards: [pillar, UNKNOWN, UNKNOWN] },
  ],
  reshuffled: [{ news: 'reshuffled' }],
  paid: [{ news: 'paid', seat, goods: goods({ potion: 1, mana: 1 }) }],
  discarded: [
    { news: 'discarded', seat, card: pillar },
    { news: 'discarded', seat, card: UNKNOWN },
    { news: 'discarded', seat: automa, card: hoja },
  ],
  removed: [
    { news: 'removed', seat, card: pillar },
    { news: 'removed', seat, card: UNKNOWN },
  ],
  revealedPlace: [{ news: 'revealedPlace', region, card: bog }],
  discovered: [
    { news: 'discovered', seat, region, card: bog, witches: 2 },
    { news: 'discovered', seat, region: 2, card: bog, witches: 0 },
  ],
  tookPlace: [{ news: 'tookPlace', seat, card: bog }],
  token: [
    { news: 'token', seat },
    { news: 'token', seat: automa },
  ],
  harvested: [
    { news: 'harvested', seat, card: bog, times: 1 },
    { news: 'harvested', seat, card: bog, times: 3 },
  ],
  announced: [{ news: 'announced', seat, card: pillar }],
  played: [
    { news: 'played', seat, card: hoja, as: 'specialist' },
    { news: 'played', seat, card: hoja, as: 'council' },
  ],
  bound: [{ news: 'bound', seat, cards: [pillar, sanctum] }],
  usedRegion: [
    { news: 'usedRegion', seat, region, figure: 'witch' },
    { news: 'usedRegion', seat, region: 1, figure: 'elder' },
  ],
  usedRitual: [{ news: 'usedRitual', seat, card: pillar, figure: 'elder' }],
  usedBoard: [{ news: 'usedBoard', seat }],
  usedTurn: [{ news: 'usedTurn', seat, card: hoja }],
  transferred: [
    { news: 'transferred', seat, card: sanctum, cause: UNKNOWN },
    { news: 'transferred', seat: automa, card: sanctum, cause: inn },
    { news: 'transferred', seat, card: sanctum, cause: procession },
  ],
  transferLost: [
    { news: 'transferLost', seat: automa, cause: UNKNOWN },
    { news: 'transferLost', seat: automa, cause: inn },
  ],
  advanced: [{ news: 'advanced', seat, step: 3 }],
  builtOn: [
    { news: 'builtOn', seat, card: pillar, catalyst: 'scythe' },
    { news: 'builtOn', seat, card: pillar, catalyst: 'orb' },
  ],
  sentElder: [{ news: 'sentElder', seat, region: 1 }],
  tookBack: [
    { news: 'tookBack', seat, figure: 'witch' },
    { news: 'tookBack', seat, figure: 'elder' },
  ],
  moved: [
    { news: 'moved', seat, region, card: pillar, n: 1 },
    { news: 'moved', seat, region: 1, card: pillar, n: 2 },
  ],
  borrowed: [{ news: 'borrowed', seat, card: hoja }],
  redStone: [{ news: 'redStone', seat }],
  stoneOnBoard: [
    { news: 'stoneOnBoard', seat, stone: 0, space: 1 },
    { news: 'stoneOnBoard', seat, stone: RED, space: 3 },
  ],
  boosted: [{ news: 'boosted', seat, region, n: 2 }],
  passed: [{ news: 'passed', seat }],
  battle: [{ news: 'battle', region }],
  dial: [{ news: 'dial', seat, n: 4 }],
  strength: [
    { news: 'strength', seat, region, n: 6, figures: 2, mana: 4, added: 0, round: 0, drawn: 0 },
    { news: 'strength', seat, region, n: 1, figures: 1, mana: 0, added: 0, round: 0, drawn: 0 },
    { news: 'strength', seat, region, n: 9, figures: 3, mana: 3, added: 3, round: 0, drawn: 0 },
    { news: 'strength', seat: automa, region, n: 7, figures: 4, mana: 0, added: 0, round: 1, drawn: 2 },
    { news: 'strength', seat: automa, region, n: 3, figures: 1, mana: 0, added: 0, round: 2, drawn: 0 },
  ],
  reward: [{ news: 'reward', seat, region, strength: 6 }],
  wonBattle: [{ news: 'wonBattle', seat, region: 1 }],
  tookStone: [{ news: 'tookStone', seat, stone: 2 }],
  marker: [{ news: 'marker', seat }],
  roundEnded: [{ news: 'roundEnded', round: 1 }],
  automaDrew: [
    { news: 'automaDrew', card: cardOf('litany-of-sigils'), steps: 3, space: 'centralMountains' },
    { news: 'automaDrew', card: cat, steps: 1, space: 'xCoven' },
    { news: 'automaDrew', card: cardOf('corvin'), steps: 0, space: 'play' },
  ],
  automaMovedOn: HINDRANCES.map((why) => ({ news: 'automaMovedOn', why, space: 'transfer' })),
  automaFoundNothing: [{ news: 'automaFoundNothing' }],
  stonePlaced: [
    { news: 'stonePlaced', seat, stone: 3, card: sanctum },
    { news: 'stonePlaced', seat, stone: RED, card: sanctum },
  ],
  scored: [
    { news: 'scored', seat, part: 'specialists', points: 6 },
    { news: 'scored', seat, part: 'council', points: 8 },
    { news: 'scored', seat, part: 'rituals', points: 12 },
    { news: 'scored', seat, part: 'doubled', points: 1 },
    { news: 'scored', seat, part: 'places', points: 3 },
  ],
  won: [
    { news: 'won', winners: [1], points: [99, 108] },
    { news: 'won', winners: [0, 1], points: [92, 92] },
    { news: 'won', winners: [automa], points: [80, 0, 0, 0, 91] },
  ],
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
        // The Automa's level is an X on its board, which nobody has before them in the log.
        expect(line).not.toMatch(/\bX\b/);
        expect(line).toMatch(/\.$/);
        return `${language}: ${line}`;
      }).join('\n'),
    );
    return `== ${samples[0].news}\n${told.join('\n\n')}`;
  });
  await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-news.txt');
});

test('EV-A.68 of the two Caverns the log says which, also in what a Transfer comes from', () => {
  const [plain, other] = [cardOf('cavern-plain'), cardOf('cavern')];
  const told = (news: News): string => TEXTS.en.news(news, NAMES);
  expect([plain, other].map((card) => told({ news: 'tookPlace', seat, card }))).toEqual([
    'Anna draws Cavern (without Binding Bonus) from the Deck of Places into the Outer Circle.',
    'Anna draws Cavern (with Binding Bonus) from the Deck of Places into the Outer Circle.',
  ]);
  expect(told({ news: 'transferLost', seat: automa, cause: other })).toBe(
    'Automa has no Place with a Ritual to transfer; the Transfer (Binding Bonus of Cavern (with Binding Bonus)) is lost.',
  );
  expect(told({ news: 'tookPlace', seat, card: bog })).not.toContain('Binding');
});

test('a Polish line speaks in the present, so that it fits every player', () => {
  for (const samples of Object.values(SAMPLES))
    for (const news of samples)
      expect(TEXTS.pl.news(news, ['X'])).not.toMatch(/ X \p{L}+ł[aeoi]?\b|\p{L}+ł[aeoiy]? X\b/u);
});

test('the same, told to whoever it is about', async () => {
  const text = Object.values(SAMPLES)
    .map((samples: readonly News[]) => samples[0])
    .filter((news) => 'seat' in news || news.news === 'began' || news.news === 'won')
    .map((news) => LANGUAGES.map((language) => `${language}: ${TEXTS[language].news(news, NAMES, seatOf(news))}`));
  await expect(`${text.map((lines) => lines.join('\n')).join('\n\n')}\n`).toMatchFileSnapshot('text-news-you.txt');
});
