import type { Card, Seat } from '@gloaming/engine';
import {
  boardOf,
  CLANS,
  clanBoardText,
  LEVELS,
  NO_RESOURCES,
  RESOURCES,
  rondelText,
  settingsText,
  trackOf,
  trackText,
} from '@gloaming/evenfall';
import type { Painted } from '../../design/Icon.tsx';
import { Token } from '../../design/Token.tsx';
import { Goods } from '../../table/Goods.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import { Zone } from '../../table/Zone.tsx';
import { useWords } from '../../words/index.ts';
import { TOKEN_WORDS } from '../../words/tokens.ts';
import styles from './Board.module.css';
import { CardSpot, known, type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

/** A Place with the Ritual that is bound to it, side by side. */
function HeldPlace({ set, card }: { set: Setting; card: Card }) {
  const { t, language } = set;
  const ritual = t.ritualOn[card];
  const stone = t.stoneOn[card];
  const words = TOKEN_WORDS[language];
  return (
    <li className={styles.held}>
      <ul className={styles.pair}>
        <CardSpot set={set} card={card} />
        {ritual >= 0 ? <CardSpot set={set} card={ritual} /> : null}
      </ul>
      {stone >= 0 ? <Token kind={stoneIcon(stone)} label={words[stoneIcon(stone)]} size="small" /> : null}
    </li>
  );
}

function ClanBoard({ set, seat }: { set: Setting; seat: Seat }) {
  const { t, language } = set;
  const { clan, coven } = t.players[seat];
  if (clan < 0) return null;
  const { lines } = clanBoardText(language, CLANS[clan], t.side);
  const { steps, beyond } = trackText(language, trackOf(CLANS[clan], t.side));
  const zones = ZONE_WORDS[language];
  return (
    <details className={styles.clanBoard}>
      <summary>{zones.board}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <h3>{zones.coven}</h3>
      <ol>
        {steps.map((step, i) => (
          <li key={i} className={i < coven ? styles.reached : ''} aria-current={i === coven - 1 ? 'step' : undefined}>
            {i + 1}. {step}
          </li>
        ))}
      </ol>
      <p>{beyond}</p>
    </details>
  );
}

/** The whole rondel, with the space on which the Automa's marker stands. */
function Rondel({ set }: { set: Setting }) {
  const { t, language } = set;
  return (
    <details className={styles.clanBoard} open>
      <summary>{ZONE_WORDS[language].rondel}</summary>
      <ol className={styles.rondel}>
        {rondelText(language, LEVELS[t.level]).map(({ text, ring }, i) => (
          <li key={i} className={i === t.rondel ? styles.here : ''} aria-current={i === t.rondel ? 'step' : undefined}>
            {ring ? '◎ ' : ''}
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface Props {
  set: Setting;
  seat: Seat;
  isMine: boolean;
  isActing: boolean;
}

export function Clan({ set, seat, isMine, isActing }: Props) {
  const { t, desk, language, names } = set;
  const p = t.players[seat];
  const say = useWords();
  const words = TOKEN_WORDS[language];
  const zones = ZONE_WORDS[language];
  const settings = settingsText(language);
  const isAutoma = p.automa === 1;
  const size = isMine ? 'usual' : 'small';
  const clan = isAutoma ? settings.levels[LEVELS[t.level]] : p.clan < 0 ? '' : settings.clans[CLANS[p.clan]];
  const steps = isAutoma || p.clan < 0 ? null : boardOf(t, seat).track.length;
  const goods: { kind: Painted; n: number; target?: `kind:${number}` }[] = isAutoma
    ? [{ kind: 'witch', n: p.witches }]
    : [
        ...NO_RESOURCES.map((_, kind) => ({
          kind: RESOURCES[kind],
          n: p.resources[kind],
          ...(isMine ? { target: `kind:${kind}` as const } : {}),
        })),
        { kind: 'mana', n: p.mana },
        { kind: 'witch', n: p.witches },
        { kind: 'elder', n: p.elders },
      ];
  const stones = p.stones.flatMap((n, stone) => (n === 0 ? [] : [{ kind: stoneIcon(stone), n }]));
  const cards = (title: string, list: readonly Card[], showCost = false) =>
    known(list).length === 0 ? null : (
      <Zone title={title} size={size} count={list.length}>
        {known(list).map((card) => (
          <CardSpot key={card} set={set} card={card} showCost={showCost} />
        ))}
      </Zone>
    );
  const circle = (title: string, list: readonly Card[]) =>
    list.length === 0 ? null : (
      <section className={styles.circle} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {known(list).map((card) => (
            <HeldPlace key={card} set={set} card={card} />
          ))}
        </ul>
      </section>
    );
  return (
    <PlayerPanel
      seat={seat}
      name={names[seat]}
      desk={desk}
      isMine={isMine}
      isActing={isActing}
      isFirst={t.first === seat && t.seats > 1}
      hasPassed={p.passed === 1}
      points={p.points}
      extra={
        <>
          <Goods label={say('pool')} goods={goods} desk={desk} />
          <p className={styles.facts}>
            {clan === '' ? null : <span>{clan}</span>}
            <span>
              {zones.coven} {p.coven}
              {steps === null ? '' : `/${steps}`}
            </span>
            {isAutoma || p.tokenUsed === 1 ? null : <span>{zones.token}</span>}
            {isMine || isAutoma ? null : (
              <span>
                {say('hand')} {p.hand.length}
              </span>
            )}
            {p.dial < 0 || isAutoma ? null : (
              <span>
                {zones.dial} {p.dial}
              </span>
            )}
          </p>
          {stones.length === 0 ? null : <Goods label={zones.stones} goods={stones} />}
          {p.stoneSpaces.some((stone) => stone >= 0) ? (
            <p className={styles.row}>
              {zones.board}
              {p.stoneSpaces.map((stone, i) =>
                stone < 0 ? null : <Token key={i} kind={stoneIcon(stone)} n={i + 1} label={words[stoneIcon(stone)]} />,
              )}
            </p>
          ) : null}
        </>
      }
    >
      {isAutoma ? <Rondel set={set} /> : <ClanBoard set={set} seat={seat} />}
      {circle(zones.outer, p.outer)}
      {circle(zones.inner, p.inner)}
      {cards(zones.specialists, p.specialists)}
      {cards(zones.borrowed, p.borrowed)}
      {cards(zones.council, p.council)}
      {cards(say('hand'), p.hand, true)}
    </PlayerPanel>
  );
}
