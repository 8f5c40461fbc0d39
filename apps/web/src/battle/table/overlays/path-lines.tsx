import { memo, type ReactElement } from 'react';
import { useTableLook } from '../table-context.ts';
import styles from './overlays.module.css';

/** The path of a model: its start and its corners. */
export interface Way {
  from: { x: number; y: number };
  path: readonly number[];
}

const pathOf = ({ from, path }: Way): string => {
  let d = `M${from.x} ${from.y}`;
  for (let i = 0; i < path.length; i += 2) d += `L${path[i]} ${path[i + 1]}`;
  return d;
};

/** Paths as thin lines with their corners; one of them is drawn stronger. */
export const PathLines = memo(({ ways, strong = -1 }: { ways: readonly Way[]; strong?: number }): ReactElement => {
  const { unit: pixel } = useTableLook();
  return (
    <g className={styles.ways}>
      <path d={ways.map(pathOf).join('')} strokeWidth={1.2 * pixel} opacity={0.55} />
      {ways[strong] ? (
        <>
          <path className={styles.casing} d={pathOf(ways[strong])} strokeWidth={5 * pixel} />
          <path d={pathOf(ways[strong])} strokeWidth={2.2 * pixel} />
        </>
      ) : undefined}
      {ways.flatMap(({ path }, w) =>
        path.flatMap((x, i) =>
          i % 2 === 0 && i < path.length - 2
            ? [<circle key={`${w} ${i}`} cx={x} cy={path[i + 1]} r={(w === strong ? 4 : 2.5) * pixel} />]
            : [],
        ),
      )}
    </g>
  );
});
