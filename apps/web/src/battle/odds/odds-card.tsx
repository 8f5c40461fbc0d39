import type { ReactElement } from 'react';
import { mean, type OddsFigures, chance } from './figures.ts';
import styles from './odds-card.module.css';

/** One wound, two wounds; one model lost, two models lost. */
const counted = (label: string, counts: string): string => (label === '1' ? counts.replace(/s\b/, '') : counts);

/** Three big numbers and the distribution behind them. */
export const OddsCard = ({
  title,
  figures: { expected, expects, destroyed, routs, shaken, bars, counts },
}: {
  title: string;
  figures: OddsFigures;
}): ReactElement => {
  const most = Math.max(...bars.map(({ share }) => share), 0.01);
  return (
    <figure className={styles.card}>
      <figcaption className={styles.title}>{title}</figcaption>
      <dl className={styles.figures}>
        <div>
          <dd>{mean(expected)}</dd>
          <dt>expected {expects}</dt>
        </div>
        <div>
          <dd>{chance(destroyed)}</dd>
          <dt>{routs ? 'destroyed or routed' : 'destroyed'}</dt>
        </div>
        <div>
          <dd>{chance(shaken)}</dd>
          <dt>Shaken</dt>
        </div>
      </dl>
      <ol className={styles.bars} aria-label={`Chance of each number of ${counts}`}>
        {bars.map(({ label, share }) => (
          <li key={label} title={`${label} ${counted(label, counts)}: ${chance(share)}`}>
            <span className={styles.bar} style={{ height: `${Math.max(2, (share / most) * 28)}px` }} aria-hidden />
            <span className={styles.tick}>
              {label}
              <span className="visually-hidden">
                {' '}
                {counted(label, counts)}: {chance(share)}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.counts}>{counts}</p>
    </figure>
  );
};
