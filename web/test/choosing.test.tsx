// @vitest-environment happy-dom
import type { Present } from '@gloaming/protocol';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Chosen } from '../src/base/settings.tsx';
import { merge } from '../src/net/useFollowed.ts';
import { useChoosing } from '../src/shell/useChoosing.ts';
import { useDeliberateClick } from '../src/shell/useDeliberateClick.ts';
import type { Group, TableGame, Target } from '../src/table/game.ts';
import type { Tray } from '../src/table/tray.ts';

const TARGETS: Record<number, Target> = {
  1: 'card:7',
  2: 'card:7',
  3: 'card:9',
  4: 'card:11',
  5: 'card:13',
  6: 'region:1',
};
const GROUPS: Record<number, Group> = {
  0: 'end',
  1: 'play',
  2: 'discard',
  3: 'use',
  4: 'use',
  5: 'discard',
  6: 'spaces',
};
/** Option 3 cannot be taken back. */
const FINAL = 3;

interface Sort {
  isMain: boolean;
  isDial?: boolean;
  isTogether?: boolean;
  asking?: Chosen['asking'];
  tray?: Tray;
  closing?: number;
  /** What the options of the next question are about. */
  next?: Record<number, Target>;
  isTouched?: boolean;
  /** Afterwards nothing is left that anybody would want. */
  mayIdle?: boolean;
  /** Option 6 is a free action. */
  isFree?: boolean;
  /** What a teacher asks for. */
  taught?: number;
  /** The next question only says how. */
  isHow?: boolean;
}
const NEXT = { isNext: true };
const gameOf = ({
  isMain,
  isDial = false,
  isTogether = false,
  tray,
  closing,
  next,
  ...sort
}: Sort): TableGame<unknown> => ({
  Board: () => null,
  symbols: [],
  facesOf: () => {
    throw new Error('nothing is shown here');
  },
  targetOf: (view, option) => (view === NEXT ? next?.[option] : TARGETS[option]) ?? null,
  isMain: (view) => view !== NEXT && isMain,
  isTogether: () => isTogether,
  closing: () => closing ?? null,
  groupOf: (_, option) => (isMain ? (sort.isFree === true && option === 6 ? 'free' : GROUPS[option]) : null),
  dial: () => (isDial ? { strength: 2, rewards: [], rivals: [] } : null),
  preview: (_, answers) => ({ lines: [`${answers} happens`], goods: [], isFinal: answers.includes(FINAL) }),
  follow: () => (next === undefined ? null : NEXT),
  question: () => '?',
  offers: () => Object.keys(next ?? {}).map((option) => ({ option: Number(option), text: option })),
  isHow: () => sort.isHow ?? false,
  tray: () => tray ?? null,
  isIdle: () => false,
  mayIdle: () => sort.mayIdle ?? false,
  reasons: () => [],
  refusals: () => [],
  champion: () => null,
  sources: () => [],
  tieBreak: () => null,
  sides: () => [],
  telling: { signs: () => ({ seat: -1, at: { place: 'goes-on' }, signs: [] }), sentence: () => '' },
  soundOf: () => null,
  terms: () => ({}),
  status: () => '',
});
const presentAt = (version: number, since = version): Present =>
  ({
    version,
    view: {},
    question: {
      since,
      text: '?',
      options: [0, 1, 2, 3, 4, 5, 6].map((option) => ({ option, text: `${option}` })),
    },
  }) as unknown as Present;

function choosing(sort: Sort) {
  const send = vi.fn();
  const game = gameOf(sort);
  const { result, rerender } = renderHook(
    ({ present }) =>
      useChoosing({
        game,
        present,
        language: 'en',
        names: ['Ada'],
        asking: sort.asking ?? 'again',
        isTouched: sort.isTouched ?? false,
        taught: sort.taught === undefined ? null : { option: sort.taught, kinds: [] },
        send,
      }),
    { initialProps: { present: presentAt(4) } },
  );
  return {
    result,
    send,
    moveOn: () => rerender({ present: presentAt(5) }),
    othersAnswer: () => rerender({ present: presentAt(5, 4) }),
  };
}

test('pressing a thing lifts it, which narrows the question to it, and Escape puts it back', () => {
  const { result, send } = choosing({ isMain: true });
  expect(result.current.isLegal('card:7')).toBe(true);
  expect(result.current.isLegal('card:8')).toBe(false);
  act(() => void result.current.press('card:7'));
  expect(result.current.options.map(({ option }) => option)).toEqual([1, 2]);
  expect(result.current.isChosen('card:7')).toBe(true);
  act(() => result.current.widen());
  expect(result.current.options).toHaveLength(7);
  expect(send).not.toHaveBeenCalled();
});

test('a second press on what was lifted does the first thing that can be done with it, and another stands beside it', () => {
  const { result, send } = choosing({ isMain: true });
  act(() => void result.current.press('card:7'));
  expect(result.current.told?.option).toBe(1);
  expect(result.current.big).toMatchObject({ is: 'told', answers: [1] });
  act(() => void result.current.press('card:7'));
  expect(send).toHaveBeenLastCalledWith([1]);
  act(() => void result.current.press('card:7'));
  act(() => result.current.do(result.current.options[1]));
  expect(send).toHaveBeenLastCalledWith([2]);
});

test('what is dragged to the table is played, to the discards discarded, and put back elsewhere', () => {
  const { result, send } = choosing({ isMain: true });
  const drag = (target: Target, where: 'table' | 'discards' | { on: Target }): void => {
    act(() => result.current.lift(target));
    act(() => result.current.drop(target, where));
  };
  drag('card:7', 'table');
  expect(send).toHaveBeenLastCalledWith([1]);
  drag('card:7', 'discards');
  expect(send).toHaveBeenLastCalledWith([2]);
  expect(send).toHaveBeenCalledTimes(2);
  // What can only be discarded is not played, what lies on the table already is not used, what is no card in hand is not discarded.
  drag('card:13', 'table');
  drag('card:11', { on: 'card:9' });
  drag('card:11', 'discards');
  expect(send).toHaveBeenCalledTimes(2);
  expect(result.current.isNarrowed).toBe(false);
});

test('what is dragged onto something is done there, where the next question asks for that', () => {
  const { result, send } = choosing({ isMain: true, next: { 21: 'card:30', 22: 'card:31' } });
  act(() => result.current.lift('card:7'));
  act(() => result.current.drop('card:7', { on: 'card:31' }));
  expect(send).toHaveBeenCalledExactlyOnceWith([1, 22]);
});

test('a card that one free action asks for is discarded for it by being carried to the discards, and nowhere else', () => {
  const { result, send } = choosing({ isMain: true, isFree: true, next: { 21: 'card:50' } });
  const drag = (where: 'table' | 'discards'): void => {
    act(() => result.current.lift('card:50'));
    expect(result.current.carried).toBe('card:50');
    act(() => result.current.drop('card:50', where));
  };
  expect(result.current.isLegal('card:50')).toBe(false);
  expect(['card:50', 'card:51'].map((card) => result.current.mayCarry(card as Target))).toEqual([true, false]);
  drag('table');
  expect(send).not.toHaveBeenCalled();
  expect(result.current.carried).toBe(null);
  drag('discards');
  expect(send).toHaveBeenCalledExactlyOnceWith([6, 21]);
});

test('with shift an action of the list ends the turn as well, where nothing is left that anybody would want', () => {
  const plain = choosing({ isMain: true });
  expect(plain.result.current.mayEnd([4])).toBe(false);
  act(() => plain.result.current.answerAt(2, true));
  expect(plain.send).not.toHaveBeenCalled();
  const { result, send } = choosing({ isMain: true, mayIdle: true });
  const n = result.current.options.findIndex(({ option }) => option === 4) + 1;
  expect(result.current.mayEnd([4])).toBe(true);
  act(() => result.current.answerAt(n, true));
  expect(send).toHaveBeenCalledExactlyOnceWith([4]);
});

test('what can only be discarded glows otherwise than what can be played', () => {
  const { result } = choosing({ isMain: true });
  expect((['card:7', 'card:9', 'card:13', 'card:8'] as const).map(result.current.glowOf)).toEqual([
    'playable',
    'playable',
    'discard',
    'none',
  ]);
  expect(result.current.isLegal('card:13')).toBe(true);
});

test('what ends the turn is the large button and needs one press, also where it cannot be taken back', () => {
  const { result, send } = choosing({ isMain: true, closing: FINAL });
  expect(result.current.options.map(({ option }) => option)).not.toContain(FINAL);
  expect(result.current.big).toMatchObject({ is: 'closing', text: '3', answers: [FINAL] });
  act(() => result.current.pressBig());
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('what one can do is listed by kinds, ending last', () => {
  const { result } = choosing({ isMain: true });
  expect(result.current.options.map(({ option }) => option)).toEqual([3, 4, 1, 6, 2, 5, 0]);
});

test('one option left needs no second press where it can be taken back', () => {
  const { result, send } = choosing({ isMain: true });
  act(() => void result.current.press('card:11'));
  expect(send).toHaveBeenCalledExactlyOnceWith([4]);
});

test('a card that could only be thrown away is not thrown away by one press', () => {
  const { result, send } = choosing({ isMain: true });
  act(() => void result.current.press('card:13'));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.options.map(({ option }) => option)).toEqual([5]);
  act(() => result.current.do(result.current.options[0]));
  expect(send).toHaveBeenCalledExactlyOnceWith([5]);
});

test('what cannot be taken back is asked once: on the table and in the list', () => {
  const { result, send } = choosing({ isMain: true });
  act(() => void result.current.press('card:9'));
  expect(send).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ told: { option: FINAL }, isFinal: true });
  expect(result.current.preview([FINAL])?.lines).toEqual(['3 happens']);
  act(() => result.current.widen());
  expect(result.current.told).toBeNull();
  act(() => result.current.answerAt(1));
  expect(send).not.toHaveBeenCalled();
  act(() => result.current.answerAt(1));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('advice is asked once more beside what it is about, whatever the question was narrowed to', () => {
  const { result, send } = choosing({ isMain: true });
  act(() => void result.current.press('card:7'));
  act(() => result.current.take(FINAL));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.chosen).toBe('card:9');
  expect(result.current.options.map(({ option }) => option)).toEqual([FINAL]);
  act(() => result.current.take(FINAL));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('pressing the same thing again does it', () => {
  const { result, send } = choosing({ isMain: true });
  act(() => void result.current.press('card:9'));
  act(() => void result.current.press('card:9'));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('whoever does not like to be asked again does it by one press; a card is still not thrown away by it', () => {
  const { result, send } = choosing({ isMain: true, asking: 'never' });
  act(() => void result.current.press('card:13'));
  expect(send).not.toHaveBeenCalled();
  act(() => void result.current.press('card:9'));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('a finger cannot point at a card: its first press reads it, its second one plays it', () => {
  const { result, send } = choosing({ isMain: true, isTouched: true });
  act(() => void result.current.press('card:11'));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.chosen).toBe('card:11');
  expect(result.current.options.map(({ option }) => option)).toEqual([4]);
  // And what it would do, which a mouse is told where it points.
  expect(result.current.told?.option).toBe(4);
  act(() => void result.current.press('card:11'));
  expect(send).toHaveBeenCalledExactlyOnceWith([4]);
});

test('whoever does not want to be asked plays a card by one press of a finger, too', () => {
  const { result, send } = choosing({ isMain: true, isTouched: true, asking: 'never' });
  act(() => void result.current.press('card:11'));
  expect(send).toHaveBeenCalledExactlyOnceWith([4]);
});

test('what a finger reads and cannot take back needs no third press', () => {
  const { result, send } = choosing({ isMain: true, isTouched: true });
  act(() => void result.current.press('card:9'));
  expect(result.current.isFinal).toBe(true);
  act(() => void result.current.press('card:9'));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('a finger that could only throw a card away still does not do so by pressing it', () => {
  const { result, send } = choosing({ isMain: true, isTouched: true });
  act(() => void result.current.press('card:13'));
  act(() => void result.current.press('card:13'));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.isNarrowed).toBe(false);
});

test('what is no card has nothing to be read: a finger presses it once', () => {
  const { result, send } = choosing({ isMain: true, isTouched: true });
  act(() => void result.current.press('region:1'));
  expect(send).toHaveBeenCalledExactlyOnceWith([6]);
});

test('within an action, too, what cannot be taken back is asked once more', () => {
  const { result, send } = choosing({ isMain: false });
  act(() => result.current.answerAt(4));
  expect(send).not.toHaveBeenCalled();
  expect(result.current).toMatchObject({ told: { option: FINAL }, isFinal: true });
  act(() => result.current.answerAt(4));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('where others answer at the same time an answer is given at once', () => {
  const { result, send } = choosing({ isMain: false, isTogether: true });
  act(() => void result.current.press('card:9'));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

test('a card that is drafted, discarded or paid with is read by a finger first, too', () => {
  const { result, send } = choosing({ isMain: false, isTouched: true });
  act(() => void result.current.press('card:9'));
  expect(send).not.toHaveBeenCalled();
  expect(result.current.chosen).toBe('card:9');
  act(() => void result.current.press('card:9'));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
});

/** Three goods of two kinds, of which there are two and four. */
const TRAY: Tray = {
  does: 'pay',
  n: 3,
  lines: [
    { kind: 'elan', target: 'kind:0', has: 2, change: -1 },
    { kind: 'calm', target: 'kind:2', has: 4, change: -1 },
  ],
  proposal: [1, 2],
  mayHold: ([elan, calm]) => elan <= 2 && calm <= 4 && elan + calm <= 3,
  answers: ([elan, calm]) => [...new Array<number>(elan).fill(0), ...new Array<number>(calm).fill(2)],
};

test('goods that are proposed are paid by one press', () => {
  const { result, send } = choosing({ isMain: false, tray: TRAY });
  expect(result.current.big).toMatchObject({ is: 'tray', answers: [0, 2, 2] });
  act(() => result.current.pressBig());
  expect(send).toHaveBeenCalledExactlyOnceWith([0, 2, 2]);
});

test('goods are added and taken off in any order; what is added to a full tray takes the place of something', () => {
  const { result, send } = choosing({ isMain: false, tray: TRAY });
  act(() => void result.current.press('kind:2'));
  expect(result.current.tray?.filling.amounts).toEqual([0, 3]);
  act(() => result.current.answerAt(2, true));
  expect(result.current.tray?.filling).toMatchObject({ amounts: [0, 2], left: 1, answers: [] });
  expect(result.current.big).toMatchObject({ answers: [] });
  act(() => result.current.pressBig());
  expect(send).not.toHaveBeenCalled();
  act(() => result.current.answerAt(1));
  act(() => result.current.answerAt(1));
  expect(result.current.tray?.filling.amounts).toEqual([2, 1]);
  expect(result.current.isLegal('kind:0')).toBe(false);
  act(() => result.current.pressBig());
  expect(send).toHaveBeenCalledExactlyOnceWith([0, 0, 2]);
});

test('a number that is held does what it would ask for once more, and hands in the tray', () => {
  const { result, send } = choosing({ isMain: true });
  expect(result.current.options[0].option).toBe(FINAL);
  expect(result.current.heldFor(1)).toBe('confirm');
  act(() => result.current.answerAt(1));
  expect(send).not.toHaveBeenCalled();
  act(() => result.current.holdAt(1));
  expect(send).toHaveBeenCalledExactlyOnceWith([FINAL]);
  // What is done by the press needs no holding.
  expect(result.current.heldFor(2)).toBe('nothing');
  const goods = choosing({ isMain: false, tray: TRAY });
  expect(goods.result.current.heldFor(2)).toBe('confirm');
  act(() => goods.result.current.answerAt(2));
  act(() => goods.result.current.holdAt(2));
  expect(goods.send).toHaveBeenCalledExactlyOnceWith([2, 2, 2]);
  const dial = choosing({ isMain: false, isDial: true });
  act(() => dial.result.current.answerAt(4));
  act(() => dial.result.current.holdAt(4));
  expect(dial.send).toHaveBeenCalledExactlyOnceWith([4]);
});

test('a finger reads a card first, unless it says all where it lies', () => {
  const { result, send } = choosing({ isMain: true, isTouched: true });
  act(() => void result.current.press('card:11'));
  expect(send).not.toHaveBeenCalled();
  act(() => result.current.widen());
  act(() => void result.current.press('card:9', true));
  expect(send).not.toHaveBeenCalled();
  act(() => result.current.widen());
  act(() => void result.current.press('card:11', true));
  expect(send).toHaveBeenCalledExactlyOnceWith([4]);
});

test.for(['again', 'never'] as const)(
  'a dial that is keyed shows the number, a second press sets it (asking: %s)',
  (asking) => {
    const { result, send } = choosing({ isMain: false, isDial: true, asking });
    const press = (key: number): void => act(() => result.current.answerAt(key));
    press(9);
    expect(send).not.toHaveBeenCalled();
    press(0);
    expect(send).not.toHaveBeenCalled();
    press(0);
    expect(send).toHaveBeenLastCalledWith([0]);
    press(4);
    press(4);
    expect(send).toHaveBeenLastCalledWith([4]);
  },
);

test('another moment starts with the whole question', () => {
  const { result, moveOn } = choosing({ isMain: true });
  act(() => void result.current.press('card:7'));
  moveOn();
  expect(result.current.isNarrowed).toBe(false);
});

test('what others answer meanwhile takes nothing from what one was choosing', () => {
  const { result, othersAnswer } = choosing({ isMain: true });
  act(() => void result.current.press('card:7'));
  othersAnswer();
  expect(result.current.chosen).toBe('card:7');
  const dial = choosing({ isMain: false, isDial: true });
  act(() => dial.result.current.answerAt(4));
  dial.othersAnswer();
  expect(dial.result.current.told?.option).toBe(4);
  act(() => dial.result.current.pressBig());
  expect(dial.send).toHaveBeenCalledExactlyOnceWith([4]);
});

test('what comes again after a lost connection counts once', () => {
  const entry = (number: number) => ({ number }) as Parameters<typeof merge>[0][number];
  const numbers = merge([entry(1), entry(2)], [entry(2), entry(3)]).map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 3]);
});

test('the second click of a double click is not meant for the question that has come meanwhile', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ moment }) => useDeliberateClick(moment), {
    initialProps: { moment: 'first' },
  });
  vi.advanceTimersByTime(5_000);
  const arrives = (detail: number): boolean => {
    const stopPropagation = vi.fn();
    result.current({ detail, stopPropagation });
    return stopPropagation.mock.calls.length === 0;
  };
  expect(arrives(2)).toBe(true);
  rerender({ moment: 'second' });
  expect(arrives(1)).toBe(true);
  expect(arrives(2)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(arrives(2)).toBe(true);
  vi.useRealTimers();
});

test('what a teacher asks for stands first, and is one answer whatever ways there are to do it', () => {
  const answersOf = (taught?: number) => {
    const sort = { isMain: true, isHow: true, next: { 1: 'card:7' } } as const;
    const { options } = choosing(taught === undefined ? sort : { ...sort, taught }).result.current;
    return options.map(({ answers }) => answers);
  };
  const untaught = answersOf();
  expect(untaught[0]).not.toEqual([5, 1]);
  expect(untaught).toContainEqual([5, 1]);
  expect(answersOf(5)).toEqual([[5], ...untaught.filter(([option]) => option !== 5)]);
});
