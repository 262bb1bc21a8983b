import type { Command } from '@gloaming/protocol';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { useWords } from '../words/index.ts';
import { call, isRefused, newCommandId, sayTrouble, Unreachable } from './api.ts';
import type { InterruptibleWait } from './interruptibleWait.ts';
import type { Followed } from './useFollowed.ts';

type Doing =
  | { answers: number[] }
  | { undo: true }
  | { takeTurnBack: true }
  | { lesson: { skip: string } | { quiet: boolean } };

/** The server no longer knows that we sit here: cookies were deleted, or this browser became another player. */
const isForgotten = (error: unknown): boolean => isRefused(error, 'unknown-player', 'not-seated');
const SHORTEST = 400;
const LONGEST = 5_000;

export interface Sending {
  /** What is on its way, or was done and is not shown yet. */
  sending: Doing | null;
  send(doing: Doing): Promise<void>;
}

/** Playing: a command is sent until it is answered, as long as the page is open. */
export function useSending(
  id: string,
  followed: Followed,
  wait: InterruptibleWait,
  setTrouble: (trouble: string) => void,
): Sending {
  const { language } = useSettings();
  const say = useWords();
  const { present, adopt, catchUp, reopen } = followed;
  const [isUnderway, setUnderway] = useState(false);
  const [sent, setSent] = useState<Doing | null>(null);
  /** The version that our last command led to: until its news is here, what is on the screen is answered already. */
  const [awaited, setAwaited] = useState(0);
  const busy = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      wait.wake();
    };
  }, [wait]);

  /** What to send instead of a command that was refused; null where there is nothing more to send. */
  const instead = (refused: unknown, command: Command, asked: number | undefined): Command | null => {
    if (isForgotten(refused)) {
      // Read as the player we are now, the table says what has happened to our seat.
      reopen();
      return null;
    }
    const now = isRefused(refused, 'outdated') ? refused.details.present : undefined;
    if (now !== undefined) {
      catchUp();
      adopt(now);
    }
    // The same question still stands: others did something that does not concern it.
    if (now !== undefined && asked !== undefined && now.question?.since === asked)
      return { ...command, id: newCommandId(), seen: now.version };
    // Healed: the question that stands now is on the screen.
    setTrouble(now === undefined ? sayTrouble(refused, say) : '');
    return null;
  };

  const send = async (doing: Doing): Promise<void> => {
    if (present === null || busy.current || present.version < awaited) return;
    busy.current = true;
    setSent(doing);
    setUnderway(true);
    setTrouble('');
    let command: Command | null = { id: newCommandId(), seen: present.version, ...doing };
    // As long as the page is open: the same command again is never done twice.
    for (let tries = 0; command !== null && isHere.current; tries++) {
      try {
        const { version }: { version: number } = await call(language, 'command', {
          params: { table: id },
          body: command,
        });
        setAwaited(version);
        setTrouble('');
        break;
      } catch (error) {
        if (error instanceof Unreachable) {
          setTrouble(say('no-network'));
          await wait.sleep(Math.min(LONGEST, SHORTEST * 2 ** tries));
        } else command = instead(error, command, present.question?.since);
      }
    }
    busy.current = false;
    setUnderway(false);
  };

  const isSending = isUnderway || (present !== null && present.version < awaited);
  return { sending: isSending ? sent : null, send };
}
