/** What is the rulebooks' and what is ours: said honestly, for every value, on a page that is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { LANGUAGES } from '@gloaming/engine';
import { describe, expect, test } from 'vitest';
import { CARD_NAMES, type CardName, REGIONS, regionText, trackText } from '../src/index.ts';
import { primer } from '../src/primer/index.ts';
import { cardsPage } from './cardsPage.ts';
import {
  KEYWORD_PROVENANCE,
  ORIGINS,
  type Origin,
  type Part,
  provenanceOf,
  REGION_PROVENANCE,
  TRACK_PROVENANCE,
  TRACKS,
} from './provenance.ts';

const PAGE = new URL('../../../docs/evenfall-cards.md', import.meta.url);
const DESIGNS = [...new Set(CARD_NAMES)];
const of = (name: CardName, part: Part): Origin | undefined =>
  provenanceOf(name).values.find((value) => value.part === part)?.origin;

describe('provenance', () => {
  test('the page is up to date', () => {
    const page = cardsPage();
    if (process.env.UPDATE === '1') writeFileSync(PAGE, page);
    expect(readFileSync(PAGE, 'utf8')).toBe(page);
  });

  test('every value of every card has an origin', () => {
    expect(DESIGNS).toHaveLength(80);
    for (const name of DESIGNS) {
      const { names, values } = provenanceOf(name);
      for (const origin of [...Object.values(names), ...values.map((value) => value.origin)])
        expect(ORIGINS).toContain(origin);
      expect(Object.keys(names)).toEqual([...LANGUAGES]);
      expect(values.length).toBeGreaterThanOrEqual(5);
    }
    expect(() => provenanceOf('no-such-card' as CardName)).toThrow();
  });

  test('what the rulebooks say is called known, and only that', () => {
    const known = DESIGNS.flatMap((name) =>
      provenanceOf(name).values.flatMap(({ part, side, origin }) =>
        origin === 'known' ? [`${name} ${part}${side === null ? '' : ` ${side}`}`] : [],
      ),
    );
    expect(known).toEqual([
      'cavern-plain binding',
      'spirit-bog witches',
      'spirit-bog harvest',
      'spirit-bog binding',
      'sanctum points',
      'nqobantu-mine binding moon',
      'prophets-church binding moon',
      'eternal-tree binding moon',
      'ark-of-longjiang binding moon',
      'transmutation-chalice cost',
      'transmutation-chalice keywords',
      'transmutation-chalice effect',
      'spacial-distortion spaces',
      'irene cost',
      'irene specialist',
    ]);
  });

  test('effects that a rulebook explains without naming a card are not passed off as known', () => {
    const unpaired = DESIGNS.flatMap((name) =>
      provenanceOf(name).values.flatMap(({ part, origin }) => (origin === 'unpaired' ? [`${name} ${part}`] : [])),
    );
    expect(unpaired).toHaveLength(17);
    expect(of('hoja', 'council')).toBe('unpaired');
    expect(of('pyre-of-renewal', 'effect')).toBe('unpaired');
    expect(of('golden-cauldron', 'effect')).toBe('designed');
    expect(provenanceOf('golden-cauldron').names).toEqual({
      en: 'hint',
      de: 'hint',
      pl: 'designed',
      pt: 'designed',
    });
  });

  test('what is only seen in a picture is a hint, names too; what cannot even be seen there is ours', () => {
    expect(provenanceOf('archive').names.en).toBe('hint');
    expect(provenanceOf('mystic-springs').names).toMatchObject({ en: 'hint', de: 'hint' });
    expect(KEYWORD_PROVENANCE.enchantment.en).toBe('hint');
    expect(
      [REGION_PROVENANCE.centralMountains, REGION_PROVENANCE.southernSlopes].map(({ rewards }) => rewards),
    ).toEqual([
      ['designed', 'designed', 'designed'],
      ['designed', 'designed', 'designed'],
    ]);
  });

  test('boards and tracks: as many origins as there are values', () => {
    for (const region of REGIONS)
      expect(REGION_PROVENANCE[region].rewards).toHaveLength(regionText('en', region).rewards.length);
    for (const track of TRACKS) expect(TRACK_PROVENANCE[track].steps).toHaveLength(trackText('en', track).steps.length);
    expect(TRACK_PROVENANCE.sun.steps.slice(0, 3)).toEqual(['known', 'known', 'hint']);
  });

  test('the game is told, in each language, as one whose cards are mostly not the published ones', () => {
    const told = LANGUAGES.map((language) =>
      primer(language)
        .flatMap(({ lines }) => lines.map(({ text }) => text))
        .join(' '),
    );
    expect(told).toEqual([
      expect.stringContaining('not the published card set'),
      expect.stringContaining('nicht der veröffentlichte Kartensatz'),
      expect.stringContaining('nie jest opublikowany zestaw kart'),
      expect.stringContaining('não é o conjunto de cartas publicado'),
    ]);
  });
});
