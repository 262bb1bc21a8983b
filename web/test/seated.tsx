/** A game against bots, in memory, and beside it what the page asks, says and takes: for tests that play by ear. */
import type { Bot } from '@gloaming/bots';
import { keyFrom, makeDice, type Verb, type View } from '@gloaming/engine';
import { begin, type Entry as Game, newsFor, type Told } from '@gloaming/engine/session';
import type { Entry, Present } from '@gloaming/protocol';
import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, useCallback } from 'react';
import { SettingsProvider, useSettings } from '../src/base/settings.tsx';
import type { AtTable } from '../src/net/useTable.ts';
import { Announcer } from '../src/shell/Announcer.tsx';
import { armedAloud, questionAloud } from '../src/shell/announced.ts';
import { QuestionBar } from '../src/shell/QuestionBar.tsx';
import { entrySentences } from '../src/shell/sentences.ts';
import { useAdvice } from '../src/shell/useAdvice.ts';
import { useChoosing } from '../src/shell/useChoosing.ts';
import type { TableGame } from '../src/table/game.ts';
import { useWords } from '../src/words/index.ts';
import { entry } from './story.ts';

const NAMES = ['Ada', 'Automa'];

interface Table {
  present: Present;
  entries: readonly Entry[];
}

/** Seat 0 sits at the page. */
function hosted<T, V extends Verb, O>(game: Game<T, V, O>, options: O, seed: number, bot: Bot<T, V>) {
  const dice = makeDice(seed);
  const { session, told } = begin(game, options, keyFrom(dice));
  const seen = (all: readonly Told[]): unknown[] => all.map((each) => newsFor(each, 0));
  let entries: readonly Entry[] = [entry(0, null, seen(told))];
  let since = 0;
  const answer = (seat: number, option: number): void => {
    entries = [...entries, entry(entries.length, seat, seen(session.answer(seat, option)))];
    since = entries.length;
  };
  /** What the bot in this seat would answer there. */
  const advised = (seat: number): number =>
    bot(game.game as Game<T, V, never>['game'], session.view(seat), session.options(seat), dice);
  const others = (): void => {
    for (let n = 0; n < 2000 && !session.isOver && !session.deciders().includes(0); n++) {
      const [seat] = session.deciders();
      answer(seat, advised(seat));
    }
  };
  others();
  const now = (): Table => {
    const question = session.isOver ? null : session.ask(0, 'en', NAMES);
    return {
      entries,
      present: {
        version: entries.length,
        seat: 0,
        asked: session.deciders(),
        undo: session.barrier(0) ?? 'possible',
        view: session.view(0),
        question: question === null ? null : { ...question, since },
        table: {
          id: 'here',
          game: game.game.name,
          title: 'The game',
          status: session.isOver ? 'ended' : 'playing',
          hints: false,
          seats: NAMES.slice(0, session.seats).map((name, seat) => ({
            seat,
            name,
            kind: seat === 0 ? 'player' : 'bot',
            away: 'here',
          })),
          result: null,
        },
      } as unknown as Present,
    };
  };
  return {
    session,
    now,
    advised: () => advised(0),
    give(answers: readonly number[]) {
      for (const option of answers) answer(0, option);
      others();
    },
    undo() {
      session.undo();
      since++;
      entries = [
        ...entries,
        { ...entry(entries.length, 0, []), kind: 'undone', takesBack: entries.length - 1 } as Entry,
      ];
    },
  };
}

/** Takes the place of the table's page: the question, what is said aloud, and nothing to look at. */
function Page({
  table: { present, entries },
  game,
  onSend,
}: {
  table: Table;
  game: TableGame<unknown>;
  onSend: AtTable['send'];
}) {
  const { language } = useSettings();
  const say = useWords();
  const at = { present, entries, trouble: '', sending: null, send: onSend } as unknown as AtTable;
  const send = (answers: number[]): void => void onSend({ answers });
  const choosing = useChoosing({ game, present, language, names: NAMES, asking: 'again', isTouched: false, send });
  const looking = { names: NAMES, seat: 0, telling: game.telling };
  const tell = useCallback(
    (each: Entry) => entrySentences(each, { names: NAMES, seat: 0, telling: game.telling, language }),
    [language, game],
  );
  const nothing = (): void => undefined;
  return (
    <>
      <Announcer
        entries={entries}
        tell={tell}
        question={questionAloud(present, game, language, NAMES)}
        armed={armedAloud(say, choosing)}
      />
      <QuestionBar
        advising={useAdvice(present)}
        {...{ at, present, game, choosing, looking }}
        chosen={null}
        chapters={[]}
        onLog={nothing}
        onPreview={nothing}
      />
    </>
  );
}

export interface Seated {
  /** What the bot would answer here: the number of an option. */
  advised(): number;
  isOver(): boolean;
  present(): Present;
  /** Into the field for commands, and Enter; says what it says. */
  type(line: string): string[];
  /** What was said aloud since it was asked last. */
  heard(): string[];
}

/** Sits down at seat 0. */
export function sitDown<T, V extends Verb, O>(
  game: Game<T, V, O>,
  table: TableGame<View<T, V>>,
  options: O,
  { seed, bot }: { seed: number; bot: Bot<T, V> },
): Seated {
  const host = hosted(game, options, seed, bot);
  const page = (): ReactElement => (
    <SettingsProvider>
      <Page
        table={host.now()}
        game={table as unknown as TableGame<unknown>}
        onSend={async (doing) => {
          if ('undo' in doing) host.undo();
          else if ('answers' in doing) host.give(doing.answers);
        }}
      />
    </SettingsProvider>
  );
  const { rerender } = render(page());
  let before: string[] = [];
  const live = (): string[] =>
    [...document.querySelectorAll('[aria-live] p, p[aria-live]')]
      .map((each) => each.textContent ?? '')
      .filter((each) => each !== '');
  return {
    advised: host.advised,
    isOver: () => host.session.isOver,
    present: () => host.now().present,
    type(line) {
      const field = screen.getByRole('textbox');
      fireEvent.change(field, { target: { value: line } });
      fireEvent.submit(field);
      rerender(page());
      const said = field.closest('form')?.querySelectorAll('[role="status"] p') ?? [];
      return [...said].map((each) => each.textContent ?? '');
    },
    heard() {
      const now = live();
      const fresh = now.filter((each) => !before.includes(each));
      before = now;
      return fresh;
    },
  };
}
