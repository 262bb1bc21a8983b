/** Cards that look at others, when the only other is the Automa (EV-19.4, EV-A.16). */
import { describe, expect, test } from 'vitest';
import { at, card, discover, type Scene, spaceOn, turnEffect } from '../scene.ts';
import { has } from './trying.ts';

/** The rondel stands three spaces before the harvest; the card on top of the deck has 3 VP, and the ring stops it there. */
const alone = (a: string, automa: string, middle = ''): Scene =>
  at(`evenfall sun, 1 players, level witch
round 1, actions, turn A, first A, rondel 4
${middle}
A: star
  ${a.split('\n').join('\n  ')}
B: cross, points 0
  ${automa}
main-deck hanna, irene, bao
place-deck rest`);

describe('against the Automa', () => {
  test('Basin of Far Sight and Corvin harvest its Places (EV-10.5, EV-A.16)', () => {
    const s = alone('outer ruin with basin-of-far-sight\nspecialists corvin', 'outer spirit-bog, cavern');
    s.answer('A', turnEffect('corvin'));
    expect(s.options('A')).toEqual([card('spirit-bog'), card('cavern')]);
    s.answer('A', card('spirit-bog'));
    expect(has(s)).toEqual({ herb: 1 });
    s.answer('A', spaceOn('basin-of-far-sight'), card('cavern'));
    expect(has(s)).toEqual({ herb: 1, potion: 1 });
  });

  test('Mireille copies its Specialists, which do nothing for the Automa itself (EV-19.12, EV-A.16)', () => {
    const s = alone('specialists mireille', "specialists irene'", 'northern-lakes:\n  spots spirit-bog');
    s.answer('A', turnEffect('mireille'), discover('spirit-bog'));
    expect([s.names(s.player('A').borrowed), has(s)]).toEqual([['irene'], { herb: 1 }]);
  });

  test('Living Chest and Nila: its harvest space counts as a Clan token, Truffle Boar is not woken (EV-19.4, EV-19.10)', () => {
    const cards = 'outer ruin with living-chest, cavern with truffle-boar\nspecialists nila';
    const s = alone(cards, 'outer sanctum', 'northern-lakes:\n  spots foggy-ford').answer('A', discover('foggy-ford'));
    // The Automa turns up Hanna: from the fourth space to the seventh.
    expect([s.state.table.rondel, s.player('B').points]).toEqual([7, 1]);
    expect([has(s), s.names(s.player('A').hand)]).toEqual([{ mana: 1, cards: 1 }, ['irene']]);
  });
});
