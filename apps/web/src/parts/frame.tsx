import type { ReactElement, ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import styles from './frame.module.css';
import { SHARED_TEXTS } from './texts.ts';

const Place = ({ to, name, short }: { to: string; name: string; short?: string }): ReactElement => {
  const [here] = useRoute(to);
  return (
    <Link href={to} className={styles.place} aria-current={here ? 'page' : undefined}>
      <span className={short === undefined ? undefined : styles.long}>{name}</span>
      {short === undefined ? undefined : (
        <span className={styles.short} aria-hidden="true">
          {short}
        </span>
      )}
    </Link>
  );
};

/** A page with links to the others above it. */
export const Frame = ({
  title,
  quiet = false,
  wide = false,
  children,
}: {
  title: string;
  /** Whether only screen readers get the title. */
  quiet?: boolean;
  /** Whether the page uses the full width. */
  wide?: boolean;
  children: ReactNode;
}): ReactElement => (
  <div className={styles.frame}>
    <title>{SHARED_TEXTS.tabTitle(title)}</title>
    <a className={styles.skip} href="#content">
      {SHARED_TEXTS.skipToContent}
    </a>
    <header className={styles.head}>
      <Link href="/" className={styles.name}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        {SHARED_TEXTS.muster}
      </Link>
      <nav aria-label={SHARED_TEXTS.pages} className={styles.places}>
        <Place to="/new" name={SHARED_TEXTS.newBattle} short={SHARED_TEXTS.newBattleShort} />
        <Place to="/battles" name={SHARED_TEXTS.myBattles} short={SHARED_TEXTS.myBattlesShort} />
        <Place to="/replays" name={SHARED_TEXTS.replays} />
        <Place to="/tables" name={SHARED_TEXTS.tables} />
        <Place to="/rules" name={SHARED_TEXTS.rules} />
        <Place to="/me" name={SHARED_TEXTS.me} />
      </nav>
    </header>
    <main id="content" className={`${styles.content} ${wide ? styles.wide : ''}`}>
      <h1 className={quiet ? 'visually-hidden' : undefined}>{title}</h1>
      {children}
    </main>
    <footer className={styles.foot}>{SHARED_TEXTS.unofficial}</footer>
  </div>
);
