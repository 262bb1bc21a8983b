/** What runs in the page beside it: when news came, when it was on the screen, and how steadily frames came while cards moved. */

export interface Recorded {
  /** From the news to the frame that shows it, in milliseconds. */
  waits: number[];
  /** Between frames while cards move, in milliseconds: a list for each time they did. */
  moves: number[][];
  /** How many cards moved, each time. */
  cards: number[];
  /** The same of the times at which tokens flew, whatever cards did then. */
  flights: number[][];
  tokens: number[];
}
declare global {
  interface Window {
    recorded: Recorded;
  }
}

/** The name of the time in which cards moved, among what the browser traces. */
export const MOVED = 'cards moved';
export const FLEW = 'tokens flew';

/** The browser is given the text of this function, so it stands alone. */
export function record({ moved, flew }: { moved: string; flew: string }): void {
  /** Cards move for as long at most (web/src/table/Moving.tsx); tokens until the last has landed. */
  const MOVE = 400;
  const recorded: Recorded = { waits: [], moves: [], cards: [], flights: [], tokens: [] };
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
  const isOf = (selector: string, effect: AnimationEffect | null): boolean =>
    effect instanceof KeyframeEffect && effect.pseudoElement === null && effect.target?.matches(selector) === true;
  const countMoving = (what: string): number =>
    document.getAnimations().filter(({ effect, playState }) => playState === 'running' && isOf(what, effect)).length;

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
  let mostTokens = 0;
  let flying = 0;
  const keep = (now: number, found: number[]): void => {
    if (most === 0 && mostTokens === 0) return;
    (mostTokens > 0 ? recorded.flights : recorded.moves).push(found);
    (mostTokens > 0 ? recorded.tokens : recorded.cards).push(mostTokens || most);
    performance.measure(mostTokens > 0 ? flew : moved, { start: began, end: now });
  };
  const frame = (now: number): void => {
    isInFrame = true;
    afterFrame(() => {
      isInFrame = false;
    });
    if (frames !== null && flying === 0 && now > changed + MOVE) {
      keep(now, frames);
      frames = null;
    }
    // The first is the one that the page had to make the new table for.
    if (frames !== null) {
      frames.push(now - last);
      most = Math.max(most, countMoving('[data-card]'));
      flying = countMoving('[data-flying="token"]');
      mostTokens = Math.max(mostTokens, flying);
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
      mostTokens = 0;
    }
    // What changes while a frame is made is in that frame; else it is in the next one.
    const note = (): void => afterFrame(() => noteShown(version));
    if (isInFrame) note();
    else requestAnimationFrame(note);
  }).observe(document, { subtree: true, attributeFilter: ['data-version'] });
}
