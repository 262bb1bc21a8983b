import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dock.module.css';

/** Where on the page it is; null before the page has it, undefined where there is none. */
const PlaceOfDock = createContext<HTMLElement | null | undefined>(undefined);
export const DockProvider = PlaceOfDock.Provider;

interface Props {
  /** What one has, in a line. */
  goods: ReactNode;
  /** What one holds; null where that is nothing. */
  children: ReactNode;
}

/**
 * Where the table is longer than the window: what one has and what one holds, at the foot of the window above the question, in sight
 * whatever part of the table one looks at. Where a page has no place for it, it lies where it is written.
 */
export function Dock({ goods, children }: Props) {
  const place = useContext(PlaceOfDock);
  const lying = (
    <>
      <div className={styles.goods} data-dock="goods">
        {goods}
      </div>
      {children === null ? null : (
        <div id="hand" className={styles.hand} data-dock="hand">
          {children}
        </div>
      )}
    </>
  );
  if (place === null) return null;
  return place === undefined ? <div className={styles.inPlace}>{lying}</div> : createPortal(lying, place);
}
