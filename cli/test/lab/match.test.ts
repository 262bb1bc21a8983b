/** RA-10.2: a match of up to three games is counted in games, and its rounds are those of all of them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@gloaming/engine';
import stringWidth from 'string-width';
import { expect, test } from 'vitest';
import { always, gloaming } from '../quiet.ts';

/** Random bots are quick. */
const ARENA = 'arena --bots random --games 6 --seed 3';

test('the rounds of a match are those of its games', async () => {
  const one = JSON.parse((await gloaming(`${ARENA} --json`)).text);
  const match = JSON.parse((await gloaming(`${ARENA} --match --json`)).text);
  expect(match.rounds.mean).toBeGreaterThan(1.5 * one.rounds.mean);
  expect(match.rounds.fewest).toBeGreaterThan(one.rounds.fewest);
});

test('what is counted is called games, not points, within the width', async () => {
  const { out, text } = await gloaming(`${ARENA} --match`);
  expect(text).not.toMatch(/\bPoints\b/);
  expect(text).toMatch(/Games won/);
  expect(text).toMatch(/A match has/);
  expect(out.filter((line) => stringWidth(line) > 80)).toEqual([]);
});

test.each(LANGUAGES)('at the keyboard, too: %s', async (language) => {
  const line = `play res-arcana --match --bots random --seed 3 --lang ${language}`;
  const { out: played, home } = await gloaming(line, always('1'));
  const [file] = readdirSync(home).map((name) => join(home, name));
  const verified = await gloaming(['verify', file, '--lang', language]);
  const WON = /^ {2}\S+ +\d (games? won|Partien? gewonnen|wygran\S+ parti\S+|partidas? vencidas?)$/;
  for (const lines of [played, verified.out]) expect(lines.filter((each) => WON.test(each))).toHaveLength(2);
});
