import type { Seat } from '@gloaming/engine';
import { CLANS, clanBoardText, trackOf, trackText } from '@gloaming/evenfall';
import { Icon } from '../../design/Icon.tsx';
import { Token } from '../../design/Token.tsx';
import { TOKEN_WORDS } from '../../design/tokenWords.ts';
import styles from './ClanBoard.module.css';
import heading from './Heading.module.css';
import { reasons } from './pointing.ts';
import { type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** The Coven track, from the first step up; the marker stands on the last that was taken. */
export function Track({
  set,
  seat,
  steps,
  beyond,
}: {
  set: Setting;
  seat: Seat;
  steps: readonly string[];
  beyond: string;
}) {
  const { coven } = set.t.players[seat];
  const zones = ZONE_WORDS[set.language];
  return (
    <div className={styles.track}>
      <h3 className={heading.heading}>
        {zones.coven}{' '}
        <span>
          {coven}/{steps.length}
        </span>
      </h3>
      <ol>
        {steps.map((step, i) => (
          <li
            key={i}
            className={i < coven ? styles.taken : i === coven ? styles.next : ''}
            aria-current={i === coven - 1 ? 'step' : undefined}
            data-spot={`coven:${seat}:${i + 1}`}
          >
            <b aria-hidden="true">{i + 1}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      {beyond === '' ? null : <p className={styles.beyond}>{beyond}</p>}
    </div>
  );
}

/** One's own is a button when it can be activated, and says else why not; laid out large it is only read. */
function ClanToken({ set, seat, isRead }: { set: Setting; seat: Seat; isRead: boolean }) {
  const { view, t, desk, language, names } = set;
  const { clan, tokenUsed } = t.players[seat];
  const zones = ZONE_WORDS[language];
  const inside = (
    <>
      <Token kind={CLANS[clan]} label={TOKEN_WORDS[language][CLANS[clan]]} />
      {tokenUsed === 1 ? zones.tokenUsed : zones.token}
    </>
  );
  const isMine = seat === desk.seat;
  if (isMine && !isRead && desk.isLegal('token'))
    return (
      <button
        type="button"
        className={`${styles.token} ${styles.legal}`}
        data-target={`token:${seat}`}
        aria-pressed={desk.isChosen('token')}
        onClick={() => desk.press('token')}
      >
        {inside}
      </button>
    );
  const why = isMine && !desk.isLegal('token') ? reasons(view, 'token', language, names).join(' ') : '';
  return (
    <p
      className={`${styles.token} ${tokenUsed === 1 ? styles.used : ''}`}
      title={why === '' ? undefined : why}
      data-target={`token:${seat}`}
    >
      {inside}
    </p>
  );
}

interface BoardProps {
  set: Setting;
  seat: Seat;
  /** All of it; on a wide table with its track, or the next step alone; on a narrow one a line that unfolds. */
  look: 'open' | 'full' | 'brief' | 'strip';
  /** On a wide table the rest is laid out elsewhere: unfolded there, it would make the table too high, which is then laid without it. */
  onOpen?: () => void;
}

/**
 * A clan's own board: what scouting, the token and the Council cost and give, and the Coven track. Where there is little room only the next
 * step is in sight.
 */
export function ClanBoard({ set, seat, look, onOpen }: BoardProps) {
  const { t, language } = set;
  const { clan, coven, stoneSpaces } = t.players[seat];
  if (clan < 0) return null;
  const { lines } = clanBoardText(language, CLANS[clan], t.side, t.switches);
  const { steps, beyond } = trackText(language, trackOf(CLANS[clan], t.side));
  const zones = ZONE_WORDS[language];
  const words = TOKEN_WORDS[language];
  const track = <Track set={set} seat={seat} steps={steps} beyond={beyond} />;
  const rules = lines.map((line) => <p key={line}>{line}</p>);
  return (
    <section className={`${styles.clanBoard} ${styles[look] ?? ''}`} aria-label={zones.board}>
      <ClanToken set={set} seat={seat} isRead={look === 'open'} />
      {look === 'open' || look === 'full' ? (
        track
      ) : (
        <p className={styles.step}>
          <b>
            {zones.coven} {coven}/{steps.length}
          </b>
          <span>
            <span aria-hidden="true">→</span> {steps[coven] ?? beyond}
          </span>
        </p>
      )}
      {stoneSpaces.some((stone) => stone >= 0) ? (
        <p className={styles.row}>
          {stoneSpaces.map((stone, i) =>
            stone < 0 ? null : <Token key={i} kind={stoneIcon(stone)} n={i + 1} label={words[stoneIcon(stone)]} />,
          )}
        </p>
      ) : null}
      {look === 'open' ? (
        rules
      ) : look === 'strip' ? (
        <details>
          <summary>{zones.board}</summary>
          {rules}
          {track}
        </details>
      ) : (
        <button type="button" className={styles.more} onClick={onOpen}>
          {zones.board}
        </button>
      )}
    </section>
  );
}

/** How many steps a clan's Coven track has. */
export const stepsOf = ({ t, language }: Setting, clan: number): number =>
  trackText(language, trackOf(CLANS[clan], t.side)).steps.length;

/** How far a rival's Coven marker is. */
export function Coven({ set, seat, steps }: { set: Setting; seat: Seat; steps: number }) {
  const { coven } = set.t.players[seat];
  const name = ZONE_WORDS[set.language].coven;
  return (
    <span className={styles.coven} title={`${name}: ${coven}/${steps}`} data-spot={`sign:${seat}`}>
      <span data-spot={`coven:${seat}`}>
        <Icon name="coven" label={name} /> {coven}
      </span>
      <small>/{steps}</small>
    </span>
  );
}

/** What one has to know of it, in the line of one's name: whether the token is active, and how far the Coven marker is. */
export function ClanSign({ set, seat, onOpen }: { set: Setting; seat: Seat; onOpen: () => void }) {
  const { t, language } = set;
  const { clan, coven, tokenUsed } = t.players[seat];
  if (clan < 0) return null;
  const zones = ZONE_WORDS[language];
  const { steps, beyond } = trackText(language, trackOf(CLANS[clan], t.side));
  const token = tokenUsed === 1 ? zones.tokenUsed : zones.token;
  return (
    <button
      type="button"
      className={styles.sign}
      data-spot={`sign:${seat}`}
      title={`${token}. ${zones.coven} ${coven}/${steps.length}: ${steps[coven] ?? beyond}`}
      onClick={onOpen}
    >
      <span className="unseen">{zones.board}: </span>
      <span className={tokenUsed === 1 ? styles.used : ''}>
        <Token kind={CLANS[clan]} label={token} size="small" />
      </span>
      <span className="unseen">{zones.coven}</span>
      <span data-spot={`coven:${seat}`}>
        <Icon name="coven" /> {coven}/{steps.length}
      </span>
      <span className="unseen">: {steps[coven] ?? beyond}</span>
    </button>
  );
}
