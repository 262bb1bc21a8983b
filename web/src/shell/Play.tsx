import type { Card } from '@gloaming/engine';
import type { Entry, Present, TableInfo } from '@gloaming/protocol';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Content } from '../frame/Content.tsx';
import { useGame } from '../games/index.ts';
import type { AtTable } from '../net/useTable.ts';
import { DockProvider } from '../table/Dock.tsx';
import { cardOf } from '../table/game.ts';
import { useMedia } from '../table/useMedia.ts';
import { useWide } from '../table/useWide.ts';
import { type Say, useWords } from '../words/index.ts';
import { Announcer } from './Announcer.tsx';
import { armedAloud } from './announced.ts';
import { CardsBeingRead } from './CardsBeingRead.tsx';
import { Keys } from './Keys.tsx';
import { Lesson, LessonPointer } from './Lesson.tsx';
import { LiftedCard } from './LiftedCard.tsx';
import { Log } from './Log.tsx';
import { LogDialog } from './LogDialog.tsx';
import styles from './Play.module.css';
import { QuestionBar } from './QuestionBar.tsx';
import { questionKeyOf } from './questionKey.ts';
import { Result } from './Result.tsx';
import { ScoreDialog } from './ScoreDialog.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useAsked } from './useAsked.ts';
import { useChoosing } from './useChoosing.ts';
import { useDeliberateClick } from './useDeliberateClick.ts';
import { useDesk } from './useDesk.ts';
import { useDragging } from './useDragging.ts';
import { useReading } from './useReading.ts';
import { useSounds } from './useSounds.ts';
import { useSpoken } from './useSpoken.ts';
import { useTold } from './useTold.ts';
import { Welcome } from './Welcome.tsx';
import { ZoneKeys } from './ZoneKeys.tsx';

/** What the log calls the opponent in a game for one, in every language. */
const AUTOMA = 'Automa';

/** For a tab in the background: whether one is awaited here. */
function titleOf(say: Say, { question, table }: Present): string {
  if (table.status === 'ended') return `${say('game-over')} · ${table.title}`;
  return question === null ? table.title : `● ${say('your-turn')} · ${table.title}`;
}

/** The same names are the same list, so that what shows them is not drawn anew with every move; and as the log has them. */
function useNames({ seats }: TableInfo) {
  const called = seats.map(({ name }) => name).join('\n');
  return useMemo(() => {
    const names = called.split('\n');
    return { names, named: names.length === 1 ? [...names, AUTOMA] : names };
  }, [called]);
}

/** Something that is opened and closed; both stay the same functions. */
function useOpened() {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, open, close };
}

/** What somebody is told who plays for the first time. */
function FirstSteps({ present: { table, seat }, entries, isAside }: FirstStepsProps) {
  if (seat < 0 || table.status !== 'playing' || table.lesson !== undefined) return null;
  const answers = entries.filter((entry) => entry.kind === 'answered' && entry.seat === seat).length;
  return <Welcome game={table.game} title={table.title} answers={answers} isAside={isAside} />;
}
interface FirstStepsProps {
  present: Present;
  entries: readonly Entry[];
  isAside: boolean;
}

/** What the look of a table depends on, and how far it has come. */
const marksOf = ({ table, version, question }: Present) => ({
  'data-mood': table.game,
  'data-version': version,
  'data-turn': question === null ? 'others' : 'mine',
});

interface Props {
  at: AtTable;
  present: Present;
  /** Stands above the question: what is to be practised here. */
  coach?: ReactNode;
}

/** The table while a game is played, and after it. */
export function Play({ at, present: shown, coach }: Props) {
  const say = useWords();
  const { language, asking } = useSettings();
  const { table, seat } = shown;
  const { names, named } = useNames(table);
  const game = useGame(table.game);
  const present = useAsked(shown, game, language, names);
  const { view } = present;
  const { entries } = at;
  const faces = game === null || view === null ? null : game.facesOf(view);
  const faceOf = useMemo(() => (faces === null ? null : (card: Card) => faces(language, card)), [faces, language]);
  const isOver = table.status === 'ended';
  const [isFresh] = useState(!isOver);
  const log = useOpened();
  const score = useOpened();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useSounds(game, present, entries);
  const { teacher, question } = useSpoken(shown, present, game, named);
  const send = (answers: number[]): void => void at.send({ answers });
  const isTouched = useMedia('(hover: none)');
  const isWide = useWide();
  const choosing = useChoosing({
    game,
    present,
    language,
    names,
    asking,
    isTouched,
    taught: teacher?.taught ?? null,
    send,
  });
  const keepMeant = useDeliberateClick(`${questionKeyOf(present)} ${choosing.isNarrowed}`);
  const held = useDragging(choosing);
  const reading = useReading(present.version, faces, language);
  const laid = useDesk({ entries, present, names, game, faceOf, choosing, reading, showScore: score.open });
  const chosen = cardOf(choosing.chosen);
  const telling = game?.telling;
  const { chapters, tell } = useTold(entries, telling, named, seat);
  const looking = {
    seat,
    names: named,
    telling,
    faceOf: faceOf ?? undefined,
    onLook: reading.look,
    onZoom: reading.zoom,
  };
  const welcome = <FirstSteps present={present} entries={entries} isAside={isWide} />;
  return (
    <div className={styles.page} {...marksOf(present)}>
      {/* First, since it would make the page longer than what is seen of it. */}
      <Announcer {...{ entries, tell, question }} isOver={isOver} armed={armedAloud(say, choosing)} />
      <TableToolbar at={at} present={present} game={game} onKeys={() => setHelpOpen(true)} onLog={log.open} />
      <Content title={titleOf(say, present)} className={styles.table} onClickCapture={keepMeant}>
        <h1 className="unseen">{table.title}</h1>
        <ZoneKeys className={styles.board}>
          <StatusStrip at={at} present={present} />
          {isWide ? null : welcome}
          {table.result === null ? null : <Result {...{ at, table, seat, game, view, faceOf, isFresh }} />}
          <DockProvider value={isOver ? undefined : dock}>
            {game === null || view === null ? <p>{say('loading')}</p> : <game.Board view={view} desk={laid.desk} />}
          </DockProvider>
        </ZoneKeys>
        <div className={styles.foot}>
          <div ref={setDock} className={styles.dock} />
          <aside className={styles.side} aria-label={say('at-your-side')}>
            {teacher === null ? null : <Lesson at={at} present={present} teacher={teacher} />}
            {coach}
            <QuestionBar
              at={at}
              present={present}
              game={game}
              choosing={choosing}
              advising={laid.advising}
              chosen={chosen === null || faceOf === null ? null : faceOf(chosen)}
              chapters={chapters}
              looking={looking}
              onLog={log.open}
              onPreview={laid.previewOption}
            />
            {isWide ? welcome : null}
            <Log className={styles.log} chapters={chapters} {...looking} onWhole={log.open} />
          </aside>
        </div>
      </Content>
      {teacher === null ? null : <LessonPointer {...{ teacher, present, choosing }} />}
      <LiftedCard choosing={choosing} faceOf={faceOf} isBusy={at.sending !== null} held={held} />
      <CardsBeingRead present={present} names={names} game={game} choosing={choosing} reading={reading} />
      {score.isOpen ? <ScoreDialog present={present} game={game} names={named} onClose={score.close} /> : null}
      {log.isOpen ? <LogDialog chapters={chapters} {...looking} onClose={log.close} /> : null}
      <Keys
        symbols={game?.symbols ?? []}
        numbered={{ answer: choosing.answerAt, hold: choosing.holdAt, heldFor: choosing.heldFor }}
        most={choosing.most}
        moment={questionKeyOf(present)}
        big={choosing.pressBig}
        undo={() => present.undo === 'possible' && void at.send({ undo: true })}
        openLog={log.open}
        widen={choosing.widen}
        isHelpOpen={isHelpOpen}
        setHelpOpen={setHelpOpen}
      />
    </div>
  );
}
