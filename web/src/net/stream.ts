/**
 * Listening to a stream of the server. The browser comes back by itself after a short break, and goes on after the last event
 * it has heard; what it does not notice (a sleeping laptop, a proxy that swallows everything) is noticed here by silence.
 */
const SILENCE = 25_000;
const BEFORE_TRYING_AGAIN = 1_500;

interface Listening {
  /** Asked at every new connection, since it holds what is already known. */
  address: () => string;
  event: string;
  hear: (data: unknown) => void;
  setConnected: (isConnected: boolean) => void;
  /** The server does not want to: says whether to go on trying. */
  refused: () => Promise<boolean>;
}

export function listenTo({ address, event, hear, setConnected, refused }: Listening): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const connectLater = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(connect, delay);
  };
  const heardSomething = (): void => {
    setConnected(true);
    clearTimeout(timer);
    timer = setTimeout(() => {
      setConnected(false);
      connect();
    }, SILENCE);
  };
  function connect(): void {
    source?.close();
    if (isOver) return;
    const opened = new EventSource(address());
    source = opened;
    opened.addEventListener('open', heardSomething);
    opened.addEventListener('alive', heardSomething);
    opened.addEventListener('bye', () => connectLater(BEFORE_TRYING_AGAIN));
    opened.addEventListener(event, (message) => {
      heardSomething();
      hear(JSON.parse(message.data));
    });
    opened.addEventListener('error', async () => {
      setConnected(false);
      if (opened.readyState !== EventSource.CLOSED || source !== opened) return;
      if (await refused()) connectLater(BEFORE_TRYING_AGAIN);
    });
  }
  connect();
  const wake = (): void => {
    if (document.visibilityState === 'visible' && source?.readyState === EventSource.CLOSED) connect();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', connect);
  return () => {
    isOver = true;
    clearTimeout(timer);
    source?.close();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', connect);
  };
}
