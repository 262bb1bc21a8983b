import type { TimeControl } from '@gloaming/protocol';
import type { Say } from './index.ts';

export function sayTime(say: Say, time: TimeControl): string {
  switch (time.kind) {
    case 'none':
      return say('time-none');
    case 'live':
      return say('time-live', { minutes: time.minutes, increment: time.increment });
    case 'days':
      return say('time-days', { n: time.days });
  }
}
