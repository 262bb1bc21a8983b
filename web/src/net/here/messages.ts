/** What the page and the worker that has its tables say to each other. Everything is plain data. */
import type { Language } from '@gloaming/engine';
import type { HereAnswer, HereRequest } from '@gloaming/host/here';
import type { Story } from '@gloaming/protocol';

export type ToHere =
  /** First of all: where all chance of new tables comes from. */
  | { readonly kind: 'open'; readonly chance: string; readonly pause: number }
  | { readonly kind: 'ask'; readonly id: number; readonly language: Language; readonly request: HereRequest }
  | {
      readonly kind: 'follow';
      readonly id: number;
      readonly table: string;
      readonly language: Language;
      readonly since: number;
    }
  | { readonly kind: 'save'; readonly id: number; readonly table: string }
  | { readonly kind: 'leave'; readonly id: number };

export type FromHere =
  /** Whether what is played is kept when the page is closed. */
  | { readonly kind: 'opened'; readonly isKept: boolean }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: HereAnswer }
  | { readonly kind: 'story'; readonly id: number; readonly story: Story }
  /** A game, written down; null where it cannot be read. */
  | { readonly kind: 'saved'; readonly id: number; readonly record: string | null }
  | { readonly kind: 'untold'; readonly id: number };
