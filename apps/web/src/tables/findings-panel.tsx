import { CircleCheck } from 'lucide-react';
import type { GuidelineFinding } from '@muster/rules';
import type { ReactElement } from 'react';
import { Panel } from '../parts/panel.tsx';
import styles from './findings-panel.module.css';

/** What the guidelines say about the table; a click points out what a sentence is about. */
export const FindingsPanel = ({
  findings,
  pointed,
  onPoint,
}: {
  findings: readonly GuidelineFinding[];
  pointed: GuidelineFinding | undefined;
  onPoint: (finding: GuidelineFinding | undefined) => void;
}): ReactElement => (
  <Panel title="Guidelines">
    <p role="status" className={styles.sum}>
      {findings.length === 0 ? (
        <>
          <CircleCheck size={18} aria-hidden="true" />
          The table keeps every guideline for terrain.
        </>
      ) : (
        `${findings.length === 1 ? 'One thing' : `${findings.length} things`} could be better:`
      )}
    </p>
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.message}>
          <button
            type="button"
            className={styles.finding}
            aria-pressed={finding.message === pointed?.message}
            onClick={() => onPoint(finding.message === pointed?.message ? undefined : finding)}
          >
            {finding.message}
          </button>
        </li>
      ))}
    </ul>
  </Panel>
);
