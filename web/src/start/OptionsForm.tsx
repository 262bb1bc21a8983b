import { Choice } from '../design/Choice.tsx';
import { useWords } from '../words/index.ts';
import { sayTime } from '../words/time.ts';
import styles from './NewTable.module.css';
import type { FormProps } from './SeatsForm.tsx';
import { isOpen, mattersAt, mayAdvise, TIMES, valuesAt } from './tableForm.ts';

/** What the table can be set to, apart from what each seat chooses; with so many players. */
function choicesOf({ game, form: { chosen, sitters }, change }: FormProps, isHouse: boolean) {
  const players = sitters.length + 1;
  return game.choices
    .filter((choice) => !choice.isList && choice.isHouseRule === isHouse && mattersAt(choice, players))
    .map((choice) => (
      <Choice
        key={choice.name}
        label={choice.text}
        value={chosen[choice.name]}
        options={valuesAt(choice, players).map((value) => [value, choice.texts[value]] as const)}
        onChange={(value) => change({ chosen: { ...chosen, [choice.name]: value } })}
      />
    ));
}

/** What is played, how fast, with which help, and who may see it. */
export function OptionsForm(props: FormProps) {
  const { form, change } = props;
  const { time, isPrivate } = form;
  const say = useWords();
  const houseRules = choicesOf(props, true);
  return (
    <>
      <fieldset>
        <legend>{say('options')}</legend>
        <div className={styles.choices}>
          {choicesOf(props, false)}
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
          {isOpen(form) ? (
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
    </>
  );
}
