import type { ModelMove } from '@muster/engine';
import { type ReactElement, useDeferredValue, useMemo } from 'react';
import { useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { mean, percent } from '../odds/figures.ts';
import { allAt, declarationOdds, shotTargets } from '../odds/shots.ts';
import { afterAdvance } from '../phases/moving.ts';
import styles from './shots-ahead.module.css';

const MOST = 4;

/** What could be shot at from where a move ends. */
export const ShotsAhead = ({ unit, moves }: { unit: number; moves: readonly ModelMove[] }): ReactElement => {
  const { battle, plan } = useReady();
  const ends = useDeferredValue(moves);
  const rows = useMemo(() => {
    const after = afterAdvance(battle, unit, ends);
    return shotTargets(after, unit)
      .slice(0, MOST)
      .flatMap((target) => declarationOdds(after, unit, allAt(target)).targets);
  }, [battle, unit, ends]);
  if (rows.length === 0) return <p className={styles.none}>From there it could shoot at nobody.</p>;
  return (
    <table className={styles.shots}>
      <caption>From there it could shoot at</caption>
      <thead className="visually-hidden">
        <tr>
          <th>Unit</th>
          <th>Expected kills</th>
          <th>Destroyed</th>
          <th>Shaken</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ target, odds, shaken }) => (
          <tr key={target}>
            <td>{namesFor(plan).units[target]}</td>
            <td>{mean(odds.meanKills)} kills</td>
            <td>{percent(odds.pDestroyed)} destroyed</td>
            <td>{percent(shaken)} Shaken</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
