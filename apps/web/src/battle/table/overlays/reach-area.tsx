import { reachOf } from '@muster/ai';
import type { Battle, MoveOrder } from '@muster/engine';
import { memo, type ReactElement, useMemo } from 'react';
import { contourOf } from '../contour.ts';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';

/** Where the middles of these models may get by an order, as a soft fill; the engine judges what is made of it. */
export const ReachArea = memo(
  ({
    battle,
    models,
    order,
    from,
  }: {
    battle: Battle;
    models: readonly number[];
    order: MoveOrder;
    /** Where they come from, unless from where they stand. */
    from?: { x: number; y: number };
  }): ReactElement | undefined => {
    const { unit: pixel } = useTableLook();
    const [x, y] = [from?.x, from?.y];
    const d = useMemo(() => {
      const map = reachOf(battle, models, order, x === undefined || y === undefined ? undefined : { x, y });
      return map && contourOf(map);
    }, [battle, models, order, x, y]);
    return d ? <path className={styles.reach} d={d} strokeWidth={1.5 * pixel} /> : undefined;
  },
);
