import { type Battle, limitFrom, type MoveOrder } from '@muster/engine';
import { reachOf } from '@muster/guide';
import { memo, type ReactElement, useMemo } from 'react';
import { contourOf } from '../contour.ts';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';
import { RingLabel } from './ring-label.tsx';

/** The area that the middles of these models can reach by an order, exactly as the engine allows it. */
export const ReachArea = memo(
  ({
    battle,
    models,
    order,
    from,
    isLine = false,
    words,
  }: {
    battle: Battle;
    models: readonly number[];
    order: MoveOrder;
    /** The start, if it is not the present position. */
    from?: { x: number; y: number };
    /** Whether only its border is drawn. */
    isLine?: boolean;
    /** The label of its border. */
    words?: string;
  }): ReactElement | undefined => {
    const { unit: pixel } = useTableLook();
    const [x, y] = [from?.x, from?.y];
    const d = useMemo(() => {
      const map = reachOf(battle, models, order, x === undefined || y === undefined ? undefined : { x, y });
      return map && contourOf(map);
    }, [battle, models, order, x, y]);
    const discs = useMemo(
      () => models.map((model) => ({ x: battle.x[model], y: battle.y[model], radius: 0 })),
      [battle, models],
    );
    if (!d) return undefined;
    return (
      <>
        <path className={isLine ? styles.border : styles.reach} d={d} strokeWidth={1.5 * pixel} />
        {words === undefined ? undefined : (
          <RingLabel
            battle={battle}
            discs={discs}
            length={limitFrom(battle, battle.unitOf[models[0]], models[0], order).length}
            words={words}
          />
        )}
      </>
    );
  },
);
