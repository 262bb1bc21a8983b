/** Hearing of a table: by a stream, or where none gets through by asking; shown at a pace that one can follow. */

import { type Language, Refused } from '@gloaming/engine';
import type { Story } from '@gloaming/protocol';
import { requestFor } from '@gloaming/protocol/calling';
import type { Pace } from '../base/settings.tsx';
import { getStory, isRefused } from './api.ts';
import { makeBatching } from './batching.ts';
import { type Frame, makePacing, type Pacing } from './pacing.ts';
import { listenTo } from './stream.ts';

interface Hearer {
  show(frame: Frame, behind: number): void;
  setConnected(isConnected: boolean): void;
  /** There is no such table. */
  setGone(isGone: boolean): void;
}

export interface Following {
  readonly pacing: Pacing;
  stop(): void;
}

export function follow(id: string, language: Language, pace: Pace, { show, setConnected, setGone }: Hearer): Following {
  let isOver = false;
  let isFirst = true;
  let version = 0;
  const batching = makeBatching(show);
  const pacing = makePacing(pace, batching.add);
  const hear = (data: unknown): void => {
    const story = data as Story;
    // The first story is the whole log, in the language of now.
    pacing.push({ ...story, isWhole: isFirst });
    isFirst = false;
    version = story.present.version;
  };
  /** Where streams do not get through, or too many are open, asking again and again does. */
  const ask = async (): Promise<boolean> => {
    try {
      const story = await getStory(language, id, version);
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
  const stop = listenTo({
    address: () => requestFor(language, 'stream', { params: { table: id }, query: { since: String(version) } }).address,
    event: 'story',
    hear,
    setConnected,
    without: ask,
  });
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
