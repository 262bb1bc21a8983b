/** A table of older rules in the page: its view is read, worded and played on from by them, and its record is replayed by them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf, type Verb, viewOf } from '@gloaming/engine';
import { begin, type Entry } from '@gloaming/engine/session';
import { fetchRules, type GameName } from '@gloaming/games';
import type { Present } from '@gloaming/protocol';
import { expect, test, vi } from 'vitest';
import { PAGES } from '../src/games/index.ts';
import { readAnswer } from '../src/net/reading.ts';
import { rulesOfRecord } from '../src/record/rules.ts';
import { rulesOfView } from '../src/record/rulesOfView.ts';

const GAMES = join(import.meta.dirname, '../../games/all/test/kept');
/** All that are kept. */
const OLDER = globSync('*/', { cwd: GAMES })
  .toSorted()
  .map((folder) => {
    const [, game, rules] = /^(.*)-(\d+)/.exec(folder) ?? [];
    return [game as GameName, Number(rules)] as const;
  });

/** What the server sends of a table that has just begun. */
function presentBy<T, V extends Verb, O>(entry: Entry<T, V, O>): Present {
  const { session } = begin(entry, entry.options.parse(2, {}), [1, 2, 3, 4]);
  const [seat] = session.deciders();
  const view = entry.schema.view.name(viewOf(entry.game, session.state, seat));
  const table = { game: entry.game.name, rules: entry.game.rules };
  return JSON.parse(JSON.stringify({ table, seat, view })) as Present;
}

test.each(OLDER)('%s, rules %i: what a view says and leads to is theirs', async (game, rules) => {
  const entry = await fetchRules(game, rules, (found) => found as unknown as Entry<never, Verb, never>);
  const { view } = await readAnswer(presentBy(entry));
  const { TABLE } = await PAGES[game].table();
  const seen = view as never;
  const today = { game: { rules: 0 } } as never;
  expect((rulesOfView(seen, today) as { game: { rules: number } }).game.rules).toBe(rules);
  const play = vi.spyOn(entry.game, 'imagine');
  const [option] = optionsOf(entry.game, seen, (view as { seat: number }).seat);
  TABLE.preview(seen, [option], 'en', ['Ann', 'Bea']);
  expect(play).toHaveBeenCalled();
  expect(TABLE.offers(seen, 'de', ['Ann', 'Bea']).length).toBeGreaterThan(1);
  play.mockRestore();
});

test.each(OLDER)('%s, rules %i: every kept record leads to its hashes', async (game, rules) => {
  const folder = join(GAMES, `${game}-${rules}`);
  const files = globSync('*.game', { cwd: folder });
  for (const file of files) {
    const record = readFileSync(join(folder, file), 'utf8');
    const replayed = (await rulesOfRecord(record)).replay(record);
    expect([file, replayed.astray, replayed.isEndRight]).toEqual([file, null, true]);
  }
  expect(files.length).toBeGreaterThan(24);
});
