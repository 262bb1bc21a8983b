/**
 * Frames that the browser has drawn. The page's own thread is asked for each frame, but a card flies on even when that thread is late:
 * so both are counted.
 */
import type { Browser, CDPSession } from '@playwright/test';
import { FLEW, MOVED } from './recording.ts';

export interface Drawn {
  frames: number;
  seconds: number;
}
/** Of a trace, what matters here; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly ts: number;
}

const CATEGORIES = ['blink.user_timing', 'disabled-by-default-devtools.timeline.frame'];
const MICRO = 1_000_000;

/** Frames of the same process within each time that is named so. */
export function countDrawn(events: readonly Traced[], time = MOVED): Drawn {
  const sum: Drawn = { frames: 0, seconds: 0 };
  const named = events.filter(({ name }) => name === time);
  const frames = events.filter(({ name }) => name === 'DrawFrame');
  for (const begin of named.filter(({ ph }) => ph === 'b')) {
    const end = named.find(({ ph, pid, ts }) => ph === 'e' && pid === begin.pid && ts > begin.ts);
    if (end === undefined) continue;
    sum.frames += frames.filter(({ pid, ts }) => pid === begin.pid && ts >= begin.ts && ts <= end.ts).length;
    sum.seconds += (end.ts - begin.ts) / MICRO;
  }
  return sum;
}

/** Starts to look; what it gives ends it, and says what was seen. */
export async function watchDrawing(browser: Browser): Promise<() => Promise<Drawn & { flown: Drawn }>> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const traceConfig = { includedCategories: CATEGORIES, excludedCategories: ['*'] };
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const isComplete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await isComplete;
    await session.detach();
    return { ...countDrawn(events), flown: countDrawn(events, FLEW) };
  };
}
