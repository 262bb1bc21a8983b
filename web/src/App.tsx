import { Suspense } from 'react';
import { fetched } from './base/fetched.tsx';
import { usePath } from './base/route.tsx';
import { isServerless } from './base/serverless.ts';
import { Boundary } from './frame/Boundary.tsx';
import { Notice } from './frame/Notice.tsx';
import { isGame } from './games/index.ts';
import { Start } from './start/Start.tsx';
import { useHereWords } from './words/here.ts';
import { useWords } from './words/index.ts';

const Gallery = fetched(async () => (await import('./gallery/Gallery.tsx')).Gallery);
const LinkPage = fetched(async () => (await import('./link/LinkPage.tsx')).LinkPage);
const HelpPage = fetched(async () => (await import('./help/HelpPage.tsx')).HelpPage);
const TablePage = fetched(async () => (await import('./shell/TablePage.tsx')).TablePage);
const ReplayPage = fetched(async () => (await import('./replay/ReplayPage.tsx')).ReplayPage);
const ReviewPage = fetched(async () => (await import('./review/ReviewPage.tsx')).ReviewPage);
const NewTablePage = fetched(async () => (await import('./start/NewTablePage.tsx')).NewTablePage);
const LessonsPage = fetched(async () => (await import('./practice/LessonsPage.tsx')).LessonsPage);
const PracticePage = fetched(async () => (await import('./practice/PracticePage.tsx')).PracticePage);
const RulesPage = fetched(async () => (await import('./rules/RulesPage.tsx')).RulesPage);
const MePage = fetched(async () => (await import('./start/MePage.tsx')).MePage);
const DealPage = fetched(async () => (await import('./deals/DealPage.tsx')).DealPage);
const RecordPage = fetched(async () => (await import('./mine/RecordPage.tsx')).RecordPage);
const PuzzlesPage = fetched(async () => (await import('./puzzles/PuzzlesPage.tsx')).PuzzlesPage);
const PuzzlePage = fetched(async () => (await import('./puzzles/PuzzlePage.tsx')).PuzzlePage);
const ClaimPage = fetched(async () => (await import('./start/ClaimPage.tsx')).ClaimPage);

/** Being one player on several devices, and the deal that is the same for everybody. */
const NEEDS_SERVER = /^\/(me|claim|deal)(\/|$)/;

function Page({ path }: { path: string }) {
  const say = useWords();
  const here = useHereWords();
  const table = /^\/table\/([0-9a-z]{16})(\/replay|\/review)?\/?$/.exec(path);
  const game = /^\/new\/([a-z-]+)$/.exec(path);
  const deal = /^\/deal\/([a-z-]+)(?:\/(\d{4}-\d{2}-\d{2}))?\/?$/.exec(path);
  const rules = /^\/rules\/([a-z-]+)$/.exec(path);
  const puzzle = /^\/puzzles\/([a-z-]+)\/([0-9a-f]{8})$/.exec(path);
  if (path === '/') return <Start />;
  if (path === '/g' || path === '/g/') return <LinkPage />;
  if (path === '/gallery') return <Gallery />;
  if (path === '/help') return <HelpPage />;
  if (path === '/puzzles') return <PuzzlesPage />;
  if (puzzle !== null && isGame(puzzle[1])) return <PuzzlePage game={puzzle[1]} id={puzzle[2]} />;
  if (isServerless && NEEDS_SERVER.test(path))
    return <Notice title={here.needsServer} text={here.needsServerText} isEnd />;
  if (path === '/me') return <MePage />;
  const lesson = /^\/lessons\/([a-z-]+)\/([a-z-]+)$/.exec(path);
  if (path === '/lessons') return <LessonsPage />;
  if (lesson !== null && isGame(lesson[1])) return <PracticePage game={lesson[1]} name={lesson[2]} />;
  if (path === '/record') return <RecordPage />;
  if (path === '/claim') return <ClaimPage />;
  if (deal !== null && isGame(deal[1])) return <DealPage game={deal[1]} day={deal[2] ?? null} />;
  if (rules !== null && isGame(rules[1])) return <RulesPage game={rules[1]} />;
  if (game !== null) return <NewTablePage game={game[1]} />;
  if (table !== null && table[2] === '/review') return <ReviewPage id={table[1]} />;
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
