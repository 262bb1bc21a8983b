/** Advice by a bot that thinks in this browser: it is given what the player sees, and nothing else. */
import type { Advice, Thread, Why } from '@gloaming/bots';
import type { Present } from '@gloaming/protocol';
import { useEffect, useRef, useState } from 'react';

/** Milliseconds: as long as players like to wait for advice. */
const BUDGET = { iterations: 20_000, ms: 1_500 };
/** The best few: more would be no advice. */
const FEW = 3;

type Advised =
  | { readonly kind: 'none' }
  | { readonly kind: 'thinking'; readonly share: number }
  | { readonly kind: 'found'; readonly best: readonly Advice[]; readonly why: Why | null }
  | { readonly kind: 'failed' };
export interface Advising {
  readonly advised: Advised;
  ask(): void;
  /** Enough of it. */
  forget(): void;
}

/** The answer that is advised, while advice lies there. */
export const advisedOf = ({ advised }: Advising): number | null =>
  advised.kind === 'found' ? (advised.best[0]?.option ?? null) : null;

type Adviser = Pick<Thread, 'think' | 'close'>;
export type OpenBrain = () => Promise<Adviser>;
/** The bots are loaded only when advice is asked for. */
const openThread: OpenBrain = async () => {
  const { openWebThread } = await import('@gloaming/bots');
  return openWebThread();
};

/** One that was never opened needs no closing. */
const close = (opening: Promise<Adviser>): void => void opening.then((thread) => thread.close()).catch(() => undefined);

/** Milliseconds after which no advice is coming any more: a browser that is short of memory ends a worker without a word. */
const LATE = 15_000;
function inTime<T>(thought: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), LATE);
  });
  return Promise.race([thought, late]).finally(() => clearTimeout(timer));
}

const NONE: Advised = { kind: 'none' };

export function useAdvice({ table, view, question }: Present, open: OpenBrain = openThread): Advising {
  const [advised, setAdvised] = useState<Advised>(NONE);
  const brain = useRef<ReturnType<OpenBrain> | null>(null);
  const stop = useRef<AbortController | null>(null);
  const since = question?.since ?? -1;
  // Advice is for one question, and gone with it.
  useEffect(() => {
    setAdvised(NONE);
    return () => stop.current?.abort();
  }, [table.id, since]);
  useEffect(
    () => () => {
      if (brain.current !== null) close(brain.current);
      brain.current = null;
    },
    [],
  );
  return {
    advised,
    forget: () => setAdvised(NONE),
    ask() {
      if (question === null) return;
      stop.current?.abort();
      const mine = new AbortController();
      stop.current = mine;
      const tell = (what: Advised): void => {
        if (!mine.signal.aborted) setAdvised(what);
      };
      tell({ kind: 'thinking', share: 0 });
      const options = question.options.map(({ option }) => option);
      const task = {
        game: table.game,
        rules: table.rules,
        view,
        options,
        seed: Math.floor(Math.random() * 2 ** 32),
        ...BUDGET,
      };
      const progress = (share: number): void => tell({ kind: 'thinking', share });
      brain.current ??= open();
      const asked = brain.current;
      asked
        .then((thread) => inTime(thread.think(task, { signal: mine.signal, progress })))
        .then(({ advice, why }) =>
          tell({ kind: 'found', best: advice.filter(({ visits }) => visits > 0).slice(0, FEW), why }),
        )
        .catch(() => {
          // Whatever is wrong with the thread, the next one may be better.
          if (brain.current === asked) brain.current = null;
          close(asked);
          tell({ kind: 'failed' });
        });
    },
  };
}
