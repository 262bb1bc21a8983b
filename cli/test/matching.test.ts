/** Options by the number that stands before them. */
import { asking, keyFrom, LANGUAGES, makeDice } from '@gloaming/engine';
import { begin } from '@gloaming/engine/session';
import { withGame } from '@gloaming/games';
import { expect, test } from 'vitest';
import { chosen, type Labelled, numbered } from '../src/base/matching.ts';

const labelled = (...labels: string[]): Labelled[] => labels.map((label, option) => ({ option, label }));
const picked = (options: readonly Labelled[], typed: string): string[] =>
  chosen(options, typed).map(({ label }) => label);

test('a number is the place in the list, whatever the labels say', () => {
  const same = labelled('1 calm', '1 death', 'Pass');
  expect(numbered(same).map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(numbered(same).map(({ text }) => text)).toEqual(['1 calm', '1 death', 'Pass']);
  expect(picked(same, '2')).toEqual(['1 death']);
  expect(picked(labelled('3 calm', 'Pass'), '3')).toEqual([]);
  expect(picked(labelled('3', '2'), '2')).toEqual(['2']);
});

test('where each label begins with a number of its own, that is the number', () => {
  const different = labelled('0 Mana', '1 Mana', '12 Mana');
  expect(numbered(different)).toEqual([0, 1, 12].map((number) => ({ number, text: 'Mana' })));
  expect(picked(different, '0')).toEqual(['0 Mana']);
  expect(picked(different, '1')).toEqual(['1 Mana']);
  expect(picked(different, '3')).toEqual([]);
});

test('numbers of different things are no numbers to be typed: one would not see how many there are', () => {
  const kinds = [
    { option: 1, label: '1 potion', about: 'potion' },
    { option: 2, label: '2 knowledge', about: 'knowledge' },
  ];
  expect(numbered(kinds)).toEqual([
    { number: 1, text: '1 potion' },
    { number: 2, text: '2 knowledge' },
  ]);
  expect(numbered(kinds.map((kind) => ({ ...kind, about: 'same' }))).map(({ text }) => text)).toEqual([
    'potion',
    'knowledge',
  ]);
});

test.each(LANGUAGES)('EV-14.4: the number typed on a battle dial is the Mana: %s', (language) => {
  withGame('evenfall', (entry) => {
    const { session } = begin(entry, entry.options.parse(2, {}), keyFrom(makeDice(3)));
    const dice = makeDice(4);
    for (let dials = 0; dials < 3; ) {
      const [seat] = session.deciders();
      const view = session.view(seat);
      const options = session.options(seat);
      const frame = asking(view, seat);
      if (frame?.verbs[frame.at].verb === 'setDial') {
        const all = options.map((option) => ({
          option,
          label: entry.texts[language].option(view, option, ['A', 'B']),
        }));
        for (const mana of options) expect(chosen(all, String(mana)).map(({ option }) => option)).toEqual([mana]);
        dials++;
      }
      session.answer(seat, options[dice(options.length)]);
    }
  });
});

test('what begins a word is found before what is in the middle of one', () => {
  const plays = labelled('Play Owl Courier (1 Knowledge)', 'Play Basin (2 Knowledge)', 'Meadowlark');
  expect(picked(plays, 'owl')).toEqual(['Play Owl Courier (1 Knowledge)']);
  expect(picked(plays, 'ledge')).toEqual(plays.slice(0, 2).map(({ label }) => label));
});
