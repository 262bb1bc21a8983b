import {
  LEVELS,
  type News,
  RONDEL,
  type RondelSpace,
  rondelText,
  type Seat,
  TEXTS,
  trackText,
} from '@gloaming/evenfall';
import { type CSSProperties, useId, useState } from 'react';
import { classes } from '../../base/classes.ts';
import { Icon, type IconName } from '../../design/Icon.tsx';
import { Goods } from '../../table/Goods.tsx';
import { PlayerPanel } from '../../table/PlayerPanel.tsx';
import styles from './Automa.module.css';
import { asPlayer } from './asPlayer.ts';
import type { ClanProps } from './Clan.tsx';
import { Coven, Track } from './ClanBoard.tsx';
import { ClanSpread } from './ClanSpread.tsx';
import { Holdings } from './Holdings.tsx';
import { type Setting, stoneIcon } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

const SIGNS: Readonly<Record<RondelSpace, IconName>> = {
  xCoven: 'points',
  northernLakes: 'wave',
  centralMountains: 'tower',
  play: 'cards',
  coven: 'coven',
  transfer: 'turn',
  harvest: 'herb',
  drawPlace: 'deck',
};

/** The rondel with its marker; what the space says stands in the middle. */
export function Rondel({ set }: { set: Setting }) {
  const { t, language } = set;
  const spaces = rondelText(language, LEVELS[t.level]);
  const zones = ZONE_WORDS[language];
  const said = spaces.map((space, i) =>
    i === t.rondel ? { ...space, text: `${space.text} (${zones.automaHere})` } : space,
  );
  const id = useId();
  return (
    <section className={styles.rondel} aria-labelledby={id}>
      <h3 id={id} className="unseen">
        {zones.rondel}
      </h3>
      <ol>
        {said.map(({ text, ring }, i) => (
          <li
            key={i}
            style={{ '--turn': i / spaces.length } as CSSProperties}
            className={classes(styles.spot, ring && styles.ring, i === t.rondel && styles.here)}
            aria-current={i === t.rondel ? 'step' : undefined}
            title={text}
          >
            <Icon name={SIGNS[RONDEL[i]]} />
            <span className="unseen">{text}</span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true">{spaces[t.rondel]?.text}</p>
    </section>
  );
}

/** Where a turn of the Automa ends in the news. */
const AFTERWARDS: readonly string[] = ['battle', 'round', 'roundEnded', 'won'];

/** What the Automa did last, one step after the other. */
export function LastTurn({ set, isBrief = false }: { set: Setting; isBrief?: boolean }) {
  const { desk, language, names } = set;
  const entry = desk.entries?.findLast(({ news }) => news.some((each) => (each as News).news === 'automaDrew'));
  if (entry === undefined) return null;
  const all = entry.news as readonly News[];
  const from = all.findLastIndex(({ news }) => news === 'automaDrew');
  const after = all.slice(from).findIndex(({ news }) => AFTERWARDS.includes(news));
  const own = all.slice(from, after < 0 ? undefined : from + after);
  const lines = own.map((news) => TEXTS[language].news(news, names, desk.seat));
  return (
    <section className={styles.last} aria-labelledby="automa-last">
      <h3 id="automa-last" className={isBrief ? 'unseen' : undefined}>
        {ZONE_WORDS[language].lastTurn}
      </h3>
      <ol>
        {lines
          .filter((line) => line !== '')
          .map((line, i) => (
            <li key={i}>{line}</li>
          ))}
      </ol>
    </section>
  );
}

/** It has Witches and Powerstones, and no resources. */
export function AutomaGoods({ set: { t, language }, seat }: { set: Setting; seat: Seat }) {
  const p = t.players[seat];
  const zones = ZONE_WORDS[language];
  const stones = p.stones.flatMap((n, stone) => (n === 0 ? [] : [{ kind: stoneIcon(stone), n }]));
  return (
    <>
      <Goods label={zones.reserve} at={`reserve:${seat}`} goods={[{ kind: 'witch', n: p.witches }]} />
      {stones.length === 0 ? null : <Goods label={zones.stones} at={`stones:${seat}`} goods={stones} />}
    </>
  );
}

/** The Automa: no hand, no resources; a rondel, and what it did last. */
export function Automa({ set, seat, isActing, extent }: ClanProps) {
  const { language } = set;
  const [isOpen, setOpen] = useState(false);
  const { steps } = trackText(language, 'automa');
  return (
    <PlayerPanel
      {...asPlayer(set, seat)}
      isActing={isActing}
      beside={<Coven set={set} seat={seat} steps={steps.length} />}
      onCloser={() => setOpen(true)}
      extra={<AutomaGoods set={set} seat={seat} />}
    >
      <div className={styles.turn}>
        {extent === 'full' ? <Rondel set={set} /> : null}
        <LastTurn set={set} />
        <div className={styles.held}>
          <Holdings set={set} seat={seat} isMine={false} />
        </div>
      </div>
      {isOpen ? (
        <ClanSpread set={set} seat={seat} onClose={() => setOpen(false)}>
          {extent === 'full' ? null : <Rondel set={set} />}
          <Track set={set} seat={seat} steps={steps} beyond="" />
        </ClanSpread>
      ) : null}
    </PlayerPanel>
  );
}
