/** What stands for Evenfall on the start page, which needs no other drawing. */
import type { Drawing } from '../../../design/art/drawing.ts';

export const EMBLEM: Drawing = {
  light: 'wave',
  disc: [80, 48, 22],
  ground: 'hills',
  body: 'M44 94V44A36 36 0 0 1 116 44V94H98V46A18 20 0 0 0 62 46V94z; ~M96 96V88H124V96z',
  lit: 'M45 93V45Q46 24 64 13Q54 26 54 46V93z; ~M97 89H123V91H97z',
  lines:
    '~M98 58H112M98 74H114M108 32L94 40; M80 8V26; ~2.4|M112 28Q116 44 110 58M102 18Q106 34 100 46; ~1.6|M118 40Q122 52 116 64',
  glow: 'M66 101Q92 86 78 76Q86 70 79 62Q88 70 83 76Q100 86 94 101z',
};
