import { useState } from 'react';
import { Link } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useEndedTable } from '../replay/useEndedTable.ts';
import { useReplayed } from '../replay/useReplayed.ts';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { ToldGame } from './ToldGame.tsx';
import { useReview } from './useReview.ts';

/** A finished game, told to one who played it. */
export function ReviewPage({ id }: { id: string }) {
  const say = useWords();
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const [again, setAgain] = useState(0);
  const { table, isGone, refused } = useEndedTable(id);
  const isEnded = table?.info.status === 'ended';
  const isOwn = isEnded && table.seat >= 0 && !table.info.astray;
  const { replayed, record, trouble } = useReplayed(id, isOwn ? table.info.game : null);
  const reviewing = useReview(`${id}.${table?.seat ?? -1}`, isOwn ? record : '', table?.seat ?? -1, again);
  const back = <Link href={`/table/${id}`}>{say('back-to-table')}</Link>;
  const notice = (title: string, text: string) => (
    <Notice title={title} text={text}>
      {back}
    </Notice>
  );
  if (isGone) return <Notice title={say('not-found')} text={say('not-found-text')} isEnd />;
  if (table === null) return <Notice title={refused === '' ? say('loading') : refused} text="" />;
  if (!isEnded) return notice(say('not-over'), say('not-over-text'));
  if (table.seat < 0) return notice(words.notYours, words.notYoursText);
  if (table.info.astray) return notice(say('no-replay'), '');
  if (table.info.result?.why === 'resigned' || reviewing.state === 'unfinished')
    return notice(words.givenUp, words.givenUpText);
  if (replayed === null) return trouble === '' ? <Notice title={say('loading')} text="" /> : notice(trouble, '');
  return (
    <ToldGame
      table={table.info}
      seat={table.seat}
      replayed={replayed}
      reviewing={reviewing}
      onAgain={() => setAgain(again + 1)}
    />
  );
}
