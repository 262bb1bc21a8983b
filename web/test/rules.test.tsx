// @vitest-environment happy-dom
/** A game for somebody who does not know it, as a page. */
import { LANGUAGES, partsOf, plain } from '@gloaming/engine';
import { GAME_NAMES } from '@gloaming/games/fetch';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SettingsProvider } from '../src/base/settings.tsx';
import { RulesPage } from '../src/rules/RulesPage.tsx';
import { toldOf } from '../src/rules/told.ts';

afterEach(cleanup);

const squeeze = (text: string | null): string => (text ?? '').replace(/\s+/g, '');

test.each(GAME_NAMES)('%s: every line with its signs, and the cards it speaks of', async (game) => {
  const { primer, faces } = await toldOf(game);
  for (const language of LANGUAGES) {
    localStorage.setItem('gloaming.language', language);
    const { container, unmount } = await act(async () =>
      render(
        <SettingsProvider>
          <Suspense>
            <RulesPage game={game} />
          </Suspense>
        </SettingsProvider>,
      ),
    );
    for (const { name, title, lines, cards } of primer(language)) {
      const section = container.querySelector(`section[aria-labelledby="${name}"]`);
      expect(section?.querySelector('h2')?.textContent).toBe(title);
      const items = [...(section?.querySelectorAll(':scope > ul:first-of-type > li') ?? [])];
      expect(items).toHaveLength(lines.length);
      for (const [i, { text, rules }] of lines.entries()) {
        expect(squeeze(items[i].textContent)).toBe(squeeze(plain(text) + rules.join(', ')));
        expect(items[i].querySelectorAll('svg[viewBox="0 0 24 24"]')).toHaveLength((partsOf(text).length - 1) / 2);
      }
      const shown = [...(section?.querySelectorAll('article h3') ?? [])].map((each) => each.textContent);
      const wanted = faces.designs
        .map((card) => faces.face(language, card))
        .filter((face) => cards.includes(face.name))
        .map((face) => face.text.name);
      expect(wanted).toHaveLength(cards.length);
      expect(shown).toEqual(wanted);
    }
    unmount();
  }
});
