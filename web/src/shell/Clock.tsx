import type { Present } from '@gloaming/protocol';
import { useEffect, useState } from 'react';
import { type Say, useWords } from '../words/index.ts';
import styles from './Clock.module.css';

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;
const SHORT = 60 * SECOND;
/** By how much the server's clock is ahead, as long as it has said nothing. */
const UNKNOWN = Number.NEGATIVE_INFINITY;

/** Hours only where there are any; days in words, with the hours. */
export function sayLeft(say: Say, ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [days, hours] = [Math.floor(ms / DAY), Math.floor((ms % DAY) / (60 * 60 * SECOND))];
  if (days > 0) return say('left-days', { days, hours });
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** What a seat has left now, by the clock of the server. */
export function leftNow({ left, since }: { left: number; since: number | null }, now: number): number {
  return Math.max(0, since === null ? left : left - (now - since));
}

/** The clocks of a table, running as the server's do. */
export function Clock({ present }: { present: Present }) {
  const say = useWords();
  const { clock, table } = present;
  const [offset, setOffset] = useState(() => (clock === null ? UNKNOWN : clock.now - Date.now()));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // News that came late says too little, never too much.
    if (clock !== null) setOffset((was) => Math.max(was, clock.now - Date.now()));
  }, [clock]);
  const isRunning = clock?.seats.some(({ since }) => since !== null) ?? false;
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (clock === null || offset === UNKNOWN || table.status !== 'playing') return null;
  const serverNow = now + offset;
  return (
    <ul className={styles.clocks} aria-label={say('clocks')}>
      {clock.seats.map((each, seat) => {
        const left = leftNow(each, serverNow);
        const isShort = each.since !== null && left < SHORT;
        const bot = each.warned === null ? null : Math.max(0, Math.ceil((each.warned - serverNow) / SECOND));
        return (
          <li key={seat} className={each.since === null ? '' : isShort ? styles.short : styles.running}>
            <span>{table.seats[seat]?.name}</span> <b role="timer">{sayLeft(say, left)}</b>
            {bot === null ? null : <em>{say('bot-takes-over', { n: bot })}</em>}
          </li>
        );
      })}
    </ul>
  );
}
