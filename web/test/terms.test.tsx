// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WithTerms } from '../src/design/WithTerms.tsx';
import { draw } from './games.tsx';

afterEach(cleanup);

const TERMS = { place: ['Place', 'Where Witches go.'], ritual: ['Ritual', 'It is bound.'] } as const;
const question = () => draw(<WithTerms text="Cavern: on which Place do you play this Ritual?" terms={TERMS} />);
const word = (name: string): HTMLElement => screen.getByRole('button', { name });
const meaning = (): string | undefined => screen.queryByRole('tooltip')?.textContent ?? undefined;

test('the text stays what it is', () => {
  expect(question().container.textContent).toBe('Cavern: on which Place do you play this Ritual?');
});

test('a word says what it means when a mouse points at it', () => {
  question();
  fireEvent.pointerEnter(word('Place'), { pointerType: 'mouse' });
  expect(meaning()).toBe('Where Witches go.');
  fireEvent.pointerLeave(word('Place'), { pointerType: 'mouse' });
  expect(meaning()).toBeUndefined();
});

test('when the keyboard comes to it, as its description, until it goes on or leaves it with Escape', () => {
  question();
  act(() => word('Place').focus());
  expect(meaning()).toBe('Where Witches go.');
  expect(word('Place').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  act(() => word('Ritual').focus());
  expect(meaning()).toBe('It is bound.');
  fireEvent.keyDown(word('Ritual'), { key: 'Escape' });
  expect(meaning()).toBeUndefined();
});

test('when a finger rests on it, until another place is touched', () => {
  question();
  fireEvent.pointerDown(word('Ritual'), { pointerType: 'touch' });
  fireEvent.pointerLeave(word('Ritual'), { pointerType: 'touch' });
  expect(meaning()).toBe('It is bound.');
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(meaning()).toBeUndefined();
});
