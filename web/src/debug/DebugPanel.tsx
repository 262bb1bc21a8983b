/**
 * Beside a table while the page is being written (`npm run dev`): any position opened, every seat seen and played, and what the state is
 * made of. It speaks English, as the source does; a built page has nothing of it.
 */
import { seatLetter } from '@gloaming/engine';
import type { Present } from '@gloaming/protocol';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { areKeysTaken } from '../base/areKeysTaken.ts';
import { keep, recall } from '../base/browserStorage.ts';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { asPlayer, sayTrouble } from '../net/api.ts';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import styles from './DebugPanel.module.css';
import { FrameList } from './FrameList.tsx';
import { PositionField } from './PositionField.tsx';
import { type Inside, lookInside, takeSeat } from './requests.ts';
import { StateTree } from './StateTree.tsx';

interface Props {
  at: AtTable;
  present: Present;
  children: ReactNode;
}

const KEY = '`';

const listen = (listener: () => void): (() => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};
/** Where there is no room beside the table, the panel lies below it. */
const isBeside = (): boolean => matchMedia('(min-width: 64rem)').matches;
/** In rem, open and closed, as the style sheet has it. */
const WIDTHS = [21, 2];

/**
 * How much smaller the table is beside the panel. Its layout follows from the width of the window: smaller it is laid out as players see it,
 * and narrower it would not be.
 */
function useZoom(isOpen: boolean): number {
  const width = useSyncExternalStore(listen, () => (isBeside() ? innerWidth : 0));
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return width === 0 ? 1 : 1 - (WIDTHS[isOpen ? 0 : 1] * rem) / width;
}

/** The state behind what is shown, read again whenever that changes; null until the first has come. */
function useInside({ table, version, seat }: Present): Inside | null {
  const { language } = useSettings();
  const [inside, setInside] = useState<Inside | null>(null);
  useEffect(() => {
    let isOver = false;
    lookInside(language, table.id).then(
      (found) => isOver || setInside(found),
      () => isOver || setInside(null),
    );
    return () => {
      isOver = true;
    };
  }, [language, table.id, version, seat]);
  return inside;
}

function Seats({ at, present }: Omit<Props, 'children'>) {
  const say = useWords();
  const { language } = useSettings();
  const [trouble, setTrouble] = useState('');
  const { table, seat: mine, asked } = present;
  const take = async (seat: number): Promise<void> => {
    try {
      await asPlayer(language, say('guest'), () => takeSeat(language, table.id, seat));
      setTrouble('');
      at.reopen();
    } catch (error) {
      setTrouble(sayTrouble(error, say));
    }
  };
  return (
    <fieldset className={styles.seats}>
      <legend>Seat</legend>
      {table.seats.map(({ seat, name }) => (
        <label key={seat}>
          <input type="radio" name="debug-seat" checked={seat === mine} onChange={() => void take(seat)} />
          {seatLetter(seat)} {name}
          {asked.includes(seat) ? <b> is asked</b> : null}
        </label>
      ))}
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
    </fieldset>
  );
}

function Contents({ at, present }: Omit<Props, 'children'>) {
  const inside = useInside(present);
  return (
    <div className={styles.contents}>
      <Seats at={at} present={present} />
      {inside === null ? null : (
        <>
          <PositionField position={inside.position} />
          {inside.lines.map((frames, seat) => (
            <FrameList key={seat} title={`Line of ${seatLetter(seat)}`} frames={frames} />
          ))}
          <FrameList title="Stack" frames={inside.stack} />
          <section aria-label="State">
            <h3>State</h3>
            <StateTree name="table" data={inside.table} />
          </section>
        </>
      )}
    </div>
  );
}

/** The table, and beside it the panel: nothing of the table is covered. */
export function DebugPanel({ at, present, children }: Props) {
  const [isOpen, setOpen] = useState(recall('debug') === 'open');
  const zoom = useZoom(isOpen);
  const opener = useRef<HTMLButtonElement>(null);
  const toggle = (): void => {
    keep('debug', isOpen ? '' : 'open');
    setOpen(!isOpen);
    opener.current?.focus();
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || areKeysTaken(event.target)) return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  return (
    <div className={styles.around}>
      <div
        className={styles.table}
        style={{ zoom, '--at-the-edge': `${WIDTHS[isOpen ? 0 : 1] / zoom}rem` } as CSSProperties}
      >
        {children}
      </div>
      <aside className={styles.panel} aria-label="Debug" data-open={isOpen}>
        <Button ref={opener} className={styles.opener} look="quiet" aria-expanded={isOpen} title={KEY} onClick={toggle}>
          Debug
        </Button>
        {isOpen ? <Contents at={at} present={present} /> : null}
      </aside>
    </div>
  );
}
