/** Who goes on with a game sits where they sat. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { run } from '../src/program.ts';
import { folder, gloaming, quiet } from './quiet.ts';

vi.setConfig({ testTimeout: 60_000 });

const SECOND = 'play res-arcana --players 3 --seat B --bots random,greedy --name Anna --seed 2';
const kept = (home: string): string => join(home, readdirSync(home).find((name) => name.endsWith('.txt')) ?? '');

test('seat, opponents and name are those of the game that was left', async () => {
  const { home } = await gloaming(SECOND, ['1']);
  const { text, out } = await gloaming('play --from last', ['1'], home);
  expect(text).toContain('Res Arcana: Greedy, Anna, Random');
  expect(text).toMatch(/^Anna: /m);
  expect(out.at(-1)).toBe(`  gloaming play --from ${kept(home)} --bots random,greedy --seat B --name Anna`);
});

/** The log, as far as it is told. */
const told = (out: readonly string[]): string[] => out.filter((line) => line.startsWith('  · '));

test('what was told already is not told again; the log has it', async () => {
  const GAME = 'play res-arcana --seed 3 --bots random';
  const { home, out } = await gloaming(GAME, ['1', '1', '1', '1']);
  expect(told(out).length).toBeGreaterThan(3);
  expect(told((await gloaming('play --from last', ['quit'], home)).out)).toEqual([]);
  expect(told((await gloaming('play --from last', ['log'], home)).out)).toEqual(told(out));
  // Nothing was answered yet: the game begins.
  const begun = await gloaming(GAME, []);
  expect(told((await gloaming('play --from last', [], begun.home)).out)).toEqual(told(begun.out));
});

test('where several take turns, each is told what they have not heard yet', async () => {
  const typed = ['1', '1', '1', '1', '1', '1', '1'];
  const whole = await gloaming('play res-arcana --all --seed 2', typed);
  const { home, out } = await gloaming('play res-arcana --all --seed 2', typed.slice(0, -1));
  const { out: more } = await gloaming('play --from last', typed.slice(-1), home);
  const last = (lines: readonly string[]): string[] => told(lines.slice(lines.findLastIndex((l) => l.startsWith('→'))));
  expect(last(more)).toEqual(last(whole.out));
  expect(told(more).length).toBeLessThan(told(out).length);
});

test('a home that is named from where one is, is the same for who leaves and who goes on', async () => {
  const here = folder();
  const env = { GLOAMING_HOME: 'games', INIT_CWD: here };
  const left = { ...quiet(['1']), env };
  expect(await run(SECOND.split(' '), left)).toBe(0);
  expect(readdirSync(here)).toEqual(['games']);
  const seats = `${kept(join(here, 'games'))}.seats.json`;
  writeFileSync(seats, readFileSync(seats, 'utf8').replace('"random"', '"cmd:./mine.sh"'));
  const again = { ...quiet(['quit']), env };
  expect(await run('play --from last'.split(' '), again)).toBe(0);
  expect(again.out.join('\n')).toContain('Res Arcana: Greedy, Anna, Mine.sh');
});

test('people on all seats stay people', async () => {
  const { home } = await gloaming('play res-arcana --all --seed 2', ['1']);
  const { text } = await gloaming(['play', '--from', kept(home)], ['1'], home);
  expect(text).toContain('Res Arcana: Player A, Player B');
});

test('what is said now goes before what was kept, and is kept in its place', async () => {
  const { home } = await gloaming(SECOND, ['1']);
  const other = await gloaming('play --from last --bots novice --name Ola', ['quit'], home);
  expect(other.text).toContain('Res Arcana: Novice A, Ola, Novice C');
  expect((await gloaming('play --from last', ['quit'], home)).text).toContain('Res Arcana: Novice A, Ola, Novice C');
  expect((await gloaming('play --from last --all', ['quit'], home)).text).toContain('Ola A, Ola B, Ola C');
});

test('a seating that says nothing sensible is as none', async () => {
  for (const nonsense of [
    '',
    '{',
    'null',
    '[]',
    '{"seat":"H"}',
    '{"bots":["clever"]}',
    '{"bots":["random,random,random"]}',
  ]) {
    const { home } = await gloaming(SECOND, ['1']);
    writeFileSync(`${kept(home)}.seats.json`, nonsense);
    const { code, text } = await gloaming('play --from last', ['quit'], home);
    expect(code, nonsense).toBe(0);
    expect(text, nonsense).toContain('Res Arcana: Player, Greedy B, Greedy C');
  }
});

test('a game that somebody has sent starts no program', async () => {
  const { home } = await gloaming('play res-arcana --seed 2 --bots random', ['1']);
  const seats = JSON.stringify({ seat: 'A', bots: ['cmd:./evil.sh'], name: 'Anna' });
  const sent = join(folder(), 'sent.txt');
  writeFileSync(sent, readFileSync(kept(home)));
  writeFileSync(`${sent}.seats.json`, seats);
  expect((await gloaming(['play', '--from', sent], ['quit'])).text).toContain('Res Arcana: Anna, Greedy');
  writeFileSync(`${kept(home)}.seats.json`, seats);
  expect((await gloaming('play --from last', ['quit'], home)).text).toContain('Res Arcana: Anna, Evil.sh');
});
