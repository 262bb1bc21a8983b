import type { GameInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { recall } from '../base/browserStorage.ts';
import { Link, placeNow } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import { Notice } from '../frame/Notice.tsx';
import page from '../frame/Page.module.css';
import { Toolbar } from '../frame/Toolbar.tsx';
import { pageOf } from '../games/index.ts';
import { useGames } from '../net/useGames.ts';
import { botOf } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './NewTable.module.css';
import { OptionsForm } from './OptionsForm.tsx';
import { SeatsForm } from './SeatsForm.tsx';
import { isOpen, listOf, type Sitter, type TableForm, TIMES, tableOf } from './tableForm.ts';
import { useOpening } from './useOpening.ts';

/** Setting up a table as one likes it. */
export function NewTablePage({ game: name }: { game: string }) {
  const say = useWords();
  const { games, isCutOff } = useGames();
  if (games === null) return <Notice title={say(isCutOff ? 'no-network' : 'loading')} text="" />;
  const game = games.find((each) => each.name === name);
  if (game === undefined) return <Notice title={say('not-found')} text={say('not-found-text')} isEnd />;
  return <Form key={name} game={game} />;
}

function firstForm(game: GameInfo, areFriends: boolean): TableForm {
  const { bots, name, players } = game;
  const bot: Sitter = `bot:${botOf(bots, recall('bot') ?? '')}`;
  const others = Math.max(1, players.min - 1);
  const usual = pageOf(name)?.chosen ?? {};
  return {
    sitters: Array.from({ length: others }, () => (areFriends ? 'open' : bot)),
    lists: Array.from({ length: players.max }, () => listOf(game)?.values[0] ?? ''),
    chosen: Object.fromEntries(
      game.choices.filter(({ isList }) => !isList).map((each) => [each.name, usual[each.name] ?? each.values[0]]),
    ),
    time: TIMES[0],
    isPrivate: true,
    hints: null,
  };
}

function Form({ game }: { game: GameInfo }) {
  const say = useWords();
  const [form, setForm] = useState(() => firstForm(game, placeNow().query.includes('friends')));
  const [trouble, setTrouble] = useState('');
  const { isBusy, open } = useOpening(setTrouble);
  const parts = { game, form, change: (what: Partial<TableForm>): void => setForm({ ...form, ...what }) };
  const isWaiting = isOpen(form);
  return (
    <div className={styles.page} data-mood={game.name}>
      <Toolbar />
      <Content title={say('new-table-of', { title: game.title })} className={`${page.page} ${styles.main}`}>
        <h1>{say('new-table-of', { title: game.title })}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void open(tableOf(game, form));
          }}
        >
          <SeatsForm {...parts} />
          <OptionsForm {...parts} />
          <Trouble text={trouble} look="box" />
          <div className={styles.buttons}>
            <Button type="submit" look="main" icon={isWaiting ? 'people' : 'play'} disabled={isBusy}>
              {say(isWaiting ? 'open-the-table' : 'start-game')}
            </Button>
            <Link href="/" className={styles.back}>
              {say('back')}
            </Link>
          </div>
        </form>
      </Content>
    </div>
  );
}
