/** What a stream tells of a table: entries of its log, and the present state. Readers who see the same get the same text, made once. */
import {
  entriesSince,
  type Live,
  type NewEntry,
  serializeEntry,
  serializePresent,
  type Viewer,
  viewpointOf,
} from '@gloaming/host';
import type { TableCache } from '../table/tableCache.ts';
import { eventOf } from './sse.ts';

/** Entries of a log that are read and sent before other tasks get their turn. */
const PIECE = 200;

export class Stories {
  private readonly cache: TableCache;
  private live: Live | null = null;
  private readonly made = new Map<string, Promise<string>>();

  constructor(cache: TableCache) {
    this.cache = cache;
  }

  /** Readers at the same entry with the same eyes share one text. */
  storyFor(live: Live, viewer: Viewer, since: number): Promise<string> {
    if (this.live !== live) this.made.clear();
    const key = `${since} ${viewpointOf(live, viewer)}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const story = this.makeStory(live, viewer, since);
    // All readers are sent this event in the same tick; the texts are not needed after it.
    if (this.made.size === 0) setImmediate(() => this.forget());
    this.live = live;
    this.made.set(key, story);
    return story;
  }

  private forget(): void {
    this.live = null;
    this.made.clear();
  }

  private async makeStory(live: Live, viewer: Viewer, since: number): Promise<string> {
    const { shelf } = this.cache;
    const tellAll = (rows: readonly NewEntry[]): string[] =>
      rows.map((row) => JSON.stringify(serializeEntry(live, viewer, row)));
    const recent = entriesSince(live, since);
    const entries = recent === null ? [] : tellAll(recent);
    for (let last = since; recent === null && last < live.version; last += PIECE) {
      if (last > since) await new Promise(setImmediate);
      const rows = await shelf.readLog(live.row.id, last, Math.min(last + PIECE, live.version));
      entries.push(...tellAll(rows));
    }
    const present = JSON.stringify(serializePresent(live, viewer));
    return eventOf('story', `{"entries":[${entries.join(',')}],"present":${present}}`, live.version);
  }
}
