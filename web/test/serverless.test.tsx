// @vitest-environment happy-dom
/** The page where no server of ours is: a plain host knows one file, so addresses stand behind the sign. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

type Route = typeof import('../src/base/route.tsx');
let route: Route;
beforeAll(async () => {
  document.head.innerHTML = '<meta name="gloaming-host" content="here" />';
  route = await import('../src/base/route.tsx');
});
beforeEach(() => {
  history.replaceState(null, '', '/games/gloaming/');
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('what is no address of a page is the start page', () => {
  for (const hash of ['', '#', '#content', '#g', '#//', '#%']) {
    history.replaceState(null, '', `/games/gloaming/${hash}`);
    expect(route.placeNow()).toMatchObject({ path: expect.stringMatching(/^\/+$/), query: '', hash: '' });
  }
});

test('a page, its query and its part are written behind the sign, and read from there', () => {
  route.go('/table/l123/replay?step=3#part');
  expect(location.pathname).toBe('/games/gloaming/');
  expect(location.hash).toBe('#/table/l123/replay?step=3#part');
  expect(route.placeNow()).toEqual({ path: '/table/l123/replay', query: '?step=3', hash: '#part' });
  expect(route.linkTo('/g#abc')).toBe(`${location.origin}/games/gloaming/#/g#abc`);
});

test('links lead to pages below the same path, and a part of a page is looked for without leaving it', () => {
  const { Link, PartLink, go, placeNow } = route;
  go('/rules/evenfall');
  render(
    <>
      <Link href="/help">Help</Link>
      <PartLink to="battle">Battle</PartLink>
      <h2 id="battle">Battle</h2>
    </>,
  );
  expect(screen.getByText('Help').getAttribute('href')).toBe('#/help');
  const seen = vi.spyOn(screen.getByRole('heading'), 'scrollIntoView').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('link', { name: 'Battle' }));
  expect(seen).toHaveBeenCalledOnce();
  expect(placeNow()).toMatchObject({ path: '/rules/evenfall', hash: '#battle' });
});
