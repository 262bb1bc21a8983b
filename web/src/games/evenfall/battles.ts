/** Battles as the news tells them: with what everybody went in, and who won. */
import type { News } from '@gloaming/evenfall';

export interface Fighter {
  readonly seat: number;
  /** Without what the dial adds. */
  readonly strength: number;
  readonly dial: number;
}
export interface Fought {
  readonly region: number;
  readonly fighters: readonly Fighter[];
  readonly winner: number;
}

/** What a dial shows is paid, and told right before the strength that it leads to. */
function fighterIn(all: readonly News[], at: number): Fighter | null {
  const news = all[at];
  if (news.news !== 'strength') return null;
  const before = all[at - 1];
  const isPaid = before?.news === 'paid' && before.seat === news.seat;
  const dial = isPaid ? before.goods.mana : 0;
  return { seat: news.seat, strength: news.n - dial, dial };
}

export function battlesIn(told: readonly unknown[]): readonly Fought[] {
  const all = told as readonly News[];
  const found: Fought[] = [];
  let fighters: Fighter[] = [];
  for (const [i, news] of all.entries()) {
    const fighter = fighterIn(all, i);
    if (fighter !== null) fighters.push(fighter);
    if (news.news !== 'wonBattle') continue;
    if (fighters.length > 0) found.push({ region: news.region, fighters, winner: news.seat });
    fighters = [];
  }
  return found;
}
