/**
 * Seats, all alike: where cards come and go one by one, each lies where it lies and as large as it is, whatever happens to the others. How
 * many there are and how large follows from the room alone, and what a card says from its seat and itself alone.
 */
import { type CardBox, GAP, heightOf, type Laid, LOOKS, LOW, type Measured, type Room, type Step } from './arrange.ts';

/** Sentences on a narrower card are hard to read; and so wide are the widest, for their height. At unit 1, and in no window less. */
const READABLE = 92;
const WIDEST = 2.6;
/** Slimmer cards than that lie in more rows. */
const SLIMMEST = 2.5;

interface Grid {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}
function gridOf(n: number, rows: number, room: Room): Grid {
  const columns = Math.ceil(n / rows);
  const height = Math.floor((room.height - GAP * (rows - 1)) / rows);
  const width = Math.floor((room.width - GAP * (columns - 1)) / columns);
  return { columns, width: Math.min(width, Math.floor(WIDEST * height)), height };
}

/** In as few rows as leave each seat wide enough to be read, and no pillar. */
function gridFor(n: number, room: Room): Grid {
  const least = READABLE * Math.max(1, room.unit);
  let found = gridOf(n, 1, room);
  for (let rows = 2; rows <= n && (found.width < least || found.height > SLIMMEST * found.width); rows++) {
    const grid = gridOf(n, rows, room);
    if (grid.height < LOW) break;
    found = grid;
  }
  return found;
}

/** A box for each seat, also where nobody sits; a card lies there in the first form in which it says all. */
export function seated(seats: readonly (Measured | null)[], steps: readonly Step[], room: Room): Laid {
  const { columns, width, height } = gridFor(Math.max(1, seats.length), room);
  const last = steps[steps.length - 1];
  const boxes = seats.map((card, i): CardBox => {
    const step = steps.find((each) => card !== null && heightOf(card, LOOKS[each].form, width) <= height) ?? last;
    const [row, column] = [Math.floor(i / columns), i % columns];
    return { left: column * (width + GAP), top: row * (height + GAP), width, height, form: LOOKS[step].form };
  });
  return { boxes, isFan: false };
}
