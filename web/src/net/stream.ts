/**
 * Listening to a stream of the server (Server-Sent Events, with a watchdog). The browser comes back by itself after a short break, and goes on after the last event
 * it has heard; what it does not notice (a sleeping laptop, a proxy that swallows everything) is noticed here by silence.
 */
import { watchOtherTabs } from './otherTabs.ts';

const SILENCE = 25_000;
const BEFORE_TRYING_AGAIN = 1_500;
/** Without a stream, in a hidden tab. */
const BEFORE_ASKING_AGAIN = 10_000;

interface Listening {
  /** Asked at every new connection, since it holds what is already known. */
  address: () => string;
  /** What is done with each event, by its name. */
  events: Readonly<Record<string, (data: unknown) => void>>;
  setConnected: (isConnected: boolean) => void;
  /**
   * There is no stream, since the server does not want to, nothing of it gets through or other tabs need it more: asks for what is
   * new, and says whether to go on.
   */
  without: () => Promise<boolean>;
}

export function listenTo({ address, events, setConnected, without }: Listening): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let lastHeard = Date.now();

  const connectLater = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(connect, delay);
  };
  const heardSomething = (): void => {
    lastHeard = Date.now();
    setConnected(true);
    clearTimeout(timer);
    timer = setTimeout(askInSilence, SILENCE);
  };
  /** Something on the way may hold the stream back and let an answer through: who asks first knows, and is not said to be cut off. */
  async function askInSilence(): Promise<void> {
    const [silent, since] = [source, lastHeard];
    const goesOn = await without();
    // Meanwhile it may have spoken, or been left for another.
    if (source !== silent || lastHeard !== since) return;
    if (goesOn) connect();
    else source?.close();
  }
  function connect(): void {
    source?.close();
    clearTimeout(timer);
    if (isOver) return;
    const opened = new EventSource(address());
    source = opened;
    otherTabs.opened();
    // A connection that neither opens nor fails is noticed by the same silence.
    timer = setTimeout(askInSilence, SILENCE);
    opened.addEventListener('open', heardSomething);
    opened.addEventListener('alive', heardSomething);
    opened.addEventListener('bye', () => {
      setConnected(false);
      opened.close();
      connectLater(BEFORE_TRYING_AGAIN);
    });
    for (const [event, hear] of Object.entries(events))
      opened.addEventListener(event, ({ data }) => {
        heardSomething();
        hear(JSON.parse(data));
      });
    opened.addEventListener('error', async () => {
      setConnected(false);
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      if ((await without()) && source === opened) connectLater(BEFORE_TRYING_AGAIN);
    });
  }
  const askLater = (): void => {
    source?.close();
    source = null;
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if ((await without()) && source === null && !isOver) askLater();
    }, BEFORE_ASKING_AGAIN);
  };
  const otherTabs = watchOtherTabs(() => source !== null && askLater());
  connect();
  // Back from another tab, from sleep, or from a page before this one.
  const wake = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (source === null || source.readyState === EventSource.CLOSED || Date.now() - lastHeard > SILENCE) connect();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('pageshow', wake);
  addEventListener('online', connect);
  return () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
    otherTabs.leave();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('pageshow', wake);
    removeEventListener('online', connect);
  };
}
