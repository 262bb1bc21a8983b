// @vitest-environment happy-dom
/** Wherever the page shows points at the end of a game, they are those of the result: the chart, the rings, the table of where they come from. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { View as EvenfallView } from '@gloaming/evenfall';
import { type View as ArcanaView, standingOf } from '@gloaming/res-arcana';
import { expect, test } from 'vitest';
import { sources as evenfallSources, totalsNow } from '../src/games/evenfall/sources.ts';
import { sources as arcanaSources } from '../src/games/res-arcana/sources.ts';
import { rulesOfRecord } from '../src/record/rules.ts';

const folderOf = (game: string): string => join(import.meta.dirname, '../../games', game, 'test/replays');
const endsOf = (game: string) =>
  Promise.all(
    readdirSync(folderOf(game)).map(async (file) => {
      const record = readFileSync(join(folderOf(game), file), 'utf8');
      const replayed = (await rulesOfRecord(record)).replay(record);
      return { replayed, view: replayed.view(replayed.steps, 'open'), points: replayed.result?.points ?? [] };
    }),
  );
const sumsOf = (sources: readonly { readonly points: readonly number[] }[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

test('Res Arcana: chart, rings and sources end where the result does', async () => {
  const ends = await endsOf('res-arcana');
  expect(ends.length).toBeGreaterThan(2);
  for (const { replayed, view, points } of ends) {
    const known = view as ArcanaView;
    expect(replayed.points.at(-1)).toEqual(points);
    expect(points.map((_, seat) => standingOf(known.table, seat))).toEqual(points);
    expect(sumsOf(arcanaSources(known, 'en'), points.length)).toEqual(points);
  }
});

test('Evenfall: chart, medals and sources end where the result does', async () => {
  const ends = await endsOf('evenfall');
  expect(ends.length).toBeGreaterThan(2);
  for (const { replayed, view, points } of ends) {
    const known = view as EvenfallView;
    expect(replayed.points.at(-1)).toEqual(points);
    expect(known.table.players.map((player) => player.points)).toEqual(points);
    expect(totalsNow(known.table)).toEqual(points);
    expect(sumsOf(evenfallSources(known, 'en'), points.length)).toEqual(points);
  }
});
