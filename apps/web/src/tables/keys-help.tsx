import type { ReactElement } from 'react';
import styles from './keys-help.module.css';
import { TABLES_TEXTS } from './texts.ts';

/** The keys of the editor. */
export const KeysHelp = (): ReactElement => (
  <details className={styles.help}>
    <summary>{TABLES_TEXTS.keys.title}</summary>
    <dl>
      {TABLES_TEXTS.keys.list.map(([keys, words]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </details>
);
