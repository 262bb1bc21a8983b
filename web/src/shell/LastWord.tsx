import type { Result, TableInfo } from '@gloaming/protocol';
import { useSettings } from '../base/settings.tsx';
import { BotFace } from '../design/BotFace.tsx';
import { sayManners } from '../words/manners.ts';
import styles from './Result.module.css';

/** What a bot has to say when it is over: the one that has won, or else the first that has not. */
export function LastWord({ table, result: { winners } }: { table: TableInfo; result: Result }) {
  const { language } = useSettings();
  const bots = table.seats.flatMap(({ kind, name }, seat) => (kind === 'bot' ? [{ name, seat }] : []));
  const bot = bots.find(({ seat }) => winners.includes(seat)) ?? bots[0];
  if (bot === undefined) return null;
  const said = sayManners(language, bot.name, winners.includes(bot.seat) ? 'wins' : 'loses');
  return (
    <p className={styles.lastWord}>
      <BotFace name={bot.name} />
      <span>
        <b>{bot.name}</b>: {said}
      </span>
    </p>
  );
}
