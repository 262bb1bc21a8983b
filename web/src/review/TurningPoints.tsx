import { type Account, type FoundByName, type Judged, turningPoints } from '@gloaming/bots';
import type { TableInfo } from '@gloaming/protocol';
import { recall } from '../base/browserStorage.ts';
import { useSettings } from '../base/settings.tsx';
import { Button } from '../design/Button.tsx';
import { Trouble } from '../design/Trouble.tsx';
import { useGames } from '../net/useGames.ts';
import type { Replayed } from '../record/replayed.ts';
import { useBranch } from '../replay/useBranch.ts';
import { botOf } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import { REVIEW_WORDS } from '../words/review.ts';
import { percent } from './curve.ts';
import styles from './TurningPoints.module.css';
import type { ToldStory } from './useReview.ts';

/** More than this nobody wants to hear at once. */
export const MANY = 3;

interface Props {
  table: TableInfo;
  story: ToldStory;
  account: Account;
  found: FoundByName;
  replayed: Replayed;
  names: readonly string[];
  shown: number;
  isDone: boolean;
  onShow: (step: number) => void;
}
interface PointProps extends Pick<Props, 'story' | 'replayed' | 'names' | 'shown' | 'onShow'> {
  n: number;
  step: number;
  cost: number;
  judged: Judged;
  isBusy: boolean;
  onTry: (step: number) => void;
}

function Point({ n, step, cost, judged, story, replayed, names, shown, isBusy, onShow, onTry }: PointProps) {
  const say = useWords();
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const asked = replayed.questions(step, story.seat, language, names).find(({ seat }) => seat === story.seat);
  const textOf = (option: number): string => asked?.options.find((each) => each.option === option)?.text ?? '';
  const round = replayed.rounds[step];
  return (
    <li className={styles.point} data-is-shown={shown === step}>
      <h3>
        <span className={styles.number} aria-hidden="true">
          {n}
        </span>
        <span>{round === 0 ? say('setup') : say('round', { n: round })}</span>
        <strong>{words.lost(percent(cost))}</strong>
      </h3>
      <p className={styles.question}>{asked?.text ?? ''}</p>
      <dl>
        <div>
          <dt>{words.answered}</dt>
          <dd>{textOf(story.steps[step].option ?? -1)}</dd>
        </div>
        <div className={styles.better}>
          <dt>{words.better}</dt>
          <dd>{textOf(judged.best)}</dd>
        </div>
      </dl>
      {judged.why === null ? null : <p className={styles.why}>{judged.why[language]}</p>}
      <div className={styles.buttons}>
        <Button look="main" icon="turn" disabled={isBusy} onClick={() => onTry(step)}>
          {words.tryAgain}
        </Button>
        <Button icon="zoom" aria-pressed={shown === step} onClick={() => onShow(step)}>
          {words.look}
        </Button>
      </div>
    </li>
  );
}

/** The dearest answers, each a place to try again. */
export function TurningPoints({ table, story, account, found, isDone, ...rest }: Props) {
  const { language } = useSettings();
  const words = REVIEW_WORDS[language];
  const { games } = useGames();
  const { trouble, isBusy, branch } = useBranch(table.id);
  const bots = games?.find(({ name }) => name === table.game)?.bots ?? [];
  const points = turningPoints(account, found, MANY);
  const tryFrom = (step: number): void => void branch(step, story.seat, botOf(bots, recall('bot') ?? ''));
  return (
    <section className={styles.points} aria-labelledby="points">
      <h2 id="points">{words.points}</h2>
      {points.length === 0 ? <p>{isDone ? words.noPoints : words.notYet}</p> : null}
      <ol>
        {points.map(({ step, cost, judged }, i) => (
          <Point
            key={step}
            n={i + 1}
            step={step}
            cost={cost}
            judged={judged}
            story={story}
            isBusy={isBusy || bots.length === 0}
            onTry={tryFrom}
            {...rest}
          />
        ))}
      </ol>
      <Trouble text={trouble} />
    </section>
  );
}
