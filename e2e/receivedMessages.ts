/** Everything that a page is told by the server, word for word. */
import type { Page } from '@playwright/test';

export interface Received {
  /** In the order of arrival; complete once `all` has been awaited. */
  all(): Promise<readonly string[]>;
}

/** Begins to listen; the page must not have gone anywhere yet. */
export async function listenIn(page: Page): Promise<Received> {
  const texts: string[] = [];
  const underway: Promise<void>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // A stream has no end that could be waited for: its events are heard one by one.
    if (!pathname.startsWith('/api/') || pathname.endsWith('/stream')) return;
    underway.push(
      response.text().then(
        (text) => void texts.push(text),
        () => undefined,
      ),
    );
  });
  const wire = await page.context().newCDPSession(page);
  wire.on('Network.eventSourceMessageReceived', ({ data }) => texts.push(data));
  await wire.send('Network.enable');
  return {
    async all() {
      await Promise.all(underway);
      return texts;
    },
  };
}
