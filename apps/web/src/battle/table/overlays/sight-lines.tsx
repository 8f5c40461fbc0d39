import { type Battle, canSee, coverOf, modelGap, modelsOf } from '@muster/engine';
import { Shield } from 'lucide-react';
import { memo, type ReactElement, useMemo } from 'react';
import { Note } from '../note.tsx';
import { useTableLook } from '../table-context.ts';
import { OVERLAY_TEXTS } from '../texts.ts';
import styles from './overlays.module.css';

interface SightLine {
  from: number;
  to: number;
  free: boolean;
}

/** Returns a sight line for each model of a unit: to the nearest visible model of the target, or a blocked one to the nearest. */
const sightLinesOf = (battle: Battle, unit: number, target: number): SightLine[] => {
  const theirs = modelsOf(battle, target);
  return modelsOf(battle, unit).flatMap((from) => {
    const near = [...theirs].sort((a, b) => modelGap(battle, from, a) - modelGap(battle, from, b));
    const seen = near.find((to) => canSee(battle, from, to));
    const to = seen ?? near[0];
    return to === undefined ? [] : [{ from, to, free: seen !== undefined }];
  });
};

/** Sight lines from a unit to its target, dashed where they are blocked, and the cover of the target. */
export const SightLines = memo(
  ({ battle, unit, target }: { battle: Battle; unit: number; target: number }): ReactElement => {
    const { unit: pixel } = useTableLook();
    const lines = useMemo(() => sightLinesOf(battle, unit, target), [battle, unit, target]);
    const cover = useMemo(() => {
      const shooters = lines.filter(({ free }) => free).map(({ from }) => from);
      return shooters.length > 0 ? coverOf(battle, shooters, target) : 'none';
    }, [battle, lines, target]);
    const [first] = modelsOf(battle, target);
    return (
      <g className={styles.sight}>
        {lines.map(({ from, to, free }) => {
          const [ax, ay, bx, by] = [battle.x[from], battle.y[from], battle.x[to], battle.y[to]];
          return (
            <g key={from} className={free ? styles.free : styles.cut}>
              <path
                d={`M${ax} ${ay}L${bx} ${by}`}
                strokeWidth={1.4 * pixel}
                strokeDasharray={free ? undefined : `${4 * pixel} ${5 * pixel}`}
              />
              {free ? <circle cx={bx} cy={by} r={3 * pixel} /> : undefined}
            </g>
          );
        })}
        {cover !== 'none' && first !== undefined ? (
          <Note x={battle.x[first]} y={battle.y[first]}>
            <span className={styles.cover}>
              <Shield size={14} aria-hidden /> {OVERLAY_TEXTS.cover[cover]}
            </span>
          </Note>
        ) : undefined}
      </g>
    );
  },
);
