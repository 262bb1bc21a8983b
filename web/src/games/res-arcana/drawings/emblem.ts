/** What stands for Res Arcana on the start page, which needs no other drawing. */
import type { Drawing } from '../../../design/art/drawing.ts';

export const EMBLEM: Drawing = {
  light: 'elan',
  disc: [70, 40, 25],
  ground: 'hills',
  body: 'M45 34L56 24Q68 18 75 28Q81 38 77 50Q76 58 86 59Q106 60 113 72Q122 84 141 68Q136 92 113 89H84Q66 82 64 66Q62 54 67 44Q69 38 63 38L50 40z; M51 41l12-3-2 7z; M62 24Q66 16 76 12Q70 20 71 27z; M80 62Q76 30 100 8Q104 20 117 17Q114 30 127 33Q114 38 117 51Q104 50 100 66z; M74 76L70 92H82L88 82z; M104 78L104 92H116L113 80z',
  lines: 'M84 58Q88 30 100 9M89 58Q100 34 117 17M94 60Q108 44 127 33',
  glow: 'M46 37Q34 26 16 33Q28 36 20 46Q34 38 47 41z; M58 29l6-1-4 3z',
};
