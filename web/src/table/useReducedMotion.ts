/** Whether less motion is wanted, by the setting here or that of the system. */
import { useSettings } from '../base/settings.tsx';
import { useMedia } from './useMedia.ts';

export function useReducedMotion(): boolean {
  const { motion } = useSettings();
  const isLess = useMedia('(prefers-reduced-motion: reduce)');
  return motion === 'less' || isLess;
}
