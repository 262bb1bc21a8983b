// @vitest-environment happy-dom
/** The field for commands: what is typed there, and what it says. */
import { makeBot } from '@gloaming/bots';
import { LANGUAGES } from '@gloaming/engine';
import { EVENFALL } from '@gloaming/evenfall/entry';
import { RES_ARCANA } from '@gloaming/res-arcana/entry';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TABLE as EV } from '../src/games/evenfall/table.ts';
import { TABLE as RA } from '../src/games/res-arcana/table.ts';
import { COMMAND_WORDS, COMMANDS, commandOf } from '../src/words/commands.ts';
import { evenfallFor, resArcanaFor } from './games.tsx';
import { type Seated, sitDown } from './seated.tsx';

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

const resArcana = (): Seated =>
  sitDown(
    RES_ARCANA,
    RA,
    { ...resArcanaFor(2), deal: 'first-game' },
    { seed: 5, bot: makeBot('greedy', 'res-arcana') },
  );
const evenfall = (): Seated => sitDown(EVENFALL, EV, evenfallFor(1), { seed: 5, bot: makeBot('greedy', 'evenfall') });

/** Plays on by the field until one's turn comes. */
function toTurn(seated: Seated, isTurn: () => boolean): void {
  for (let n = 0; n < 40 && !isTurn(); n++)
    seated.type(seated.type('options').some((each) => /^1: /.test(each)) ? '1' : 'ok');
  expect(isTurn()).toBe(true);
}

test.each([
  ['Res Arcana', resArcana, RA],
  ['Evenfall', evenfall, EV],
] as const)('what there is in %s is told: mine, my hand, a rival, the table, the score', (_, sit, table) => {
  const seated = sit();
  toTurn(seated, () => table.isMain(seated.present().view as never));
  const broken = /undefined|NaN|\[object|^$/;
  for (const line of ['mine', 'hand', 'rival 1', 'table', 'score', 'last', 'options', 'help', 'why']) {
    const said = seated.type(line);
    expect(said, line).not.toEqual([]);
    for (const sentence of said) expect(sentence, line).not.toMatch(broken);
  }
  expect(seated.type('mine')[0]).toMatch(/^Ada: Points \d+\.$/);
  expect(seated.type('hand').some((each) => /^Hand \d+: \w/.test(each))).toBe(true);
  const [name] = /(?<=^Hand \d+: )[^,.(]+/.exec(seated.type('hand').find((each) => each.startsWith('Hand')) ?? '') ?? [
    '',
  ];
  expect(seated.type(`cards ${name.trim().toUpperCase()}`)[0]).toContain(name.trim());
});

test('what makes no sense says so in a sentence, and stays in the field to be put right', () => {
  const seated = resArcana();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Answer or command' });
  const before = seated.present().version;
  for (const line of ['99', 'rival 7', 'cards Nobody', 'xyzzy', '-4', 'hint', '', 'why xyzzy']) {
    const said = seated.type(line);
    expect(said.join(' '), line).toMatch(/^[A-Z].*[.:]$/s);
    expect(field.value).toBe(line);
  }
  expect(seated.present().version).toBe(before);
  expect(seated.type('99')).toEqual([expect.stringMatching(/^There is no answer 99; the highest is \d+\.$/)]);
});

test('a number answers and is told what it was; a part of an answer does the same, and several are listed', () => {
  const seated = resArcana();
  const [, first] = seated.type('options');
  expect(first).toMatch(/^1: /);
  const { version } = seated.present();
  expect(seated.type('1')).toEqual([first]);
  // It cannot be taken back.
  expect(seated.heard().at(-1)).toContain('Press again to do it.');
  expect(seated.present().version).toBe(version);
  seated.type('');
  expect(seated.present().version).toBeGreaterThan(version);
  toTurn(seated, () => RA.isMain(seated.present().view as never));
  expect(seated.type('discard')[0]).toMatch(/^\d+ answers fit:$/);
});

test('in every language every command has a word of its own, and the English one works, too', () => {
  for (const language of LANGUAGES) {
    const words = COMMANDS.map((each) => COMMAND_WORDS[language].of[each][0]);
    expect(new Set(words).size).toBe(COMMANDS.length);
    for (const each of COMMANDS) {
      expect(commandOf(language, COMMAND_WORDS[language].of[each][0])).toBe(each);
      expect(commandOf(language, each.toUpperCase())).toBe(each);
    }
  }
  expect(commandOf('de', 'ZURUCK')).toBe('undo');
  expect(commandOf('en', 'xyzzy')).toBeNull();
});

test('what the large button says can be typed, too', () => {
  const seated = resArcana();
  toTurn(seated, () => RA.isMain(seated.present().view as never));
  const { version } = seated.present();
  expect(seated.type('take the first-player token')).toEqual([expect.stringMatching(/^ok: Pass/)]);
  expect(seated.present().version).toBeGreaterThan(version);
});
