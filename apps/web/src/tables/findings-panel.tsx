import { CircleCheck } from 'lucide-react';
import type { GuidelineFinding } from '@muster/rules';
import type { ReactElement } from 'react';
import { Panel } from '../parts/panel.tsx';
import styles from './findings-panel.module.css';
import { TABLES_TEXTS } from './texts.ts';

const { guidelines: TEXTS } = TABLES_TEXTS;

/** The guidelines that the table breaks. A click highlights the place on the map. */
export const FindingsPanel = ({
  findings,
  pointed,
  onPoint,
}: {
  findings: readonly GuidelineFinding[];
  pointed: GuidelineFinding | undefined;
  onPoint: (finding: GuidelineFinding | undefined) => void;
}): ReactElement => (
  <Panel title={TEXTS.title}>
    <p role="status" className={styles.sum}>
      {findings.length === 0 ? (
        <>
          <CircleCheck size={18} aria-hidden="true" />
          {TEXTS.kept}
        </>
      ) : (
        TEXTS.broken(findings.length)
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
