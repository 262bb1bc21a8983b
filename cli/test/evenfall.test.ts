import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  advance,
  asking,
  keyFrom,
  LANGUAGES,
  makeDice,
  OVER,
  parseRecord,
  replay,
  start,
  take,
  viewOf,
} from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import stringWidth from 'string-width';
import { expect, test, vi } from 'vitest';
import { LAYOUTS } from '../src/games/index.ts';
import { WORDS } from '../src/text/index.ts';
import { folder, gloaming } from './quiet.ts';

/** Whole games, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 120_000 });

const kept = (home: string): string => join(home, readdirSync(home)[0]);

/** For ever; the first is there at every question. */
function* inTurns(list: readonly string[]): Generator<string> {
  for (;;) yield* list;
}

test('a whole game against the Automa from a pipe, told step by step, to the points', async () => {
  const { code, text, err, home } = await gloaming(
    'play evenfall --players 1 --level apprentice --seed 11 --name Anna',
    inTurns(['2', '3', '1']),
  );
  expect(code).toBe(0);
  expect(err).toEqual([]);
  expect(text).toContain('Evenfall: Anna');
  expect(text).toMatch(/Automa {2}level: Apprentice · 0★/);
  expect(text).toMatch(/Rondel 1\/14: ◎ Gain 1 VP and advance on the Coven Track →/);
  expect(text).toMatch(/· Automa draws .* \(\d VP\), moves \d spaces?: /);
  expect(text).toMatch(/· Automa discovers /);
  expect(text).toContain('Round 3');
  expect(text).toMatch(/Automa {2}\d+ points/);
  expect(text).toMatch(/(Automa|Anna) wins\./);
  const { code: verified, text: verdict } = await gloaming(['verify', kept(home)]);
  expect(verified).toBe(0);
  expect(verdict).toMatch(/^OK: .* hash [0-9a-f]{16}/);
  expect(verdict).toMatch(/Automa {2}\d+ points/);
});

test('against bots, on the moon side, with clans; leaving keeps the game', async () => {
  const line =
    'play evenfall --players 3 --side moon --clans spike,star,circle --bots random,greedy --seed 4 --name Anna';
  const { code, text, out, home } = await gloaming(line, ['table', 'log', 'hint', '2']);
  expect(code).toBe(0);
  expect(text).toContain('Evenfall: Anna, Random, Greedy');
  expect(text).toMatch(/Anna A {2}The Spike/);
  expect(text).toMatch(/Random B {2}The Star/);
  expect(text).toContain('Southern Slopes');
  expect(text).toMatch(/The best answers after [\d,]+ iterations/);
  expect(out.at(-1)).toContain('--bots random,greedy --name Anna');
  const again = await gloaming('play --from last --bots random,greedy --name Anna', ['1'], home);
  expect(again.text).toMatch(/So far:\s+\d+\s+answers?\./);
});

test('alone nobody has to be named, and it goes on without a bot', async () => {
  const { out, home } = await gloaming('play evenfall --players 1 --seed 4', ['2']);
  expect(out.at(-1)).toBe(`  gloaming play --from ${kept(home)}`);
});

test('watch, replay, position', async () => {
  const line = 'watch evenfall --players 2 --bots greedy,random --seed 8 --pace 0';
  const { code, text } = await gloaming(line);
  expect(code).toBe(0);
  expect(text).toContain('wins.');
  expect(text).toMatch(/Northern Lakes {2}◆/);
  expect((await gloaming(line)).text).toBe(text);
  const { home } = await gloaming('play evenfall --seed 5 --bots random', inTurns(['2', '3', '1']));
  const whole = await gloaming(['replay', kept(home), '--lang', 'de']);
  expect(whole.code).toBe(0);
  expect(whole.text).toContain('Runde 3');
  expect((await gloaming(['replay', kept(home), '--step', '12', '--lang', 'pl'])).text).toContain('Zewnętrzny krąg');
  const record = parseRecord(readFileSync(kept(home), 'utf8'));
  const file = join(folder(), 'position.txt');
  withGame(record.game, ({ game, options, makePosition }) => {
    const middle = { ...record, options: options.check(record.options), answers: record.answers.slice(0, 20), end: '' };
    writeFileSync(file, makePosition(replay(game, middle)));
  });
  const shown = await gloaming(['position', file, '--lang', 'pt']);
  expect(shown.code).toBe(0);
  expect(shown.text).toContain('Círculo Interno');
  expect((await gloaming(['play', '--from', file], ['1', '1'])).code).toBe(0);
});

test('arena, fuzz, cards', async () => {
  const report = JSON.parse((await gloaming('arena --game evenfall --games 2 --seed 3 --json')).text);
  expect(report).toMatchObject({ game: 'evenfall', unfinished: 0, rounds: { mean: 3, fewest: 3, most: 3 } });
  expect(report.pairings[0]).toMatchObject({ a: 'greedy', games: 2, share: 1 });
  const alone = JSON.parse((await gloaming('arena --game evenfall --games 1 --players 1 --json')).text);
  expect(alone.seats).toHaveLength(1);
  const fuzz = await gloaming('fuzz --game evenfall --games 60 --seed 2');
  expect(fuzz.text.replaceAll('\n', ' ')).toMatch(/60 games with 1–4 players, .*: nothing broke/);
  expect((await gloaming('cards --game evenfall irene')).out[0]).toContain('Irene');
  const all = JSON.parse((await gloaming('cards --game evenfall --json --lang de')).text);
  // Regions, clans, tracks, rondel.
  expect(new Set(all.map(({ name }: { name: string }) => name)).size).toBe(25 + 4 + 29 + 21 + (3 + 4 + 1 + 1));
});

test('boards are found by their names, and cards and boards by those in any language', async () => {
  const found = async (line: string): Promise<{ name: string; kind: string; lines: string[] }[]> =>
    JSON.parse((await gloaming(`cards ${line} --json`)).text);
  const names = async (line: string): Promise<string[]> => (await found(line)).map(({ name }) => name);
  expect(await names('northern lakes')).toEqual(['Northern Lakes']);
  // As positions and programs write it.
  expect(await names('northern-lakes')).toEqual(['Northern Lakes']);
  expect(await names('hermits-loft')).toEqual(["Hermit's Loft"]);
  expect((await found('northern'))[0].lines.join(' ')).toContain('8+: Advance 1 step');
  expect((await found('the cross')).map(({ kind }) => kind)).toEqual([
    'Clan Board · sun side',
    'Clan Board · moon side',
  ]);
  expect((await found('the cross'))[1].lines.join(' ')).toContain('replace “/” with “+”');
  expect(await names('coven')).toEqual(new Array(4).fill('Coven Track'));
  expect((await found('rondel'))[0].lines.filter((line) => line.includes(': ◎'))).toHaveLength(2);
  expect(await names('rondel --lang pl')).toEqual(['Tor akcji']);
  expect(await names('northern lakes --lang pl')).toEqual(['Jeziora Północne']);
  const [athanor] = await found('athanor');
  expect(athanor.name).toBe('Athanor');
  for (const language of LANGUAGES) {
    const [said] = await found(`athanor --lang ${language}`);
    const [itself] = await found(`${said.name} --lang ${language}`);
    expect(itself).toEqual(said);
    for (const from of LANGUAGES) expect(await names(`${said.name} --lang ${from}`)).toHaveLength(1);
  }
});

test('a table that counts every Scythe says so on the card', async () => {
  const at = async (points: string): Promise<string> => {
    const { text } = await gloaming(`play evenfall --scythe-points ${points} --seed 4`, ['cards bao', 'quit']);
    return text.replace(/\s+/g, ' ');
  };
  expect(await at('each')).toContain('for each Scythe on a Place with such a symbol');
  expect(await at('once')).toContain('for each Place with such a symbol and a Scythe');
});

test('at the keyboard: boards, the cards in hand, what is fought for at a dial', async () => {
  const typed = function* (): Generator<string> {
    yield* ['boards', 'cards', 'cards jeziora', 'rules'];
    yield* ['discover', '3', '1', '1'];
    for (;;) yield '1';
  };
  const { text } = await gloaming('play evenfall --players 1 --side moon --seed 12 --name Anna', typed());
  const [, at] = /Battle: (.*?) {2}/.exec(text) ?? [];
  const shown = text.slice(text.indexOf(`Battle: ${at}`));
  expect(shown).toMatch(/^ {2}Battle Rewards: 4\+: .*/m);
  expect(shown).toMatch(/^ {2}Anna {2}combat strength \d \+ up to \d Mana · Witches\/Elders \d$/m);
  expect(text).toMatch(/^The \w+ {2}Clan Board · moon side$/m);
  expect(text).toMatch(/^Jeziora|^Northern Lakes {2}Region$/m);
  expect(text).toContain('◎    a ring: the Automa always stops there');
  expect(text).toContain('EV-6.1');
});

test('what one decides by stands beside the question: at a dial, and before Catalysts are built; the title says the phase', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed < 9; seed++)
    withGame('evenfall', (entry, name) => {
      const { game, options, texts } = entry;
      const s = start(game, options.parse(2, {}), keyFrom(makeDice(seed)));
      const dice = makeDice(seed);
      const out: number[] = [];
      const layout = LAYOUTS[name];
      const page = { width: 80, paint: (_: unknown, text: string) => text, language: 'en' as const };
      for (let seat = advance(game, s, out); seat !== OVER; ) {
        const view = viewOf(game, s, seat);
        const all = { ...page, words: WORDS.en, telling: texts.en, names: ['Ann', 'Bea'] };
        const lines = layout.beside(view, all).join('\n');
        const frame = asking(view, seat);
        const verb = frame?.verbs[frame.at].verb ?? '';
        if (verb === 'build') expect(lines).toMatch(/A Scythe \(1 Herb\)[\s\S]*An Orb \(2 Potions\)/);
        else if (verb === 'setDial') expect(lines).toMatch(/^Battle: .*\n {2}Battle Rewards: 4\+[\s\S]*strength \d/);
        else if (verb !== 'adjustDial') expect(lines).toBe('');
        const [title] = layout.table(view, all);
        for (const word of ['Battle', 'End of the round', 'Final scoring'])
          if (title.includes(`· ${word} `)) seen.add(`${word}: ${verb}`);
        if (lines !== '') seen.add(verb);
        seat = take(game, s, seat, out[dice(out.length)], out);
      }
    });
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'build',
      'setDial',
      'Battle: setDial',
      'End of the round: transfer',
      'Final scoring: placeStones',
    ]),
  );
});

test('copies of a card are shown once, and two that only share a name both', async () => {
  expect(JSON.parse((await gloaming('cards --game evenfall irene --json')).text)).toHaveLength(1);
  const all = JSON.parse((await gloaming('cards --game evenfall --json')).text);
  expect(new Set(all.map((card: object) => JSON.stringify(card))).size).toBe(all.length);
  const { text } = await gloaming('play evenfall --players 1 --seed 4', ['cards cavern', 'quit']);
  expect(text.split(/^Cavern /m)).toHaveLength(3);
});

/** Something different every time, with everything that can be asked in between. */
function* answers(n: number): Generator<string> {
  for (let i = 0; i < n; i++)
    yield i % 40 === 39 ? ['help', 'log', 'cards a', 'table', 'undo'][i % 5] : String(1 + (i % 5));
}

test.each(LANGUAGES)('no line is wider than 80 columns: %s', async (language) => {
  const lines = [
    await gloaming(`watch evenfall --players 4 --side moon --bots random --seed 6 --pace 0 --lang ${language}`),
    await gloaming(`watch evenfall --players 1 --bots greedy --seed 6 --pace 0 --lang ${language}`),
    await gloaming(`play evenfall --players 3 --seed 7 --bots random --lang ${language}`, answers(200)),
    await gloaming(`cards --game evenfall --lang ${language}`),
    await gloaming(`arena --game evenfall --games 2 --bots random --lang ${language}`),
  ].flatMap(({ out }) => out);
  expect(lines.length).toBeGreaterThan(500);
  const wide = lines.filter((line) => stringWidth(line) > 80 && !line.includes('gloaming-'));
  expect(wide).toEqual([]);
  expect(lines.filter((line) => /undefined|NaN|\[object/.test(line))).toEqual([]);
});

const WRONG: readonly [string, RegExp][] = [
  ['play evenfall --deal draft', /--deal/],
  ['play evenfall --side dusk', /dusk/],
  ['play evenfall --clans star,sun', /sun/],
  ['play evenfall --clans star', /clans/],
  ['play evenfall --clans star,star', /clans/],
  ['play evenfall --level god', /god/],
  ['play evenfall --players 5', /5/],
  ['play evenfall --players 1 --bots greedy', /1/],
  ['play evenfall --spike-mana 9', /9/],
  ['arena --game evenfall --mana-cap 19', /19/],
  ['watch evenfall --last-hand burnt', /burnt/],
  ['arena --game evenfall --spike-spaces never', /never/],
  ['play res-arcana --side sun', /--side/],
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

test('of all that cannot be done in a turn it is told why', async () => {
  const { text } = await gloaming('play evenfall --seed 3 --bots random', ['1', 'discover', '3', 'why', 'end', 'why']);
  expect(text).toContain('    Your Main Action is done.\n');
  expect(text).toContain("  Hermit's Loft\n    It has been discovered already.\n");
  expect(text).toContain('  Build Catalysts\n    You have no Ritual with a free Building Space.\n');
  expect(text).toContain('  Ilse the Marshal (Random)\n    It belongs to Random.\n');
});
