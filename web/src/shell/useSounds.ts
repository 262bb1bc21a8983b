import type { Present } from '@gloaming/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../base/settings.tsx';
import { playSound, type Sound } from '../frame/sound.ts';

/** What a change sounds like: the end before one's turn, one's turn before any other move. */
export function soundOf(before: Present, now: Present): Sound | null {
  if (now.version <= before.version) return null;
  if (now.table.status === 'ended' && before.table.status !== 'ended') return 'end';
  if (now.question !== null && before.question === null) return 'turn';
  return 'move';
}

export function useSounds(present: Present): void {
  const { sound } = useSettings();
  const before = useRef(present);
  useEffect(() => {
    const heard = soundOf(before.current, present);
    before.current = present;
    if (heard !== null && sound === 'on') playSound(heard);
  }, [present, sound]);
}
