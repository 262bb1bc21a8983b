import type { Present } from '@gloaming/protocol';
import { useState } from 'react';
import { Link, linkTo } from '../base/route.tsx';
import { AskOnce } from '../design/AskOnce.tsx';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { ShareLink } from '../design/ShareLink.tsx';
import { Preferences } from '../frame/Preferences.tsx';
import { ReportButtons } from '../frame/ReportButtons.tsx';
import { useGames } from '../net/useGames.ts';
import type { AtTable } from '../net/useTable.ts';
import { whereOf } from '../net/where.ts';
import { sayChosen } from '../words/chosen.ts';
import { useWords } from '../words/index.ts';
import { sayTime } from '../words/time.ts';
import styles from './Menu.module.css';
import { SaveGame } from './SaveGame.tsx';

/** Everything at a table that is not playing: settings, coming and going, what it was set to, and reports. */
export function Menu({ at, present, onKeys }: { at: AtTable; present: Present; onKeys: () => void }) {
  const say = useWords();
  const [isOpen, setOpen] = useState(false);
  const { games } = useGames(isOpen && at.isPractice !== true, whereOf(present.table.id));
  const { table, seat } = present;
  const mine = table.seats[seat];
  const isPlaying = table.status === 'playing' && mine !== undefined && mine.away !== 'resigned';
  const isSealed = table.deal?.sealed === true;
  const close = (): void => setOpen(false);
  const { choices = [] } = games?.find(({ name }) => name === table.game) ?? {};
  const chosen = Object.entries(table.chosen).map(([name, value]) => sayChosen(choices, name, value));
  return (
    <>
      <Button look="quiet" icon="menu" aria-label={say('menu')} title={say('menu')} onClick={() => setOpen(true)} />
      {isOpen ? (
        <Dialog title={say('menu')} onClose={close}>
          <div className={styles.menu}>
            <nav className={styles.going} aria-label={say('help')}>
              <Link href={`/rules/${table.game}`}>{say('rules-of', { title: table.title })}</Link>
              <Link href="/help">{say('help-table')}</Link>
              <Link href="/gallery">{say('gallery')}</Link>
              <Button
                icon="help"
                onClick={() => {
                  close();
                  onKeys();
                }}
              >
                {say('shortcuts')}
              </Button>
            </nav>
            <section aria-labelledby="menu-settings">
              <h3 id="menu-settings">{say('settings')}</h3>
              <Preferences />
            </section>
            {at.isPractice ? null : (
              <section aria-labelledby="menu-table">
                <h3 id="menu-table">{say('table-menu')}</h3>
                <dl className={styles.chosen}>
                  {[
                    ...chosen,
                    [say('time'), sayTime(say, table.time)],
                    [say('hints'), say(table.hints ? 'hints-yes' : 'hints-no')],
                  ].map(([name, value]) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                {isSealed || whereOf(table.id) === 'here' ? null : (
                  <ShareLink label={say('watch-link')} link={linkTo(`/table/${table.id}`)} title={table.title} />
                )}
                {whereOf(table.id) === 'here' && at.isPractice !== true ? <SaveGame table={table} /> : null}
                {table.status === 'ended' && !isSealed ? (
                  <Link href={`/table/${table.id}/replay`}>{say('replay')}</Link>
                ) : null}
                {isPlaying ? (
                  <div className={styles.going}>
                    {table.deal !== undefined ? null : mine.away === 'here' ? (
                      <AskOnce text={say('leave-text')} onYes={() => void at.act('leave').then(close)}>
                        {say('leave-game')}
                      </AskOnce>
                    ) : (
                      <Button onClick={() => void at.act('comeBack').then(close)}>{say('return')}</Button>
                    )}
                    <AskOnce text={say('resign-text')} onYes={() => void at.act('resign').then(close)}>
                      {say('resign')}
                    </AskOnce>
                  </div>
                ) : null}
              </section>
            )}
            {table.keyHash === null ? null : (
              <section aria-labelledby="menu-fair">
                <h3 id="menu-fair">{say('fairness')}</h3>
                <p>{say('fairness-text')}</p>
                <code className={styles.hash}>{table.keyHash}</code>
              </section>
            )}
            <section aria-labelledby="menu-report">
              <h3 id="menu-report">{say('report')}</h3>
              <p>{say('report-text')}</p>
              <ReportButtons what="" />
            </section>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
