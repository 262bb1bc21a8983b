// @vitest-environment happy-dom
/** The page on which a finished game is watched again. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@gloaming/engine';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded when it is wanted: a busy machine would be waited for too long.
import '../src/games/res-arcana/table.ts';
import { learnPlayer } from '../src/net/player.ts';
import { ReplayPage } from '../src/replay/ReplayPage.tsx';
import { draw } from './games.tsx';

const FOLDER = join(import.meta.dirname, '../../games/res-arcana/test/replays');
const RECORD = readFileSync(join(FOLDER, readdirSync(FOLDER).toSorted()[0]), 'utf8');
const { options } = parseRecord(RECORD) as { options: { players: number } };
const TABLE = {
  id: '0123456789abcdef',
  game: 'res-arcana',
  title: 'Res Arcana',
  status: 'ended',
  result: null,
  seats: Array.from({ length: options.players }, (_, seat) => ({ seat, name: ['Ada', 'Bo', 'Cy', 'Di'][seat] })),
};
type Reply = { status: number; text: string } | 'nothing';
let replies: (path: string, body: unknown) => Reply;
const ok = (body: unknown): Reply => ({ status: 200, text: JSON.stringify(body) });
/** As a server that has this game, and nothing else to say. */
const usual = (path: string): Reply => {
  if (path.endsWith('/export')) return { status: 200, text: RECORD };
  return ok(path === '/games' ? { games: [] } : { table: TABLE, seat: 0 });
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('gloaming.language', 'en');
  history.replaceState(null, '', `/table/${TABLE.id}/replay`);
  learnPlayer({ id: 'ada', name: 'Ada' });
  vi.stubGlobal('fetch', async (address: string, init?: { body?: string }) => {
    const reply = replies(address.split('?')[0].replace('/api', ''), JSON.parse(init?.body ?? 'null'));
    if (reply === 'nothing') throw new TypeError('no network');
    return new Response(reply.text, { status: reply.status });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cards = (): Element[] => [...screen.getByRole('main').querySelectorAll('[data-card] button')];
async function watch(): Promise<void> {
  draw(<ReplayPage id={TABLE.id} />);
  await vi.waitFor(() => expect(cards().length).toBeGreaterThan(0), { timeout: 10_000 });
}

test('a finger that stays on a card reads it, with the rules of its words, and presses nothing', async () => {
  replies = usual;
  await watch();
  const [card] = cards();
  vi.useFakeTimers();
  fireEvent.pointerDown(card, { pointerType: 'touch' });
  act(() => void vi.advanceTimersByTime(600));
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('region', { name: 'Rules' }).textContent).not.toBe('');
});

const refused = (code: string): Reply => ({
  status: 400,
  text: JSON.stringify({ code, message: `no: ${code}`, details: {} }),
});

test.for(['no-such-table', 'bad-request'])(
  'what is refused says why, and is tried again until it is not there: %s',
  async (code) => {
    vi.useFakeTimers();
    const settle = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
    const heading = (): string | null => screen.getByRole('heading', { level: 1 }).textContent;
    replies = () => refused('too-often');
    draw(<ReplayPage id={TABLE.id} />);
    await settle(100);
    expect(heading()).toBe('no: too-often');
    replies = () => refused(code);
    await settle(4_000);
    expect(heading()).toBe('There is nothing here');
  },
);

test('a record that cannot be replayed is called so, and not fetched again and again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let fetched = 0;
  replies = (path) => {
    if (!path.endsWith('/export')) return usual(path);
    fetched++;
    return { status: 200, text: 'no record of this game' };
  };
  draw(<ReplayPage id={TABLE.id} />);
  await vi.waitFor(() => expect(screen.getByRole('main').textContent).toContain('This game cannot be shown again'));
  expect(screen.getByRole('main').textContent).not.toContain('The server cannot be reached');
  await act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
  expect(fetched).toBe(1);
});

test('who plays on from a moment again, because no answer came, wants one table, and the bot last played against', async () => {
  localStorage.setItem('gloaming.bot', 'master');
  const sent: { id?: string; step: number; seat: number; bot: string }[] = [];
  replies = (path, body) => {
    if (path === '/games') return ok({ games: [{ name: TABLE.game, bots: ['greedy', 'novice', 'master'] }] });
    if (!path.endsWith('/branch')) return usual(path);
    sent.push(body as (typeof sent)[number]);
    return 'nothing';
  };
  await watch();
  const press = async (): Promise<void> => {
    const before = sent.length;
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Play on from here', hidden: true });
    await vi.waitFor(() => expect(button.disabled).toBe(false));
    fireEvent.click(button);
    await vi.waitFor(() => expect(sent.length).toBe(before + 1));
  };
  await press();
  await press();
  fireEvent.change(screen.getByRole('combobox', { name: 'Play as', hidden: true }), { target: { value: '1' } });
  await press();
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await press();
  fireEvent.change(screen.getByRole('combobox', { name: /Strength/, hidden: true }), { target: { value: 'greedy' } });
  await press();
  expect(sent.map(({ step, seat, bot }) => `${step} ${seat} ${bot}`)).toEqual([
    '0 0 master',
    '0 0 master',
    '0 1 master',
    '1 1 master',
    '1 1 greedy',
  ]);
  const ids = sent.map(({ id }) => id);
  expect(ids[0]).toMatch(/./);
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(4);
});
