/** What a report of a mistake holds: enough to see the same again, and no secret that would let its reader play in another's name. */
import type { Entry, Present } from '@gloaming/protocol';
import { placeNow } from '../base/route.tsx';

const ENTRIES = 30;
const ERRORS = 10;

let table: { present: Present; entries: readonly Entry[] } | null = null;
const errors: string[] = [];

/** Called with every change of the table that is on the screen. */
export function noteTable(present: Present | null, entries: readonly Entry[]): void {
  table = present === null ? null : { present, entries };
}
export function noteError(error: unknown): void {
  errors.push(textOf(error));
  if (errors.length > ERRORS) errors.shift();
}
const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);

/** The position in the notation of its game, as far as one's own eyes see it; empty if even that is broken. */
async function positionOf({ table: { game, rules }, view }: Present): Promise<string> {
  if (view === null) return '';
  try {
    const { rulesOf } = await import('../record/rules.ts');
    return (await rulesOf(game, rules)).describe(view);
  } catch {
    return '';
  }
}

/** Codes of seats that are still free are for friends. */
function withoutCodes({ seats, ...rest }: Present['table']): Present['table'] {
  return { ...rest, seats: seats.map(({ code: _, ...seat }) => seat) };
}

export async function makeReport(what: string): Promise<string> {
  const build = document.querySelector<HTMLScriptElement>('script[type=module]')?.src.split('/').at(-1) ?? '';
  const report = {
    report: 'gloaming',
    at: new Date().toISOString(),
    build,
    page: placeNow().path,
    language: document.documentElement.lang,
    browser: navigator.userAgent,
    window: `${innerWidth}x${innerHeight}`,
    what,
    errors,
    ...(table === null
      ? {}
      : {
          table: withoutCodes(table.present.table),
          seat: table.present.seat,
          version: table.present.version,
          question: table.present.question,
          position: await positionOf(table.present),
          view: table.present.view,
          log: table.entries.slice(-ENTRIES),
        }),
  };
  return JSON.stringify(report, null, 1);
}

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
