import type { ModelMove } from '@muster/engine';
import { type ReactElement, useDeferredValue, useMemo } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { shotWords } from '../odds/figures.ts';
import { allAt, declarationOdds, shotTargets } from '../odds/shots.ts';
import { afterAdvance } from '../phases/moving.ts';
import styles from './shots-ahead.module.css';

const MOST = 4;

/** What could be shot at from where a move ends, or from where a unit stands. */
export const ShotsAhead = ({
  unit,
  moves,
}: {
  unit: number;
  moves?: readonly ModelMove[];
}): ReactElement | undefined => {
  const { battle, plan } = useReady();
  const ends = useDeferredValue(moves);
  const rows = useMemo(() => {
    const after = ends ? afterAdvance(battle, unit, ends) : battle;
    return shotTargets(after, unit)
      .slice(0, MOST)
      .flatMap((target) => declarationOdds(after, unit, allAt(target)).targets)
      .map((odds) => ({ target: odds.target, words: shotWords(after, odds) }));
  }, [battle, unit, ends]);
  if (rows.length === 0 && !moves) return undefined;
  if (rows.length === 0) return <p className={styles.none}>From there it could shoot at nobody.</p>;
  return (
    <section className={styles.shots} aria-label="Shots from there">
      <p>{moves ? 'From there it could shoot at' : 'If it holds, it can shoot at'}</p>
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
