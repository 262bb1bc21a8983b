// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Dialog } from '../src/design/Dialog.tsx';
import { draw } from './games.tsx';

afterEach(cleanup);

test('a press beside a dialog closes it; one that began inside, to select words, does not', () => {
  const close = vi.fn();
  draw(
    <Dialog title="Log" onClose={close}>
      <p>Bo takes a card.</p>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Bo takes a card.'));
  fireEvent.click(dialog);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(close).toHaveBeenCalledOnce();
});
