import { Boundary } from '../frame/Boundary.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useMeeting } from '../net/useMeeting.ts';
import { useTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import { Play } from './Play.tsx';
import { Waiting } from './Waiting.tsx';

/** A table at any time of its life. */
export function TablePage({ id }: { id: string }) {
  const at = useTable(id);
  const say = useWords();
  useMeeting();
  if (at.isGone) return <Notice title={say('not-found')} text={say('not-found-text')} isEnd />;
  const { present } = at;
  if (present === null) return <Notice title={at.isConnected ? say('loading') : say('reconnecting')} text="" />;
  return (
    <Boundary moment={present.version}>
      {present.table.status === 'open' ? <Waiting at={at} present={present} /> : <Play at={at} present={present} />}
    </Boundary>
  );
}
