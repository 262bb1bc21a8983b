/** A line of a file of results; what this program cannot have written is refused. */
import { type Account, TROUBLES } from '../../base/botTroubles.ts';
import { type DealResult, type GamePlayed, meetings, rotations, type Setup } from './match.ts';

type Fields<T> = { readonly [K in keyof T]?: unknown };

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null && !Array.isArray(data);
const isListOf = <T>(data: unknown, many: number, isOne: (each: unknown) => each is T): data is T[] =>
  Array.isArray(data) && data.length === many && data.every(isOne);
const isNumber = (data: unknown): data is number => Number.isFinite(data);
const isShare = (data: unknown): data is number => isNumber(data) && data >= 0 && data <= 1;
const isCount = (data: unknown): data is number => Number.isSafeInteger(data) && (data as number) >= 0;

function isAccount(data: unknown): data is Account {
  if (!isObject(data)) return false;
  const { decisions, ms, instead, troubles, lastWords }: Fields<Account> = data;
  return (
    isCount(decisions) &&
    isNumber(ms) &&
    isCount(instead) &&
    isObject(troubles) &&
    Object.entries(troubles).every(([kind, times]) => TROUBLES.some((each) => each === kind) && isCount(times)) &&
    (lastWords === undefined || typeof lastWords === 'string')
  );
}

function isGame(data: unknown): data is GamePlayed {
  if (!isObject(data)) return false;
  const { winners, points, rounds, decisions }: Fields<GamePlayed> = data;
  const isList = <T>(list: unknown, isOne: (each: unknown) => each is T): boolean =>
    Array.isArray(list) && isListOf(list, list.length, isOne);
  return isList(winners, isCount) && isList(points, isNumber) && isCount(rounds) && isCount(decisions);
}

/** Null for what is no result of this match. */
export function parseResult(line: string, setup: Setup): DealResult | null {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return null;
  }
  if (!isObject(data)) return null;
  const { pair, deal, shares, points, unfinished, accounts, games }: Fields<DealResult> = data;
  const { players } = setup;
  const tables = meetings(setup);
  const isWhole =
    isCount(pair) &&
    pair < tables.length &&
    isCount(deal) &&
    isListOf(shares, rotations(players), isShare) &&
    isListOf(points, tables[pair].length, isNumber) &&
    isCount(unfinished) &&
    isListOf(accounts, tables[pair].length, isAccount) &&
    (games === undefined || isListOf(games, rotations(players), isGame));
  return isWhole ? (data as DealResult) : null;
}
