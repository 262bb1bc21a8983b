/** The commands of the table: what each takes, and what it does with it. Those of the laboratory are in its own room. */
import { allChoices, attributeOf, chosenFor } from './base/choices.ts';
import { refuse } from './base/faults.ts';
import { cards } from './commands/cards.ts';
import { hint } from './commands/hint.ts';
import { link } from './commands/link.ts';
import { play } from './commands/play.ts';
import { position } from './commands/position.ts';
import { replay } from './commands/replay.ts';
import { review } from './commands/review.ts';
import { rules } from './commands/rules.ts';
import { verify } from './commands/verify.ts';
import { watch } from './commands/watch.ts';
import { budgetOf, parseBots } from './opponents/botSpec.ts';
import {
  BUDGET,
  bots,
  type CommandRow,
  FIRST_GAME,
  type Given,
  JSON_DATA,
  PLAYERS,
  SEED,
  text,
  whole,
} from './support/command.ts';
import type { CommandName } from './text/index.ts';

const STEP = '--step <n>';

/** A game that is gone on with has its table already; and people on all seats leave none for bots. */
function expectTogether(given: Given): void {
  const isSaid = (name: string): boolean => given[attributeOf(name)] !== undefined;
  const other = ['players', ...allChoices().map(({ name }) => name)].find(isSaid);
  if (given.from !== undefined && other !== undefined) refuse('not-together', { one: '--from', other: `--${other}` });
  if (given.step !== undefined && given.from === undefined) refuse('missing-argument', { argument: '--from' });
  if (given.all && given.bots !== undefined) refuse('not-together', { one: '--all', other: '--bots' });
  // Without a name it could not be told from the others.
  if (given.name?.trim() === '') refuse('option-needs-value', { option: '--name' });
}

export const COMMAND_TABLE: Readonly<Record<CommandName, CommandRow>> = {
  rules: {
    takes: ['<game>', 'game'],
    options: [JSON_DATA],
    act: (context, { json }, [game]) => rules(context, { game, json }),
  },
  play: {
    takes: ['[game]', 'game'],
    options: [
      PLAYERS,
      bots('greedy'),
      SEED,
      text('--name <name>', 'name'),
      text('--seat <letter>', 'seat'),
      text('--from <file>', 'from'),
      text(STEP, 'playStep'),
      text('--all', 'all'),
    ],
    setsTable: true,
    act(context, given, [game]) {
      expectTogether(given);
      const { players = 2, seed, name, seat, from, step, all } = given;
      const chosen = chosenFor(game ?? FIRST_GAME, given);
      const named = given.bots === undefined ? [] : parseBots(given.bots);
      return play(context, { game, players, chosen, bots: named, seed, name, seat, from, step, all });
    },
  },
  watch: {
    takes: ['<game>', 'game'],
    options: [PLAYERS, bots('greedy'), SEED, whole('--pace <n>', 'pace', 0, 60_000)],
    setsTable: true,
    act(context, given, [game]) {
      const { players = 2, seed, pace } = given;
      const chosen = chosenFor(game, given);
      return watch(context, { game, players, chosen, bots: parseBots(given.bots ?? 'greedy'), seed, pace });
    },
  },
  replay: {
    takes: ['<file>', 'record'],
    options: [text(STEP, 'step'), JSON_DATA],
    act: (context, { step, json }, [file]) => replay(context, { file, step, json }),
  },
  hint: {
    takes: ['<file>', 'either'],
    options: [text(STEP, 'hintStep'), text('--seat <letter>', 'hintSeat'), ...BUDGET, JSON_DATA],
    act: (context, given, [file]) =>
      hint(context, { file, step: given.step, seat: given.seat, budget: budgetOf(given), json: given.json }),
  },
  review: {
    takes: ['<file>', 'record'],
    options: [text('--seat <letter>', 'reviewSeat'), JSON_DATA],
    act: (context, { seat, json }, [file]) => review(context, { file, seat, json }),
  },
  verify: { takes: ['<file>', 'record'], act: (context, _, [file]) => verify(context, file) },
  link: { takes: ['<file...>', 'record'], act: (context, _, files) => link(context, files) },
  cards: {
    takes: ['[name...]', 'card'],
    options: [text('--game <game>', 'game'), JSON_DATA],
    act: (context, { game, json }, name) => cards(context, { game, name: name.join(' '), json }),
  },
  position: { takes: ['<file>', 'position'], act: (context, _, [file]) => position(context, file) },
};
