import { type News, REGION_BOARDS, REGIONS, regionText, TEXTS, type View } from '@gloaming/evenfall';
import { type CSSProperties, useEffect, useState } from 'react';
import { classes } from '../../base/classes.ts';
import { useSettings } from '../../base/settings.tsx';
import { CardArt } from '../../design/art/CardArt.tsx';
import { Icon, type IconName } from '../../design/Icon.tsx';
import { Stone } from '../../design/Token.tsx';
import { playSounds } from '../../sound/player.ts';
import type { RevealProps } from '../../table/game.ts';
import { useWords } from '../../words/index.ts';
import styles from './BattleReveal.module.css';
import { battlesFor, type Fighter, type Fought } from './battles.ts';
import { REGION_DRAWINGS } from './drawings/regions.ts';
import { seatClass, stoneIcon } from './setting.tsx';

/** Milliseconds: until the dials turn up, until they have been seen, for each point that is counted, and to see who won. */
const BEFORE = 550;
const SEEN = 450;
const A_POINT = 110;
const AFTERWARDS = 1000;

const highestDial = ({ fighters }: Fought): number => Math.max(...fighters.map(({ dial }) => dial));
const lastsOne = (battle: Fought): number => BEFORE + SEEN + highestDial(battle) * A_POINT + AFTERWARDS;
export const lasts = (news: readonly unknown[], view: unknown): number =>
  battlesFor(view as View, news).reduce((sum, battle) => sum + lastsOne(battle), 0);

/** How far it has come: the dials are hidden, then seen, then counted point by point, then somebody has won. */
function useCount(battle: Fought, tempo: number) {
  const [counted, setCounted] = useState(-1);
  const { sound } = useSettings();
  const most = highestDial(battle);
  useEffect(() => {
    if (counted > most) return;
    const wait = counted < 0 ? BEFORE : counted === 0 ? SEEN : A_POINT;
    const timer = setTimeout(() => {
      if (sound !== 'off') playSounds([counted < 0 ? 'turn' : counted < most ? 'battle' : 'shield'], sound);
      setCounted(counted + 1);
    }, wait * tempo);
    return () => clearTimeout(timer);
  }, [counted, most, tempo, sound]);
  return { areUp: counted >= 0, counted: Math.max(0, counted), isWon: counted > most };
}

interface SideProps {
  fighter: Fighter;
  name: string;
  /** What lies face down. */
  sign: IconName;
  region: number;
  areUp: boolean;
  counted: number;
  isWinner: boolean;
  isBeaten: boolean;
}

function Side({ fighter, name, sign, region, areUp, counted, isWinner, isBeaten }: SideProps) {
  const { seat, strength, dial } = fighter;
  const sum = strength + Math.min(dial, counted);
  return (
    <li className={classes(styles.side, seatClass(styles, seat), isWinner && styles.winner, isBeaten && styles.beaten)}>
      <b className={styles.name}>{name}</b>
      <span className={styles.sum}>{sum}</span>
      <span className={styles.parts}>
        <span className={styles.strength}>
          <Icon name="battle" /> {strength}
        </span>
        +
        <span className={classes(styles.dial, areUp && styles.up)}>
          <span className={styles.back}>?</span>
          <span className={styles.front}>
            <Icon name={sign} /> {dial}
          </span>
        </span>
      </span>
      <span className={styles.reached}>
        {REGION_BOARDS[region].rewards.map(({ strength: least }) => (
          <span key={least} className={areUp && sum >= least ? styles.got : undefined}>
            {least}+
          </span>
        ))}
      </span>
    </li>
  );
}

function One({ battle, names, view, tempo }: Omit<RevealProps, 'news'> & { battle: Fought }) {
  const { language } = useSettings();
  const say = useWords();
  const { areUp, counted, isWon } = useCount(battle, tempo);
  const { region, fighters, winner } = battle;
  const place = REGIONS[region];
  const { table, seat: own } = view as View;
  const isAutoma = (seat: number): boolean => table.players[seat].automa === 1;
  const called = table.players.map((_, seat) => (isAutoma(seat) ? say('automa') : names[seat]));
  const outcome: News = { news: 'wonBattle', seat: winner, region };
  return (
    <div className={styles.field}>
      <header className={styles.land}>
        <CardArt name={place} drawing={REGION_DRAWINGS[place]} />
        <h2>{regionText(language, place).name}</h2>
        <span className={classes(styles.prize, isWon && styles.won)}>
          {table.regions[region].stones.map((stone, i) => (
            <Stone key={i} kind={stoneIcon(stone)} />
          ))}
        </span>
      </header>
      <ul className={styles.sides}>
        {fighters.map((fighter) => (
          <Side
            key={fighter.seat}
            fighter={fighter}
            name={called[fighter.seat]}
            sign={isAutoma(fighter.seat) ? 'cards' : 'mana'}
            region={region}
            areUp={areUp}
            counted={counted}
            isWinner={isWon && fighter.seat === winner}
            isBeaten={isWon && winner >= 0 && fighter.seat !== winner}
          />
        ))}
      </ul>
      <p className={classes(styles.outcome, isWon && styles.told)}>
        {winner < 0 ? null : TEXTS[language].news(outcome, called, own)}
      </p>
    </div>
  );
}

/** The lamp goes down, all dials turn up together, sums are counted, and somebody has won. Who cannot see it hears it from the log. */
export function BattleReveal({ news, view, tempo, names }: RevealProps) {
  const battles = battlesFor(view as View, news);
  const [at, setAt] = useState(0);
  const battle = battles[Math.min(at, battles.length - 1)];
  useEffect(() => {
    if (at >= battles.length - 1) return;
    const timer = setTimeout(() => setAt(at + 1), lastsOne(battle) * tempo);
    return () => clearTimeout(timer);
  }, [at, battle, battles.length, tempo]);
  return (
    <div className={styles.scene} style={{ '--tempo': tempo } as CSSProperties}>
      <One key={at} battle={battle} view={view} tempo={tempo} names={names} />
    </div>
  );
}
