import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import stringWidth from 'string-width';
import { expect, test, vi } from 'vitest';
import { allChoices } from '../src/base/choices.ts';
import { wilson } from '../src/lab/base/interval.ts';
import { LABORATORY_COMMANDS } from '../src/lab/index.ts';
import { COMMANDS } from '../src/text/index.ts';
import { always, folder, gloaming } from './quiet.ts';

/** Whole games between bots, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 60_000 });

async function recorded(): Promise<string> {
  const { home } = await gloaming('play res-arcana --seed 5 --bots greedy', always('1'));
  return join(home, readdirSync(home)[0]);
}

test('arena --json has a shape, and the same seed gives the same', async () => {
  const line = 'arena --together --games 2 --players 2 --bots greedy,random --seed 3 --json';
  const untimed = (text: string): { bots: { share: number }[] } => {
    const { seconds, ...report } = JSON.parse(text);
    expect(seconds).toBeGreaterThan(0);
    return { ...report, bots: report.bots.map((bot: object) => ({ ...bot, msADecision: 0 })) };
  };
  const report = untimed((await gloaming(line)).text);
  const number = expect.any(Number);
  const won = { games: 2, share: number, low: number, high: number, points: number };
  const bot = { ...won, elo: null, decisions: number, msADecision: 0 };
  expect(report).toEqual({
    game: 'res-arcana',
    players: 2,
    options: expect.objectContaining({ players: 2, deal: 'standard', match: false }),
    seed: 3,
    budget: {},
    pairings: [],
    bots: [
      { bot: 'greedy', ...bot },
      { bot: 'random', ...bot },
    ],
    seats: [
      { seat: 'A', ...won },
      { seat: 'B', ...won },
    ],
    rounds: { mean: number, fewest: number, most: number },
    decisions: number,
    unfinished: 0,
    rules: number,
    finished: true,
  });
  expect(report.bots[0].share + report.bots[1].share).toBe(1);
  expect(untimed((await gloaming(line)).text)).toEqual(report);
  expect(untimed((await gloaming(line.replace('seed 3', 'seed 4'))).text)).not.toEqual(report);
});

test('a single bot sits at all seats, and so do several together', async () => {
  const { text } = await gloaming('arena --games 3 --players 3 --bots random --seed 1');
  expect(text).toContain('random 3');
  expect(text).toMatch(/By seat: A \S+ % .*, B .*, C /);
  const { bots, seats } = JSON.parse(
    (await gloaming('arena --together --games 3 --players 3 --bots greedy,random --seed 1 --json')).text,
  );
  expect(bots.map(({ bot }: { bot: string }) => bot)).toEqual(['greedy 1', 'random', 'greedy 2']);
  for (const each of [...bots, ...seats]) expect(each.games).toBe(3);
});

test('a match at one table is gone on with, and is another match than one of each against each', async () => {
  const file = join(folder(), 'results.txt');
  const line = `arena --bots random,greedy --resume ${file} --json`;
  await gloaming(`${line} --together --games 2`);
  const { bots } = JSON.parse((await gloaming(`${line} --together --games 4`)).text);
  expect(bots[0].games).toBe(4);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  const { code, err } = await gloaming(`${line} --games 4`);
  expect([code, err.length]).toEqual([2, 1]);
  expect(err[0]).toContain('together');
});

test("Wilson's interval", () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  expect(wilson(50, 100).low).toBeCloseTo(0.4038, 3);
  expect(wilson(50, 100).high).toBeCloseTo(0.5962, 3);
  expect(wilson(10, 10).high).toBe(1);
  expect(wilson(10, 10).low).toBeCloseTo(0.7225, 3);
});

test('verify: a record that leads where it says, one that does not, one with an impossible answer', async () => {
  const file = await recorded();
  const ok = await gloaming(['verify', file]);
  expect(ok.code).toBe(0);
  expect(ok.text).toContain('B wins.');
  const text = readFileSync(file, 'utf8');
  const answers = [...text.matchAll(/\b[AB]\d+\/[0-9a-f]{4}/g)].map(([token]) => token);
  const broken = join(folder(), 'broken.txt');
  const tenth = answers[9];
  const other = tenth.endsWith('0') ? `${tenth.slice(0, -1)}1` : `${tenth.slice(0, -1)}0`;
  writeFileSync(broken, text.replace(tenth, other));
  const differs = await gloaming(['verify', broken, '--lang', 'de']);
  expect(differs.code).toBe(1);
  expect(differs.err).toHaveLength(1);
  expect(differs.err[0]).toMatch(/Ab Antwort 10 /);
  writeFileSync(broken, text.replace(tenth, `${tenth[0]}99999/0000`));
  const impossible = await gloaming(['verify', broken]);
  expect(impossible.code).toBe(1);
  expect(impossible.err[0]).toMatch(/Answer 10 /);
});

test('replay shows every answer, or the table at a step', async () => {
  const file = await recorded();
  const whole = await gloaming(['replay', file]);
  expect(whole.code).toBe(0);
  expect(whole.text).toContain('1/');
  expect(whole.text).toContain('B wins.');
  const step = await gloaming(['replay', file, '--step', '0', '--lang', 'pl']);
  expect(step.text).toContain('Krok 0 z');
  expect(step.text).toContain('Przygotowanie');
  for (const wrong of ['99999', '-1', 'x']) expect((await gloaming(['replay', file, '--step', wrong])).code).toBe(2);
});

test('replay --json gives every question with what its options are about, and what was answered', async () => {
  const file = await recorded();
  const { code, text } = await gloaming(['replay', file, '--json', '--lang', 'de']);
  expect(code).toBe(0);
  const { game, options, answers, result } = JSON.parse(text);
  expect([game, options.players, result.points.length]).toEqual(['res-arcana', 2, 2]);
  for (const { seat, verb, question, options: offers, answer } of answers) {
    expect([0, 1]).toContain(seat);
    for (const said of [verb, question]) expect(said).toMatch(/./);
    expect(offers.map(({ option }: { option: number }) => option)).toContain(answer);
    for (const { about, text: label } of offers) expect([typeof about.does, label === '']).toEqual(['string', false]);
  }
  expect(answers.some(({ options: [first] }: (typeof answers)[0]) => typeof first.about.card === 'string')).toBe(true);
  expect((await gloaming(['replay', file, '--json', '--step', '1'])).code).toBe(2);
});

test('watch plays to the end, the same for the same seed', async () => {
  const line = 'watch res-arcana --bots greedy,random --seed 8 --pace 0';
  const { code, text } = await gloaming(line);
  expect(code).toBe(0);
  expect(text).toContain('wins.');
  expect((await gloaming(line)).text).toBe(text);
});

test('the seed that watch names gives the same game again', async () => {
  const line = 'watch res-arcana --bots random --pace 0';
  const { text } = await gloaming(line);
  const seed = /--seed (\d+)/.exec(text)?.[1];
  expect((await gloaming(`${line} --seed ${seed}`)).text).toBe(text);
});

test('fuzz says what it did', async () => {
  const { code, text } = await gloaming('fuzz --games 30 --seed 2');
  expect(code).toBe(0);
  expect(text.replaceAll('\n', ' ')).toMatch(
    /30 games with 2–4 players, \d+ decisions, at most \d+ options: nothing broke/,
  );
});

test.each([
  [1, [2], '1 game with 2 players'],
  [2, [2, 3], '2 games with 2–3 players'],
  [4, [2, 3], '4 games with 2–3 players'],
  [5, [2, 3, 4], '5 games with 2–4 players'],
])('fuzz with %i games names the players it has played with', async (games, counts, said) => {
  const choosing = withGame('res-arcana', ({ options }) => options);
  const parse = vi.spyOn(choosing, 'parse');
  const { text } = await gloaming(`fuzz --games ${games} --seed 2`);
  const played = new Set(parse.mock.calls.map(([players]) => players));
  parse.mockRestore();
  expect([...played]).toEqual(counts);
  expect(text).toContain(said);
});

test('fuzz keeps the game that broke, and it can be looked at', async () => {
  const game = withGame('res-arcana', (entry) => entry.game);
  const broken = vi.spyOn(game, 'result').mockImplementation(() => {
    throw new Error('the sky fell');
  });
  const { code, err, home } = await gloaming('fuzz --games 1 --seed 2');
  broken.mockRestore();
  expect(code).toBe(1);
  expect(err).toHaveLength(2);
  expect(err[0]).toContain('the sky fell');
  const file = join(home, 'broken-res-arcana-2.txt');
  expect(err[1]).toContain(`gloaming replay ${file}`);
  expect((await gloaming(['replay', file, '--step', '3'])).code).toBe(0);
  expect((await gloaming(['play', '--from', file])).code).toBe(0);
});

test('fuzz tells what broke, even where it cannot be kept', async () => {
  const game = withGame('res-arcana', (entry) => entry.game);
  const broken = vi.spyOn(game, 'result').mockImplementation(() => {
    throw new Error('the sky fell');
  });
  const home = join(folder(), 'home');
  writeFileSync(home, 'no folder');
  const { code, err } = await gloaming('fuzz --games 1 --seed 2', [], home);
  broken.mockRestore();
  expect(code).toBe(1);
  expect(err).toHaveLength(2);
  expect(err[0]).toContain('the sky fell');
  expect(err[1]).toContain('cannot be written');
});

test('cards: all, by a part of the name, as data', async () => {
  expect((await gloaming('cards')).text.split('\n\n')).toHaveLength(78);
  expect((await gloaming('cards ring of midas')).out[0]).toContain('Ring of Midas');
  const data = JSON.parse((await gloaming('cards kielich --game res-arcana --json --lang pl')).text);
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['Kielich ognia', 'Kielich życia']);
  // Where a game is not named, all of them are asked.
  const { text } = await gloaming('cards kielich --lang pl');
  expect(text).toMatch(/^── Res Arcana ─+\nKielich ognia [\s\S]*\n\n── Evenfall ─+\nKielich /);
});

test('rules: each game for whoever does not know it, within the width, and as data', async () => {
  for (const language of LANGUAGES)
    for (const game of ['res-arcana', 'evenfall']) {
      const { code, out } = await gloaming(`rules ${game} --lang ${language}`);
      expect(code).toBe(0);
      for (const line of out) expect(stringWidth(line)).toBeLessThanOrEqual(80);
      const chapters = JSON.parse((await gloaming(`rules ${game} --json --lang ${language}`)).text);
      const printed = out.join(' ').replace(/\s+/g, ' ');
      for (const { title, lines } of chapters)
        for (const text of [title, ...lines.map((line: { text: string }) => line.text)])
          expect(printed).toContain(text);
    }
  const { code, err } = await gloaming('rules chess');
  expect(code).not.toBe(0);
  expect(err.join()).toContain('chess');
});

test('the help of bench names what it takes', async () => {
  const { text } = await gloaming('bench --help');
  expect(text).toMatch(/--quick .*--json /s);
});

test('help for everything, in every language', async () => {
  for (const language of LANGUAGES) {
    const { code, text } = await gloaming(`--lang ${language}`);
    expect(code).toBe(0);
    for (const command of [...COMMANDS, ...LABORATORY_COMMANDS]) {
      expect(text).toContain(command);
      const help = await gloaming(`${command} --help --lang ${language}`);
      expect(help.code).toBe(0);
      expect(help.text).toContain(`gloaming ${command}`);
    }
  }
});

test('whatever a table can be set to is an option wherever games begin, with words in every language', async () => {
  const choices = allChoices();
  expect(choices.length).toBeGreaterThan(10);
  for (const language of LANGUAGES) {
    for (const command of ['play', 'watch', 'arena']) {
      const { text } = await gloaming(`${command} --help --lang ${language}`);
      const line = text.replace(/\s+/g, ' ');
      for (const { name, about } of choices) {
        expect(text).toContain(`--${name} `);
        expect(line).toContain(about(language));
      }
    }
  }
});

/** Something different every time, with everything that can be asked in between. */
function* answers(n: number): Generator<string> {
  for (let i = 0; i < n; i++)
    yield i % 40 === 39 ? ['help', 'log', 'cards a', 'table', 'undo'][i % 5] : String(1 + (i % 7));
}

test.each(LANGUAGES)('no line is wider than 80 columns: %s', async (language) => {
  const lines = [
    await gloaming(`watch res-arcana --players 4 --deal draft --bots random --seed 6 --pace 0 --lang ${language}`),
    await gloaming(`play res-arcana --players 4 --seed 7 --bots random --lang ${language}`, answers(400)),
    await gloaming(`cards --lang ${language}`),
    await gloaming(`play --help --lang ${language}`),
    await gloaming(`arena --games 2 --bots random --lang ${language}`),
  ].flatMap(({ out }) => out);
  expect(lines.length).toBeGreaterThan(500);
  const wide = lines.filter((line) => stringWidth(line) > 80 && !line.includes('gloaming-'));
  expect(wide).toEqual([]);
});
