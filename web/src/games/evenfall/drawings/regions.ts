/** The land of each Region, behind its name. */
import type { Region } from '@gloaming/evenfall';
import type { Drawing } from '../../../design/art/drawing.ts';

export const REGION_DRAWINGS: Readonly<Record<Region, Drawing>> = {
  northernLakes: {
    light: 'calm',
    disc: [112, 34, 15],
    ground: 'sea',
    body: 'M0 76Q24 70 46 76L60 80H0z; 2.4|M14 76V50M26 74V58M36 75V54; M8 62L14 40L20 62zM20 68L26 50L32 68zM30 66L36 46L42 66z',
  },
  centralMountains: {
    light: 'knowledge',
    disc: [104, 30, 14],
    ground: 'hills',
    body: 'M-4 104L34 40L50 62L76 22L108 68L122 52L164 104z',
    glow: 'M34 40L41 50L34 54L28 50zM76 22L87 38L78 44L72 38L66 38z',
  },
  southernSlopes: {
    light: 'herb',
    disc: [52, 34, 15],
    ground: 'hills',
    body: 'M0 104V84Q50 60 100 74Q130 80 160 66V104z; 3|M104 74V58M122 74V60M138 70V52; M94 52a10 10 0 1 0 20 0a10 10 0 1 0-20 0; M114 55a8 8 0 1 0 16 0a8 8 0 1 0-16 0; M128 46a10 11 0 1 0 20 0a10 11 0 1 0-20 0',
    lines: 'M10 92Q50 74 96 84M30 98Q70 84 120 90',
  },
};
