/** Whether somebody asked for less motion, here or of the whole system. */
import { useSettings } from '../base/settings.tsx';
import { useMedia } from './useMedia.ts';

export function useReducedMotion(): boolean {
  const { motion } = useSettings();
  const isLess = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'less' || isLess;
}
