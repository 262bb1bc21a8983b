// From which side a teacher's arrow points.
import { expect, test } from 'vitest';
import { arrowSide } from '../src/lesson/arrowSide.ts';

const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const room = rect(0, 60, 400, 740);

test('it comes from above, and from below where there is no room above', () => {
  expect(arrowSide(rect(100, 300, 80, 80), [], room)).toBe('above');
  expect(arrowSide(rect(100, 70, 80, 80), [], room)).toBe('below');
});

test('it hides neither what the teacher says nor what else is pointed at', () => {
  const card = rect(100, 300, 80, 80);
  const said = rect(0, 200, 400, 95);
  expect(arrowSide(card, [said], room)).toBe('below');
  expect(arrowSide(card, [said, rect(100, 385, 80, 80)], room)).toBe('right');
  expect(arrowSide(card, [said, rect(100, 385, 80, 80), rect(185, 300, 80, 80)], room)).toBe('left');
});

test('what it points at may lie in what is said, or fill the window', () => {
  expect(arrowSide(rect(100, 300, 80, 80), [rect(50, 250, 300, 300)], room)).toBe('above');
  expect(arrowSide(rect(0, 60, 400, 690), [], room)).toBe('below');
  expect(arrowSide(rect(0, 60, 370, 740), [], room)).toBe('right');
});

test('at the foot of a window it hides something rather than not be seen', () => {
  const [said, asked] = [rect(0, 660, 400, 75), rect(160, 735, 80, 60)];
  expect(arrowSide(rect(240, 735, 160, 60), [said, asked], room)).toBe('above');
});
