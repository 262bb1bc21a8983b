import { useEffect, useState } from 'react';

/** Milliseconds for a row, at the usual pace. */
const A_ROW = 550;

/** So many of these rows have been counted by now; all of them at once where nothing is to move (a tempo of 0). */
export function useCounting(rows: number, tempo: number) {
  const [counted, setCounted] = useState(tempo === 0 ? rows : 0);
  const isDone = counted >= rows;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setCounted(counted + 1), A_ROW * tempo);
    return () => clearTimeout(timer);
  }, [counted, isDone, tempo]);
  return { counted, isDone, skip: () => setCounted(rows) };
}
