import { afterMoves, type Battle, inContact, type ModelMove, modelsOf } from '@muster/engine';
import { memo, type ReactElement, useMemo } from 'react';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';

/** Returns the points where bases would touch after a charge with these moves. */
const touchesOf = (
  battle: Battle,
  unit: number,
  target: number,
  moves: readonly ModelMove[],
): { x: number; y: number }[] =>
  afterMoves(battle, unit, moves, () => {
    const theirs = modelsOf(battle, target);
    const { radius } = battle.plan.bases;
    return modelsOf(battle, unit).flatMap((model) =>
      theirs
        .filter((foe) => inContact(battle, model, foe))
        .map((foe) => {
          const part = radius[model] / (radius[model] + radius[foe]);
          return {
            x: battle.x[model] + (battle.x[foe] - battle.x[model]) * part,
            y: battle.y[model] + (battle.y[foe] - battle.y[model]) * part,
          };
        }),
    );
  });

/** Marks where bases would touch after a charge. */
export const ChargeContacts = memo(
  ({
    battle,
    unit,
    target,
    moves,
  }: {
    battle: Battle;
    unit: number;
    target: number;
    moves: readonly ModelMove[];
  }): ReactElement => {
    const { unit: pixel } = useTableLook();
    const touching = useMemo(() => touchesOf(battle, unit, target, moves), [battle, unit, target, moves]);
    return (
      <g className={styles.contacts} strokeWidth={1.5 * pixel}>
        {touching.map(({ x, y }) => (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y - 7 * pixel}l${2 * pixel} ${5 * pixel}l${5 * pixel} ${2 * pixel}l${-5 * pixel} ${2 * pixel}l${-2 * pixel} ${5 * pixel}l${-2 * pixel} ${-5 * pixel}l${-5 * pixel} ${-2 * pixel}l${5 * pixel} ${-2 * pixel}Z`}
          />
        ))}
      </g>
    );
  },
);
