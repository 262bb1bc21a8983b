/** Another game at the same table: whoever sits at a terminal is asked for it, and whoever lost may begin it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, parseRecord, replay, type Verb } from '@gloaming/engine';
import { type Entry, loserOf } from '@gloaming/engine/session';
import { withGame } from '@gloaming/games';
import { expect, test, vi } from 'vitest';
import { run } from '../src/program.ts';
import { WORDS } from '../src/text/index.ts';
import { folder, quiet } from './quiet.ts';

/** Whole games between bots, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 60_000 });

/** Somebody who always takes the first option, and is asked for another game; what is typed then is up to the test. */
async function sit(line: string, answers: string[], home = folder(), isInteractive = true) {
  const terminal = quiet([], home);
  const questions = Object.values(WORDS).map(({ shell }) => shell.another);
  const asked: string[] = [];
  const ask = (prompt: string): Promise<string | null> => {
    if (!questions.some((question) => prompt.includes(question))) return Promise.resolve('1');
    asked.push(prompt);
    return Promise.resolve(answers.shift() ?? null);
  };
  const code = await run(line.split(' '), { ...terminal, isInteractive, ask });
  const files = readdirSync(home)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => join(home, name))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs);
  return { code, asked, files, err: terminal.err };
}

/** Who was to begin, as the options of a game say it, and who lost it. */
function readGame<T, V extends Verb, O>({ game, options }: Entry<T, V, O>, file: string) {
  const record = parseRecord(readFileSync(file, 'utf8'));
  const checked = options.check(record.options);
  const { table } = replay(game, { ...record, options: checked });
  const { first } = record.options as { first?: number };
  return { first, loser: loserOf(game.result(table), game.seats(table)), chosen: options.describe(checked) };
}
const read = (game: string, file: string) => withGame(game, (entry) => readGame(entry, file));

test.each([
  ['res-arcana', '--players 3 --deal draft --bots random,greedy'],
  ['evenfall', '--players 2 --side moon --bots random'],
])('%s: whoever lost begins the next game, as long as games are wanted', async (game, table) => {
  const line = `play ${game} ${table} --begins loser --seed 5 --name Anna`;
  const { code, asked, files, err } = await sit(line, ['maybe', 'YES', 'y', 'no']);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(asked).toHaveLength(4);
  const games = files.map((file) => read(game, file));
  expect(games).toHaveLength(3);
  expect(games[0].first).toBeUndefined();
  games.slice(1).forEach(({ first, chosen }, i) => {
    expect(games[i].loser).toBeDefined();
    expect(first).toBe(games[i].loser);
    expect(chosen).toEqual(games[0].chosen);
  });
  expect(new Set(files.map((file) => readFileSync(file, 'utf8').match(/key .*/)?.[0])).size).toBe(3);
  const seats = files.map((file) => readFileSync(`${file}.seats.json`, 'utf8'));
  expect(new Set(seats).size).toBe(1);
});

test('a game that is gone on with is followed by another one of the same players, by the rules of today', async () => {
  const kept = join(import.meta.dirname, '../../games/all/test/kept/evenfall-8');
  const file = readdirSync(kept).find((name) => name.includes('-2-')) ?? expect.unreachable();
  const home = folder();
  const { code, asked, files } = await sit(
    `play --from ${join(kept, file)} --bots random --seed 2`,
    ['yes', 'no'],
    home,
  );
  expect({ code, asked: asked.length }).toEqual({ code: 0, asked: 2 });
  expect(files).toHaveLength(1);
  withGame('evenfall', ({ game }) => {
    expect(parseRecord(readFileSync(files[0], 'utf8'))).toMatchObject({ game: 'evenfall', rules: game.rules });
  });
});

test.each(LANGUAGES)(
  '%s: it is asked with both answers, Enter means no, and a script is not asked',
  async (language) => {
    const line = `play res-arcana --seed 3 --bots random --lang ${language}`;
    const { another, yes, no } = WORDS[language].shell;
    const { asked, files } = await sit(line, ['']);
    expect(asked).toEqual([`${another} (${yes}/${no}) `]);
    expect(files).toHaveLength(1);
    expect((await sit(line, [], folder(), false)).asked).toEqual([]);
    expect((await sit(line, [yes])).files).toHaveLength(2);
  },
);
