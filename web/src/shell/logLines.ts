/** The log by turns: news as data, an action a line, a round a chapter. */
import type { NewsSigns } from '@gloaming/engine';
import type { Entry } from '@gloaming/protocol';
import type { IconName, Painted } from '../design/Icon.tsx';
import { standing, takenBackBy } from '../record/standing.ts';

/** Where a piece of news stands, and whose it is: as its game says. */
export type Placing = (news: unknown, line: readonly unknown[]) => NewsSigns<Painted, IconName>;

interface Item extends NewsSigns<Painted, IconName> {
  readonly news: unknown;
  /** The entry that brought it. */
  readonly entry: number;
}
export interface LogLine {
  readonly key: string;
  /** Whose action it is; -1 where it is nobody's. */
  readonly seat: number;
  /** Somebody's action, not what each seat has at the same time. */
  readonly isAction: boolean;
  readonly items: Item[];
  /** What stands before the news, as the sign of collecting. */
  readonly before: Item | null;
  /** What happens besides the game: somebody sits down, or takes something back. */
  readonly happening: string;
  /** The news of what was taken back by that. */
  readonly takenBack: readonly unknown[];
  /** Since one's last turn. */
  isNew: boolean;
  isFirstNew: boolean;
}
export interface LogChapter {
  /** Null before the first round. */
  readonly round: number | null;
  readonly lines: LogLine[];
}

class Chapters {
  readonly all: LogChapter[] = [{ round: null, lines: [] }];
  /** What news goes on from. */
  private current: LogLine | null = null;
  /** One line for each seat; null while somebody acts. */
  private each: Map<number, LogLine> | null = new Map();
  private before: Item | null = null;
  private count = 0;

  private readonly placing: Placing;

  constructor(placing: Placing) {
    this.placing = placing;
  }

  private line(entry: number, seat: number, more: Partial<LogLine> = {}): LogLine {
    const key = `${entry} ${this.count++}`;
    const line = { key, seat, isAction: false, items: [], before: null, happening: '', takenBack: [], ...more };
    const made = { ...line, isNew: false, isFirstNew: false };
    this.all[this.all.length - 1].lines.push(made);
    return made;
  }

  private drop(line: LogLine): void {
    const { lines } = this.all[this.all.length - 1];
    lines.splice(lines.indexOf(line), 1);
  }

  happening({ number, seat, lines }: Entry, takenBack: readonly unknown[]): void {
    if (lines.length > 0) this.line(number, seat ?? -1, { happening: lines[0], takenBack });
  }

  /** Of the items of this entry so far, those that its first action takes into its line: what was paid for it. */
  private takePrelude(item: Item): Item[] {
    const { current } = this;
    if (current === null || item.seat < 0) return [];
    const from = current.items.findIndex(({ entry }) => entry === item.entry);
    const own = from < 0 ? [] : current.items.slice(from);
    if (own.some(({ seat, at }) => seat !== item.seat || at.place !== 'goes-on')) return [];
    current.items.splice(current.items.length - own.length);
    if (current.items.length === 0) this.drop(current);
    return own;
  }

  private add(item: Item): void {
    const { each } = this;
    const line = each === null ? this.current : each.get(item.seat);
    if (line !== null && line !== undefined) line.items.push(item);
    else {
      this.current = this.line(item.entry, item.seat, { items: [item], before: this.before });
      each?.set(item.seat, this.current);
    }
    if (each !== null) this.current = each.get(item.seat) ?? null;
  }

  news(news: unknown, entry: number): void {
    const whose = (news as { seat?: number }).seat ?? -1;
    const line = this.each === null ? this.current : this.each.get(whose);
    const before = line?.items.map((item) => item.news) ?? [];
    const item: Item = { ...this.placing(news, before), news, entry };
    const { at } = item;
    if (at.place === 'begins') {
      const prelude = this.takePrelude(item);
      this.each = null;
      this.current = this.line(entry, item.seat, { isAction: true, items: [item, ...prelude] });
      return;
    }
    if (at.place === 'goes-on') {
      this.add(item);
      return;
    }
    if (at.place === 'round') this.all.push({ round: at.round, lines: [] });
    this.each = new Map();
    this.current = null;
    this.before = null;
    if (at.place === 'round' || at.isLabel) this.before = item;
    else this.add(item);
  }
}

/** Marks what happened since one's last turn: after the last action that one chose oneself and did not take back. */
function markNew(chapters: readonly LogChapter[], entries: readonly Entry[], seat: number): void {
  const own = new Set(entries.filter((each) => each.kind === 'answered' && each.seat === seat).map((e) => e.number));
  const lines = chapters.flatMap((chapter) => chapter.lines);
  const isOwn = ({ isAction, seat: whose, items }: LogLine): boolean =>
    isAction && whose === seat && own.has(items[0].entry);
  const last = lines.findLastIndex(isOwn);
  if (last < 0) return;
  // Lines come in the order in which they began; what one's own answer led to besides is news.
  const mark = last + 1;
  lines.slice(mark).forEach((line, i) => {
    line.isNew = true;
    line.isFirstNew = i === 0;
  });
}

export function chaptersOf(entries: readonly Entry[], placing: Placing, seat: number): LogChapter[] {
  const chapters = new Chapters(placing);
  const held = standing(entries);
  for (const entry of held) {
    if (entry.kind !== 'answered' && entry.kind !== 'started') {
      // Of a whole turn it would be a long list of what holds no longer: that it was taken back is enough.
      const gone = entry.kind === 'undone' ? takenBackBy(entry, entries) : [];
      chapters.happening(
        entry,
        gone.flatMap(({ news }) => news),
      );
    }
    for (const news of entry.news) chapters.news(news, entry.number);
  }
  if (seat >= 0) markNew(chapters.all, held, seat);
  return chapters.all.filter(({ round, lines }) => round !== null || lines.length > 0);
}

const isOf = (line: LogLine, seat: number): boolean =>
  line.seat === seat || line.items.some((item) => item.seat === seat);

/** Only what one player did, or had done to them. */
export const chaptersOfSeat = (chapters: readonly LogChapter[], seat: number): LogChapter[] =>
  chapters
    .map(({ round, lines }) => ({ round, lines: lines.filter((line) => isOf(line, seat)) }))
    .filter(({ lines }) => lines.length > 0);

/** The last so many lines, under their headings. */
export function lastLines(chapters: readonly LogChapter[], most: number): LogChapter[] {
  let left = most;
  return chapters
    .toReversed()
    .flatMap(({ round, lines }) => {
      const last = left <= 0 ? [] : lines.slice(-left);
      left -= lines.length;
      return last.length === 0 && lines.length > 0 ? [] : [{ round, lines: last }];
    })
    .toReversed();
}
