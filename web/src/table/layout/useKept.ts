/** What something was when a stretch of the game began: so that what depends on it is what it is until that has ended. */
import { useState } from 'react';

/** `stretch` is another with each of them. */
export function useKept<T>(now: T, stretch: string): T {
  const [kept, setKept] = useState({ stretch, value: now });
  if (kept.stretch === stretch) return kept.value;
  setKept({ stretch, value: now });
  return now;
}
