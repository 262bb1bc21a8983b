import { type MouseEventHandler, type ReactNode, useEffect } from 'react';

/** Before anybody has done anything, the page begins at its top, for a screen reader too. */
let isUntouched = true;
const touch = (): void => {
  isUntouched = false;
};
addEventListener('click', touch, { capture: true, once: true });
addEventListener('popstate', touch, { once: true });

/** For a focus whose place is gone: Tab goes on from where the page begins, not from the bar above it. */
export const focusContent = (): void => document.getElementById('content')?.focus({ preventScroll: true });

interface Props {
  /** What the window and its tab are called, before the name of the place itself. */
  title: string;
  className?: string;
  onClickCapture?: MouseEventHandler;
  children: ReactNode;
}

/** What a page is about. After a change of page the focus, which went with the last page, comes here. */
export function Content({ title, className, onClickCapture, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Gloaming`;
  }, [title]);
  useEffect(() => {
    if (!isUntouched && document.activeElement === document.body) focusContent();
  }, []);
  return (
    <main id="content" className={className} tabIndex={-1} onClickCapture={onClickCapture}>
      {children}
    </main>
  );
}
