import type { BattlePlan, ModelMove, Placement } from '@muster/engine';
import type { ReactElement } from 'react';
import styles from './ghosts.module.css';

/** Where models would stand. */
export const Ghosts = ({
  plan,
  side,
  places,
}: {
  plan: BattlePlan;
  side: number;
  places: readonly Placement[];
}): ReactElement => (
  <g className={styles.ghosts} color={`var(--side-${side % 4})`}>
    {places.map(({ model, x, y }) => (
      <circle key={model} cx={x} cy={y} r={plan.models[model].radius} />
    ))}
  </g>
);

/** The ends of ways as places. */
export const endsOf = (moves: readonly ModelMove[]): Placement[] =>
  moves.flatMap(({ model, path }) =>
    path.length < 2 ? [] : [{ model, x: path[path.length - 2], y: path[path.length - 1] }],
  );
