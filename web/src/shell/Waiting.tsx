import type { Present, SeatInfo } from '@gloaming/protocol';
import { useState } from 'react';
import { recall } from '../base/browserStorage.ts';
import { Link, linkTo, onward, useHash } from '../base/route.tsx';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { Icon } from '../design/Icon.tsx';
import { ShareLink } from '../design/ShareLink.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { Content } from '../frame/Content.tsx';
import { Toolbar } from '../frame/Toolbar.tsx';
import { pageOf } from '../games/index.ts';
import { usePlayer } from '../net/player.ts';
import { useGames } from '../net/useGames.ts';
import type { AtTable } from '../net/useTable.ts';
import { Name } from '../start/Name.tsx';
import { botOf, sayBot } from '../words/bots.ts';
import { sayChosen } from '../words/chosen.ts';
import { type Say, useWords } from '../words/index.ts';
import { sayTime } from '../words/time.ts';
import styles from './Waiting.module.css';

/** What everybody wants to know before they sit down; all else only where it is not as usual. */

const CODE = /^#([0-9A-Za-z_-]{22,64})$/;

function sitterOf(say: Say, { kind, name, player }: SeatInfo) {
  switch (kind) {
    case 'player':
    case 'bot':
      return <strong>{name}</strong>;
    case 'reserved':
      return <em>{say('seat-reserved', { name: player?.name ?? name })}</em>;
    case 'open':
    case 'link':
      return <em>{say('seat-free')}</em>;
  }
}

/** Before the game: who sits where, and the link for those who are still to come. */
export function Waiting({ at, present }: { at: AtTable; present: Present }) {
  const say = useWords();
  const { language } = useSettings();
  const me = usePlayer()?.id;
  const { games } = useGames();
  const hash = useHash();
  const [wantedBot, setBot] = useState(() => recall('bot') ?? '');
  const { table, seat } = present;
  const page = pageOf(table.game);
  const game = games?.find(({ name }) => name === table.game);
  const bots = game?.bots ?? [];
  const bot = botOf(bots, wantedBot);
  const address = linkTo(`/table/${table.id}`);
  const code = CODE.exec(hash)?.[1];
  const isOwner = me !== undefined && me === table.owner.id;
  const isKept = table.seats.some(({ kind, player }) => kind === 'reserved' && player?.id === me);
  const hasOpen = table.seats.some(({ kind }) => kind === 'open');
  const canJoin =
    seat < 0 && (hasOpen || isKept || (code !== undefined && table.seats.some(({ kind }) => kind === 'link')));
  const isShared = hasOpen || table.seats.some((each) => each.code !== undefined);
  const join = (): void => void at.act('join', code === undefined || isKept ? {} : { code });
  // The table goes on without me; staying on its page would only look as if I still sat there.
  const leave = async (): Promise<void> => {
    const go = onward();
    if ((await at.act('leave')) !== null) go('/');
  };
  const saidAlways = page?.saidOfTables ?? [];
  const chosen = (isHouse: boolean): string[] =>
    Object.entries(table.chosen)
      .filter(([name, value]) => {
        const choice = game?.choices.find((each) => each.name === name);
        const isUsual = choice === undefined || choice.isAlone || choice.values[0] === value;
        return (choice?.isHouseRule ?? false) === isHouse && (saidAlways.includes(name) || !isUsual);
      })
      .map(([name, value]) => sayChosen(game?.choices ?? [], name, value).join(': '));
  const houseRules = chosen(true);
  return (
    <div className={styles.whole} data-mood={table.game}>
      <Toolbar />
      <Content title={`${say('waiting-title')} · ${table.title}`} className={styles.page}>
        <header>
          <h1>{table.title}</h1>
          <p>
            {[
              say('waiting-title'),
              ...chosen(false),
              ...(table.time.kind === 'none' ? [] : [sayTime(say, table.time)]),
            ].join(' · ')}
          </p>
          {houseRules.length === 0 ? null : (
            <p>
              <strong>{say('house-rules')}:</strong> {houseRules.join(' · ')}
            </p>
          )}
          <p>
            <Link href={`/rules/${table.game}`}>{say('rules-of', { title: table.title })}</Link>
          </p>
        </header>
        <p role="status" className={styles.lost}>
          {at.isConnected ? '' : say('reconnecting')}
        </p>
        <ol className={styles.seats} aria-label={say('players')}>
          {table.seats.map((each) => (
            <li key={each.seat} data-free={each.name === ''}>
              <Icon name={each.kind === 'bot' ? 'bot' : 'people'} />
              <small className={styles.number}>{say('seat-n', { n: each.seat + 1 })}</small>
              <span>{sitterOf(say, each)}</span>
              {each.seat === seat ? <small>({say('you')})</small> : null}
              {each.kind === 'bot' && each.bot !== null ? <small>{sayBot(say, each.bot)}</small> : null}
            </li>
          ))}
        </ol>
        {canJoin ? (
          <section className={styles.part}>
            <p>
              <strong>{say('invited', { name: table.owner.name, title: table.title })}</strong>{' '}
              {page?.words[language].about} <Link href="/help">{say('help-table')}</Link>
            </p>
            <p>{say(isKept ? 'your-seat-waits' : 'starts-when-full')}</p>
            <Name isAlone next={{ label: say('join'), act: join }} />
          </section>
        ) : seat < 0 ? (
          <p className={styles.part}>
            {say('no-seat-for-you')} <Link href="/">{say('own-game')}</Link>
          </p>
        ) : null}
        <Trouble text={at.trouble} look="box" />
        {seat < 0 ? null : (
          <section className={styles.part}>
            <p>{say(isShared ? 'share-text' : 'starts-when-full')}</p>
            {hasOpen ? <ShareLink label={say('link')} link={address} title={table.title} /> : null}
            {table.seats
              .filter((each) => each.code !== undefined)
              .map((each) => (
                <ShareLink
                  key={each.seat}
                  label={say('invite-of', { n: each.seat + 1 })}
                  link={`${address}#${each.code}`}
                  title={table.title}
                />
              ))}
            <Name isAlone />
          </section>
        )}
        {isOwner ? (
          <section className={styles.start}>
            <Choice
              label={say('bots-for-free')}
              value={bot}
              options={bots.map((each) => [each, sayBot(say, each)] as const)}
              onChange={setBot}
            />
            <Button look="main" icon="play" disabled={bots.length === 0} onClick={() => void at.act('start', { bot })}>
              {say('start-now')}
            </Button>
          </section>
        ) : null}
        {seat < 0 ? null : (
          <Button look="quiet" onClick={leave}>
            {say('leave')}
          </Button>
        )}
      </Content>
    </div>
  );
}
