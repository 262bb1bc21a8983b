import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ErrorCode, LANGUAGES, start } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { expect, expectTypeOf, test } from 'vitest';
import { type Faults, inFile } from '../src/base/faults.ts';
import { ARENA, FUZZ } from '../src/lab/base/words.ts';
import { folder, gloaming } from './quiet.ts';

const home = folder();
const file = (name: string, text: string): string => {
  const path = join(home, name);
  writeFileSync(path, text);
  return path;
};
const HEAD = 'gloaming res-arcana rules 4\noptions {"players":2,"deal":"standard","match":false}\n';
const KEY = 'key 000102030405060708090a0b0c0d0e0f\n';
const damaged = file('damaged.txt', `${HEAD}${KEY}A1/zzzz\n`);
const headless = file('headless.txt', 'gloaming res-arcana\n');
const elsewhere = file('elsewhere.txt', `${HEAD}${KEY}A9999\n`);
const noOptions = file('options.txt', `gloaming res-arcana rules 4\noptions {"players":9}\n${KEY}`);
const stranger = file('stranger.txt', `gloaming chess rules 1\noptions {}\n${KEY}`);
const old = file('old.txt', HEAD.replace('rules 4', 'rules 0') + KEY);
/** Rules of a time when other options were known. */
const older = file('older.txt', `gloaming res-arcana rules 0\noptions {"players":9}\n${KEY}`);
const noted = file('noted.txt', `\ufeff# mine\n\n  # and this\n${HEAD}${KEY}A1/zzzz\n`);
const scribble = file('scribble.txt', 'hello\n');
const position = file('position.txt', 'res-arcana standard, 2 players\nround x\n');

/** What was typed, and what the line must speak of. */
const WRONG: readonly [string, RegExp][] = [
  ['nonsense', /nonsense/],
  ['play chess', /chess/],
  ['play', /res-arcana/],
  ['play res-arcana --foo', /--foo/],
  ['play res-arcana too much', /play/],
  ['play res-arcana --players', /--players/],
  ['play res-arcana --players two', /two/],
  ['play res-arcana --name=', /--name/],
  ['play res-arcana --players 0', /0/],
  ['play res-arcana --players 7', /7/],
  ['play res-arcana --deal poker', /poker/],
  ['play res-arcana --players 3 --match', /match/],
  ['play res-arcana --begins nobody', /nobody/],
  ['play res-arcana --players 2 --begins seat-3', /seat-3/],
  ['play res-arcana --bots clever', /clever/],
  ['play res-arcana --bots greedy,greedy,greedy', /3/],
  ['play res-arcana --seat Z', /Z/],
  ['play res-arcana --seed -5', /-5/],
  ['play res-arcana --seed 1.5', /1\.5/],
  ['play --from nowhere.txt', /nowhere\.txt/],
  ['play --from last', /\/|\\/],
  [`play --from ${home}`, /EISDIR/],
  [`play --from ${damaged}`, /damaged\.txt.*4/],
  [`play --from ${headless}`, /headless\.txt.*1/],
  [`play --from ${elsewhere}`, /elsewhere\.txt.*A9999/],
  [`play --from ${noOptions}`, /players/],
  [`play --from ${stranger}`, /chess/],
  [`play --from ${old}`, /old\.txt.*0/],
  [`play --from ${older}`, /older\.txt.*rules|older\.txt.*Regel|older\.txt.*zasad|older\.txt.*regras/],
  [`hint ${older}`, /older\.txt.*0/],
  [`replay ${older}`, /older\.txt.*0/],
  [`play --from ${noted}`, /noted\.txt.*7/],
  [`play --from ${scribble}`, /scribble\.txt/],
  [`play --from ${position}`, /position\.txt.*2/],
  ['play --from last --players 3', /--from.*--players/],
  ['play --from last --match', /--from.*--match/],
  ['play --from last --side moon', /--from.*--side/],
  ['play --from last --spike-mana 2', /--from.*--spike-mana/],
  ['play res-arcana --all --bots greedy', /--all.*--bots/],
  ['cards --lang de --lang xx', /xx/],
  ['cards --lang=pl --lang=yy', /yy/],
  ['help nosuch', /["„“]nosuch/],
  ['play res-arcana --side sun', /^res-arcana .*--side\.$/],
  ['arena --level witch', /^res-arcana .*--level\.$/],
  ['play res-arcana --players 5', /--players.*2.*4.*5/],
  ['watch res-arcana --players 1', /--players.*2.*4.*1/],
  ['arena --players 5', /--players.*2.*4.*5/],
  ['watch evenfall --players 5', /--players.*1.*4.*5/],
  ['watch res-arcana --players 4 --match', /--match.*--players 4/],
  ['watch res-arcana --deal first-game --match', /--match.*--deal first-game/],
  ['watch evenfall --clans star --players 2', /--clans star.*--players 2/],
  ['watch', /game/],
  ['watch res-arcana --pace soon', /soon/],
  ['arena --games none', /none/],
  ['simulate', /simulate.*arena/],
  ['simulate --games 5', /simulate.*arena/],
  ['help simulate', /simulate.*arena/],
  ['fuzz --game chess', /chess/],
  ['replay', /file/],
  ['replay nowhere.txt', /nowhere\.txt/],
  [`replay ${scribble}`, /scribble\.txt/],
  [`replay ${elsewhere}`, /A9999/],
  [`replay ${position}`, /position\.txt.*["„“]position/],
  [`verify ${position}`, /position\.txt.*["„“]position/],
  ['verify', /file/],
  [`verify ${damaged}`, /damaged\.txt.*4/],
  [`verify ${noOptions}`, /players/],
  ['bench --bogus', /--bogus/],
  ['bench server', /bench/],
  ['cards xyzzy', /xyzzy/],
  ['cards --game chess', /chess/],
  ['position nowhere.txt', /nowhere\.txt/],
  [`position ${position}`, /position\.txt.*2/],
  [`position ${damaged}`, /damaged\.txt/],
  [`position ${elsewhere}`, /elsewhere\.txt.*["„“]replay/],
];

test.each(WRONG)('%s: one line, exit code 2', async (line, speaks) => {
  for (const language of LANGUAGES) {
    const { code, out, err } = await gloaming(`${line} --lang ${language}`);
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(speaks);
    expect(err[0]).not.toMatch(/undefined|\[object|\bat .*\.ts/);
  }
});

test('one is not many', async () => {
  expect((await gloaming('play evenfall --players 1 --bots greedy')).err).toEqual(['There is 1 bot for 0 free seats.']);
  expect(ARENA.played('Evenfall', 1, 1)).toBe('Evenfall with 1 player, seed 1');
  expect(FUZZ.fine(1, '2–4', 1, 1)).toMatch(/^1 game with 2–4 players, 1 decision, at most 1 option:/);
});

test('an unknown language is refused, in the language of the machine', async () => {
  expect((await gloaming('cards --lang xx')).err).toEqual([
    'There is no language "xx" here; there are en, de, pl, pt.',
  ]);
  expect((await gloaming('cards --lang')).err).toEqual(['The option --lang needs a value.']);
});

test('a record of other rules does not verify, whatever its options are', async () => {
  const { code, err } = await gloaming(`verify ${older}`);
  expect(code).toBe(1);
  expect(err).toEqual([(await gloaming(`verify ${old}`)).err[0].replace('old.txt', 'older.txt')]);
});

test('a mistake of ours in a file names the mistake, too', () => {
  const read = (): never => {
    throw new TypeError('the sky fell');
  };
  expect(() => inFile('game.txt', read)).toThrow('game.txt: the sky fell');
});

test('what an editor or a person puts before a game is no part of it', async () => {
  const before = '\ufeff# mine\n\n  # and this\n';
  const record = file('preface.txt', `${before}${HEAD}${KEY}`);
  expect((await gloaming(`verify ${record}`)).code).toBe(0);
  const play = await gloaming(`play --from ${record}`, ['1', '1', 'quit']);
  expect(play.code).toBe(0);
  expect(play.text).toContain(`play --from ${record}`);
  const written = withGame('res-arcana', ({ game, options, makePosition }) =>
    makePosition(start(game, options.parse(2, {}), [1, 2, 3, 4])),
  );
  expect((await gloaming(`position ${file('prefaced.txt', before + written)}`)).code).toBe(0);
});

test('the terminal refuses by other codes than the engine, so that each has its own words', () => {
  expectTypeOf<keyof Faults & ErrorCode>().toBeNever();
});
