/** Listening to a table of this browser. Its worker may end, as any may where memory is short: then another one is opened. */
import type { Language } from '@gloaming/engine';
import type { Story } from '@gloaming/protocol';
import { followHere } from './here.ts';

const BEFORE_TRYING_AGAIN = 1_500;

interface Listening {
  readonly table: string;
  readonly language: Language;
  /** What is already known. */
  readonly since: () => number;
  readonly hear: (story: Story) => void;
  readonly setConnected: (isConnected: boolean) => void;
  /** It was not told: asks for what is new, and says whether to go on. */
  readonly without: () => Promise<boolean>;
}

export function listenHere({ table, language, since, hear, setConnected, without }: Listening): () => void {
  let isOver = false;
  let leave = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async (): Promise<void> => {
    leave();
    setConnected(false);
    if (!(await without()) || isOver) return;
    timer = setTimeout(begin, BEFORE_TRYING_AGAIN);
  };
  function begin(): void {
    leave = followHere(table, language, since(), {
      hear(story) {
        setConnected(true);
        hear(story);
      },
      fail: () => void again(),
    });
  }
  begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
  };
}
