/** The sentences of cards, with tokens in them: ears hear the same sentence that is written elsewhere. */
import { LANGUAGES } from '@gloaming/engine';
import { expect, test } from 'vitest';
import { allFaces } from '../src/gallery/faces.ts';

const GAMES = await allFaces();

test.each(GAMES)('with its tokens in words, each line of $mood is the sentence that is said', ({ designs, face }) => {
  for (const language of LANGUAGES)
    for (const card of designs) {
      const { said, sockets, text } = face(language, card);
      const heard = said.map((runs) => runs.map((run) => (typeof run === 'string' ? run : run.text)).join(''));
      expect([...heard, ...(sockets === null ? [] : [sockets.text])]).toEqual(text.lines);
    }
});

test.each(GAMES)(
  'most cards of $mood speak of a token, and its number is the one that is said',
  ({ designs, face }) => {
    for (const language of LANGUAGES) {
      const tokens = designs.map((card) =>
        face(language, card)
          .said.flat()
          .filter((run) => typeof run !== 'string'),
      );
      expect(tokens.filter((some) => some.length > 0).length).toBeGreaterThan(designs.length / 2);
      for (const { n, text } of tokens.flat()) expect(text).toContain(n);
    }
  },
);

test('what is spoken of without a number is a token, too', () => {
  const [{ designs, face }] = GAMES;
  const grove = designs.find((card) => face('en', card).name === 'sacred-grove') ?? -1;
  expect(face('en', grove).said[0]).toEqual([
    { token: 'points', n: '1', text: '1 point' },
    ' for each ',
    { token: 'life', n: '', text: 'life' },
    ' on this.',
  ]);
});
