/** Battles as the news tells them: with what everybody went in, and who won. */
import { type News, strengthIn, type Table, type View } from '@gloaming/evenfall';

export interface Fighter {
  readonly seat: number;
  /** Without what the dial adds. */
  readonly strength: number;
  readonly dial: number;
}
export interface Fought {
  readonly region: number;
  readonly fighters: readonly Fighter[];
  /** -1 where the order of play decides, which is not told yet. */
  readonly winner: number;
}

/** What a dial shows is paid, and told right before the strength that it leads to. */
function fighterIn(all: readonly News[], at: number): (Fighter & { readonly region: number }) | null {
  const news = all[at];
  if (news.news !== 'strength') return null;
  const before = all[at - 1];
  const isPaid = before?.news === 'paid' && before.seat === news.seat;
  const dial = isPaid ? before.goods.mana : 0;
  return { seat: news.seat, strength: news.n - dial, dial, region: news.region };
}

/** The strongest; of these whoever paid more Mana. */
function strongest(fighters: readonly Fighter[]): number {
  const [first, second] = fighters.toSorted((a, b) => b.strength + b.dial - a.strength - a.dial || b.dial - a.dial);
  const isOpen =
    second !== undefined && first.strength + first.dial === second.strength + second.dial && first.dial === second.dial;
  return isOpen ? -1 : first.seat;
}

/** Who won is told after the rewards, which may be asked for first. */
export function battlesIn(told: readonly unknown[]): readonly Fought[] {
  const all = told as readonly News[];
  const found: { region: number; fighters: Fighter[]; winner: number }[] = [];
  for (const [i, news] of all.entries()) {
    const last = found.at(-1);
    if (news.news === 'wonBattle' && last !== undefined) last.winner = news.seat;
    const fighter = fighterIn(all, i);
    if (fighter === null) continue;
    const { region, ...rest } = fighter;
    if (last?.region === region && last.fighters.every(({ seat }) => seat !== rest.seat)) last.fighters.push(rest);
    else found.push({ region, fighters: [rest], winner: -1 });
  }
  return found.map(({ region, fighters, winner }) => ({
    region,
    fighters,
    winner: winner < 0 ? strongest(fighters) : winner,
  }));
}

/** The Automa has no dial: a card that it draws adds to its strength. */
function asSeen(t: Table, own: number, { region, fighters, ...rest }: Fought): Fought {
  const seats = t.players.length;
  const fromHere = ({ seat }: Fighter): number => (seat - Math.max(0, own) + seats) % seats;
  const seen = fighters.map(({ seat, strength, dial }) => {
    const known = t.players[seat].automa === 1 ? strengthIn(t, seat, region) : strength;
    return { seat, strength: known, dial: dial + strength - known };
  });
  return { ...rest, region, fighters: seen.toSorted((a, b) => fromHere(a) - fromHere(b)) };
}

/** As they are revealed to a seat, which had this view before. */
export const battlesFor = ({ table, seat }: View, told: readonly unknown[]): readonly Fought[] =>
  battlesIn(told).map((battle) => asSeen(table, seat, battle));
