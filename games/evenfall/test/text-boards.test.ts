/** What boards say. Read `text-boards.txt` as a player would. */
import { LANGUAGES } from '@gloaming/engine';
import { BROKEN_TEXT } from '@gloaming/engine/testing';
import { describe, expect, test } from 'vitest';
import {
  CLANS,
  clanBoardText,
  LEVELS,
  REGIONS,
  regionText,
  rondelText,
  SIDES,
  SWITCHES,
  settingsText,
  trackOf,
  trackText,
} from '../src/index.ts';
import { TRACKS } from './provenance.ts';

describe('boards', () => {
  test('all of them, in each language', async () => {
    const text = LANGUAGES.map((language) => {
      const { sides } = settingsText(language);
      const boards = SIDES.flatMap((side) =>
        CLANS.map((clan) => ({ side, ...clanBoardText(language, clan, side, SWITCHES) })),
      ).flatMap(({ side, name, lines }) => [`${name}, ${sides[side]}`, ...lines.map((line) => `    ${line}`)]);
      const tracks = TRACKS.flatMap((track) => {
        const { steps, beyond } = trackText(language, track);
        return [track, ...steps.map((step, i) => `    ${i + 1} ${step}`), `    ${beyond}`];
      });
      const regions = REGIONS.flatMap((region) => {
        const { name, space, rewards } = regionText(language, region);
        return [name, `    ${space}`, ...rewards.map(({ strength, text: reward }) => `    ${strength}+ ${reward}`)];
      });
      const rondel = rondelText(language, 'witch').map(({ text: space, ring }) => `    ${ring ? '* ' : ''}${space}`);
      const lines = [...boards, ...tracks, ...regions, 'rondel', ...rondel];
      for (const line of lines) expect(line.trimStart()).not.toMatch(BROKEN_TEXT);
      return [`== ${language}`, ...lines].join('\n');
    });
    await expect(`${text.join('\n\n')}\n`).toMatchFileSnapshot('text-boards.txt');
  });

  test('a line for everything that only one clan has', () => {
    const lines = (clan: (typeof CLANS)[number]): number => clanBoardText('en', clan, 'moon', SWITCHES).lines.length;
    const usual = clanBoardText('en', 'star', 'sun', SWITCHES).lines.length;
    expect(usual).toBe(3);
    expect(CLANS.map(lines)).toEqual([usual + 1, usual + 1, usual + 1, usual + 4]);
  });

  test('EV-A.1 EV-A.2 a board says what the switches of the table make of it', () => {
    const switches = { ...SWITCHES, moonSpikeScoutMana: 2, moonStarCouncilAnyFive: true };
    const lines = (clan: (typeof CLANS)[number]): string[] => clanBoardText('en', clan, 'moon', switches).lines;
    expect(lines('spike')[0]).toBe('Scout Phase: gain 3 Knowledge and 2 Mana; draw 5 cards.');
    expect(lines('star')[2]).toBe(
      'Cost of Council Members: 0 for the first, 5 resources of your choice for each later one.',
    );
    expect(lines('cross')).toEqual(clanBoardText('en', 'cross', 'moon', SWITCHES).lines);
  });

  test('which clan climbs which track', () => {
    expect(CLANS.map((clan) => trackOf(clan, 'sun'))).toEqual(['sun', 'sun', 'sun', 'sun']);
    expect(CLANS.map((clan) => trackOf(clan, 'moon'))).toEqual(['sun', 'cross', 'circle', 'sun']);
    expect(TRACKS.map((track) => trackText('en', track).steps.length)).toEqual([6, 7, 6, 14]);
    expect(trackText('en', 'cross').steps[0]).toBe('Choose one: gain 3 Mana / gain 1 resource of your choice.');
  });

  test('X is what the level says', () => {
    expect(LEVELS.map((level) => rondelText('pl', level)[0].text)).toEqual([
      '1 punkt zwycięstwa i przesunięcie na torze sabatu',
      '3 punkty zwycięstwa i przesunięcie na torze sabatu',
      '4 punkty zwycięstwa i przesunięcie na torze sabatu',
      '5 punktów zwycięstwa i przesunięcie na torze sabatu',
    ]);
    expect(rondelText('en', 'heir').flatMap(({ ring }, i) => (ring ? [i] : []))).toEqual([0, 7]);
  });
});
