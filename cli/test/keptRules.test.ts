/** A file is played by the rules with which it was made, whatever those of today are. */
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeRecord, parseRecord } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { folder, gloaming } from './quiet.ts';

const KEPT = resolve(import.meta.dirname, '../../games/all/test/kept');
const home = folder();
/** All that are kept. */
const OLDER = globSync('*/', { cwd: KEPT })
  .toSorted()
  .map((folder) => {
    const [, game, rules] = /^(.*)-(\d+)/.exec(folder) ?? [];
    return [game, Number(rules)] as const;
  });

/** A game of so many answers, in a file of its own. */
function unfinished(game: string, rules: number, name: string): string {
  const [first] = globSync('*-2-*.game', { cwd: join(KEPT, `${game}-${rules}`) }).toSorted();
  const record = parseRecord(readFileSync(join(KEPT, `${game}-${rules}`, first), 'utf8'));
  const place = join(home, name);
  writeFileSync(place, makeRecord({ ...record, answers: record.answers.slice(0, 20), end: '' }));
  return place;
}

test.each(OLDER)('%s, rules %i: verified, replayed, advised on and played on', async (game, rules) => {
  const [finished] = globSync('*.game', { cwd: join(KEPT, `${game}-${rules}`) }).toSorted();
  const whole = join(home, `${game}.txt`);
  copyFileSync(join(KEPT, `${game}-${rules}`, finished), whole);
  const { answers, end } = parseRecord(readFileSync(whole, 'utf8'));
  const verified = await gloaming(`verify ${whole}`);
  expect([verified.code, verified.text]).toEqual([0, expect.stringContaining(end)]);
  const replayed = await gloaming(`replay ${whole} --step ${answers.length}`);
  expect([replayed.code, replayed.text]).toEqual([0, expect.stringContaining(`${answers.length}`)]);

  const half = unfinished(game, rules, `half-${game}.txt`);
  const advised = await gloaming(`hint ${half} --iterations 20 --json`);
  expect(JSON.parse(advised.text)).toMatchObject({ advice: expect.anything() });
  expect((await gloaming(`play --from ${half} --all`, ['1', 'quit'])).code).toBe(0);
  const after = parseRecord(readFileSync(half, 'utf8'));
  expect([after.game, after.rules, after.answers.length]).toEqual([game, rules, 21]);
  expect((await gloaming(`verify ${half}`)).code).toBe(0);
});

test('a record of rules that nobody kept, or that are newer: which number, in the language that is spoken', async () => {
  const text = readFileSync(unfinished('evenfall', 7, 'seven.txt'), 'utf8');
  for (const [rules, said] of [
    [1, { en: 'rules 1, which are not kept', de: 'Regelstand 1', pl: 'wersji 1', pt: 'regras 1' }],
    [99, { en: 'rules 99', de: 'Regelstand 99', pl: 'wersji 99', pt: 'regras 99' }],
  ] as const) {
    const place = join(home, `other-${rules}.txt`);
    writeFileSync(place, text.replace('rules 7', `rules ${rules}`));
    const before = readFileSync(place, 'utf8');
    for (const [language, words] of Object.entries(said))
      for (const command of ['verify', 'replay', 'hint', 'play --from']) {
        const { code, err } = await gloaming(`${command} ${place} --lang ${language}`);
        expect([code, err.join(' ')]).toEqual([command === 'verify' ? 1 : 2, expect.stringContaining(words)]);
      }
    expect(readFileSync(place, 'utf8')).toBe(before);
  }
});
