import type { GameInfo } from '@gloaming/protocol';
import { isServerless } from '../base/serverless.ts';
import { Choice } from '../design/Choice.tsx';
import { sayBot } from '../words/bots.ts';
import { useWords } from '../words/index.ts';
import styles from './NewTable.module.css';
import { chosenAt, listOf, type Sitter, type TableForm } from './tableForm.ts';

export interface FormProps {
  game: GameInfo;
  form: TableForm;
  change: (what: Partial<TableForm>) => void;
}

/** What each seat may choose for itself, if the game has such a choice: the usual, or what no other seat has taken. */
function SeatChoice({ game, form: { sitters, lists }, change, seat }: FormProps & { seat: number }) {
  const say = useWords();
  const list = listOf(game);
  if (list === undefined) return null;
  const taken = lists.slice(0, sitters.length + 1);
  const isFree = (value: string): boolean =>
    value === list.values[0] || value === lists[seat] || !taken.includes(value);
  return (
    <Choice
      label={list.text}
      of={seat === 0 ? say('seat-you') : say('seat-n', { n: seat + 1 })}
      value={lists[seat]}
      options={list.values.filter(isFree).map((value) => [value, list.texts[value]] as const)}
      onChange={(value) => change({ lists: lists.map((each, i) => (i === seat ? value : each)) })}
    />
  );
}

/** How many play, and who sits where. */
export function SeatsForm(props: FormProps) {
  const { game, form, change } = props;
  const { sitters, lists } = form;
  const say = useWords();
  const setSeats = (n: number): void =>
    change({
      sitters: Array.from({ length: n - 1 }, (_, i) => sitters[i] ?? sitters.at(-1) ?? 'open'),
      // What was chosen for a seat that is gone would still be chosen when the seat comes back, and meanwhile by somebody else.
      lists: lists.map((each, i) => (i < n ? each : (listOf(game)?.values[0] ?? ''))),
      chosen: chosenAt(game, form.chosen, n),
    });
  const { min, max } = game.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const sitterOptions: readonly (readonly [Sitter, string])[] = [
    ...(isServerless
      ? []
      : ([
          ['open', say('seat-open')],
          ['link', say('seat-link')],
        ] as const)),
    ...game.bots.map((bot) => [`bot:${bot}`, say('seat-bot', { name: sayBot(say, bot) })] as const),
  ];
  return (
    <fieldset>
      <legend>{say('players')}</legend>
      <Choice
        label={say('players')}
        isBare
        value={String(sitters.length + 1)}
        options={counts.map((n) => [n, n === '1' ? say('alone') : n] as const)}
        onChange={(n) => setSeats(Number(n))}
      />
      <ol className={styles.seats}>
        <li>
          <strong>{say('seat-you')}</strong>
          <SeatChoice {...props} seat={0} />
        </li>
        {sitters.map((sitter, i) => (
          <li key={i}>
            <Choice
              label={say('seat-n', { n: i + 2 })}
              value={sitter}
              options={sitterOptions}
              onChange={(value) => change({ sitters: sitters.map((each, j) => (j === i ? value : each)) })}
            />
            <SeatChoice {...props} seat={i + 1} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
