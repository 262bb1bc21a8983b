/** Hearing of a table: by a stream, or where none gets through by asking; shown at a pace that one can follow. */

import { type Language, Refused } from '@gloaming/engine';
import type { BotLine, Reacted, Story } from '@gloaming/protocol';
import { requestFor } from '@gloaming/protocol/calling';
import type { Pace } from '../base/settings.tsx';
import { getStory, isRefused } from './api.ts';
import { makeBatching } from './batching.ts';
import { listenHere } from './here/listen.ts';
import { type Frame, makePacing, type Pacing } from './pacing.ts';
import { readStory } from './reading.ts';
import { listenTo } from './stream.ts';
import { whereOf } from './where.ts';

interface Hearer {
  show(frame: Frame, behind: number): void;
  setConnected(isConnected: boolean): void;
  /** There is no such table. */
  setGone(isGone: boolean): void;
  /** What somebody says, in one of a few words. */
  hearReaction(said: Reacted): void;
  /** Bots have much to do, and the one that is waited for here has not begun. */
  hearLine(line: BotLine): void;
  /** What the server says cannot be understood. */
  fail(error: unknown): void;
}

export interface Following {
  readonly pacing: Pacing;
  stop(): void;
}

export function follow(
  id: string,
  language: Language,
  pace: Pace,
  { show, setConnected, setGone, hearReaction, hearLine, fail }: Hearer,
): Following {
  let isOver = false;
  let isFirst = true;
  let version = 0;
  const batching = makeBatching(show);
  const pacing = makePacing(pace, batching.add);
  const hear = (story: Story): void => {
    // The first story is the whole log, in the language of now.
    pacing.push({ ...story, isWhole: isFirst });
    isFirst = false;
    version = story.present.version;
  };
  /** One after the other: what comes first may have to wait until the game's rules are there. */
  let last: Promise<void> = Promise.resolve();
  const hearInTurn = (data: unknown): void => {
    const story = readStory(data as Story);
    last = Promise.all([story, last]).then(([read]) => (isOver ? undefined : hear(read)));
    last.catch(fail);
  };
  /** Where streams do not get through, or too many are open, asking again and again does. */
  const ask = async (): Promise<boolean> => {
    try {
      const story = await getStory(language, id, version);
      await last;
      if (isOver) return false;
      hear(story);
      setConnected(true);
      return true;
    } catch (error) {
      if (isOver) return false;
      if (!(error instanceof Refused)) {
        setConnected(false);
        return true;
      }
      const isUnknown = isRefused(error, 'no-such-table', 'bad-request');
      setGone(isUnknown);
      return !isUnknown;
    }
  };
  const since = (): number => version;
  const hearHere = { table: id, language, since, hear: hearInTurn, setConnected, without: ask };
  const hearServer = {
    address: () => requestFor(language, 'stream', { params: { table: id }, query: { since: String(version) } }).address,
    events: {
      story: hearInTurn,
      reaction: (data: unknown) => hearReaction(data as Reacted),
      bots: (data: unknown) => hearLine(data as BotLine),
    },
    setConnected,
    without: ask,
  };
  const stop = whereOf(id) === 'here' ? listenHere(hearHere) : listenTo(hearServer);
  return {
    pacing,
    stop() {
      isOver = true;
      stop();
      pacing.stop();
      batching.stop();
    },
  };
}
