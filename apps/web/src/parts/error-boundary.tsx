import { Component, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './error-boundary.module.css';
import { SHARED_TEXTS } from './texts.ts';

/** Shows a message when a page cannot be loaded or drawn; battles are safe on the server. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { problem: string | undefined }> {
  override state: { problem: string | undefined } = { problem: undefined };

  static getDerivedStateFromError(error: unknown): { problem: string } {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return (
      <div className={styles.bye}>
        <h1>{SHARED_TEXTS.wrongTitle}</h1>
        <p role="alert">{SHARED_TEXTS.wrong(problem)}</p>
        <Button loud="main" onClick={() => window.location.reload()}>
          {SHARED_TEXTS.reload}
        </Button>
      </div>
    );
  }
}
