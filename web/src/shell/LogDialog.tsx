import { useState } from 'react';
import { Choice } from '../design/Choice.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { useWords } from '../words/index.ts';
import type { Looking } from './LineSigns.tsx';
import styles from './Log.module.css';
import { Log } from './Log.tsx';
import type { LogChapter } from './logLines.ts';

interface Props extends Looking {
  chapters: readonly LogChapter[];
  onClose: () => void;
}

/** The whole log: of everybody or of one player, in signs or in sentences. */
export function LogDialog({ chapters, onClose, ...looking }: Props) {
  const say = useWords();
  const { names, seat } = looking;
  const [of, setOf] = useState<number | null>(null);
  const [look, setLook] = useState<'signs' | 'sentences'>('signs');
  const players = names.map((name, i) => [String(i), i === seat ? say('seat-you') : name] as const);
  return (
    <Dialog title={say('log')} onClose={onClose}>
      <div className={styles.choices}>
        <Choice
          label={say('log-of')}
          value={of === null ? '' : String(of)}
          options={[['', say('log-all')], ...players]}
          onChange={(value) => setOf(value === '' ? null : Number(value))}
        />
        <Choice
          label={say('log-look')}
          value={look}
          options={[
            ['signs', say('log-signs')],
            ['sentences', say('log-sentences')],
          ]}
          onChange={setLook}
        />
      </div>
      <Log chapters={chapters} of={of} isSentences={look === 'sentences'} {...looking} />
    </Dialog>
  );
}
