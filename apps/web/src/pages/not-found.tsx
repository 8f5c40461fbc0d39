import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { buttonLook } from '../parts/button.tsx';
import { Frame } from '../parts/frame.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './not-found.module.css';
import { PAGE_TEXTS } from './texts.ts';

/** The page for unknown addresses. */
export const NotFoundPage = (): ReactElement => (
  <Frame title={PAGE_TEXTS.notFound}>
    <Panel>
      <p>{PAGE_TEXTS.notFoundHelp}</p>
      <div className={styles.ways}>
        <Link href="/" className={buttonLook('main')}>
          {PAGE_TEXTS.home}
        </Link>
        <Link href="/battles" className={buttonLook()}>
          {PAGE_TEXTS.myBattles}
        </Link>
      </div>
    </Panel>
  </Frame>
);
