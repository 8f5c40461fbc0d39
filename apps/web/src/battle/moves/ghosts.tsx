import type { Battle } from '@muster/engine';
import { drawing } from '@muster/picture';
import { memo, type ReactElement } from 'react';
import { ModelPiece } from '../table/model-piece.tsx';
import { pieceOf } from '../table/piece-of.ts';
import { useTableLook } from '../table/table-context.ts';
import styles from './moves.module.css';
import { MARKER } from './place-tasks.ts';

/** A model where it would stand. */
export interface Ghost {
  model: number;
  x: number;
  y: number;
}

/** The formation as it would stand; those in the wrong place are ringed and crossed. */
export const Ghosts = memo(
  ({
    battle,
    ghosts,
    wrong,
    active,
  }: {
    battle: Battle;
    ghosts: readonly Ghost[];
    /** The model that is in the wrong place, or all of them. */
    wrong: number | 'all' | undefined;
    active: number | undefined;
  }): ReactElement => {
    const { palette, unit: pixel } = useTableLook();
    const { plan } = battle;
    const discs = ghosts.map(({ model, x, y }) => ({ x, y, r: plan.models[model]?.radius ?? MARKER }));
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
          const radius = plan.models[model]?.radius ?? MARKER;
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
