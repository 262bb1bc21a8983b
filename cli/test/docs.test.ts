/** docs/bots.md says what is so. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { keyFrom, makeDice, start, viewOf } from '@gloaming/engine';
import { withGame } from '@gloaming/games';
import { expect, test } from 'vitest';
import { TROUBLES } from '../src/base/botTroubles.ts';
import { greetingLine, isGreeting, parseAnswer, questionLine } from '../src/opponents/stdio.ts';
import { gloaming } from './quiet.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/bots.md');
const page = readFileSync(PAGE, 'utf8');
const [greeting, reply, question, answer] = [...page.matchAll(/```json\n(.*)\n```/g)].map(([, line]) => line);

test('the lines it shows are lines of the protocol', () => {
  withGame('res-arcana', (entry) => {
    const options = entry.options.parse(2, {});
    const said = greetingLine(entry, options, 0, 2, 'en', 287454020);
    expect(JSON.parse(greeting)).toEqual({ ...JSON.parse(said), rules: expect.any(Number) });
    const view = viewOf(entry.game, start(entry.game, options, keyFrom(makeDice(1))), 0);
    const asked = JSON.parse(questionLine(entry, 1, view, ['A', 'B'], 'en', { ms: 100 }));
    expect(Object.keys(JSON.parse(question))).toEqual(Object.keys(asked));
    expect(Object.keys(JSON.parse(question).options[0])).toEqual(Object.keys(asked.options[0]));
    for (const key of Object.keys(JSON.parse(question).view)) expect(Object.keys(asked.view)).toContain(key);
  });
  expect(isGreeting(reply)).toBe(true);
  expect(parseAnswer(answer)).toEqual({ id: 1, answer: 7 });
});

test('every field that is sent is explained, and every trouble', () => {
  for (const line of [greeting, question])
    for (const field of Object.keys(JSON.parse(line))) expect(page).toMatch(new RegExp(`^\\| .*\`${field}\``, 'm'));
  for (const trouble of TROUBLES) expect(page).toContain(`| \`${trouble}\` |`);
});

test('the type of a bot is quoted as it is', () => {
  const source = readFileSync(resolve(import.meta.dirname, '../../bots/src/base/bot.ts'), 'utf8');
  const [, quoted] = /```ts\n\/\/ bots\/src\/base\/bot\.ts\n([\s\S]*?)```/.exec(page) ?? [];
  expect(quoted).toBeDefined();
  expect(source).toContain(quoted?.trim());
});

test('files it links to are there, and options it names', async () => {
  for (const [, link] of page.matchAll(/\]\((\.\.\/[^)#]+)\)/g))
    expect(existsSync(resolve(dirname(PAGE), link)), link).toBe(true);
  const { text } = await gloaming('arena --help --lang en');
  for (const [option] of page.matchAll(
    /--(?:game|players|bots|games|seed|ms|iterations|patience|jobs|resume|json|level|side|deal)\b/g,
  ))
    expect(text).toContain(option);
});
