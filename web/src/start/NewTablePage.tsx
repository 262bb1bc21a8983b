import type { GameInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { recall } from '../base/keeping.ts';
import { Link } from '../base/route.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import { Notice } from '../frame/Notice.tsx';
import page from '../frame/Page.module.css';
import { Toolbar } from '../frame/Toolbar.tsx';
import { pageOf } from '../games/index.ts';
import { useGames } from '../net/useGames.ts';
import { botOf, sayBot } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import { sayTime } from '../words/time.ts';
import styles from './NewTable.module.css';
import { listOf, mayAdvise, type Sitter, type TableForm, TIMES, tableOf } from './tableForm.ts';
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
  const [form, setForm] = useState(() => firstForm(game, location.search.includes('friends')));
  const [trouble, setTrouble] = useState('');
  const { isBusy, open } = useOpening(setTrouble);
  const { sitters, lists, chosen, time, isPrivate } = form;
  const seats = sitters.length + 1;
  const isWaiting = sitters.some((sitter) => sitter === 'open' || sitter === 'link');
  const change = (what: Partial<TableForm>): void => setForm({ ...form, ...what });
  const list = listOf(game);
  const setSeats = (n: number): void =>
    change({
      sitters: Array.from({ length: n - 1 }, (_, i) => sitters[i] ?? sitters.at(-1) ?? 'open'),
      // What was chosen for a seat that is gone would still be chosen when the seat comes back, and meanwhile by somebody else.
      lists: lists.map((each, i) => (i < n ? each : (list?.values[0] ?? ''))),
    });
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, i) =>
    String(game.players.min + i),
  );
  const sitterOptions: readonly (readonly [Sitter, string])[] = [
    ['open', say('seat-open')],
    ['link', say('seat-link')],
    ...game.bots.map((bot) => [`bot:${bot}`, say('seat-bot', { name: sayBot(say, bot) })] as const),
  ];
  const listChoice = (seat: number) =>
    list === undefined ? null : (
      <Choice
        label={list.text}
        of={seat === 0 ? say('seat-you') : say('seat-n', { n: seat + 1 })}
        value={lists[seat]}
        options={list.values
          .filter(
            (value) => value === list.values[0] || value === lists[seat] || !lists.slice(0, seats).includes(value),
          )
          .map((value) => [value, list.texts[value]] as const)}
        onChange={(value) => change({ lists: lists.map((each, i) => (i === seat ? value : each)) })}
      />
    );
  const choices = (isHouse: boolean) =>
    game.choices
      .filter(({ isList, isHouseRule, isAlone }) => !isList && isHouseRule === isHouse && (seats === 1 || !isAlone))
      .map((each) => (
        <Choice
          key={each.name}
          label={each.text}
          value={chosen[each.name]}
          options={each.values.map((value) => [value, each.texts[value]] as const)}
          onChange={(value) => change({ chosen: { ...chosen, [each.name]: value } })}
        />
      ));
  const houseRules = choices(true);
  return (
    <div className={styles.page} data-mood={game.name}>
      <Toolbar />
      <Content title={say('new-table-of', { title: game.title })} className={`${page.page} ${styles.main}`}>
        <h1>{say('new-table-of', { title: game.title })}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void open(tableOf(game, { ...form, lists: lists.slice(0, seats) }));
          }}
        >
          <fieldset>
            <legend>{say('players')}</legend>
            <Choice
              label={say('players')}
              isBare
              value={String(seats)}
              options={counts.map((n) => [n, n === '1' ? say('alone') : n] as const)}
              onChange={(n) => setSeats(Number(n))}
            />
            <ol className={styles.seats}>
              <li>
                <strong>{say('seat-you')}</strong>
                {listChoice(0)}
              </li>
              {sitters.map((sitter, i) => (
                <li key={i}>
                  <Choice
                    label={say('seat-n', { n: i + 2 })}
                    value={sitter}
                    options={sitterOptions}
                    onChange={(value) => change({ sitters: sitters.map((each, j) => (j === i ? value : each)) })}
                  />
                  {listChoice(i + 1)}
                </li>
              ))}
            </ol>
          </fieldset>
          <fieldset>
            <legend>{say('options')}</legend>
            <div className={styles.choices}>
              {choices(false)}
              <Choice
                label={say('time')}
                value={String(TIMES.indexOf(time))}
                options={TIMES.map((each, i) => [String(i), sayTime(say, each)] as const)}
                onChange={(i) => change({ time: TIMES[Number(i)] })}
              />
              <Choice
                label={say('hints')}
                value={mayAdvise(form) ? 'yes' : 'no'}
                options={[
                  ['yes', say('hints-yes')],
                  ['no', say('hints-no')],
                ]}
                onChange={(value) => change({ hints: value === 'yes' })}
              />
              {isWaiting ? (
                <Choice
                  label={say('who-sees')}
                  value={isPrivate ? 'link' : 'all'}
                  options={[
                    ['link', say('sees-link')],
                    ['all', say('sees-all')],
                  ]}
                  onChange={(value) => change({ isPrivate: value === 'link' })}
                />
              ) : null}
            </div>
          </fieldset>
          {houseRules.length === 0 ? null : (
            <details>
              <summary>{say('house-rules')}</summary>
              <div className={styles.choices}>{houseRules}</div>
            </details>
          )}
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
