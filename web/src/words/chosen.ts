/** What a table was set to, in words. A name or value that the game does not tell of, or not yet, says itself. */
import type { GameInfo } from '@gloaming/protocol';

export function sayChosen(choices: GameInfo['choices'], name: string, value: string): [name: string, value: string] {
  const { text = name, texts = {} } = choices.find((choice) => choice.name === name) ?? {};
  // A value may be one for each seat.
  return [
    text,
    value
      .split(',')
      .map((each) => texts[each] ?? each)
      .join(', '),
  ];
}
