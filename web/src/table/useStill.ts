/** Whether somebody asked for less motion, here or of the whole system. */
import { useSyncExternalStore } from 'react';
import { useSettings } from '../settings.tsx';

const LESS = '(prefers-reduced-motion: reduce)';
const listen = (listener: () => void): (() => void) => {
  const query = matchMedia(LESS);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export function useStill(): boolean {
  const { motion } = useSettings();
  const isLess = useSyncExternalStore(listen, () => matchMedia(LESS).matches);
  return motion === 'less' || isLess;
}
