import type { GameRecord } from '@gloaming/protocol';
import { keep } from '../base/browserStorage.ts';
import { go } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { Icon } from '../design/Icon.tsx';
import { sayLevel } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './RecordPage.module.css';
import { useMineWords } from './words/index.ts';

/** The levels of bots from the ground up: how far one has come, and who is next. */
export function Ladder({ game, ladder }: Pick<GameRecord, 'game' | 'ladder'>) {
  const say = useWords();
  const words = useMineWords();
  const next = ladder.find(({ reached }) => !reached);
  return (
    <div className={styles.ladder}>
      <h3>{words.ladder}</h3>
      <ol>
        {ladder.map(({ bot, reached, played, won }) => (
          <li key={bot} data-reached={reached} data-next={bot === next?.bot}>
            {reached ? <Icon name="passed" label={words.reached} /> : <Icon name="tower" label={words.notReached} />}
            <span>{sayLevel(say, bot)}</span>
            <small>{played === 0 ? '' : `${won} / ${played}`}</small>
          </li>
        ))}
      </ol>
      {next === undefined ? (
        <p>{words.top}</p>
      ) : (
        <Button
          icon="play"
          onClick={() => {
            keep('bot', next.bot);
            go(`/new/${game}`);
          }}
        >
          {words.challenge({ bot: sayLevel(say, next.bot) })}
        </Button>
      )}
    </div>
  );
}
