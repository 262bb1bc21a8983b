// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ZoneKeys } from '../src/shell/ZoneKeys.tsx';

afterEach(cleanup);

const ZONES = { hand: ['Owl', 'Fox', 'Elk', 'Jay'], play: ['Oak', 'Ash'] };
function Table({ hand = ZONES.hand, legal = '' }: { hand?: readonly string[]; legal?: string }) {
  return (
    <ZoneKeys className="">
      {Object.entries({ ...ZONES, hand }).map(([zone, cards]) => (
        <ul key={zone} data-zone={zone}>
          {cards.map((card) => (
            <li key={card}>
              <button type="button" aria-pressed={card === legal ? false : undefined}>
                {card}
              </button>
            </li>
          ))}
        </ul>
      ))}
    </ZoneKeys>
  );
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const stops = (): (string | null)[] =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);
const press = (...keys: string[]): string | null => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
  return document.activeElement?.textContent ?? null;
};

test('every zone is one stop, where one was last, or at the first that can be pressed', async () => {
  const { rerender } = render(<Table legal="Elk" />);
  expect(stops()).toEqual(['Elk', 'Oak']);
  button('Fox').focus();
  expect(stops()).toEqual(['Fox', 'Oak']);
  button('Ash').focus();
  expect(stops()).toEqual(['Fox', 'Ash']);
  rerender(<Table hand={['Owl', 'Elk', 'Jay', 'Ibis']} />);
  await Promise.resolve();
  expect(stops()).toEqual(['Owl', 'Ash']);
});

test('the arrows go from card to card in it, and not beyond; so do Home and End', () => {
  render(<Table />);
  button('Owl').focus();
  expect(press('ArrowRight', 'ArrowRight')).toBe('Elk');
  expect(press('ArrowLeft')).toBe('Fox');
  expect(press('End', 'ArrowRight')).toBe('Jay');
  expect(press('Home', 'ArrowLeft')).toBe('Owl');
});

test('up and down lead to the card that lies closest in the next row', () => {
  render(<Table />);
  ZONES.hand.forEach((name, i) => {
    button(name).getBoundingClientRect = () => new DOMRect((i % 2) * 100, Math.floor(i / 2) * 150, 90, 140);
  });
  button('Fox').focus();
  expect(press('ArrowDown')).toBe('Jay');
  expect(press('ArrowUp')).toBe('Fox');
  expect(press('ArrowUp')).toBe('Fox');
});
