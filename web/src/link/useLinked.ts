/** The game of a link, played again in this browser by the rules that it names. */
import { isRefused, Refused, sayRefusal } from '@gloaming/engine';
import { fetchGame } from '@gloaming/games/fetch';
import { recordOfLink } from '@gloaming/games/links';
import { useEffect, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { Replayed } from '../record/replayed.ts';
import { rulesOfRecord } from '../record/rules.ts';
import { type HereWords, useHereWords } from '../words/here.ts';

export interface Linked {
  readonly game: string;
  /** As the game is called, by language. */
  readonly title: string;
  readonly record: string;
  readonly replayed: Replayed;
}
type Found =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly linked: Linked }
  | { readonly kind: 'not'; readonly title: string; readonly text: string };

/** More than any game takes. */
const LONGEST = 8_192;
/** What is refused though nothing is wrong with the link. */
const OF_RULES = ['newer-rules', 'rules-not-kept', 'rules-unreadable'] as const;

function whyNot(error: unknown, here: HereWords, language: Parameters<typeof sayRefusal>[0]): Found {
  if (!(error instanceof Refused)) return { kind: 'not', title: here.linkTitle, text: here.notLoaded };
  if (isRefused(error, ...OF_RULES)) return { kind: 'not', title: here.linkTitle, text: sayRefusal(language, error) };
  return { kind: 'not', title: here.damaged, text: here.damagedText };
}

async function open(packed: string, language: Parameters<typeof sayRefusal>[0]): Promise<Linked> {
  const record = await recordOfLink(packed);
  const rules = await rulesOfRecord(record);
  const [, game = ''] = /^gloaming (\S+)/.exec(record) ?? [];
  const title = await fetchGame(game, ({ texts }) => texts[language].title);
  return { game, title, record, replayed: rules.replay(record) };
}

/** Null where it is no link at all. */
export function useLinked(packed: string | null): Found {
  const here = useHereWords();
  const { language } = useSettings();
  const [found, setFound] = useState<Found>({ kind: 'loading' });
  useEffect(() => {
    let isOver = false;
    if (packed === null) return setFound({ kind: 'not', title: here.foreign, text: here.foreignText });
    if (packed.length > LONGEST) return setFound({ kind: 'not', title: here.damaged, text: here.tooLong });
    setFound({ kind: 'loading' });
    open(packed, language).then(
      (linked) => isOver || setFound({ kind: 'found', linked }),
      (error: unknown) => isOver || setFound(whyNot(error, here, language)),
    );
    return () => {
      isOver = true;
    };
  }, [packed, here, language]);
  return found;
}
