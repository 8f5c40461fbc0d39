import type { Battle } from '@muster/engine';
import { drawing } from '@muster/picture';
import { memo, type ReactElement } from 'react';
import { ModelPiece } from '../table/model-piece.tsx';
import { pieceOf } from '../table/piece-of.ts';
import { useTableLook } from '../table/table-context.ts';
import styles from './moves.module.css';
import { POINT_RADIUS } from './place-tasks.ts';

/** A model at its planned place. */
export interface GhostModel {
  model: number;
  x: number;
  y: number;
}

/** The planned formation. Models in illegal places get a red ring. */
export const Ghosts = memo(
  ({
    battle,
    ghosts,
    wrong,
    active,
  }: {
    battle: Battle;
    ghosts: readonly GhostModel[];
    /** The model in an illegal place, or all of them. */
    wrong: number | 'all' | undefined;
    active: number | undefined;
  }): ReactElement => {
    const { palette, unit: pixel } = useTableLook();
    const { plan } = battle;
    const discs = ghosts.map(({ model, x, y }) => ({ x, y, r: plan.models[model]?.radius ?? POINT_RADIUS }));
    const outline = drawing.closedPath(drawing.hullOf(discs, 6 * pixel));
    return (
      <g className={styles.ghosts}>
        <path
          className={styles.outline}
          d={outline}
          strokeWidth={1.6 * pixel}
          strokeDasharray={`${6 * pixel} ${4 * pixel}`}
        />
        {ghosts.map(({ model, x, y }) => {
          const isWrong = wrong === 'all' || wrong === model;
          const radius = plan.models[model]?.radius ?? POINT_RADIUS;
          return (
            <g key={model}>
              {plan.models[model] ? (
                <ModelPiece {...pieceOf(battle, battle.unitOf[model], model, palette)} x={x} y={y} slides={false} />
              ) : (
                <circle className={styles.marker} cx={x} cy={y} r={radius} strokeWidth={2 * pixel} />
              )}
              {isWrong ? (
                <circle className={styles.wrong} cx={x} cy={y} r={radius + 2 * pixel} strokeWidth={2.5 * pixel} />
              ) : undefined}
              {model === active ? (
                <circle
                  className={styles.active}
                  cx={x}
                  cy={y}
                  r={radius + 6 * pixel}
                  strokeWidth={2.5 * pixel}
                  strokeDasharray={`${5 * pixel} ${3 * pixel}`}
                />
              ) : undefined}
            </g>
          );
        })}
      </g>
    );
  },
);
