import type { ReactElement } from 'react';
import { KEY_WORDS } from './keys.ts';
import styles from './keys-help.module.css';

/** The keys of the editor. */
export const KeysHelp = (): ReactElement => (
  <details className={styles.help}>
    <summary>Keys for the chosen piece</summary>
    <dl>
      {KEY_WORDS.map(([keys, words]) => (
        <div key={keys}>
          <dt>{keys}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </details>
);
