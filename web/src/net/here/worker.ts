/** The worker that has the tables of this browser: pages ask it as they would ask a server. Bots think in another worker. */
import type { Thread } from '@gloaming/bots';
import { openWebThread } from '@gloaming/bots/thread';
import { type AskBot, type Box, type HereHost, hereHost, keeperOf, memoryBox } from '@gloaming/host/here';
import { sha256OfText } from '@gloaming/host/sha256';
import { indexedBox } from './indexedBox.ts';
import type { FromHere, ToHere } from './messages.ts';

const KEY_DIGITS = 32;
/** Tabs tell each other which table they have changed. */
const CHANNEL = 'gloaming.here';

let brain: Thread | null = null;
const askBot: AskBot = async (question, signal) => {
  brain ??= openWebThread();
  const asked = brain;
  try {
    return await asked.play(question, { signal });
  } catch (error) {
    // Whatever is wrong with that thread, the next one may be better.
    if (!signal.aborted && brain === asked) {
      brain = null;
      asked.close();
    }
    throw error;
  }
};

function makeHost(box: Box, chance: string, pause: number): HereHost {
  let made = 0;
  const newKey = (): string => sha256OfText(`${chance} ${made++}`).slice(0, KEY_DIGITS);
  const settings = { now: Date.now, pause, newKey, complain: (error: unknown) => console.error(error) };
  const host = hereHost(keeperOf(box), settings, askBot);
  if (typeof BroadcastChannel === 'undefined') return host;
  const others = new BroadcastChannel(CHANNEL);
  host.hall.onChanged = (table) => others.postMessage(table);
  others.onmessage = ({ data }) => void host.hall.onChangedElsewhere(String(data)).catch(settings.complain);
  return host;
}

const send = (message: FromHere): void => postMessage(message);
const leaving = new Map<number, () => void>();
const opened = Promise.withResolvers<HereHost>();

async function hear(message: ToHere): Promise<void> {
  if (message.kind === 'open') {
    const kept = await indexedBox().catch(() => null);
    opened.resolve(makeHost(kept ?? memoryBox(), message.chance, message.pause));
    return send({ kind: 'opened', isKept: kept !== null });
  }
  const host = await opened.promise;
  const { id } = message;
  switch (message.kind) {
    case 'ask':
      return send({ kind: 'answer', id, answer: await host.ask(message.language, message.request) });
    case 'follow': {
      const { table, language, since } = message;
      const fail = (): void => send({ kind: 'untold', id });
      const stop = host.follow({ table, language, since, hear: (story) => send({ kind: 'story', id, story }), fail });
      leaving.set(id, stop);
      return;
    }
    case 'save':
      return send({ kind: 'saved', id, record: await host.save(message.table).catch(() => null) });
    case 'leave':
      leaving.get(id)?.();
      leaving.delete(id);
  }
}
addEventListener('message', ({ data }: MessageEvent<ToHere>) => void hear(data));
