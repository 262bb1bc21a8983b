import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, parseRecord, replay } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { expect, test, vi } from 'vitest';
import { always, folder, gloaming } from './quiet.ts';

/** Whole games between bots, on machines that have something else to do as well. */
vi.setConfig({ testTimeout: 60_000 });

const kept = (home: string): string => join(home, readdirSync(home)[0]);
/** Against the random bot, so that what a better bot would do changes no test. */
const GAME = 'play res-arcana --seed 3 --name Anna --bots random';

test('a whole game from a pipe, to the points', async () => {
  const { code, text, err, home } = await gloaming('play res-arcana --seed 11 --name Anna', always('1'));
  expect(code).toBe(0);
  expect(err).toEqual([]);
  expect(text).toContain('Round 4');
  expect(text).toMatch(/Greedy {2}1\d points/);
  expect(text).toContain('Greedy wins.');
  const { code: verified, text: verdict } = await gloaming(['verify', kept(home)]);
  expect(verified).toBe(0);
  expect(verdict).toMatch(/^OK: .* hash [0-9a-f]{16}/);
});

test('an option is taken by number, by a part of it, without accents, and only if it is the only one', async () => {
  const { text } = await gloaming(GAME, ['HEAL', '/alch', '1', 'place', 'place tree', '2']);
  expect(text).toContain('→ Healer');
  expect(text).toContain('→ Alchemy');
  expect(text).toContain('2 options fit:');
  expect(text).toContain('→ Place Tree of Life');
  expect(text).toContain('→ 1 calm');
  const polish = await gloaming(`${GAME} --lang pl`, ['uzdr', 'alch', '1', 'odrzuc smocza', '1', 'xyz']);
  expect(polish.text).toContain('→ Odrzuć: Smocza uzda');
  expect(polish.text).toContain('„xyz”');
});

const WHY = [
  ['en', 'why', 'Needs 1 elan and 2 life more.', 'It belongs to Random.', 'That is possible:'],
  ['de', 'warum', 'Noch 1 Elan und 2 Leben nötig.', 'Sie gehört Random.', 'Das ist möglich:'],
  ['pl', 'dlaczego', 'Brakuje jeszcze: 1 wigor i 2 życia.', 'Właściciel: Random.', 'To jest możliwe:'],
  ['pt', 'porque', 'Precisa de mais 1 de elã e 2 de vida.', 'Pertence a Random.', 'Isso é possível:'],
] as const;
test.each(WHY)('%s: it is told why something cannot be done, where that is asked', async (...told) => {
  const [language, why, lacks, belongs, possible] = told;
  const { text } = await gloaming(`${GAME} --lang ${language}`, ['1', '1', '1', `${why} ent`, `${why} al`, why]);
  expect(text).toContain(lacks);
  expect(text).toContain(belongs);
  expect(text).toContain(possible);
});

test('what is no option says why not; what is no name of anything is only said to fit nothing', async () => {
  const { text } = await gloaming(GAME, ['1', '1', '1', 'treant', 'athanor', 'zzz', 'place treant', 'why zzz']);
  expect(text).toContain('→ Discard Treant');
  const again = await gloaming(GAME, ['1', '1', '1', 'place treant', 'athanor', 'zzz', 'why zzz', '99']);
  const [, said] = again.text.split('No option fits "place treant".');
  expect(said).toMatch(/^\s+Place Treant \(2 elan and 3 life\)\n\s+Needs 1 elan and 2 life more\.\n/);
  expect(said).toMatch(/No option fits "athanor"\.\nThis question is not about that\.\n/);
  expect(said.split('No option fits "zzz".')).toHaveLength(3);
  expect(said).toContain('No option fits "99".\n');
});

test('undo takes back, and says why it cannot', async () => {
  const { text } = await gloaming(GAME, ['heal', 'alch', '1', 'place tree', '1', 'undo', 'undo', 'undo']);
  expect(text.split('Taken back.')).toHaveLength(3);
  expect(text.split('Your action?')).toHaveLength(3);
  expect(text).toContain('That cannot be taken back. Somebody else has decided since.');
});

test('the language changes in the middle of a game', async () => {
  const { text } = await gloaming(GAME, ['lang xx', 'lang de', 'hilfe', 'sprache pl', 'stół', 'stol', 'koniec']);
  expect(text).toContain('Which language?');
  expect(text).toContain('Ab jetzt auf Deutsch.');
  expect(text).toContain('die letzte Antwort zurücknehmen');
  expect(text).toContain('Odtąd po polsku.');
  expect(text.split('── Przygotowanie')).toHaveLength(4);
  expect(text).toContain('Graj dalej poleceniem:');
});

test('the table is shown again only where its language is another', async () => {
  const { text } = await gloaming(GAME, ['lang xx', 'lang', 'lang en']);
  expect(text.split('── Setting up')).toHaveLength(2);
  expect(text.split('Which language?')).toHaveLength(3);
});

test.each(LANGUAGES)('help tells how an option is typed that is called like a command: %s', async (language) => {
  const { text } = await gloaming(`${GAME} --lang ${language}`, ['help']);
  expect(text).toMatch(/^ {2}\/TE\w+ +\S/m);
});

test('help, log, table, cards and hint are there, and change nothing', async () => {
  const { text } = await gloaming(GAME, [
    '?',
    'help',
    'log',
    'table',
    'cards dragon',
    'cards vault',
    'cards zzz',
    'hint',
    'h',
    '',
  ]);
  expect(text).toContain('take back your last answer');
  expect(text).toContain('9 cards: Bone Dragon');
  expect(text).toContain('Turn → put 1 gold on this.');
  expect(text).toContain('No card is called "zzz".');
  expect(text).toMatch(/The best answers after [\d,]+ iterations: /);
  expect(text).toMatch(/ \d+ % {2}\(\d+–\d+\) +Healer/);
  expect(text.split('Which mage do you want to be?')).toHaveLength(3);
});

test('leaving keeps the game, and it goes on from there with the same state', async () => {
  const { code, out, home } = await gloaming(GAME, ['1', '1', '1']);
  expect(code).toBe(0);
  const file = kept(home);
  expect(out.at(-1)).toBe(`  gloaming play --from ${file} --bots random --name Anna`);
  const before = parseRecord(readFileSync(file, 'utf8'));
  const { text } = await gloaming('play --from last --name Anna --bots random', ['1', '1', '1'], home);
  expect(text).toContain(`So far: ${before.answers.length} answers.`);
  const after = parseRecord(readFileSync(file, 'utf8'));
  expect(after.answers.slice(0, before.answers.length)).toEqual(before.answers);
  expect(after.answers.length).toBeGreaterThan(before.answers.length);
});

test('save writes a record that opens again; a file that cannot be written does not end the game', async () => {
  const file = join(folder(), 'deep', 'game.txt');
  const { text } = await gloaming(GAME, ['1', 'save', `save ${file}`, 'save /dev/null/x', '1']);
  expect(text).toContain('save FILE');
  expect(text).toContain(`Written to ${file}.`);
  expect(text.replaceAll('\n', ' ')).toContain('/dev/null/x cannot be written');
  expect((await gloaming(['verify', file])).code).toBe(0);
});

test('everybody at one keyboard, and another seat', async () => {
  const { text } = await gloaming('play res-arcana --players 3 --all --deal draft --seed 2', ['1', '1', '1', '1']);
  expect(text).toContain('Player C: Which artifact do you keep?');
  expect(text).toContain('Picked:');
  const second = await gloaming('play res-arcana --players 3 --seat B --bots random,greedy --seed 2', ['1']);
  expect(second.text).toContain('Res Arcana: Greedy, Player, Random');
});

test('a game starts from a written position', async () => {
  const start = await gloaming(GAME, ['1', '1', '1']);
  const file = join(folder(), 'position.txt');
  const record = parseRecord(readFileSync(kept(start.home), 'utf8'));
  withGame(record.game, ({ game, options, makePosition }) =>
    writeFileSync(file, makePosition(replay(game, { ...record, options: options.check(record.options) }))),
  );
  const { text, home } = await gloaming(['play', '--from', file], ['1', '1']);
  expect(text).toContain('Round 1');
  expect(readFileSync(kept(home), 'utf8')).toMatch(/^res-arcana/);
  const shown = await gloaming(['position', file]);
  expect(shown.code).toBe(0);
  expect(shown.text).toContain('Hand:');
});
