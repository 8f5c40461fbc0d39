import { memo, type ReactElement } from 'react';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';

/** A coherency link between two models of a unit. */
export interface LinkLine {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  broken: boolean;
}

/** The coherency links of a unit: thin lines, dashed and crossed where coherency is broken. */
export const CoherencyLinks = memo(({ links }: { links: readonly LinkLine[] }): ReactElement => {
  const { unit: pixel } = useTableLook();
  return (
    <g className={styles.links}>
      {links.map(({ ax, ay, bx, by, broken }) => {
        const [mx, my, arm] = [(ax + bx) / 2, (ay + by) / 2, 5 * pixel];
        return (
          <g key={`${ax} ${ay} ${bx} ${by}`} className={broken ? styles.broken : undefined}>
            <path
              d={`M${ax} ${ay}L${bx} ${by}`}
              strokeWidth={(broken ? 2.5 : 1.2) * pixel}
              strokeDasharray={broken ? `${6 * pixel} ${4 * pixel}` : undefined}
            />
            {broken ? (
              <path
                d={`M${mx - arm} ${my - arm}l${2 * arm} ${2 * arm}M${mx + arm} ${my - arm}l${-2 * arm} ${2 * arm}`}
                strokeWidth={2.5 * pixel}
              />
            ) : undefined}
          </g>
        );
      })}
    </g>
  );
});
