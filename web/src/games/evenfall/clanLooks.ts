/** How large a clan's cards are drawn, and how its board: one's own by the density that fits the window, a rival's at a glance. */
import type { Seat } from '@gloaming/engine';
import type { Player } from '@gloaming/evenfall';
import type { TileSize } from '../../design/tileSize.ts';
import { type Extent, sizeFor } from '../../table/useSpace.ts';
import { known, type Setting } from './setting.tsx';

export interface ClanProps {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
  extent: Extent;
}

export interface Looks {
  places: TileSize;
  people: TileSize;
  hand: TileSize;
  /** A rival's is a press away. */
  board: 'full' | 'brief' | 'strip' | 'sign' | null;
  isBrief: boolean;
}

/** So many cards fit beside the clan board; with more, a sign of it is all there is room for. */
const BESIDE = 7;
/** So many Places fit side by side with their pictures. */
const PAIRS = 6;
/** So many cards of a hand are shown with their pictures on a narrow screen. */
const NARROW = 6;

/** So many cards stand side by side (`Holdings`). */
const breadth = ({ outer, inner, specialists, borrowed, council }: Player): number =>
  outer.length +
  inner.length +
  [specialists, borrowed, council].reduce((sum, { length }) => sum + Math.ceil(length / 2), 0);

function ownLooks({ lay }: Setting, p: Player, isNarrow: boolean): Looks {
  if (isNarrow) {
    const hand = sizeFor(known(p.hand).length, NARROW);
    return { places: 'chip', people: 'chip', hand, board: 'strip', isBrief: false };
  }
  return {
    places: p.outer.length + p.inner.length <= PAIRS ? lay.own : 'tag',
    people: lay.own === 'usual' ? 'chip' : 'tag',
    hand: lay.hand,
    board: lay.board === 'brief' && breadth(p) > BESIDE ? 'sign' : lay.board,
    isBrief: false,
  };
}

function rivalsLooks({ t, lay }: Setting, extent: Extent): Looks {
  const hasRoom = t.players.length === 2 && extent === 'full' && !lay.isBrief;
  const small = hasRoom ? 'tag' : 'mini';
  return { places: small, people: small, hand: lay.isSlim ? 'mini' : small, board: null, isBrief: lay.isBrief };
}

export const looksOf = ({ set, seat, isMine, extent }: ClanProps, isNarrow: boolean): Looks =>
  isMine ? ownLooks(set, set.t.players[seat], isNarrow) : rivalsLooks(set, extent);
