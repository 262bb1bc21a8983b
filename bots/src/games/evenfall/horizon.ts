/** What every part of the estimate of Evenfall is given: from where one looks, and a list to sort in. */
import type { Player, Table } from '@gloaming/evenfall';
import type { Tables } from './tables.ts';

export const ROUNDS = 3;
export const FIGURES = 4;

/** From where one looks: the round, and in a battle which Region's dials are set. */
export interface Horizon {
  round: number;
  region: number;
}

/** `isIn`: this clan is still to act in this round. */
export type PartOfClan = (t: Table, p: Player, seat: number, h: Horizon, tables: Tables, isIn: boolean) => number;

/** Keeps a list falling: sorting a few numbers costs more than putting each in its place. */
export function insertFalling(list: number[], n: number): void {
  let i = list.length;
  list.push(n);
  for (; i > 0 && list[i - 1] < n; i--) list[i] = list[i - 1];
  list[i] = n;
}
