/** What runs in the page beside it: when news came, when it was on the screen, and how steadily frames came while cards moved. */

export interface Recorded {
  /** From the news to the frame that shows it, in milliseconds. */
  waits: number[];
  /** Between frames while cards move, in milliseconds: a list for each time they did. */
  moves: number[][];
  /** How many cards moved, each time. */
  cards: number[];
}
declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** The name of the time in which cards moved, among what the browser traces. */
export const MOVED = 'cards moved';

/** The browser is given the text of this function, so it stands alone. */
export function record(moved: string): void {
  /** Cards move for 0.4 s (web/src/table/Moving.tsx). */
  const MOVE = 400;
  const recorded: Recorded = { waits: [], moves: [], cards: [] };
  window.recorded = recorded;

  const heard = new Map<number, number>();
  window.EventSource = class extends EventSource {
    constructor(url: string | URL, init?: EventSourceInit) {
      super(url, init);
      // The first to listen: what the page does with the news comes after.
      this.addEventListener('story', ({ lastEventId }) => heard.set(Number(lastEventId), performance.now()));
    }
  };
  const noteShown = (version: number): void => {
    const now = performance.now();
    for (const [told, at] of heard)
      if (told <= version) {
        recorded.waits.push(now - at);
        heard.delete(told);
      }
  };
  const isCard = (effect: AnimationEffect | null): boolean =>
    effect instanceof KeyframeEffect &&
    effect.pseudoElement === null &&
    effect.target?.hasAttribute('data-card') === true;
  const countMoving = (): number =>
    document.getAnimations().filter(({ effect, playState }) => playState === 'running' && isCard(effect)).length;

  /** A task after the frame: by then it has been drawn. */
  const afterFrame = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  let isInFrame = false;
  let changed = 0;
  let began = 0;
  let last = 0;
  let frames: number[] | null = null;
  let most = 0;
  const frame = (now: number): void => {
    isInFrame = true;
    afterFrame(() => {
      isInFrame = false;
    });
    if (frames !== null && now > changed + MOVE) {
      if (most > 0) {
        recorded.moves.push(frames);
        recorded.cards.push(most);
        performance.measure(moved, { start: began, end: now });
      }
      frames = null;
    }
    // The first is the one that the page had to make the new table for.
    if (frames !== null) {
      frames.push(now - last);
      most = Math.max(most, countMoving());
    }
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);

  new MutationObserver((changes) => {
    const { target } = changes[changes.length - 1];
    const version = Number((target as HTMLElement).dataset.version);
    changed = performance.now();
    if (frames === null) {
      frames = [];
      began = changed;
      most = 0;
    }
    // What changes while a frame is made is in that frame; else it is in the next one.
    const note = (): void => afterFrame(() => noteShown(version));
    if (isInFrame) note();
    else requestAnimationFrame(note);
  }).observe(document, { subtree: true, attributeFilter: ['data-version'] });
}
