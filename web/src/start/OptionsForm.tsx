import type { GameInfo } from '@gloaming/protocol';
import { Choice } from '../design/Choice.tsx';
import { useWords } from '../words/index.ts';
import { sayTime } from '../words/time.ts';
import styles from './NewTable.module.css';
import type { FormProps } from './SeatsForm.tsx';
import { isOpen, mayAdvise, TIMES } from './tableForm.ts';

/** What the table can be set to, apart from what each seat chooses; with so many players. */
const choicesOf = ({ game, form }: FormProps, isHouse: boolean): GameInfo['choices'] =>
  game.choices.filter(
    ({ isList, isHouseRule, isAlone }) => !isList && isHouseRule === isHouse && (form.sitters.length === 0 || !isAlone),
  );

function Choices({ isHouse, ...props }: FormProps & { isHouse: boolean }) {
  const { chosen } = props.form;
  return choicesOf(props, isHouse).map(({ name, text, values, texts }) => (
    <Choice
      key={name}
      label={text}
      value={chosen[name]}
      options={values.map((value) => [value, texts[value]] as const)}
      onChange={(value) => props.change({ chosen: { ...chosen, [name]: value } })}
    />
  ));
}

/** What is played, how fast, with which help, and who may see it. */
export function OptionsForm(props: FormProps) {
  const { form, change } = props;
  const { time, isPrivate } = form;
  const say = useWords();
  return (
    <>
      <fieldset>
        <legend>{say('options')}</legend>
        <div className={styles.choices}>
          <Choices {...props} isHouse={false} />
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
      {choicesOf(props, true).length === 0 ? null : (
        <details>
          <summary>{say('house-rules')}</summary>
          <div className={styles.choices}>
            <Choices {...props} isHouse />
          </div>
        </details>
      )}
    </>
  );
}
