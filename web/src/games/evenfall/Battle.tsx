import { NONE } from '@gloaming/engine';
import { figuresIn, REGIONS, regionText, strengthIn, type Verb, type View } from '@gloaming/evenfall';
import { classes } from '../../base/classes.ts';
import { Icon } from '../../design/Icon.tsx';
import styles from './Battle.module.css';
import { type Setting, seatClass } from './setting.tsx';
import { ZONE_WORDS } from './zones.ts';

const FIGHTING: readonly Verb['verb'][] = ['setDials', 'setDial', 'adjustDials', 'adjustDial', 'resolveBattle'];

/** The Region that is fought for just now, or NONE. */
export function regionFought(view: View): number {
  for (const f of [...view.lines.flat(), ...view.stack]) {
    const verb = f.verbs.slice(f.at).find((each) => FIGHTING.includes(each.verb));
    if (verb !== undefined && 'region' in verb) return verb.region;
  }
  return NONE;
}

/** What is known of a player's dial: hidden while dials are set. */
function dialOf(view: View, seat: number): 'deciding' | 'set' | number {
  const line = view.lines[seat];
  if (view.lines.length === 0) return view.table.players[seat].dial;
  const f = line?.at(-1);
  if (f === undefined) return 'set';
  if (f.held === NONE) return 'deciding';
  return seat === view.seat && f.held >= 0 ? f.held : 'set';
}

/** A battle while it is fought: who stands there, how strong, and what the dials show once they are shown. */
export function Battle({ view, set, isBrief = false }: { view: View; set: Setting; isBrief?: boolean }) {
  const { t, language, names } = set;
  const region = regionFought(view);
  if (region === NONE) return null;
  const zones = ZONE_WORDS[language];
  const { name } = regionText(language, REGIONS[region]);
  const fighters = t.players.flatMap((_, seat) => (figuresIn(t, seat, region) > 0 ? [seat] : []));
  const isAutoma = (seat: number): boolean => t.players[seat].automa === 1;
  return (
    <section id="fought" className={classes(styles.battle, isBrief && styles.brief)} aria-labelledby="battle">
      <h2 id="battle" className={isBrief ? 'unseen' : undefined}>
        {zones.battle(name)}
      </h2>
      <ul>
        {fighters.map((seat) => {
          const dial = isAutoma(seat) ? 'set' : dialOf(view, seat);
          const strength = strengthIn(t, seat, region);
          return (
            <li key={seat} className={`${styles.fighter} ${seatClass(styles, seat)}`}>
              <b>{names[seat]}</b>
              <span className={styles.might}>
                <span className={styles.strength} title={zones.strength}>
                  {strength}
                  <small>{zones.strength}</small>
                </span>
                <span className={styles.dial} title={zones.dial}>
                  {typeof dial === 'number' ? (
                    <>
                      <span className="unseen">{zones.dial} </span>
                      <Icon name="mana" /> {dial}
                    </>
                  ) : (
                    <>
                      <span aria-hidden="true">{dial === 'deciding' ? '…' : '?'}</span>
                      <small>{dial === 'deciding' ? zones.deciding : zones.hidden}</small>
                    </>
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
