import type { ReactElement, ReactNode } from 'react';
import { Link, useRoute } from 'wouter';
import styles from './frame.module.css';

const Place = ({ to, children }: { to: string; children: ReactNode }): ReactElement => {
  const [here] = useRoute(to);
  return (
    <Link href={to} className={styles.place} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  );
};

/** A page with the way to the others above it. */
export const Frame = ({
  title,
  quiet = false,
  wide = false,
  children,
}: {
  title: string;
  /** Whether the title is only for those who do not see the page. */
  quiet?: boolean;
  /** Whether the page takes all the room that there is. */
  wide?: boolean;
  children: ReactNode;
}): ReactElement => (
  <div className={styles.frame}>
    <title>{`${title} · Muster`}</title>
    <a className={styles.skip} href="#content">
      Skip to the content
    </a>
    <header className={styles.head}>
      <Link href="/" className={styles.name}>
        <img src="/icon.svg" alt="" width="28" height="28" />
        Muster
      </Link>
      <nav aria-label="Pages" className={styles.places}>
        <Place to="/new">
          <span>
            New<span className={styles.more}> battle</span>
          </span>
        </Place>
        <Place to="/battles">
          <span>
            <span className={styles.more}>My </span>battles
          </span>
        </Place>
        <Place to="/replays">Replays</Place>
        <Place to="/tables">Tables</Place>
        <Place to="/rules">Rules</Place>
        <Place to="/me">Me</Place>
      </nav>
    </header>
    <main id="content" className={`${styles.content} ${wide ? styles.wide : ''}`}>
      <h1 className={quiet ? 'visually-hidden' : undefined}>{title}</h1>
      {children}
    </main>
    <footer className={styles.foot}>Muster is unofficial and not affiliated with One Page Rules.</footer>
  </div>
);
