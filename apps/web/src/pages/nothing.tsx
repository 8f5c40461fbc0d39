import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './nothing.module.css';

/** An address that leads nowhere. */
export const Nothing = (): ReactElement => (
  <Frame title="There is nothing here">
    <Panel>
      <p>The address may be mistyped, or what it led to is gone.</p>
      <div className={styles.ways}>
        <Link href="/" className={buttonLook('main')}>
          To the first page
        </Link>
        <Link href="/battles" className={buttonLook()}>
          My battles
        </Link>
      </div>
    </Panel>
  </Frame>
);
