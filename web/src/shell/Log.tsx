import { type Card, manyTimes, told } from '@gloaming/engine';
import type { Entry } from '@gloaming/protocol';
import { memo, useLayoutEffect, useRef } from 'react';
import { isPlainClick } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import type { CardFace } from '../design/face.ts';
import { useWords } from '../words/index.ts';
import styles from './Log.module.css';
import { repeated } from './mergedEntries.ts';
import { cardsOf, partsOf } from './namesInLine.ts';

interface Looking {
  names?: readonly string[] | undefined;
  /** Without it cards are named, but cannot be looked at. */
  faceOf?: ((card: Card) => CardFace) | undefined;
  onLook?: ((face: CardFace | null) => void) | undefined;
  onZoom?: ((face: CardFace) => void) | undefined;
}
interface Props extends Looking {
  entries: readonly Entry[];
  seat: number;
  className?: string | undefined;
  /** Where only the end of it is shown: opens all of it. */
  onWhole?: (() => void) | undefined;
}

type Named = { readonly seat: number } | { readonly face: CardFace };

/** Where one's last answer stands: what follows is news. */
function lastOwn(entries: readonly Entry[], seat: number): number {
  return entries.findLast((entry) => entry.kind === 'answered' && entry.seat === seat)?.number ?? -1;
}

interface LineProps extends Pick<Looking, 'onLook' | 'onZoom'> {
  line: string;
  named: ReadonlyMap<string, Named>;
}

function Line({ line, named, onLook, onZoom }: LineProps) {
  return partsOf(line, named).map((part, i) => {
    if (typeof part === 'string') return part;
    const { named: what, text } = part;
    if ('seat' in what)
      return (
        <b key={i} className={`${styles.player} ${styles[`of${what.seat % 4}`]}`}>
          {text}
        </b>
      );
    // A link, since a button cannot be broken across lines; another tab shows the card in the gallery.
    return (
      <a
        key={i}
        href={`/gallery?find=${encodeURIComponent(text)}`}
        className={styles.card}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onZoom?.(what.face);
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && onLook?.(what.face)}
        onPointerLeave={() => onLook?.(null)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && onLook?.(what.face)}
        onBlur={() => onLook?.(null)}
      >
        {text}
      </a>
    );
  });
}

interface ToldProps extends Looking {
  entry: Entry;
  isNew: boolean;
  /** What others did since one's last turn begins with it. */
  isFirstNew: boolean;
  isTakenBack: boolean;
  /** So many entries in a row say the same. */
  times: number;
}

/** One entry. A long log is not read anew whenever something is pointed at: only what changed is. */
const Told = memo(function Told({ entry, isNew, isFirstNew, isTakenBack, times, names = [], ...looking }: ToldProps) {
  const say = useWords();
  const { faceOf, onLook, onZoom } = looking;
  const { seat, lines } = entry;
  const named = new Map<string, Named>([
    ...names.map((name, i) => [name, { seat: i }] as const),
    ...(faceOf === undefined ? [] : cardsOf(entry).map(faceOf)).map((face) => [face.text.name, { face }] as const),
  ]);
  return (
    <li className={`${styles[`seat${(seat ?? -1) % 4}`] ?? ''} ${isNew ? styles.isNew : ''}`}>
      {isFirstNew ? <p className={styles.fresh}>{say('new-lines')}</p> : null}
      {told(lines.map((line) => manyTimes(line, times))).map((line, i) =>
        isTakenBack ? (
          <del key={i}>
            {line} ({say('taken-back')})
          </del>
        ) : (
          <p key={i}>
            <Line line={line} named={named} onLook={onLook} onZoom={onZoom} />
          </p>
        ),
      )}
    </li>
  );
});

/** So near to the end is at the end. */
const SLACK = 24;

/** Scrolled to the end it stays at the end, even if lines grow, wrap or change their language; scrolled elsewhere it stays there. */
function useEnd(entries: readonly Entry[]) {
  const ref = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const follow = (): void => {
      if (isAtEnd.current) box.scrollTop = box.scrollHeight;
    };
    follow();
    const observer = new ResizeObserver(follow);
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [entries]);
  return {
    ref,
    onScroll: () => {
      const box = ref.current;
      // One that is not shown has no end.
      if (box === null || box.clientHeight === 0) return;
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < SLACK;
    },
  };
}

/** So many are in sight, and some more: a page with hundreds of them is slow. */
const FEW = 50;

/** What happened, in sentences; the newest at the bottom. */
export function Log({ entries, seat, className, onWhole, ...looking }: Props) {
  const say = useWords();
  const takenBack = new Set(entries.map(({ takesBack }) => takesBack));
  const all = entries.filter(({ lines }) => lines.length > 0);
  const shown = onWhole === undefined ? all : all.slice(-FEW);
  const since = lastOwn(entries, seat);
  const firstNew = since < 0 ? undefined : shown.find(({ number }) => number > since)?.number;
  const end = useEnd(entries);
  const areTogether = (a: Entry, b: Entry): boolean =>
    b.number !== firstNew && takenBack.has(a.number) === takenBack.has(b.number);
  return (
    <section
      {...end}
      className={`${styles.log} ${className ?? styles.whole}`}
      data-log
      aria-label={say('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      {className === undefined ? null : <h2 className={styles.title}>{say('log')}</h2>}
      {shown.length === 0 ? <p>{say('log-empty')}</p> : null}
      {shown.length === all.length ? null : (
        <Button look="quiet" className={styles.earlier} onClick={onWhole}>
          {say('whole-log')}
        </Button>
      )}
      <ol>
        {repeated(shown, areTogether).map(({ entry, times }) => (
          <Told
            key={entry.number}
            {...looking}
            entry={entry}
            isNew={since >= 0 && entry.number > since}
            isFirstNew={entry.number === firstNew}
            isTakenBack={takenBack.has(entry.number)}
            times={times}
          />
        ))}
      </ol>
    </section>
  );
}
