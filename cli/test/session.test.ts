import { deciders, keyFrom, makeDice, optionsOf } from '@gloaming/engine';
import { GAME_NAMES, withGame } from '@gloaming/games';
import { expect, test } from 'vitest';
import { begin, give, takeBack } from '../src/session.ts';

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
