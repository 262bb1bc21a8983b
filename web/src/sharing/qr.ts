/** A text as a QR code. */
import { correction, generate } from 'lean-qr';

/** Rows of dark and light. */
export type Modules = readonly (readonly boolean[])[];

/** Null for a text that is too long for any. On a screen nothing gets scratched: the least correction leaves the largest dots. */
export function qrOf(text: string): Modules | null {
  try {
    const { size, get } = generate(text, { minCorrectionLevel: correction.L });
    return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => get(x, y)));
  } catch {
    return null;
  }
}
