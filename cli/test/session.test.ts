import { type Card, deciders, keyFrom, makeDice, optionsOf, UNKNOWN } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { expect, test } from 'vitest';
import { begin, give, takeBack } from '../src/session/session.ts';

test.each(GAME_NAMES)('%s: taking the first answer back leaves what was heard while the table was set up', (name) => {
  withGame(name, (entry) => {
    const session = begin(entry, entry.options.parse(2, {}), keyFrom(makeDice(1)));
    const before = session.heard.slice();
    const [seat] = deciders(session.state);
    give(session, seat, optionsOf(entry.game, session.state, seat)[0]);
    expect(takeBack(session, seat)).toBeNull();
    expect(session.heard).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
  });
});

test('RA-2.5: what one is dealt is told whole, also where most of it is then shuffled away', () => {
  withGame('res-arcana', (entry) => {
    const { heard } = begin(entry, entry.options.parse(2, {}), keyFrom(makeDice(1)));
    const dealt = (eyes: number): (readonly Card[])[] =>
      heard.flatMap(({ bySeat }) => (bySeat[eyes].news === 'dealt' ? [bySeat[eyes].cards ?? []] : []));
    const countKnown = (eyes: number): number[] =>
      dealt(eyes).map((cards) => cards.filter((card) => card !== UNKNOWN).length);
    // Mages of both, then artifacts of both: to a spectator, to A and to B.
    expect(dealt(0).map(({ length }) => length)).toEqual([2, 2, 8, 8]);
    expect([0, 1, 2].map(countKnown)).toEqual([
      [0, 0, 0, 0],
      [2, 0, 8, 0],
      [0, 2, 0, 8],
    ]);
  });
});
