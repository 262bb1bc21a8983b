/** A game that is followed: what goes in and what comes out is the same wherever it is followed. */
import {
  bit,
  type Card,
  keyFrom,
  makeDice,
  makeRecord,
  parseRecord,
  replay,
  SPECTATOR,
  stateHash,
  UNKNOWN,
  type Verb,
} from '@gloaming/engine';
import {
  begin,
  beginRecorded,
  followRecord,
  newsFor,
  RecordedSession,
  restore,
  type Session,
  tell,
} from '@gloaming/engine/session';
import { expect, test } from 'vitest';
import { type Entry, GAME_NAMES, withGame } from '../src/index.ts';

const NAMES = ['Ada', 'Bo'];
const KEY = keyFrom(makeDice(1));

/** Some answers at random; `each` sees every moment before one. */
function play(session: Session, answers: number, each: (seat: number, option: number) => void = () => {}): void {
  const dice = makeDice(7);
  for (let n = 0; n < answers && !session.isOver; n++) {
    const [seat] = session.deciders();
    const options = session.options(seat);
    const option = options[dice(options.length)];
    each(seat, option);
    session.answer(seat, option);
  }
}
const overEach = (check: <T, V extends Verb, O>(entry: Entry<T, V, O>) => void): void => {
  for (const name of GAME_NAMES) withGame(name, (entry) => check(entry));
};

test.each(GAME_NAMES)('%s: taking the first answer back leaves what was heard while the table was set up', (name) => {
  withGame(name, (entry) => {
    const open = () => beginRecorded(entry, entry.options.parse(2, {}), KEY);
    const session = open();
    const before = session.heard;
    const [seat] = session.deciders();
    /** What shows a card stays done. */
    const isTakenBack = (option: number): boolean => {
      const tried = open();
      tried.answer(seat, option);
      return tried.barrier(seat) === null;
    };
    const first = session.options(seat).find(isTakenBack) ?? expect.fail('nothing can be taken back');
    session.answer(seat, first);
    session.undo();
    expect(session.heard).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    expect(session.record).toMatchObject({ answers: [], end: '' });
  });
});

test('a record of a session leads to where it is, by the same news', () => {
  overEach((entry) => {
    const options = entry.options.parse(2, {});
    const session = beginRecorded(entry, options, KEY);
    play(session, 1000);
    const { record } = session;
    if (record === null) throw new Error('it has a beginning');
    const written = { ...parseRecord(makeRecord(record)), options };
    expect(stateHash(entry.game, replay(entry.game, written))).toBe(session.hash());
    const again = followRecord(entry, written);
    expect(again.record).toEqual(record);
    expect(again.heard).toEqual(session.heard);
    expect(again.result()).toEqual(entry.game.result(again.state.table));
    expect(session.askAll('open', 'en', NAMES)).toEqual([]);
    expect(followRecord(entry, written, 3).given).toEqual(session.given.slice(0, 3));
  });
});

test('forks go their own ways, and what is saved goes on like what was', () => {
  overEach((entry) => {
    const options = entry.options.parse(2, {});
    const { session } = begin(entry, options, KEY);
    play(session, 40, (seat, option) => {
      const before = session.hash();
      const fork = session.fork();
      const loaded = restore(entry, options, session.save());
      const told = fork.answer(seat, option);
      expect(session.hash()).toBe(before);
      expect(loaded.answer(seat, option)).toEqual(told);
      expect(loaded.save()).toBe(fork.save());
      if (fork.barrier(seat) === null) {
        fork.undo();
        expect(fork.hash()).toBe(before);
        expect(fork.questionHash(seat)).toBe(session.questionHash(seat));
      } else expect(fork.barrier(seat)).toBe(loaded.barrier(seat));
    });
    expect(() => restore(entry, options, '{"state":"{}","steps":[]}')).toThrow('bad-state');
  });
});

test('every seat is asked what it sees, and nobody else is told that', () => {
  overEach((entry) => {
    const { session } = begin(entry, entry.options.parse(2, {}), KEY);
    play(session, 40, (seat, option) => {
      const asked = session.ask(seat, 'de', NAMES);
      expect(asked?.options.map((each) => each.option)).toContain(option);
      expect(session.askAll(seat, 'de', NAMES)).toEqual([{ seat, ...asked }]);
      expect(session.askAll('open', 'de', NAMES)).toContainEqual({ seat, ...asked });
      expect(session.askAll(SPECTATOR, 'de', NAMES)).toEqual([]);
      expect(session.view('open')).toMatchObject({ seat: SPECTATOR, chance: null, known: session.state.known });
      expect(session.view(seat).known.every((seats) => (seats & ~bit(seat)) === 0)).toBe(true);
    });
  });
});

test('a game that goes on from a position has no record, and remembers what was heard since', () => {
  overEach((entry) => {
    const { session: first } = begin(entry, entry.options.parse(2, {}), KEY);
    const session = new RecordedSession(entry, first.state);
    const [seat] = session.deciders();
    expect(session.record).toBeNull();
    expect(session.barrier(seat)).toBe('nothing-to-undo');
    const told = session.answer(seat, session.options(seat)[0]);
    expect(session.heard).toEqual(told);
  });
});

test('RA-2.5: what one is dealt is told whole, also where most of it is then shuffled away', () => {
  withGame('res-arcana', (entry) => {
    const { told } = begin(entry, entry.options.parse(2, {}), KEY);
    const dealt = (eyes: number): (readonly Card[])[] =>
      told.map((each) => newsFor(each, eyes)).flatMap(({ news, cards }) => (news === 'dealt' ? [cards ?? []] : []));
    const countKnown = (eyes: number): number[] =>
      dealt(eyes).map((cards) => cards.filter((card) => card !== UNKNOWN).length);
    // Mages of both, then artifacts of both: to a spectator, to A and to B.
    expect(dealt(SPECTATOR).map(({ length }) => length)).toEqual([2, 2, 8, 8]);
    expect([SPECTATOR, 0, 1].map(countKnown)).toEqual([
      [0, 0, 0, 0],
      [2, 0, 8, 0],
      [0, 2, 0, 8],
    ]);
    const open = tell(entry.texts.en, told, 'open', NAMES);
    expect(open.news).toEqual(told.map(({ news }) => news));
    expect(tell(entry.texts.en, told, SPECTATOR, NAMES).lines).not.toEqual(open.lines);
  });
});
