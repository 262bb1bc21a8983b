import { fetched } from '../base/fetched.tsx';
import { Link } from '../base/route.tsx';
import { Boundary } from '../frame/Boundary.tsx';
import { Notice } from '../frame/Notice.tsx';
import { useMeeting } from '../net/useMeeting.ts';
import { useTable } from '../net/useTable.ts';
import { whereOf } from '../net/where.ts';
import { useHereWords } from '../words/here.ts';
import { useWords } from '../words/index.ts';
import { Revealing } from './Revealing.tsx';
import { Waiting } from './Waiting.tsx';

/** Only under `npm run dev`: a page that is built, or tested, has nothing of it. */
const DebugPanel =
  import.meta.env.MODE === 'development'
    ? fetched(async () => (await import('../debug/DebugPanel.tsx')).DebugPanel)
    : null;

/** A table at any time of its life. */
export function TablePage({ id }: { id: string }) {
  const at = useTable(id);
  const say = useWords();
  const here = useHereWords();
  useMeeting();
  if (at.isGone) return <Notice title={say('not-found')} text={say('not-found-text')} isEnd />;
  const { present } = at;
  if (present === null)
    return at.isConnected ? (
      <Notice title={say('loading')} text="" />
    ) : (
      <Notice title={say('reconnecting')} text="">
        {whereOf(id) === 'server' ? <Link href="/">{here.meanwhile}</Link> : null}
      </Notice>
    );
  const isOpen = present.table.status === 'open';
  const page = isOpen ? <Waiting at={at} present={present} /> : <Revealing at={at} present={present} />;
  return (
    <Boundary moment={present.version}>
      {DebugPanel === null ? (
        page
      ) : (
        <DebugPanel at={at} present={present}>
          {page}
        </DebugPanel>
      )}
    </Boundary>
  );
}
