import { useEffect, useState } from 'react';

const PACE = 550;

/** So many of these rows have been counted by now; all of them at once where nothing is to move. */
export function useCounting(rows: number, isStill: boolean) {
  const [counted, setCounted] = useState(isStill ? rows : 0);
  const isDone = counted >= rows;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setCounted(counted + 1), PACE);
    return () => clearTimeout(timer);
  }, [counted, isDone]);
  return { counted, isDone, skip: () => setCounted(rows) };
}
