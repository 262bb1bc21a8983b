import type { CSSProperties } from 'react';
import type { Box } from './arrange.ts';

/** Where something lies, in the words of a style. */
export const boxStyle = ({ left, top, width, height }: Box): CSSProperties => ({ left, top, width, height });
