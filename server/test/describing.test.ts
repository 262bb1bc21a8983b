/** The API's own description says what programs are sent, in every game. */
import type { News } from '@gloaming/engine';
import type { AnyGameSchema, GameSchema } from '@gloaming/engine/schema';
import { schemaIsTrue } from '@gloaming/engine/testing';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { Compile } from 'typebox/schema';
import { beforeAll, describe, expect, test } from 'vitest';
import { describeAll } from '../src/http/describing.ts';

const PROTOCOL = {
  openapi: '3.1.0',
  components: { securitySchemes: { token: { type: 'http' } } },
  paths: {
    told: { title: 'View', description: 'As it is seen.' },
    heard: { items: { title: 'News', description: 'As it was heard.' } },
    chosen: [{ title: 'Choice', description: 'What it is about.' }],
    other: { properties: { title: { type: 'string' } } },
  },
};
const PART = { view: 'View', news: 'News', choice: 'Choice' } as const;
type Document = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const document = JSON.parse(describeAll(PROTOCOL)) as Document;
const refer = (title: string) => ({ $ref: `#/components/schemas/${title}` });

test('what is of a game is described once, and referred to', () => {
  expect(document.paths).toEqual({
    told: refer('View'),
    heard: { items: refer('News') },
    chosen: [refer('Choice')],
    other: PROTOCOL.paths.other,
  });
  expect(document.components.securitySchemes).toEqual(PROTOCOL.components.securitySchemes);
  const schemas = document.components.schemas as Record<string, object>;
  expect(schemas.Choice).toEqual({
    description: 'What it is about.',
    anyOf: [refer('ResArcanaChoice'), refer('EvenfallChoice')],
  });
  const referred = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, title]) => title);
  expect([...new Set(referred)].toSorted()).toEqual(Object.keys(schemas).toSorted());
});

describe.each(GAME_NAMES)('%s', (name) => {
  const fits = (title: string): ((data: unknown) => boolean) => {
    const compiled = Compile({ ...document, ...refer(title) });
    return (data) => compiled.Check(data);
  };
  let by: Record<keyof typeof PART, (data: unknown) => boolean>;
  beforeAll(() => {
    by = { view: fits('View'), news: fits('News'), choice: fits('Choice') };
  });
  test('programs are sent what is described', () => {
    const sent = { view: 0, news: 0, choice: 0 };
    withGame(name, ({ game, options, schema }) => {
      const known = schema as AnyGameSchema as GameSchema<unknown, never, News, never>;
      schemaIsTrue(game as never, known, options.parse(2, {}) as never, {
        games: 1,
        seed: 5,
        show(what, named) {
          if (sent[what]++ % 7 === 0) expect([by[what](named), named]).toEqual([true, named]);
        },
      });
    });
    expect(Math.min(...Object.values(sent))).toBeGreaterThan(30);
  });
  test('something else is not', () => {
    for (const [what, wrong] of [
      ['choice', { does: 'fly' }],
      ['choice', { does: 'pass', card: 1 }],
      ['news', { news: 'weather' }],
      ['view', { table: {} }],
    ] as const)
      expect(by[what](wrong)).toBe(false);
  });
});
