/** The form for a new table, while it is being filled in. */
import type { GameInfo, NewTable, TimeControl, Wanted } from '@gloaming/protocol';

/** Who is to sit on a seat that is not mine: `open`, `link`, or `bot:` and its level. */
export type Sitter = 'open' | 'link' | `bot:${string}`;

export interface TableForm {
  readonly sitters: readonly Sitter[];
  /** One for each seat; `any` where none was chosen. */
  readonly lists: readonly string[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly time: TimeControl;
  readonly isPrivate: boolean;
  /** Whether a bot may advise the players; null where it was not chosen: then only where all opponents are bots. */
  readonly hints: boolean | null;
}

/** The choice that is made for each seat, if the game has one: the usual value, or one of the others for everybody. */
export const listOf = ({ choices }: GameInfo) => choices.find(({ isList }) => isList);

type GameChoice = GameInfo['choices'][number];
/** Whether it makes a difference with so many players. */
export const mattersAt = ({ isAlone, areSeats }: GameChoice, players: number): boolean =>
  players === 1 ? !areSeats : !isAlone;
const SEAT = /^seat-(\d+)$/;
/** What can be chosen with so many players: of seats only those that are there. */
export const valuesAt = ({ areSeats, values }: GameChoice, players: number): string[] =>
  values.filter((value) => !areSeats || Number(SEAT.exec(value)?.[1] ?? 1) <= players);
/** What was chosen of a seat that is gone is as usual again. */
export const chosenAt = (
  { choices }: GameInfo,
  chosen: TableForm['chosen'],
  players: number,
): Record<string, string> => {
  const fits = (name: string, value: string): boolean => {
    const choice = choices.find((each) => each.name === name);
    return choice === undefined || valuesAt(choice, players).includes(value);
  };
  const usual = (name: string): string => choices.find((each) => each.name === name)?.values[0] ?? '';
  return Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [name, fits(name, value) ? value : usual(name)]),
  );
};

export const TIMES: readonly TimeControl[] = [
  { kind: 'none' },
  { kind: 'live', minutes: 15, increment: 10 },
  { kind: 'live', minutes: 30, increment: 20 },
  { kind: 'live', minutes: 60, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
];

function wantedOf(sitter: Sitter): Wanted {
  if (sitter === 'open' || sitter === 'link') return { kind: sitter };
  return { kind: 'bot', bot: sitter.slice('bot:'.length) };
}

/** A list is chosen for all seats or for none: where only some have chosen, the others get what is left, in its order. */
export function fillList(chosen: readonly string[], values: readonly string[]): string {
  const [any, ...others] = values;
  if (chosen.every((each) => each === any)) return any;
  const left = others.filter((each) => !chosen.includes(each));
  return chosen.map((each) => (each === any ? (left.shift() ?? any) : each)).join(',');
}

/** Whether the game waits for other players. */
export const isOpen = ({ sitters }: TableForm): boolean =>
  sitters.some((sitter) => sitter === 'open' || sitter === 'link');

export const mayAdvise = (form: TableForm): boolean => form.hints ?? !isOpen(form);

export function tableOf(game: GameInfo, form: TableForm): NewTable {
  const list = listOf(game);
  const lists = form.lists.slice(0, form.sitters.length + 1);
  return {
    game: game.name,
    chosen: { ...form.chosen, ...(list === undefined ? {} : { [list.name]: fillList(lists, list.values) }) },
    seats: [{ kind: 'me' }, ...form.sitters.map(wantedOf)],
    time: form.time,
    private: form.isPrivate,
    hints: mayAdvise(form),
  };
}
