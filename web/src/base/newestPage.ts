/** A page that is older than its server. */
import { isServerless } from './serverless.ts';

const ONCE_IN = 60_000;

/**
 * Loads the page anew, which gets the newest. Without a network it would get nothing, and the table would be gone: then nothing is done,
 * as where it was tried just now and did not help.
 */
export function loadNewest(): void {
  const { reloaded = 0 } = (history.state ?? {}) as { reloaded?: number };
  if (Date.now() - reloaded < ONCE_IN) return;
  // A plain host may have put the page anywhere.
  fetch(isServerless ? location.pathname : '/', { cache: 'no-store' }).then(
    ({ ok }) => {
      if (!ok) return;
      // It outlasts the loading, where nothing may be stored, too.
      history.replaceState({ reloaded: Date.now() }, '');
      location.reload();
    },
    () => undefined,
  );
}
