import type { TableInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { saveFile } from '../net/report.ts';
import type { Replayed } from '../record/replayed.ts';
import { useWords } from '../words/index.ts';
import { Verification } from './Verification.tsx';

interface Props {
  table: TableInfo;
  replayed: Replayed;
  record: string;
}

/** Whether a game was fair, and its record to keep. */
export function RecordButtons({ table, replayed, record }: Props) {
  const say = useWords();
  const [isVerifying, setVerifying] = useState(false);
  return (
    <>
      <Button icon="passed" onClick={() => setVerifying(true)}>
        {say('verify')}
      </Button>
      <Button icon="download" onClick={() => saveFile(`${table.game}-${table.id}.txt`, record, 'text/plain')}>
        {say('export')}
      </Button>
      {isVerifying ? (
        <Dialog title={say('verify-title')} onClose={() => setVerifying(false)}>
          <Verification table={table} replayed={replayed} />
        </Dialog>
      ) : null}
    </>
  );
}
