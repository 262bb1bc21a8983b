import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrOf } from './qr.ts';

/** Around it nothing may stand, or it is not found. */
const QUIET = 4;

/** A link for the eye of another device. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrOf(text), [text]);
  if (modules === null) return null;
  const width = modules.length + 2 * QUIET;
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <svg className={styles.code} viewBox={`${-QUIET} ${-QUIET} ${width} ${width}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
