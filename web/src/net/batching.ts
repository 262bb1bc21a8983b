/**
 * What has come since the last picture is shown in the next one, all of it at once: several moves of a bot may be told between two
 * pictures, and a page that is made anew for each of them is late for all.
 */
import { type Frame, joined } from './pacing.ts';

export interface Batching {
  add(frame: Frame, behind: number): void;
  stop(): void;
}

/** A page that is not drawn for so long, in another tab or on a busy machine, is told all the same. */
const LONGEST = 60;

/** `show` has to be done when it returns, or the picture is drawn without it. */
export function makeBatching(show: (frame: Frame, behind: number) => void): Batching {
  let held: Frame[] = [];
  let behind = 0;
  let picture = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forget = (): void => {
    cancelAnimationFrame(picture);
    clearTimeout(timer);
    held = [];
  };
  const draw = (): void => {
    const frame = joined(held);
    forget();
    if (frame !== null) show(frame, behind);
  };
  return {
    add(frame, left) {
      held.push(frame);
      behind = left;
      if (held.length > 1) return;
      timer = setTimeout(draw, LONGEST);
      picture = requestAnimationFrame(draw);
    },
    stop: forget,
  };
}
