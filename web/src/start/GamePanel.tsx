import type { NewTable, Wanted } from '@gloaming/protocol';
import { useState } from 'react';
import { CardArt } from '../design/art/CardArt.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import type { Mood } from '../games/face.ts';
import { asPlayer, newTable, Refusal } from '../net/api.ts';
import { go } from '../route.tsx';
import { useSettings } from '../settings.tsx';
import { type Message, useWords } from '../words/index.ts';
import styles from './Start.module.css';

/** What suits a first evening. */
const USUAL: Readonly<Record<Mood, { opponents: readonly string[]; chosen: Record<string, string> }>> = {
  'res-arcana': { opponents: ['1', '2', '3'], chosen: { deal: 'first-game' } },
  evenfall: { opponents: ['0', '1', '2', '3'], chosen: { side: 'sun' } },
};
const NAMED: Readonly<Record<string, Message>> = { random: 'bot-random', greedy: 'bot-greedy', search: 'bot-search' };

interface Props {
  game: Mood;
  title: string;
  bots: readonly string[];
  onTrouble: (trouble: string) => void;
}

export function GamePanel({ game, title, bots, onTrouble }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const { opponents: choices, chosen } = USUAL[game];
  const [opponents, setOpponents] = useState(choices[0]);
  const [wantedBot, setBot] = useState('');
  const [isBusy, setBusy] = useState(false);
  // The last one is the strongest, or the only one that thinks.
  const bot = bots.includes(wantedBot) ? wantedBot : (bots.at(-1) ?? '');

  const open = async (others: Wanted[], isPrivate: boolean): Promise<void> => {
    setBusy(true);
    onTrouble('');
    const wanted: NewTable = { game, chosen, seats: [{ kind: 'me' }, ...others], private: isPrivate };
    try {
      const { table } = await asPlayer(language, say('guest'), () => newTable(language, wanted));
      go(`/table/${table.id}`);
    } catch (error) {
      onTrouble(error instanceof Refusal ? error.message : say('no-network'));
      setBusy(false);
    }
  };
  const playNow = () =>
    open(
      Array.from({ length: Number(opponents) }, () => ({ kind: 'bot', bot }) as const),
      true,
    );
  const withFriends = () =>
    open(
      Array.from({ length: Math.max(1, Number(opponents)) }, () => ({ kind: 'open' }) as const),
      false,
    );

  return (
    <section className={styles.game} data-mood={game} aria-labelledby={game}>
      <div className={styles.picture}>
        <CardArt
          name={`${game}-panel`}
          motif={game === 'evenfall' ? 'ritual' : 'dragon'}
          light={game === 'evenfall' ? 'herb' : 'elan'}
        />
      </div>
      <div className={styles.inside}>
        <h2 id={game}>{title}</h2>
        <p>{say(`${game}-about`)}</p>
        <div className={styles.choices}>
          <Choice
            label={say('opponents')}
            value={opponents}
            options={choices.map((n) => [n, n === '0' ? say('automa') : say('n-bots', { n: Number(n) })] as const)}
            onChange={setOpponents}
          />
          {opponents === '0' ? null : (
            <Choice
              label={say('strength')}
              value={bot}
              options={bots.map((each) => [each, NAMED[each] === undefined ? each : say(NAMED[each])] as const)}
              onChange={setBot}
            />
          )}
        </div>
        <div className={styles.buttons}>
          <Button look="main" icon="play" disabled={isBusy} onClick={playNow}>
            {say('play-now')}
          </Button>
          <Button icon="people" disabled={isBusy} onClick={withFriends}>
            {say('with-friends')}
          </Button>
        </div>
      </div>
    </section>
  );
}
