// @vitest-environment happy-dom
import type { Advised, ThoughtTask } from '@gloaming/bots';
import type { Present } from '@gloaming/protocol';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import { Hint } from '../src/shell/Hint.tsx';
import { type OpenBrain, useAdvice } from '../src/shell/useAdvice.ts';

afterEach(cleanup);

const options = ['Pass', 'Place a dragon', 'Discard a card', 'Use the Vault'].map((text, option) => ({ option, text }));
const presentAt = (since: number, hints = true, many = options.length, id = 'one'): Present =>
  ({
    table: { id, game: 'res-arcana', hints },
    view: { seat: 0 },
    question: { since, text: '', options: options.slice(0, many) },
  }) as unknown as Present;

const advice = [1, 3, 0, 2].map((option, i) => ({
  option,
  chance: 0.6 - i / 10,
  low: 0.5 - i / 10,
  high: 0.7 - i / 10,
  gap: { mean: -i / 10, low: -i / 10 - 0.05, high: -i / 10 + 0.05 },
  visits: i === 3 ? 0 : 100 - i,
}));
const FOUND: Advised = { answer: 1, iterations: 297, advice, why: null };

interface Asked {
  task: ThoughtTask;
  signal: AbortSignal | undefined;
  found(advised: Advised): void;
  failed(): void;
}
function brains(): { open: OpenBrain; asked: Asked[]; opened: () => number; closed: () => number } {
  const asked: Asked[] = [];
  let opened = 0;
  let closed = 0;
  const open: OpenBrain = async () => {
    opened++;
    return {
      think: (task, following) =>
        new Promise((resolve, reject) => {
          asked.push({
            task,
            signal: following?.signal,
            found: resolve,
            failed: () => reject(new Error('no')),
          });
        }),
      close: () => {
        closed++;
      },
    };
  };
  return { open, asked, opened: () => opened, closed: () => closed };
}
function Asking({ present, open }: { present: Present; open: OpenBrain }) {
  const advising = useAdvice(present, open);
  return <Hint present={present} advising={advising} onPreview={() => undefined} onChoose={() => undefined} />;
}
const show = (present: Present, open: OpenBrain) => (
  <SettingsProvider>
    <Asking present={present} open={open} />
  </SettingsProvider>
);
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('the best three answers with their chances; what was never looked at is no advice', async () => {
  const { open, asked, opened, closed } = brains();
  const { unmount } = render(show(presentAt(4), open));
  expect(opened()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  expect(asked[0].task).toMatchObject({ game: 'res-arcana', view: { seat: 0 }, options: [0, 1, 2, 3] });
  expect(screen.getByRole('status').textContent).toContain('Thinking');
  asked[0].found(FOUND);
  expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'Place a dragonabout 60% to win',
    'Use the Vaultclearly weaker, by about 10%',
    'Passclearly weaker, by about 20%',
  ]);
  unmount();
  await settle();
  expect(closed()).toBe(1);
});

test.each([
  ['sure of it', { chance: 0.22, low: 0.19, high: 0.25 }, 'about 20% to win'],
  ['less sure', { chance: 0.58, low: 0.4, high: 0.76 }, 'perhaps 60% to win'],
  ['not sure at all', { chance: 0.74, low: 0.01, high: 1 }, 'hard to tell how good this is'],
])('a chance is said as exactly as it is known: %s', async (_, known, said) => {
  const { open, asked } = brains();
  render(show(presentAt(4), open));
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  const even = { ...advice[1], ...known, gap: { mean: -0.03, low: -0.09, high: 0.03 } };
  asked[0].found({ ...FOUND, advice: [{ ...advice[0], ...known }, even] });
  const [best, other] = await screen.findAllByRole('listitem');
  expect(best.textContent).toBe(`Place a dragon${said}`);
  expect(other.textContent).toBe(`Use the Vault${said}; may be just as good`);
});

test('why the best is the best is told beside it, and aloud', async () => {
  const { open, asked } = brains();
  render(show(presentAt(4), open));
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  const why = { en: 'By the end of the round: gold +2.', de: 'Gold', pl: 'złoto', pt: 'ouro' };
  asked[0].found({ ...FOUND, why });
  await screen.findAllByRole('listitem');
  expect(screen.getByRole('status').textContent).toBe(`Advice: Place a dragon: about 60% to win. ${why.en}`);
  expect(screen.getAllByText(why.en).length).toBeGreaterThan(0);
});

test('advice goes with its question, and what comes later is not for the next one', async () => {
  const { open, asked } = brains();
  const { rerender } = render(show(presentAt(4), open));
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  rerender(show(presentAt(5), open));
  expect(asked[0].signal?.aborted).toBe(true);
  asked[0].found(FOUND);
  await settle();
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('advice of another table is no advice, even for a question of the same number', async () => {
  const { open, asked } = brains();
  const { rerender } = render(show(presentAt(4), open));
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  asked[0].found(FOUND);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  rerender(show(presentAt(4, true, options.length, 'other'), open));
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('a thread that has ended without a word is not waited for', async () => {
  const { open, asked, opened, closed } = brains();
  vi.useFakeTimers();
  render(show(presentAt(4), open));
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toContain('Thinking');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  vi.useRealTimers();
  expect(screen.getByRole('status').textContent).toContain('No advice could be found just now.');
  expect(closed()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  expect(opened()).toBe(2);
});

test('no advice is said, and one may ask again: of another thread', async () => {
  const { open, asked, opened, closed } = brains();
  render(show(presentAt(4), open));
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  asked[0].failed();
  await screen.findByText('No advice could be found just now. Try again.');
  // A thread that fails is not left behind.
  expect(closed()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await settle();
  expect(opened()).toBe(2);
  asked[1].found(FOUND);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
});

test('a thread that cannot be opened is no advice, either', async () => {
  let opened = 0;
  const open: OpenBrain = async () => {
    opened++;
    throw new Error('there is no such file');
  };
  render(show(presentAt(4), open));
  for (let press = 1; press <= 2; press++) {
    fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
    await screen.findByText('No advice could be found just now. Try again.');
    expect(opened).toBe(press);
  }
});

test('what fails for a question that has gone takes no later thread with it', async () => {
  const { open, asked, opened, closed } = brains();
  const { rerender } = render(show(presentAt(4), open));
  const press = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
    await settle();
  };
  await press();
  rerender(show(presentAt(5), open));
  await press();
  asked[1].failed();
  await screen.findByText('No advice could be found just now. Try again.');
  await press();
  asked[0].failed();
  await settle();
  asked[2].found(FOUND);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  await press();
  expect([opened(), asked.length]).toEqual([2, 4]);
  expect(closed()).toBeGreaterThan(0);
});

test('where advice is not allowed, or there is nothing to choose, none is offered', () => {
  const { rerender } = render(show(presentAt(4, false), brains().open));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show(presentAt(5, true, 1), brains().open));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(show(presentAt(6, true, 2), brains().open));
  expect(screen.queryByRole('button')).not.toBeNull();
});
