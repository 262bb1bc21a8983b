/** What is handed to people and programs to pass on: it must survive a command line, an address and a voice. */

import { newCode, newPlayerId, newTableId } from '@gloaming/host';
import { describe, expect, test } from 'vitest';

describe('what is handed on', () => {
  test.each([
    ['a code', newCode, 24],
    ['the id of a table', newTableId, 16],
    ['the id of a player', newPlayerId, 12],
  ])('%s is of small letters and digits, and never begins as an option does', (_, make, length) => {
    const many = Array.from({ length: 1000 }, make);
    expect(many.filter((each) => !/^[0-9a-hjkmnp-tv-z]+$/.test(each) || each.length !== length)).toEqual([]);
    expect(new Set(many).size).toBe(many.length);
  });
});
