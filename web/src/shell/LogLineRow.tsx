import { manyTimes } from '@gloaming/engine';
import { memo } from 'react';
import { useSettings } from '../base/settings.tsx';
import type { CardFace } from '../design/face.ts';
import { SeatDisc } from '../design/SeatDisc.tsx';
import { useWords } from '../words/index.ts';
import { CardName, LineSigns, type Looking } from './LineSigns.tsx';
import styles from './Log.module.css';
import type { LogLine } from './logLines.ts';
import { signsOf } from './logSigns.ts';
import { cardsOf, partsOf } from './namesInLine.ts';
import { sentencesOf } from './sentences.ts';

/** Sentences, with the players in their colours and the cards to look at. */
function Sentences({ line, lines, looking }: { line: LogLine; lines: readonly string[]; looking: Looking }) {
  const { faceOf, names, onLook, onZoom } = looking;
  const cards = line.items.flatMap(({ news }) => cardsOf({ news: [news] }));
  const faces = faceOf === undefined ? [] : cards.map(faceOf);
  const named = new Map<string, number | CardFace>([
    ...names.map((name, i) => [name, i] as const),
    ...faces.map((face) => [face.text.name, face] as const),
  ]);
  return lines.map((text, i) => (
    <p key={i}>
      {partsOf(text, named).map((part, k) => {
        if (typeof part === 'string') return part;
        return typeof part.named === 'number' ? (
          <b key={k} className={`${styles.player} ${styles[`of${part.named % 4}`]}`}>
            {part.text}
          </b>
        ) : (
          <CardName key={k} face={part.named} isStop onLook={onLook} onZoom={onZoom} />
        );
      })}
    </p>
  ));
}

interface Props {
  line: LogLine;
  /** So many in a row are the same. */
  times: number;
  isSentences: boolean;
  looking: Looking;
}

/** One action: in signs, which its sentences are behind, or in sentences. A long log is not read anew whenever something is pointed at. */
export const LogLineRow = memo(function LogLineRow({ line, times, isSentences, looking }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { seat, isNew, isFirstNew, happening } = line;
  const listener = { ...looking, language };
  const news = line.items.map((item) => item.news);
  const said = sentencesOf(news, listener);
  const gone = sentencesOf(line.takenBack, listener);
  const sentences = [...(happening === '' ? [] : [happening]), ...said].map((text) => manyTimes(text, times));
  const signs = isSentences || happening !== '' ? [] : signsOf(line);
  const name = seat === looking.seat ? say('seat-you') : (looking.names[seat] ?? '');
  return (
    <li className={isNew ? styles.isNew : undefined}>
      {isFirstNew ? <p className={styles.fresh}>{say('new-lines')}</p> : null}
      <div className={styles.line} title={signs.length === 0 ? undefined : sentences.join(' ')}>
        <SeatDisc seat={seat} name={name} />
        {signs.length === 0 ? (
          <div className={styles.sentences}>
            <Sentences line={line} lines={sentences} looking={looking} />
            {gone.length === 0 ? null : (
              <del>
                {gone.join(' ')} <span className="unseen">({say('taken-back')})</span>
              </del>
            )}
          </div>
        ) : (
          <>
            <span className="unseen">{sentences.join(' ')}</span>
            <span className={styles.signs} aria-hidden="true">
              <LineSigns signs={signs} looking={looking} />
              {times === 1 ? null : <span className={styles.times}>×{times}</span>}
            </span>
          </>
        )}
      </div>
    </li>
  );
});
