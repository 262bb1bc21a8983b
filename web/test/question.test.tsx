// @vitest-environment happy-dom
/** What the question bar says while others are asked; and its answers: the one that is on its way, and cards by their names. */
import type { Present } from '@gloaming/protocol';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import { CARD_FACES as EVENFALL_FACES } from '../src/games/evenfall/faces.ts';
import type { AtTable } from '../src/net/useTable.ts';
import { CardsBeingRead } from '../src/shell/CardsBeingRead.tsx';
import { QuestionBar } from '../src/shell/QuestionBar.tsx';
import { Undo } from '../src/shell/Undo.tsx';
import { useAdvice } from '../src/shell/useAdvice.ts';
import type { Choosing } from '../src/shell/useChoosing.ts';
import type { Reading } from '../src/shell/useReading.ts';
import type { TableGame } from '../src/table/game.ts';
import { draw } from './games.tsx';

/** As on a table, where what is advised stands out. */
function Asked(props: Omit<ComponentProps<typeof QuestionBar>, 'advising'>) {
  return <QuestionBar {...props} advising={useAdvice(props.present)} />;
}

const ADVICE = [{ option: 7, chance: 0.6, low: 0.5, high: 0.7, visits: 9 }];
vi.mock('@gloaming/bots', () => ({
  openWebThread: () => ({ think: async () => ({ advice: ADVICE }), close: () => undefined }),
}));

beforeEach(() => localStorage.setItem('gloaming.language', 'en'));
afterEach(cleanup);

const SEATS = [
  { name: 'Ada', kind: 'player', away: 'here' },
  { name: 'Master', kind: 'bot', away: 'here' },
  { name: 'Bo', kind: 'player', away: 'here' },
  { name: 'Cy', kind: 'player', away: 'left' },
];
/** Ada looks; these are asked. */
function whileAsked(asked: number[]): string | null {
  const present = { table: { status: 'playing', seats: SEATS }, seat: 0, version: 3, asked, question: null, view: {} };
  const nothing = () => undefined;
  draw(
    <Asked
      at={{ entries: [], trouble: '', sending: null } as unknown as AtTable}
      present={{ ...present, undo: null } as unknown as Present}
      game={null}
      choosing={
        { options: [], isNarrowed: false, told: null, tray: null, repeats: null, big: null } as unknown as Choosing
      }
      chosen={null}
      chapters={[]}
      looking={{ names: SEATS.map(({ name }) => name), seat: 0, telling: undefined }}
      onLog={nothing}
      onPreview={nothing}
    />,
  );
  const said = screen.getByRole('heading').textContent;
  cleanup();
  return said;
}

test('a bot that thinks shows that it thinks, its own seat or not', () => {
  expect(whileAsked([1])).toBe('Master is thinking …');
  expect(whileAsked([3])).toBe('Cy is thinking …');
  expect(whileAsked([1, 3])).toBe('Master and Cy are thinking …');
});

test('as long as a person is asked, too, they are waited for', () => {
  for (const asked of [[2], [1, 2]]) expect(whileAsked(asked)).not.toContain('thinking');
});

/** A question whose answers are these, while `sending` is on its way. */
function asking(
  options: readonly { option: number; text: string }[],
  sending: AtTable['sending'],
  {
    facesOf,
    targetOf,
    isMain = () => false,
    big = null,
    dial = null,
    isNarrowed = false,
    refusals = () => [],
  }: Partial<Record<keyof TableGame<unknown> | 'big' | 'isNarrowed', unknown>> = {},
): HTMLElement {
  const question = { since: 3, text: 'Which?', options };
  const present = { table: { status: 'playing', seats: SEATS }, seat: 0, version: 3, asked: [0], question, view: {} };
  const nothing = () => undefined;
  const game = {
    isMain,
    groupOf: () => null,
    dial: () => dial,
    facesOf,
    targetOf: targetOf ?? (() => null),
    refusals,
    terms: () => ({}),
  };
  draw(
    <Asked
      at={{ entries: [], trouble: '', sending } as unknown as AtTable}
      present={{ ...present, undo: 'possible' } as unknown as Present}
      game={game as unknown as TableGame<unknown>}
      choosing={
        {
          options: options.map(asDeed),
          isNarrowed,
          told: null,
          tray: null,
          repeats: null,
          big,
          preview: () => null,
          mayEnd: () => false,
        } as unknown as Choosing
      }
      chosen={null}
      chapters={[]}
      looking={{ names: ['Ada'], seat: 0, telling: undefined }}
      onLog={nothing}
      onPreview={nothing}
    />,
  );
  return screen.getByRole('region', { name: 'Your decision' });
}
const busyOf = (bar: HTMLElement): (string | null)[] =>
  within(bar)
    .queryAllByRole('button', { busy: true })
    .map(({ textContent }) => textContent);

const asDeed = (offer: { option: number; text: string }) => ({ ...offer, answers: [offer.option] });
const OPTIONS = [
  { option: 4, text: 'Draw 3 cards' },
  { option: 7, text: 'Carry out a Transfer' },
];

const STAKES = {
  strength: 2,
  rewards: [
    { least: 4, text: 'Draw 1 card.' },
    { least: 6, text: 'Gain 3 VP.' },
  ],
  rivals: [{ seat: 1, strength: 3, most: 5 }],
};

test('a dial says what each number reaches, how strong the others can be, and who would be ahead', () => {
  const bar = asking(
    [0, 1, 3, 4].map((option) => ({ option, text: `${option} Mana` })),
    null,
    { dial: STAKES },
  );
  const numbers = within(bar).getAllByRole('button', { name: /Mana/ });
  expect(numbers.map(({ textContent }) => textContent)).toEqual([
    '0 Mana: 0Strength 2 Behind',
    '1 Mana: 1Strength 3 Level for now',
    '3 Mana: 3Strength 5 Ahead for now',
    '4 Mana: 4Strength 66+ Gain 3 VP. Ahead, whatever they set',
  ]);
  expect(within(bar).getByText('strength 3, with all their Mana 5')).toBeTruthy();
});

test('an answer that is on its way is marked, and it alone', () => {
  expect(busyOf(asking(OPTIONS, null))).toEqual([]);
  cleanup();
  expect(busyOf(asking(OPTIONS, { answers: [7] }))).toEqual(['2: Carry out a Transfer']);
  cleanup();
  expect(busyOf(asking(OPTIONS, { undo: true }))).toEqual(['Undo']);
  cleanup();
  const big = { is: 'closing', text: 'End your turn', answers: [9], isEnding: true };
  expect(busyOf(asking(OPTIONS, { answers: [9] }, { big }))).toEqual(['End your turnSpace']);
  cleanup();
  expect(busyOf(asking(OPTIONS, { answers: [4] }, { big }))).toEqual(['1: Draw 3 cards']);
  cleanup();
  expect(busyOf(asking(OPTIONS, { answers: [7] }, { dial: STAKES })).length).toBe(1);
});

test('what others answer meanwhile leaves the focus on the answer it was on', () => {
  const game = {
    isMain: () => false,
    groupOf: () => null,
    dial: () => null,
    targetOf: () => null,
    refusals: () => [],
    terms: () => ({}),
  };
  const at = (version: number) => (
    <SettingsProvider>
      <main>
        <Asked
          at={{ entries: [], trouble: '', sending: null } as unknown as AtTable}
          present={
            {
              ...{ table: { status: 'playing', seats: SEATS }, seat: 0, version, asked: [0], view: {}, undo: null },
              question: { since: 3, text: 'Which?', options: OPTIONS },
            } as unknown as Present
          }
          game={game as unknown as TableGame<unknown>}
          choosing={
            {
              ...{ options: OPTIONS.map(asDeed), isNarrowed: false, told: null, tray: null, repeats: null, big: null },
              preview: () => ({ lines: ['Two cards come.'], goods: [] }),
              mayEnd: () => false,
            } as unknown as Choosing
          }
          chosen={null}
          chapters={[]}
          looking={{ names: ['Ada'], seat: 0, telling: undefined }}
          onLog={() => undefined}
          onPreview={() => undefined}
        />
      </main>
    </SettingsProvider>
  );
  const { rerender } = render(at(3));
  const answer = screen.getByRole('button', { name: /Draw 3 cards/ });
  answer.focus();
  rerender(at(4));
  expect(document.activeElement).toBe(answer);
  expect(answer.isConnected).toBe(true);
  expect(screen.getByText('Two cards come.')).toBeTruthy();
});

test('advice is taken as advice, not as an answer of the list that happens to be shown', async () => {
  const present = { table: { game: 'evenfall', status: 'playing', seats: SEATS, hints: true }, seat: 0, version: 3 };
  const question = { since: 3, text: 'Which?', options: OPTIONS };
  const [take, answer, nothing] = [vi.fn(), vi.fn(), () => undefined];
  draw(
    <Asked
      at={{ entries: [], trouble: '', sending: null } as unknown as AtTable}
      present={{ ...present, question, asked: [0], view: null, undo: null } as unknown as Present}
      game={null}
      choosing={
        {
          options: [],
          isNarrowed: true,
          told: null,
          tray: null,
          repeats: null,
          big: null,
          take,
          answer,
        } as unknown as Choosing
      }
      chosen={null}
      chapters={[]}
      looking={{ names: ['Ada'], seat: 0, telling: undefined }}
      onLog={nothing}
      onPreview={nothing}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
  fireEvent.click(await screen.findByRole('button', { name: /Carry out a Transfer.*to win/ }));
  expect(take).toHaveBeenCalledExactlyOnceWith(7);
  expect(answer).not.toHaveBeenCalled();
});

test.for(['mouse', 'keyboard'])(
  'advice that is pointed at says what will happen, and is about its card: %s',
  async (by) => {
    const present = { table: { game: 'evenfall', status: 'playing', seats: SEATS, hints: true }, seat: 0, version: 3 };
    const question = { since: 3, text: 'Which?', options: OPTIONS };
    const preview = (option: number) => ({ lines: [`${option} happens`], goods: [] });
    const [previewOption, nothing] = [vi.fn(), () => undefined];
    draw(
      <Asked
        at={{ entries: [], trouble: '', sending: null } as unknown as AtTable}
        present={{ ...present, question, asked: [0], view: null, undo: null } as unknown as Present}
        game={null}
        choosing={
          {
            options: [],
            isNarrowed: true,
            told: null,
            tray: null,
            repeats: null,
            big: null,
            preview,
          } as unknown as Choosing
        }
        chosen={null}
        chapters={[]}
        looking={{ names: ['Ada'], seat: 0, telling: undefined }}
        onLog={nothing}
        onPreview={previewOption}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Hint' }));
    const advice = await screen.findByRole('button', { name: /Carry out a Transfer.*to win/ });
    if (by === 'keyboard') act(() => advice.focus());
    else fireEvent.pointerEnter(advice, { pointerType: 'mouse' });
    expect(previewOption).toHaveBeenLastCalledWith(7);
    expect(screen.getByText('7 happens')).toBeTruthy();
    if (by === 'keyboard') act(() => advice.blur());
    else fireEvent.pointerLeave(advice, { pointerType: 'mouse' });
    expect(previewOption).toHaveBeenLastCalledWith(null);
    expect(screen.queryByText('7 happens')).toBeNull();
  },
);

test('every card that an answer only names says what it does, however long that is', () => {
  const { designs, face } = EVENFALL_FACES;
  const lengthOf = (card: number): number => face('en', card).text.lines.join(' ').length;
  const longest = designs.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  expect(lengthOf(longest)).toBeGreaterThan(120);
  const { name, lines } = face('en', longest).text;
  const bar = asking([{ option: 1, text: name }], null, { facesOf: () => face, targetOf: () => `card:${longest}` });
  expect(within(bar).getByText(lines.join(' '))).toBeTruthy();
});

test("so does somebody else's card, which stands small on the table or nowhere; what a turn does with one is said anyway", () => {
  const { designs, face } = EVENFALL_FACES;
  const { name, lines } = face('en', designs[0]).text;
  const note = lines.join(' ');
  const cards = { facesOf: () => face, targetOf: () => `card:${designs[0]}` };
  expect(within(asking([{ option: 1, text: `Bo: ${name}` }], null, cards)).getByText(note)).toBeTruthy();
  cleanup();
  const bar = asking([{ option: 1, text: `Discard: ${name}` }], null, { ...cards, isMain: () => true });
  expect(within(bar).queryByText(note)).toBeNull();
});

test('once one card is chosen it says so in full above, and not a second time', () => {
  const { designs, face } = EVENFALL_FACES;
  const { name, lines } = face('en', designs[0]).text;
  const cards = { facesOf: () => face, targetOf: () => `card:${designs[0]}`, isNarrowed: true };
  expect(within(asking([{ option: 1, text: name }], null, cards)).queryByText(lines.join(' '))).toBeNull();
});

test('what cannot be done and is no card is listed with its reasons, folded up', () => {
  const refusals = () => [
    { target: 'card:3', text: 'Discover the Old Mill', reasons: ['Needs 1 Witch more in your reserve.'] },
    {
      target: 'region:1',
      text: 'Use the Region',
      reasons: ['Your Main Action is done.', 'The Action Space is taken.'],
    },
    { target: null, text: 'Build Catalysts', reasons: ['You have no Ritual with a free Building Space.'] },
  ];
  const bar = asking(OPTIONS, null, { refusals });
  const list = bar.querySelector('details');
  expect(list?.open).toBe(false);
  expect(list?.querySelector('summary')?.textContent).toContain('Not possible just now (2)');
  expect(
    within(bar)
      .getAllByRole('term', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Use the Region', 'Build Catalysts']);
  expect(list?.textContent).toContain('Your Main Action is done. The Action Space is taken.');
  cleanup();
  expect(asking(OPTIONS, null).querySelector('details')).toBeNull();
});

test('a card that the question is not about says so, where the rules say nothing else', () => {
  const face = EVENFALL_FACES.face('en', EVENFALL_FACES.designs[0]);
  const looking = (reasons: readonly string[], isLegal = false): string | null => {
    const game = { reasons: () => reasons };
    const { container } = draw(
      <CardsBeingRead
        present={{ view: {}, question: { since: 3, text: '?', options: [] } } as unknown as Present}
        names={['Ada']}
        game={game as unknown as TableGame<unknown>}
        choosing={{ isLegal: () => isLegal, optionsOf: () => [] } as unknown as Choosing}
        reading={{ looked: { face, target: 'card:0' }, zoomed: null } as unknown as Reading}
      />,
    );
    const said = container.textContent;
    cleanup();
    return said;
  };
  const OTHER = 'This question is about something else.';
  expect(looking([])).toContain(OTHER);
  expect(looking(['It belongs to Bo.'])).toContain('It belongs to Bo.');
  expect(looking(['It belongs to Bo.'])).not.toContain(OTHER);
  expect(looking([], true)).not.toContain(OTHER);
});

/** Undo, at a moment at which it is barred. */
function barred(takeTurnBack: string, tookBack = false) {
  const send = vi.fn();
  const at = { entries: [], trouble: '', sending: null, send } as unknown as AtTable;
  const present = { table: { tookBack }, version: 3, undo: 'chance-drawn', takeTurnBack } as unknown as Present;
  draw(<Undo at={at} present={present} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  return { send, said: screen.getByRole('status').textContent };
}

test('against bots, what undo does not reach can be taken back by the turn; what that means is said once', () => {
  const { send, said } = barred('possible');
  expect(said).toContain('no longer counts');
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Take my turn back' }));
  expect(send.mock.calls).toEqual([[{ takeTurnBack: true }]]);
  expect(screen.queryByRole('button', { name: 'Take my turn back' })).toBeNull();
  cleanup();
  const again = barred('possible');
  expect(again.said).not.toContain('no longer counts');
  expect(again.said).not.toBe('');
});

test('with others, or before the first turn, only the reason is there', () => {
  for (const why of ['others-play', 'clock-runs', 'no-turn-yet']) {
    expect(barred(why).said).not.toContain('no longer counts');
    expect(screen.queryByRole('button', { name: 'Take my turn back' })).toBeNull();
    cleanup();
  }
});
