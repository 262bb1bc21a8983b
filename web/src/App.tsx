import { Suspense } from 'react';
import { fetched } from './base/fetched.tsx';
import { usePath } from './base/route.tsx';
import { Boundary } from './frame/Boundary.tsx';
import { Notice } from './frame/Notice.tsx';
import { isGame } from './games/index.ts';
import { Start } from './start/Start.tsx';
import { useWords } from './words/index.ts';

const Gallery = fetched(async () => (await import('./gallery/Gallery.tsx')).Gallery);
const HelpPage = fetched(async () => (await import('./help/HelpPage.tsx')).HelpPage);
const TablePage = fetched(async () => (await import('./shell/TablePage.tsx')).TablePage);
const ReplayPage = fetched(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const NewTablePage = fetched(async () => (await import('./start/NewTablePage.tsx')).NewTablePage);
const RulesPage = fetched(async () => (await import('./rules/RulesPage.tsx')).RulesPage);
const MePage = fetched(async () => (await import('./start/MePage.tsx')).MePage);
const ClaimPage = fetched(async () => (await import('./start/ClaimPage.tsx')).ClaimPage);

function Page({ path }: { path: string }) {
  const say = useWords();
  const table = /^\/table\/([0-9a-z]{16})(\/replay)?\/?$/.exec(path);
  const game = /^\/new\/([a-z-]+)$/.exec(path);
  const rules = /^\/rules\/([a-z-]+)$/.exec(path);
  if (path === '/') return <Start />;
  if (path === '/gallery') return <Gallery />;
  if (path === '/help') return <HelpPage />;
  if (path === '/me') return <MePage />;
  if (path === '/claim') return <ClaimPage />;
  if (rules !== null && isGame(rules[1])) return <RulesPage game={rules[1]} />;
  if (game !== null) return <NewTablePage game={game[1]} />;
  if (table !== null && table[2] !== undefined) return <ReplayPage id={table[1]} />;
  if (table !== null) return <TablePage id={table[1]} />;
  return <Notice title={say('not-found')} text={say('not-found-text')} isEnd />;
}

export function App() {
  const say = useWords();
  const path = usePath();
  return (
    // Another path is another page: the one before it goes at once, and does not wait hidden, with the focus in it, for the next.
    <Boundary key={path}>
      <Suspense fallback={<Notice title={say('loading')} text="" />}>
        <Page path={path} />
      </Suspense>
    </Boundary>
  );
}
