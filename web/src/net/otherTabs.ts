/**
 * The tabs of one browser. Over plain HTTP they share six connections to a server, and a stream holds one for as long as it is
 * open: with too many of them a seventh tab would not load, and no answer get through. So a hidden tab gives its stream
 * up once enough others have opened theirs after it.
 */
import { newCommandId } from './api.ts';

const CHANNEL = 'gloaming.streams';
const ENOUGH = 3;
/** Of this tab, until it is loaded again. */
const SELF = newCommandId();

export interface OtherTabs {
  /** This tab has opened its stream, as the last of all. */
  opened(): void;
  leave(): void;
}

export function watchOtherTabs(stepBack: () => void): OtherTabs {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const later = new Set<unknown>();
  channel?.addEventListener('message', ({ data }) => {
    if (data === SELF) return;
    later.add(data);
    if (later.size >= ENOUGH && document.visibilityState === 'hidden') stepBack();
  });
  return {
    opened() {
      later.clear();
      channel?.postMessage(SELF);
    },
    leave: () => channel?.close(),
  };
}
