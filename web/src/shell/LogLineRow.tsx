import type { Language } from '@gloaming/engine';
import { type Card, manyTimes, told } from '@gloaming/engine';
import { memo } from 'react';
import { isPlainClick } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import type { CardFace } from '../design/face.ts';
import { SeatDisc } from '../design/SeatDisc.tsx';
import { SignOf } from '../design/SignRows.tsx';
import type { NewsTelling } from '../table/game.ts';
import { useWords } from '../words/index.ts';
import styles from './Log.module.css';
import type { LogLine } from './logLines.ts';
import { type LineSign, signsOf } from './logSigns.ts';
import { cardsOf, partsOf } from './namesInLine.ts';

export interface Looking {
  names: readonly string[];
  seat: number;
  /** Without it lines are told as the server told them. */
  telling: NewsTelling | undefined;
  /** Without it cards are named, but cannot be looked at. */
  faceOf?: ((card: Card) => CardFace) | undefined;
  onLook?: ((face: CardFace | null) => void) | undefined;
  onZoom?: ((face: CardFace) => void) | undefined;
}

function sentencesOf(news: readonly unknown[], language: Language, { telling, names, seat }: Looking): string[] {
  return told(news.map((each) => telling?.sentence(language, each, names, seat) ?? ''));
}

interface NameProps extends Pick<Looking, 'onLook' | 'onZoom'> {
  face: CardFace;
  /** Where the sentences say the same, what is only seen is no stop for the keyboard. */
  isStop: boolean;
}

/** A link, since a button cannot be broken across lines; another tab shows the card in the gallery. */
function CardName({ face, isStop, onLook, onZoom }: NameProps) {
  return (
    <a
      href={`/gallery?find=${encodeURIComponent(face.text.name)}`}
      className={styles.card}
      tabIndex={isStop ? undefined : -1}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onZoom?.(face);
      }}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onLook?.(face)}
      onPointerLeave={() => onLook?.(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook?.(face)}
      onBlur={() => onLook?.(null)}
    >
      {face.text.name}
    </a>
  );
}

interface SignsProps {
  signs: readonly LineSign[];
  looking: Looking;
}

function Signs({ signs, looking: { names, seat, faceOf, onLook, onZoom } }: SignsProps) {
  const say = useWords();
  return signs.map((sign, i) => {
    if ('seat' in sign) {
      const isYou = sign.seat === seat;
      return <SeatDisc key={i} seat={sign.seat} name={isYou ? say('seat-you') : (names[sign.seat] ?? '')} />;
    }
    if ('card' in sign) {
      const face = sign.card < 0 ? undefined : faceOf?.(sign.card);
      const next = signs[i + 1];
      return (
        <span key={i}>
          {face === undefined ? '?' : <CardName face={face} isStop={false} onLook={onLook} onZoom={onZoom} />}
          {next !== undefined && 'card' in next ? ',' : ''}
        </span>
      );
    }
    const shown = 'by' in sign ? { ...sign, n: `${sign.by > 0 ? '+' : '−'}${Math.abs(sign.by)}` } : sign;
    return <SignOf key={i} sign={shown} />;
  });
}

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
  const news = line.items.map((item) => item.news);
  const said = sentencesOf(news, language, looking);
  const gone = sentencesOf(line.takenBack, language, looking);
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
              <Signs signs={signs} looking={looking} />
              {times === 1 ? null : <span className={styles.times}>×{times}</span>}
            </span>
          </>
        )}
      </div>
    </li>
  );
});
