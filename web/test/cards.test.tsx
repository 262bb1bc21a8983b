// @vitest-environment happy-dom
import { LANGUAGES } from '@gloaming/engine';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import { CardArt } from '../src/design/art/CardArt.tsx';
import { type Drawing, LAYERS } from '../src/design/art/drawing.ts';
import { Card } from '../src/design/Card.tsx';
import { Tile } from '../src/design/Tile.tsx';
import { Token } from '../src/design/Token.tsx';
import { allFaces } from '../src/gallery/faces.ts';
import { CARD_FACES as RES_ARCANA_FACES } from '../src/games/res-arcana/faces.ts';
import { heard } from './heard.ts';

const shapesOf = (drawing: Drawing): string => LAYERS.map((layer) => drawing[layer] ?? '').join('\n');

const GAMES = await allFaces();

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(GAMES)('every card of $mood has a picture, always the same one', async ({ designs, face }) => {
  const pictures: string[] = [];
  for (const card of designs) {
    const { name, drawings } = face('en', card);
    await drawings.fetch();
    const drawing = drawings.now()?.[name];
    if (drawing === undefined) throw new Error(`${name} has no drawing`);
    const draw = () => renderToStaticMarkup(<CardArt name={name} drawing={drawing} />);
    expect(draw()).toBe(draw());
    expect(draw(), name).not.toMatch(/NaN|undefined|Infinity|--\d/);
    pictures.push(shapesOf(drawing));
  }
  // The light, the sky and the ground apart: two cards never show the same thing.
  expect(new Set(pictures).size).toBe(designs.length);
});

test.each(GAMES)('every card of $mood shows all its words', ({ designs, face }) => {
  for (const [turn, language] of LANGUAGES.entries()) {
    localStorage.setItem('gloaming.language', language);
    // Drawing is slow here: each card in one of the languages.
    for (const card of designs.filter((_, i) => i % LANGUAGES.length === turn)) {
      const shown = face(language, card);
      const { container, unmount } = render(
        <SettingsProvider>
          <Card face={shown} />
        </SettingsProvider>,
      );
      const { name, kind, lines } = shown.text;
      for (const words of [name, kind, ...lines]) expect(heard(container)).toContain(words);
      unmount();
    }
  }
});

test('a tile says that it can be chosen, that it is turned, and is pressed', () => {
  const press = vi.fn();
  render(
    <SettingsProvider>
      <Tile face={RES_ARCANA_FACES.face('en', 0)} size="tile" isTurned isLegal onPress={press} />
    </SettingsProvider>,
  );
  const tile = screen.getByRole('button', { name: /Athanor.*turned.*can be chosen/ });
  fireEvent.click(tile);
  expect(press).toHaveBeenCalledOnce();
});

/** A tile that a finger has been on for longer than a press takes. */
function held() {
  const [press, hold] = [vi.fn(), vi.fn()];
  const { unmount } = render(
    <SettingsProvider>
      <Tile face={RES_ARCANA_FACES.face('en', 0)} size="tile" onPress={press} onHold={hold} />
    </SettingsProvider>,
  );
  const tile = screen.getByRole('button', { name: /Athanor/ });
  vi.useFakeTimers();
  fireEvent.pointerDown(tile, { pointerType: 'touch' });
  return { tile, press, hold, unmount, wait: () => void vi.advanceTimersByTime(600) };
}

test('the press that ends a hold means nothing; a key or a screen reader presses afterwards as before', () => {
  const { tile, press, hold, wait } = held();
  wait();
  fireEvent.click(tile, { detail: 1 });
  expect([hold.mock.calls.length, press.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(tile, { detail: 0 });
  expect(press).toHaveBeenCalledOnce();
});

test('a card that goes while a finger is on it is not shown large afterwards', () => {
  const { hold, unmount, wait } = held();
  unmount();
  wait();
  expect(hold).not.toHaveBeenCalled();
});

test('a token has words besides its colour and shape', () => {
  const { container } = render(<Token kind="elan" n={3} label="Elan" />);
  expect(container.textContent).toBe('Elan 3');
});
