/** The land of each Region, behind its name and what lies there. */
import type { Region } from '@gloaming/evenfall';
import type { Drawing } from '../../../design/art/drawing.ts';

export const REGION_DRAWINGS: Readonly<Record<Region, Drawing>> = {
  northernLakes: {
    light: 'calm',
    disc: [112, 34, 15],
    ground: 'sea',
    body: 'M0 76Q24 70 46 76L60 80H0z; 2.4|M14 76V50M26 74V58M36 75V54; M8 62L14 36L20 62zM6 70L14 48L22 70zM20 68L26 46L32 68zM30 66L36 42L42 66zM29 72L36 54L43 72z; M130 80Q144 72 162 74V82H130z; 2|M146 76V62; M140 70L146 48L152 70z',
    lit: 'M14 38L19 60L14 58zM26 48L31 66L26 64zM36 44L41 64L36 62z',
    glow: 'M102 78H122L120 80.5H104zM98 84H126L122 86.5H104zM106 90H120L118 92H109z',
  },
  centralMountains: {
    light: 'knowledge',
    disc: [104, 30, 14],
    ground: 'hills',
    body: 'M-4 104L34 40L50 62L76 22L108 68L122 52L164 104z',
    lit: 'M34 40L0 98L22 84L30 66L38 60zM76 22L50 62L62 74L70 56L80 46zM122 52L108 68L116 82L120 70L126 66z',
    glow: 'M34 40L41 50L34 54L28 50zM76 22L87 38L78 44L72 38L66 38z',
  },
  southernSlopes: {
    light: 'herb',
    disc: [52, 34, 15],
    ground: 'hills',
    body: 'M0 104V84Q50 60 100 74Q130 80 160 66V104z; 3|M104 74V58M122 74V60M138 70V52; M94 52a10 10 0 1 0 20 0a10 10 0 1 0-20 0; M114 55a8 8 0 1 0 16 0a8 8 0 1 0-16 0; M128 46a10 11 0 1 0 20 0a10 11 0 1 0-20 0',
    lit: 'M95 52Q95 44 103 43Q98 50 100 59Q95 57 95 52zM115 55Q115 49 121 48Q118 54 119 61Q115 59 115 55zM129 46Q129 37 137 36Q132 44 134 54Q129 51 129 46z; M0 88Q50 64 96 76Q56 74 20 100H0z',
    lines: 'M10 92Q50 74 96 84M30 98Q70 84 120 90',
  },
};
