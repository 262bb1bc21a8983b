/** The page's end: tables in this browser, asked as a server is. The worker that has them is opened when it is first needed. */
import type { Language } from '@gloaming/engine';
import type { HereAnswer, HereRequest } from '@gloaming/host/here';
import type { Story } from '@gloaming/protocol';
import { useSyncExternalStore } from 'react';
import { keep, recall } from '../../base/browserStorage.ts';
import type { FromHere, ToHere } from './messages.ts';

/** Milliseconds before a bot answers, as on a server: what is shown has a pace of its own. */
const PAUSE = 300;
const CHANCE_BYTES = 32;
/** Noted when the first table is made here: whoever never did needs no worker to be told that there are none. */
const USED = 'here';

interface Hearer {
  hear(story: Story): void;
  fail(): void;
}

/** It could not be started, or has ended: nothing was changed. */
class Absent extends Error {
  override name = 'Absent';
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, { resolve(answer: HereAnswer): void; reject(error: Error): void }>();
const saving = new Map<number, (record: string | null) => void>();
const hearers = new Map<number, Hearer>();
/** Null until it is known. */
let isKept: boolean | null = null;
const listeners = new Set<() => void>();

function hear(message: FromHere): void {
  switch (message.kind) {
    case 'opened':
      isKept = message.isKept;
      for (const listener of listeners) listener();
      return;
    case 'answer':
      waiting.get(message.id)?.resolve(message.answer);
      waiting.delete(message.id);
      return;
    case 'saved':
      saving.get(message.id)?.(message.record);
      saving.delete(message.id);
      return;
    case 'story':
      hearers.get(message.id)?.hear(message.story);
      return;
    case 'untold':
      hearers.get(message.id)?.fail();
  }
}

/** The next request opens another one. */
function end(): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Absent());
  waiting.clear();
  for (const done of saving.values()) done(null);
  saving.clear();
  for (const { fail } of hearers.values()) fail();
}

function opened(): Worker {
  if (worker !== null) return worker;
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<FromHere>) => hear(data));
  // Its file may be gone after a new release, or forbidden.
  made.addEventListener('error', end);
  const chance = Array.from(crypto.getRandomValues(new Uint8Array(CHANCE_BYTES)), (byte) => byte.toString(16)).join(
    ' ',
  );
  const pause = recall('pace') === 'instant' ? 0 : PAUSE;
  made.postMessage({ kind: 'open', chance, pause } satisfies ToHere);
  worker = made;
  return made;
}

export function askHere(language: Language, request: HereRequest): Promise<HereAnswer> {
  if (request.name === 'newTable' || request.name === 'branch') keep(USED, 'yes');
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    opened().postMessage({ kind: 'ask', id, language, request } satisfies ToHere);
  });
}

/** A game as it stands, written down; null where it cannot be read. */
export function saveHere(table: string): Promise<string | null> {
  const id = ++last;
  return new Promise((resolve) => {
    saving.set(id, resolve);
    opened().postMessage({ kind: 'save', id, table } satisfies ToHere);
  });
}

/** Tells what has happened since, and whatever happens. Returns what ends it. */
export function followHere(table: string, language: Language, since: number, hearer: Hearer): () => void {
  const id = ++last;
  hearers.set(id, hearer);
  opened().postMessage({ kind: 'follow', id, table, language, since } satisfies ToHere);
  return () => {
    hearers.delete(id);
    worker?.postMessage({ kind: 'leave', id } satisfies ToHere);
  };
}

/** Whether there may be tables here. */
export const isUsed = (): boolean => recall(USED) !== null;

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** False where this browser keeps nothing: then a game lasts as long as the page. */
export const useIsKept = (): boolean => useSyncExternalStore(listen, () => isKept ?? true);
