/** What the shell knows of a game's table: how it is drawn, and what the options of a question are about. */
import type { Card, Language, NewsSigns, Terms } from '@gloaming/engine';
import type { Entry } from '@gloaming/protocol';
import type { ComponentType } from 'react';
import type { CardFace, FaceOf } from '../design/face.ts';
import type { IconName, Painted } from '../design/Icon.tsx';
import type { Sound } from '../sound/sounds.ts';
import type { Say } from '../words/index.ts';
import type { Preview } from './preview.ts';
import type { Side } from './sides.ts';
import type { Target } from './target.ts';
import type { Tray } from './tray.ts';

export { cardOf, type Target } from './target.ts';

/** How something on the table stands out: what can be played has a ring; what could only be thrown away, or nothing of, has none. */
export type Glow = 'playable' | 'discard' | 'none';

/** What the board is given by the shell. */
export interface Desk {
  /** Where one sits, also when the game is over and everything is open; -1 for who watches. */
  readonly seat: number;
  /** Names by seat. */
  readonly names: readonly string[];
  /** How strong the bots are, by seat; empty for people. */
  readonly levels?: readonly string[];
  /** How often a bot gave no answer that counts, by seat. */
  readonly stumbles?: readonly number[];
  /** It can be pressed. */
  readonly isLegal: (target: Target) => boolean;
  /** Of what can be pressed, what can be played, not merely discarded; without this, all of it. */
  readonly isPlayable?: (target: Target) => boolean;
  readonly isChosen: (target: Target) => boolean;
  /** `isRead`: it says all it does where it lies, so that whoever presses it has read it. */
  readonly press: (target: Target, face?: CardFace, isRead?: boolean) => void;
  readonly look: (face: CardFace | null, target?: Target) => void;
  /** Shows a card large, whatever a press would do. */
  readonly hold?: (face: CardFace, target: Target) => void;
  /** An answer that is being looked at is about it. */
  readonly isPointedAt?: (target: Target) => boolean;
  /** What happened last was about this card. */
  readonly isFresh?: (card: Card) => boolean;
  /** Shows where everybody's points come from. */
  readonly showScore?: () => void;
  /** What happened so far, for boards that tell it step by step. */
  readonly entries?: readonly Entry[];
}
export interface BoardProps<V> {
  readonly view: V;
  readonly desk: Desk;
}

/** An option of the question that is asked, in the server's words. */
export interface Offer {
  readonly option: number;
  readonly text: string;
}

/** Kinds of things one can do in a turn, in the order in which they are listed. */
export const GROUPS = ['use', 'discover', 'play', 'claim', 'spaces', 'build', 'free', 'discard', 'end'] as const;
export type Group = (typeof GROUPS)[number];

/** Something that cannot be done just now: what it is about on the table, what it would be, and why not, in sentences. */
export interface Refusal {
  readonly target: Target | null;
  readonly text: string;
  readonly reasons: readonly string[];
}

/** One source of points, and by seat what comes from it. */
export interface PointSource {
  readonly label: string;
  readonly points: readonly number[];
}

/** What decides among those who are level on points. */
export interface TieBreak {
  readonly label: string;
  /** By seat; null for who is behind on points. */
  readonly amounts: readonly (number | null)[];
}

export interface NewsTelling {
  /** In signs; `line`: the news in the last line so far. What the seat `you` does is its own. */
  signs(language: Language, news: unknown, line: readonly unknown[], you: number): NewsSigns<Painted, IconName>;
  /** In a sentence; empty for what needs none. */
  sentence(language: Language, news: unknown, names: readonly string[], you: number): string;
}

/** What a battle is about that is fought with dials. */
export interface Stakes {
  /** Without the dial. */
  readonly strength: number;
  /** What is gained from a strength on. */
  readonly rewards: readonly { readonly least: number; readonly text: string }[];
  /** `most` with all that they have; null where that is left to chance. */
  readonly rivals: readonly { readonly seat: number; readonly strength: number; readonly most: number | null }[];
}

/** Something that comes out into the open before the table goes on. */
export interface RevealProps {
  /** The table as it is until then. */
  readonly view: unknown;
  readonly news: readonly unknown[];
  /** By seat, as the log has them. */
  readonly names: readonly string[];
  /** How long everything takes, beside what is usual. */
  readonly tempo: number;
}
interface Reveal {
  /** Milliseconds for which this is shown; 0 where nothing comes out. */
  readonly lasts: (news: readonly unknown[], view: unknown) => number;
  readonly Scene: ComponentType<RevealProps>;
}

export interface TableGame<V> {
  readonly Board: ComponentType<BoardProps<V>>;
  /** Explained beside the keys. */
  readonly symbols: readonly Painted[];
  /** The cards as they lie on this table, also where they are only named: the same function for as long as it is the same game. */
  facesOf(view: V): FaceOf;
  /** What an option of the question that is asked is about; null if it is nothing on the table. */
  targetOf(view: V, option: number): Target | null;
  /** The question is what to do with one's turn. */
  isMain(view: V): boolean;
  /** Others answer at the same time: there nothing is asked for once more. */
  isTogether(view: V): boolean;
  /** The option that passes, ends the turn, or does no more of what is offered; null where there is none. */
  closing(view: V): number | null;
  groupOf(view: V, option: number): Group | null;
  /** Where the options are the numbers of a dial: what it is set for. */
  dial(view: V, language: Language): Stakes | null;
  /** What is asked, without a word of an order in which the rules would like to have it: here all of it is answered at once. */
  question(view: V, language: Language, names: readonly string[]): string;
  preview(view: V, answers: readonly number[], language: Language, names: readonly string[]): Preview;
  /** The table as it will be after these answers, where that is certain and one is asked again. */
  follow(view: V, answers: readonly number[]): V | null;
  /** The options of a question, in the words in which the server would say them. */
  offers(view: V, language: Language, names: readonly string[]): readonly Offer[];
  /** The question only says how the thing is done that was chosen just now. */
  isHow(view: V): boolean;
  /** Where goods are chosen one after the other: all of them at once; null elsewhere. */
  tray(view: V): Tray | null;
  /** All that is left of one's turn is what hardly anybody wants: it may as well end. */
  isIdle(view: V): boolean;
  /** What else there is to do beside a main action is nothing but that: afterwards one's turn may as well end, too. */
  mayIdle(view: V): boolean;
  /** Why something on the table cannot be used just now, in sentences; none where there is nothing to say. */
  reasons(view: V, target: Target, language: Language, names: readonly string[]): readonly string[];
  /** All that could be meant by an answer to the question and is none, in the order of the rules. */
  refusals(view: V, language: Language, names: readonly string[]): readonly Refusal[];
  /** Who stands for a player in the picture of the end. */
  champion(view: V, seat: number): { readonly card?: Card; readonly sign?: Painted } | null;
  /** What each has, by seat, and last what is nobody's; to be read aloud. */
  sides(view: V, language: Language, names: readonly string[]): readonly Side[];
  /** Where the points come from that each would have if it ended now; at the end, that each has. */
  sources(view: V, language: Language): readonly PointSource[];
  /** What decided a game that ended level; null where points did. */
  tieBreak(view: V, language: Language): TieBreak | null;
  /** How the log tells news, which the server sends as it is in this game. */
  readonly telling: NewsTelling;
  /** What is hidden at first, and then shown to all at once. */
  readonly reveal?: Reveal;
  /** What is heard of a piece of news. */
  soundOf(news: unknown): Sound | null;
  /** The words of its questions that may be pointed at for their meaning. */
  terms(language: Language): Terms;
  /** Round and phase. */
  status(view: V, say: Say): string;
}
