import type { ModelMove } from '@muster/engine';
import { type ReactElement, useDeferredValue, useMemo } from 'react';
import { useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { shotWords } from '../odds/figures.ts';
import { allAt, declarationOdds, shotTargets } from '../odds/shots.ts';
import { afterAdvance } from '../phases/moving.ts';
import { SHOTS_TEXTS } from './texts.ts';
import styles from './shots-ahead.module.css';

const MOST = 4;

/** The targets that a unit could shoot at from where its move ends, or from where it is. */
export const ShotsAhead = ({
  unit,
  moves,
}: {
  unit: number;
  moves?: readonly ModelMove[];
}): ReactElement | undefined => {
  const { battle, plan } = useLoadedBattle();
  const ends = useDeferredValue(moves);
  const rows = useMemo(() => {
    const after = ends ? afterAdvance(battle, unit, ends) : battle;
    return shotTargets(after, unit)
      .slice(0, MOST)
      .flatMap((target) => declarationOdds(after, unit, allAt(target)).targets)
      .map((odds) => ({ target: odds.target, words: shotWords(after, odds) }));
  }, [battle, unit, ends]);
  if (rows.length === 0 && !moves) return undefined;
  if (rows.length === 0) return <p className={styles.none}>{SHOTS_TEXTS.none}</p>;
  return (
    <section className={styles.shots} aria-label={SHOTS_TEXTS.label}>
      <p>{moves ? SHOTS_TEXTS.fromThere : SHOTS_TEXTS.ifHolding}</p>
      <ul>
        {rows.map((row) => (
          <li key={row.target}>
            <b>{namesFor(plan).units[row.target]}</b>
            <span>{row.words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
