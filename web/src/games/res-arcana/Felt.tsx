import { boxStyle } from '../../table/layout/boxStyle.ts';
import type { Place } from '../../table/layout/solve.ts';
import styles from './Felt.module.css';

/** How far it reaches beyond what lies on it, in pixels. */
const BEYOND = 2;

/** The cloth in the middle of the table, under everything that anybody may still get. */
export function Felt({ under }: { under: readonly (Place | undefined)[] }) {
  const boxes = under.flatMap((place) => (place === undefined ? [] : [place.box]));
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - BEYOND;
  const top = Math.min(...boxes.map((box) => box.top)) - BEYOND;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + BEYOND;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + BEYOND;
  return <div className={styles.felt} style={boxStyle({ left, top, width: right - left, height: bottom - top })} />;
}
