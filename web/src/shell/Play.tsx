import type { Card } from '@gloaming/engine';
import type { Entry, Present } from '@gloaming/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import type { CardFace } from '../design/face.ts';
import { Content } from '../frame/Content.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { useGame } from '../games/index.ts';
import type { AtTable } from '../net/useTable.ts';
import { CardPreview, Zoomed } from '../table/CardPreview.tsx';
import { cardOf, type Desk, type Target } from '../table/game.ts';
import { useMedia } from '../table/useMedia.ts';
import { type Say, useWords } from '../words/index.ts';
import { Announcer } from './Announcer.tsx';
import { Keys } from './Keys.tsx';
import { Log } from './Log.tsx';
import { Menu } from './Menu.tsx';
import { cardsOf } from './namesInLine.ts';
import styles from './Play.module.css';
import { QuestionBar } from './QuestionBar.tsx';
import { questionKeyOf } from './questionKey.ts';
import { Result } from './Result.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { useChoosing } from './useChoosing.ts';
import { useDeliberateClick } from './useDeliberateClick.ts';
import { Welcome } from './Welcome.tsx';

/** What the log calls the opponent of whoever plays alone, in every language. */
const AUTOMA = 'Automa';

interface Looking {
  face: CardFace;
  target: Target | null;
}

/** The cards that the last news was about; what one did oneself needs no pointing at. */
function useFresh(entries: readonly Entry[], seat: number): ReadonlySet<Card> {
  const last = entries.at(-1);
  return useMemo(() => new Set(last === undefined || last.seat === seat ? [] : cardsOf(last)), [last, seat]);
}

/** For a tab in the background: whether one is awaited here. */
function titleOf(say: Say, { question, table }: Present): string {
  if (table.status === 'ended') return `${say('game-over')} · ${table.title}`;
  return question === null ? table.title : `● ${say('your-turn')} · ${table.title}`;
}

/** The table while a game is played, and after it. */
export function Play({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const { language, asking } = useSettings();
  const { view, question, table, seat } = present;
  const game = useGame(table.game);
  const faceOf = game === null || view === null ? null : game.facesOf(view);
  const [looked, setLooked] = useState<Looking | null>(null);
  const [zoomed, setZoomed] = useState<Looking | null>(null);
  const [pointed, setPointed] = useState<Target | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  // The same names are the same list, so that what shows them is not drawn anew with every move.
  const called = table.seats.map(({ name }) => name).join('\n');
  const names = useMemo(() => called.split('\n'), [called]);
  const send = (answers: number[]): void => void at.send({ answers });
  const isTouched = useMedia('(hover: none)');
  const choosing = useChoosing({ game, present, language, names, asking, isTouched, send });
  const chosen = cardOf(choosing.chosen);
  const moment = questionKeyOf(present);
  const keepMeant = useDeliberateClick(`${moment} ${choosing.isNarrowed}`);
  const fresh = useFresh(at.entries, seat);
  const answers = at.entries.filter((entry) => entry.kind === 'answered' && entry.seat === seat).length;
  // Answers that were pointed at go without a pointer leaving them; what they pointed at must not stand out any longer.
  useEffect(() => setPointed(null), [moment]);
  // Nor does a pointer leave what the log no longer names, and that may change with everything that happens.
  useEffect(() => setLooked((now) => (now?.target === null ? null : now)), [present.version]);
  const waitingFor = present.asked.filter((each) => each !== seat).map((each) => names[each]);
  const reasonsFor = ({ target }: Looking): readonly string[] =>
    game === null || view === null || question === null || target === null || choosing.isLegal(target)
      ? []
      : game.reasons(view, target, language);
  const zoom = useCallback((face: CardFace, target: Target | null): void => {
    setLooked(null);
    setZoomed({ face, target });
  }, []);
  // A card that is being read is read on in another language.
  useEffect(() => {
    const retold = (now: Looking | null): Looking | null => {
      const card = now === null ? null : cardOf(now.target);
      return now === null || card === null || faceOf === null ? null : { ...now, face: faceOf(language, card) };
    };
    setZoomed(retold);
    setLooked(null);
  }, [language, faceOf]);
  const desk: Desk = {
    seat,
    names,
    stumbles: table.seats.map(({ stumbles = 0 }) => stumbles),
    isLegal: choosing.isLegal,
    isChosen: choosing.isChosen,
    press: (target, face) => {
      setLooked(null);
      if (!choosing.press(target) && face !== undefined) zoom(face, target);
    },
    look: (face, target) => setLooked(face === null ? null : { face, target: target ?? null }),
    hold: zoom,
    isPointedAt: (target) => target === pointed,
    isFresh: (card) => fresh.has(card),
    entries: at.entries,
  };
  /** The answer points at its card; a card that lies nowhere on the table is shown. */
  const previewOption = (option: number | null): void => {
    const target = option === null || game === null || view === null ? null : game.targetOf(view, option);
    setPointed(target);
    const card = cardOf(target);
    const isLying = card === null || document.querySelector(`[data-card="${card}"]`) !== null;
    setLooked(isLying || faceOf === null ? null : { face: faceOf(language, card), target: null });
  };
  const looking = useMemo(
    () => ({
      names: table.seats.length === 1 ? [...names, AUTOMA] : names,
      faceOf: faceOf === null ? undefined : (card: Card) => faceOf(language, card),
      onLook: (face: CardFace | null) => setLooked(face === null ? null : { face, target: null }),
      onZoom: (face: CardFace) => zoom(face, null),
    }),
    [names, table.seats.length, faceOf, language, zoom],
  );
  const openLog = useCallback(() => setLogOpen(true), []);
  const log = { entries: at.entries, seat, ...looking };
  const armed = choosing.armed === null ? '' : (choosing.preview(choosing.armed)?.lines.join(' ') ?? '');
  return (
    <div className={styles.page} data-mood={table.game} data-version={present.version}>
      {/* First, since it would make the page longer than what is seen of it. */}
      <Announcer
        entries={at.entries}
        question={question?.text ?? ''}
        armed={choosing.armed === null ? '' : `${armed} ${say('press-again')}`}
      />
      <Toolbar
        isAtTable
        menu={
          <>
            <Button
              className={styles.help}
              look="quiet"
              icon="help"
              aria-label={say('shortcuts')}
              title={say('shortcuts')}
              onClick={() => setHelpOpen(true)}
            />
            <Menu at={at} present={present} onKeys={() => setHelpOpen(true)} />
          </>
        }
      >
        <p className={styles.status}>
          <strong>{view === null || game === null ? table.title : game.status(view, say)}</strong>
          <span className={question === null ? '' : styles.mine}>
            {table.status === 'ended'
              ? ''
              : question !== null
                ? say('your-turn')
                : waitingFor.length > 0
                  ? say('waiting-for', { names: waitingFor })
                  : ''}
          </span>
        </p>
      </Toolbar>
      <Content title={titleOf(say, present)} className={styles.table} onClickCapture={keepMeant}>
        <h1 className="unseen">{table.title}</h1>
        <div className={styles.board}>
          <StatusStrip at={at} present={present} />
          {seat >= 0 && table.status === 'playing' ? <Welcome {...table} answers={answers} /> : null}
          {table.result === null ? null : <Result at={at} table={table} isSeated={seat >= 0} />}
          {game === null || view === null ? <p>{say('loading')}</p> : <game.Board view={view} desk={desk} />}
        </div>
        <aside className={styles.side} aria-label={say('at-your-side')}>
          <QuestionBar
            at={at}
            present={present}
            game={game}
            choosing={choosing}
            chosen={chosen === null || faceOf === null ? null : faceOf(language, chosen)}
            names={looking.names}
            onLog={openLog}
            onPreview={previewOption}
          />
          <Log className={styles.log} {...log} onWhole={openLog} />
        </aside>
      </Content>
      {looked === null ? null : (
        <CardPreview
          face={looked.face}
          offers={looked.target === null ? [] : choosing.optionsOf(looked.target)}
          reasons={reasonsFor(looked)}
        />
      )}
      {zoomed === null ? null : (
        <Zoomed
          face={zoomed.face}
          offers={zoomed.target === null ? [] : choosing.optionsOf(zoomed.target)}
          reasons={reasonsFor(zoomed)}
          onChoose={(option) => {
            setZoomed(null);
            if (zoomed.target !== null) choosing.choose(zoomed.target, option);
          }}
          onClose={() => setZoomed(null)}
        />
      )}
      {isLogOpen ? (
        <Dialog title={say('log')} onClose={() => setLogOpen(false)}>
          <Log {...log} />
        </Dialog>
      ) : null}
      <Keys
        mood={game?.mood ?? null}
        answer={(place) => choosing.answerAt(place)}
        undo={() => present.undo === 'possible' && void at.send({ undo: true })}
        openLog={openLog}
        widen={choosing.widen}
        isHelpOpen={isHelpOpen}
        setHelpOpen={setHelpOpen}
      />
    </div>
  );
}
