/** An option glows on the card that its words name: in random games, at every question of every seat. */
import { type Game, type Telling, type Verb, type View, viewOf } from '@gloaming/engine';
import { playRandomly, verbAsked } from '@gloaming/engine/testing';
import * as ev from '@gloaming/evenfall';
import * as ra from '@gloaming/res-arcana';
import { expect, test } from 'vitest';
import * as evenfall from '../src/games/evenfall/pointing.ts';
import * as resArcana from '../src/games/res-arcana/pointing.ts';
import type { Target } from '../src/table/game.ts';

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];

/** Whose words do not name the card the option is about, since the question names it already. */
const NAMED_BY_THE_QUESTION = ['takeFrom', 'playAs'];

function check<T, V extends Verb, O>(
  game: Game<T, V, O>,
  options: O,
  telling: Telling<T, V>,
  targetOf: (view: View<T, V>, option: number) => Target | null,
): number {
  let pointed = 0;
  playRandomly(game, options, { games: 3, seed: 5 }, ({ state, seat, own }) => {
    if (seat < 0) return;
    const view = viewOf(game, state, seat);
    for (const option of own) {
      const card = /^card:(\d+)$/.exec(targetOf(view, option) ?? '');
      if (card === null) continue;
      pointed++;
      const said = NAMED_BY_THE_QUESTION.includes(verbAsked(state, seat))
        ? telling.question(view, NAMES)
        : telling.option(view, option, NAMES);
      expect(said).toContain(telling.card(Number(card[1])).name);
    }
  });
  return pointed;
}

test.each(ra.DEALS)('Res Arcana, %s', (deal) => {
  const options: ra.Options = { players: 2, deal, match: false };
  const pointed = check(ra.resArcana, options, ra.TEXTS.en, resArcana.targetOf);
  expect(pointed).toBeGreaterThan(500);
});

test.each(ev.SIDES)('Evenfall, %s', (side) => {
  const options: ev.Options = {
    players: 2,
    side,
    clans: [],
    level: 'witch',
    experienced: false,
    switches: ev.SWITCHES,
  };
  const pointed = check(ev.evenfall, options, ev.TEXTS.en, evenfall.targetOf);
  expect(pointed).toBeGreaterThan(500);
});
