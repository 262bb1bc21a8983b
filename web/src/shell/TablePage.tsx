import { Button } from '../design/Button.tsx';
import { useTable } from '../net/useTable.ts';
import { go } from '../route.tsx';
import { useWords } from '../words/index.ts';
import { Notice } from './Notice.tsx';
import { Play } from './Play.tsx';
import { Waiting } from './Waiting.tsx';

/** A table at any time of its life. */
export function TablePage({ id }: { id: string }) {
  const at = useTable(id);
  const say = useWords();
  if (at.isGone)
    return (
      <Notice title={say('not-found')} text={say('not-found-text')}>
        <Button look="main" icon="home" onClick={() => go('/')}>
          {say('home')}
        </Button>
      </Notice>
    );
  const { present } = at;
  if (present === null) return <Notice title={at.isConnected ? say('loading') : say('reconnecting')} text="" />;
  return present.table.status === 'open' ? <Waiting at={at} present={present} /> : <Play at={at} present={present} />;
}
