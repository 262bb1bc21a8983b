// @vitest-environment happy-dom
/** Who one is here, on a device that others use, too. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learnPlayer } from '../src/net/player.ts';
import { MePage } from '../src/start/MePage.tsx';
import { Name } from '../src/start/Name.tsx';
import { draw } from './games.tsx';

const MINUTE = 60_000;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ code: 'abc', until: Date.now() + 15 * MINUTE })));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const link = (): HTMLInputElement | null => screen.queryByRole('textbox', { name: 'Link' });

test('a link that makes another device the same player is not shown to the next one here, nor once it is too late', async () => {
  learnPlayer({ id: 'anna', name: 'Anna' });
  draw(<MePage />);
  fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })).value).toContain('/claim#abc');
  act(() => learnPlayer({ id: 'ben', name: 'Ben' }));
  expect(link()).toBeNull();
  act(() => learnPlayer({ id: 'anna', name: 'Anna' }));
  expect(link()).not.toBeNull();
  vi.useFakeTimers({ now: Date.now() + 16 * MINUTE, toFake: ['Date'] });
  act(() => learnPlayer({ id: 'anna', name: 'Anna B.' }));
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy();
});

test.for([-60, 60])(
  'a link is shown for as long as it works, also where this clock is wrong by %s minutes',
  async (minutes) => {
    const code = { code: 'abc', until: Date.now() + (15 + minutes) * MINUTE };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(code)));
    learnPlayer({ id: 'anna', name: 'Anna' });
    draw(<MePage />);
    fireEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    expect(await screen.findByRole('textbox', { name: 'Link' })).toBeTruthy();
    vi.useFakeTimers({ now: Date.now() + 16 * MINUTE, toFake: ['Date'] });
    act(() => learnPlayer({ id: 'anna', name: 'Anna B.' }));
    expect(link()).toBeNull();
  },
);

test('what somebody has typed stays when it becomes known late who they are; what they have not is what they are called', () => {
  learnPlayer(null);
  draw(<Name />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  act(() => learnPlayer({ id: 'anna', name: 'Anna' }));
  expect(field.value).toBe('Anna');
  fireEvent.change(field, { target: { value: 'Annabel' } });
  act(() => learnPlayer({ id: 'anna', name: 'Anna B.' }));
  expect(field.value).toBe('Annabel');
});

test('a name that was saved is shown as the server keeps it', async () => {
  learnPlayer({ id: 'anna', name: 'Anna' });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ id: 'anna', name: 'Annabel' })));
  draw(<Name />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
  fireEvent.change(field, { target: { value: ' Annabel ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(field.value).toBe('Annabel'));
});
