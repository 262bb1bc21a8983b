import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isServerless } from '../base/serverless.ts';
import { Button } from '../design/Button.tsx';
import { noteError } from '../net/report.ts';
import { useHereWords } from '../words/here.ts';
import { useWords } from '../words/index.ts';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';
import { ReportButtons } from './ReportButtons.tsx';

function Broken({ what, again }: { what: string; again: () => void }) {
  const say = useWords();
  const here = useHereWords();
  return (
    <Notice title={say('went-wrong')} text={isServerless ? here.wentWrong : say('went-wrong-text')}>
      <pre className={styles.what}>{what.split('\n')[0]}</pre>
      <div className={styles.ways}>
        <Button look="main" onClick={() => location.reload()}>
          {say('reload')}
        </Button>
        <Button onClick={again}>{say('try-again')}</Button>
      </div>
      <p>{say('report-text')}</p>
      <ReportButtons what={what} />
    </Notice>
  );
}

interface Props {
  children: ReactNode;
  /** Another moment may be drawn without trouble: it is tried by itself. */
  moment?: string | number;
  /** A part of a page: the rest stands, so a line is enough. */
  isSmall?: boolean;
}
interface State {
  what: string | null;
  moment: string | number | undefined;
}

/** An error never leaves a white page. React knows no other way to catch one than a class. */
export class Boundary extends Component<Props, State> {
  override state: State = { what: null, moment: this.props.moment };
  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { what: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
  static getDerivedStateFromProps({ moment }: Props, state: State): Partial<State> | null {
    return moment === state.moment ? null : { what: null, moment };
  }
  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    noteError(error);
    noteError(componentStack ?? '');
  }
  override render(): ReactNode {
    const { what } = this.state;
    if (what === null) return this.props.children;
    return this.props.isSmall ? (
      <p role="alert">{what}</p>
    ) : (
      <Broken what={what} again={() => this.setState({ what: null })} />
    );
  }
}
