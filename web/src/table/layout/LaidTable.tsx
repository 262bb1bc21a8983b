import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { useArrivedFonts } from '../../design/textWidth.ts';
import styles from './LaidTable.module.css';
import { type Area, type Place, solve, type Zones } from './solve.ts';
import { useArea } from './useArea.ts';

interface Props<N extends string> {
  /** The board's zones in a window of this size. */
  zones: (area: Area) => Zones<N>;
  children: (placeOf: (name: N) => Place | undefined, unit: number) => ReactNode;
}

/** A table that fills the room it has: what its zones are is the board's affair, where they are is found here. */
export function LaidTable<N extends string>({ zones, children }: Props<N>) {
  const { ref, area } = useArea<HTMLDivElement>();
  const fonts = useArrivedFonts();
  // How high cards must be is measured with the typefaces there are.
  const places = useMemo(() => solve(area, zones(area)), [area, zones, fonts]);
  return (
    <div ref={ref} className={styles.room} style={{ '--u': `${area.unit}px` } as CSSProperties}>
      {children((name) => places.get(name), area.unit)}
    </div>
  );
}
