/** Which day it is for somebody, by their time zone; and when a day is over for everybody. Days are dates, as 2026-11-19. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The most that clocks anywhere are ahead of UTC, and behind it. */
const MOST_AHEAD = 14 * HOUR;
const MOST_BEHIND = 12 * HOUR;
/** For whoever began just before midnight where that comes last. */
const GRACE = 2 * HOUR;

/** Signs and digits would be offsets, which Node takes up to a whole day. Names are of places that are there. */
const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

const dateAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

function clockIn(zone: string): Intl.DateTimeFormat | null {
  if (!NAME.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return null;
  }
}

interface Today {
  readonly day: string;
  /** When the next day begins there. */
  readonly next: number;
}

/** Null if there is no such zone, or if it says a date that it can be nowhere now. */
export function todayIn(zone: string, now: number): Today | null {
  const parts = clockIn(zone)?.formatToParts(now);
  if (parts === undefined) return null;
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((each) => each.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  if (day < dateAt(now - MOST_BEHIND) || day > latestDay(now)) return null;
  const passed = Number(part('hour')) * HOUR + Number(part('minute')) * MINUTE + Number(part('second')) * 1000;
  return { day, next: now - (now % 1000) + DAY - passed };
}

/** The latest date that it is anywhere. */
export const latestDay = (now: number): string => dateAt(now + MOST_AHEAD);

/** A day is over everywhere, and whoever began it before midnight has had the time to finish: what was secret is open now. */
export const opensAt = (day: string): number => startOf(day) + DAY + MOST_BEHIND + GRACE;

/** The first day that is not over everywhere. */
export const firstOpenDay = (now: number): string => dateAt(now - MOST_BEHIND - GRACE);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text)) && dateAt(startOf(text)) === text;

export const dayBefore = (day: string): string => dateAt(startOf(day) - DAY);

/** Days in a row, given from the newest: up to today or yesterday, and the most there ever were. */
export function streaksOf(days: readonly string[], today: string): { streak: number; longest: number } {
  let streak = 0;
  let longest = 0;
  let run = 0;
  let isFirstRun = days.length > 0 && days[0] >= dayBefore(today);
  days.forEach((day, i) => {
    if (i > 0 && dayBefore(days[i - 1]) !== day) {
      isFirstRun = false;
      run = 0;
    }
    run++;
    longest = Math.max(longest, run);
    if (isFirstRun) streak = run;
  });
  return { streak, longest };
}

const WEEK = 7;
/** Of the last seven days, today last: whether they are among these. */
export function weekOf(days: readonly string[], today: string): boolean[] {
  const last = [today];
  while (last.length < WEEK) last.unshift(dayBefore(last[0]));
  return last.map((day) => days.includes(day));
}
