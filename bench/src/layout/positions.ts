/**
 * Positions in which tables are looked at: for each number of players one game from a fixed key, in which all play as `greedy`, stopped
 * when the first player is asked. The same on every machine, until the rules or the bot change.
 */
import { makeBot } from '@gloaming/bots';
import { keyFrom, makeDice } from '@gloaming/engine';
import { begin, type Entry, type Session } from '@gloaming/engine/session';
import { type GameName, withGame } from '@gloaming/games';

export const GAMES = ['res-arcana', 'evenfall'] as const satisfies readonly GameName[];
export type Measured = (typeof GAMES)[number];
export const PLAYERS: Readonly<Record<Measured, readonly number[]>> = {
  'res-arcana': [2, 3, 4],
  evenfall: [1, 2, 3, 4],
};

const KEY = 20_260;
const OWN = 0;
const LONG: Readonly<Record<Measured, number>> = { 'res-arcana': 8, evenfall: 14 };

interface Stop {
  readonly position: string;
  readonly round: number;
  readonly verb: string;
}

/** One game: each time that the first player has something to choose. */
function stopsOf<T>(game: GameName, entry: Entry<T, never, never>, session: Session<T, never, never>): Stop[] {
  const bot = makeBot('greedy', game) as unknown as (...asked: readonly unknown[]) => number;
  const dice = makeDice(KEY);
  const stops: Stop[] = [];
  while (!session.isOver) {
    const [seat] = session.deciders();
    const options = session.options(seat);
    if (seat === OWN && options.length > 1)
      stops.push({
        position: entry.makePosition(session.state),
        round: entry.round(session.state.table),
        verb: session.ask(seat, 'en', ['A', 'B', 'C', 'D', 'E'])?.verb ?? '',
      });
    session.answer(seat, bot(entry.game, session.view(seat), options, dice));
  }
  return stops;
}

function played(game: GameName, players: number, chosen: Readonly<Record<string, string>>): Stop[] {
  return withGame(game, (entry) => {
    const known = entry as unknown as Entry<unknown, never, never>;
    const key = keyFrom(makeDice(KEY + players));
    return stopsOf(game, known, begin(known, known.options.parse(players, chosen), key).session);
  });
}

/** The words of a list that begins so, within the lines of a position. */
const listed = (lines: readonly string[], at: number, word: string): string[] =>
  at < 0 ? [] : (lines[at] ?? '').slice(word.length + 1).split(', ');

/** The same position with so many cards in the first player's hand, from their deck or back onto it. */
export function withHand(position: string, n: number): string {
  const lines = position.split('\n');
  const own = lines.findIndex((line) => line.startsWith('A: '));
  const end = lines.findIndex((line, i) => i > own && !line.startsWith('  '));
  const within = (word: string): number =>
    lines.findIndex((line, i) => i > own && i < end && line.startsWith(`  ${word} `));
  const [hand, mine] = [within('hand'), within('deck')];
  const deck = mine >= 0 ? mine : lines.findIndex((line) => line.startsWith('main-deck '));
  const word = mine >= 0 ? '  deck' : 'main-deck';
  const all = [...listed(lines, hand, '  hand'), ...listed(lines, deck, word)];
  const row = `  hand ${all.slice(0, n).join(', ')}`;
  const rest = all.slice(n);
  const changed = lines.flatMap((line, i) => {
    if (i === deck) return rest.length === 0 ? [] : [`${word} ${rest.join(', ')}`];
    if (i === hand) return [row];
    return [line];
  });
  return hand >= 0 ? changed.join('\n') : changed.toSpliced(own + 1, 0, row).join('\n');
}

/** With the most in hand: an empty one shows nothing. */
const fullest = (stops: readonly Stop[]): string => {
  const held = ({ position }: Stop): number =>
    /^A: .*\n(?: {2}.*\n)*? {2}hand (.*)$/m.exec(position)?.[1].split(', ').length ?? 0;
  return stops.toSorted((a, b) => held(b) - held(a))[0].position;
};

const ACTIONS = /^round \d+, actions, turn A/m;

/**
 * By moment: the first question, the first action, the middle with the most in hand, the last action; in the middle of a draft; a dial to
 * be set; and with so many cards in hand as have to say their words (`hand-10`), or more than that (`long`).
 */
export function positionsOf(game: Measured, players: number, words: readonly number[]): ReadonlyMap<string, string> {
  const stops = played(game, players, {});
  const actions = stops.filter(({ position }) => ACTIONS.test(position) && !position.includes('\ndoing '));
  const middle = fullest(actions.slice(Math.floor(actions.length / 3), Math.ceil((2 * actions.length) / 3)));
  const found = new Map<string, string>([
    ['first', stops[0].position],
    ['action', actions[0].position],
    ['middle', middle],
    ['last', actions[actions.length - 1].position],
  ]);
  const battle = stops.findLast(({ verb }) => verb === 'setDial')?.position;
  if (battle !== undefined) found.set('battle', battle);
  if (game === 'res-arcana') {
    const picks = played(game, players, { deal: 'draft' }).filter(({ verb }) => verb === 'pickFromPack');
    const third = picks[Math.floor(picks.length / 2)];
    if (third !== undefined) found.set('draft', third.position);
  }
  found.set('long', withHand(game === 'res-arcana' ? actions[0].position : middle, LONG[game]));
  if (game === 'evenfall') for (const n of new Set(words)) found.set(`hand-${n}`, withHand(middle, n));
  return found;
}
