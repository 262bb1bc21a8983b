import type { Present } from '@gloaming/protocol';
import { LayoutGroup, MotionConfig } from 'motion/react';
import { useState } from 'react';
import { Button } from '../design/Button.tsx';
import { Card } from '../design/Card.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Toolbar } from '../design/Toolbar.tsx';
import type { CardFace } from '../games/face.ts';
import { useGame } from '../games/index.ts';
import type { Desk } from '../games/table.ts';
import type { AtTable } from '../net/useTable.ts';
import { useWords } from '../words/index.ts';
import { Announcer } from './Announcer.tsx';
import { Keys } from './Keys.tsx';
import { Log } from './Log.tsx';
import styles from './Play.module.css';
import { QuestionBar } from './QuestionBar.tsx';
import { Result } from './Result.tsx';
import { useChoosing } from './useChoosing.ts';

/** The table while a game is played, and after it. */
export function Play({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const game = useGame(present.table.game);
  const [looked, setLooked] = useState<CardFace | null>(null);
  const [chosen, setChosen] = useState<CardFace | null>(null);
  const [zoomed, setZoomed] = useState<CardFace | null>(null);
  const [isLogOpen, setLogOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const choosing = useChoosing(game, present, (option) => void at.send({ answers: [option] }));
  const names = present.table.seats.map(({ name }) => name);
  const waitingFor = present.asked.filter((seat) => seat !== present.seat).map((seat) => names[seat]);
  const isMyTurn = present.question !== null;
  const desk: Desk = {
    seat: present.seat,
    names,
    isLegal: choosing.isLegal,
    isChosen: choosing.isChosen,
    press: (target, face) => {
      setLooked(null);
      setChosen(face ?? null);
      if (!choosing.press(target) && face !== undefined) setZoomed(face);
    },
    look: setLooked,
  };
  return (
    <MotionConfig reducedMotion="user">
      <div className={styles.page} data-mood={present.table.game} data-version={present.version}>
        <Toolbar>
          <p className={styles.status}>
            <strong>
              {present.view === null || game === null ? present.table.title : game.status(present.view, say)}
            </strong>
            <span>
              {present.table.status === 'ended'
                ? say('game-over')
                : isMyTurn
                  ? say('your-turn')
                  : waitingFor.length > 0
                    ? say('waiting-for', { names: waitingFor.join(', ') })
                    : ''}
            </span>
            <Button
              className={styles.help}
              look="quiet"
              icon="help"
              aria-label={say('shortcuts')}
              title={say('shortcuts')}
              onClick={() => setHelpOpen(true)}
            />
          </p>
        </Toolbar>
        {at.isConnected ? null : (
          <p className={styles.lost} role="status">
            {say('reconnecting')}
          </p>
        )}
        <main id="content" className={styles.table}>
          <h1 className="unseen">{present.table.title}</h1>
          <div className={styles.board}>
            {present.table.result === null ? null : (
              <Result at={at} table={present.table} isSeated={present.seat >= 0} />
            )}
            <LayoutGroup>
              {game === null || present.view === null ? (
                <p>{say('loading')}</p>
              ) : (
                <game.Board view={present.view} desk={desk} />
              )}
            </LayoutGroup>
          </div>
          <aside className={styles.side}>
            <QuestionBar at={at} present={present} choosing={choosing} chosen={chosen} onLog={() => setLogOpen(true)} />
            <Log className={styles.log} entries={at.entries} seat={present.seat} />
          </aside>
        </main>
        {looked === null ? null : (
          <div className={styles.looked} aria-hidden="true">
            <Card face={looked} />
          </div>
        )}
        {zoomed === null ? null : (
          <Dialog title={zoomed.text.name} onClose={() => setZoomed(null)}>
            <Card face={zoomed} />
          </Dialog>
        )}
        {isLogOpen ? (
          <Dialog title={say('log')} onClose={() => setLogOpen(false)}>
            <Log entries={at.entries} seat={present.seat} />
          </Dialog>
        ) : null}
        <Keys
          answer={(place) => choosing.answerAt(place)}
          undo={() => present.undo === 'possible' && void at.send({ undo: true })}
          openLog={() => setLogOpen(true)}
          widen={choosing.widen}
          isHelpOpen={isHelpOpen}
          setHelpOpen={setHelpOpen}
        />
        <Announcer entries={at.entries} question={present.question?.text ?? ''} />
      </div>
    </MotionConfig>
  );
}
