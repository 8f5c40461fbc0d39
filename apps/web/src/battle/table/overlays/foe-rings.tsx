import { type Battle, isHighAbove, isOnTable, modelsOf, separationOf } from '@muster/engine';
import { INCH } from '@muster/kernel';
import { memo, type ReactElement } from 'react';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';

/** The base-to-base distance within which a ring is shown. */
const NEAR = 2.5 * INCH;

/** Rings around models of other units that the moving models must stay away from, where they come near. */
export const FoeRings = memo(
  ({
    battle,
    unit,
    ghosts,
    except,
  }: {
    battle: Battle;
    unit: number;
    ghosts: readonly { model: number; x: number; y: number }[];
    /** The charged unit, which may be touched. */
    except?: number | undefined;
  }): ReactElement | undefined => {
    const { unit: pixel } = useTableLook();
    const { plan } = battle;
    if (ghosts.length === 0 || isHighAbove(battle, unit)) return undefined;
    const separation = separationOf(plan);
    const side = plan.units[unit].side;
    const isNear = (other: number): boolean =>
      ghosts.some(({ model, x, y }) => {
        const reach = (plan.models[model]?.radius ?? 0) + plan.models[other].radius + NEAR;
        return (x - battle.x[other]) ** 2 + (y - battle.y[other]) ** 2 < reach * reach;
      });
    const others = plan.units.filter(
      ({ index }) => index !== unit && index !== except && isOnTable(battle, index) && !isHighAbove(battle, index),
    );
    return (
      <g className={styles.rings} strokeWidth={1.2 * pixel}>
        {others.flatMap(({ index, side: theirs }) =>
          modelsOf(battle, index)
            .filter(isNear)
            .map((model) => (
              <circle
                key={model}
                className={theirs === side ? undefined : styles.foe}
                cx={battle.x[model]}
                cy={battle.y[model]}
                r={plan.models[model].radius + separation}
                strokeDasharray={`${3 * pixel} ${3 * pixel}`}
              />
            )),
        )}
      </g>
    );
  },
);
