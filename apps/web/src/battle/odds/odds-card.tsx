import type { ReactElement } from 'react';
import { mean, type OddsFigures, chance } from './figures.ts';
import { ODDS_TEXTS } from './texts.ts';
import styles from './odds-card.module.css';

/** A card with three large figures and their distribution. */
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
          <dt>{ODDS_TEXTS.expected[expects]}</dt>
        </div>
        <div>
          <dd>{chance(destroyed)}</dd>
          <dt>{routs ? ODDS_TEXTS.destroyedOrRouted : ODDS_TEXTS.destroyed}</dt>
        </div>
        <div>
          <dd>{chance(shaken)}</dd>
          <dt>{ODDS_TEXTS.shaken}</dt>
        </div>
      </dl>
      <ol className={styles.bars} aria-label={ODDS_TEXTS.chancesOf[counts]}>
        {bars.map(({ label, share }) => (
          <li key={label} title={ODDS_TEXTS.chanceOf(label, counts, chance(share))}>
            <span className={styles.bar} style={{ height: `${Math.max(2, (share / most) * 28)}px` }} aria-hidden />
            <span className={styles.tick}>
              <span aria-hidden>{label}</span>
              <span className="visually-hidden">{ODDS_TEXTS.chanceOf(label, counts, chance(share))}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.counts}>{ODDS_TEXTS.counts[counts]}</p>
    </figure>
  );
};
