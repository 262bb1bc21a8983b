import { classes } from '../../base/classes.ts';
import { Button } from '../../design/Button.tsx';
import { useWords } from '../../words/index.ts';
import { BotSeat } from '../BotSeat.tsx';
import { PlayerName } from '../PlayerName.tsx';
import { aboutOf, Badges, type PlayerProps } from '../PlayerPanel.tsx';
import { Score } from '../Score.tsx';
import { seatColour } from '../seatColour.ts';
import type { Box } from './arrange.ts';
import { boxStyle } from './boxStyle.ts';
import styles from './PlayerHead.module.css';

const TALL = 84;
/** One's own line that is narrower, in pixels, is a block of two lines. */
const LONG = 600;

/** On a table that is laid: who it is, how it is with them, and what they have that is no card. */
function Head({ box, isBar, ...props }: Omit<PlayerProps, 'children'> & { box: Box; isBar: boolean }) {
  const { seat, name, desk, isMine, isActing, beside, extra, onCloser } = props;
  const say = useWords();
  const about = aboutOf(props);
  // Of several rivals each has a column, and two lines at its head.
  const isBlock = isBar && box.width < LONG;
  const isInColumn = isBlock || (box.width > 1.6 * TALL && box.height < TALL);
  return (
    <header
      className={classes(
        styles.head,
        isMine ? styles.mine : styles.rival,
        isActing && styles.acting,
        isBar && styles.bar,
        isBlock && styles.block,
      )}
      style={boxStyle(box)}
      data-heap={`seat:${seat}`}
      data-laid={isMine ? 'own' : 'rival'}
      data-narrow={isInColumn ? '' : undefined}
      data-bar={isBlock ? 'block' : isBar ? 'line' : undefined}
    >
      <div className={styles.line}>
        <Score {...props} />
        <BotSeat desk={desk} seat={seat} />
        <div className={styles.who}>
          <PlayerName seat={seat} name={name} desk={desk} className={styles.name}>
            {isMine ? <span className="unseen"> ({say('you')})</span> : null}
          </PlayerName>
          {about === '' ? null : (
            <p className={styles.about} title={about}>
              {about}
            </p>
          )}
        </div>
        {isInColumn ? beside : null}
        <Badges {...props} isBrief />
        {onCloser === undefined ? null : (
          <Button
            look="quiet"
            icon="zoom"
            className={styles.closer}
            aria-label={say('look-closer', { name })}
            title={say('look-closer', { name })}
            onClick={onCloser}
          />
        )}
      </div>
      <div className={styles.extra}>
        {extra}
        {isInColumn ? null : beside}
      </div>
    </header>
  );
}

/** One player's side of a table that is laid. */
export function PlayerSide({ head, isBar = false, children, ...props }: PlayerProps & { head: Box; isBar?: boolean }) {
  return (
    <section style={seatColour(props.seat)} aria-labelledby={`player-${props.seat}`}>
      <Head {...props} box={head} isBar={isBar} />
      {children}
    </section>
  );
}
