import type { TableInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { saveHere } from '../net/here/here.ts';
import { saveFile } from '../net/report.ts';
import { useHereWords } from '../words/here.ts';

/** A game of this browser as a file, at any moment of it: what keeps it may be full, or closed to this page. */
export function SaveGame({ table: { id, game } }: { table: TableInfo }) {
  const here = useHereWords();
  const [isLost, setLost] = useState(false);
  const save = async (): Promise<void> => {
    const record = await saveHere(id);
    setLost(record === null);
    if (record !== null) saveFile(`${game}-${id}.txt`, record, 'text/plain');
  };
  return (
    <>
      <p>{here.saveText}</p>
      <Button icon="download" onClick={save}>
        {here.save}
      </Button>
      <Trouble text={isLost ? here.notSaved : ''} />
    </>
  );
}
