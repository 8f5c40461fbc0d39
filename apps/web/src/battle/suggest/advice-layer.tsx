import type { Action, Battle } from '@muster/engine';
import type { ReactElement } from 'react';
import { PathLines } from '../table/overlays/path-lines.tsx';
import { SightLines } from '../table/overlays/sight-lines.tsx';
import styles from './advice-layer.module.css';

/** A suggestion drawn on the table: paths and their ends, or the places of a deployed unit. */
export const AdviceLayer = ({ battle, action }: { battle: Battle; action: Action }): ReactElement | undefined => {
  const { models } = battle.plan;
  if (action.type === 'deploy' || action.type === 'arrive')
    return (
      <g className={styles.ends}>
        {action.positions.map(({ model, x, y }) => (
          <circle key={model} cx={x} cy={y} r={models[model].radius} />
        ))}
      </g>
    );
  if (action.type !== 'activate') return undefined;
  const { moves = [], shoot = [], unit } = action;
  const targets = moves.length > 0 ? [] : [...new Set(shoot.map(({ target }) => target))];
  return (
    <>
      <PathLines ways={moves.map(({ model, path }) => ({ from: { x: battle.x[model], y: battle.y[model] }, path }))} />
      <g className={styles.ends}>
        {moves.map(({ model, path }) => (
          <circle key={model} cx={path.at(-2)} cy={path.at(-1)} r={models[model].radius} />
        ))}
      </g>
      {targets.map((target) => (
        <SightLines key={target} battle={battle} unit={unit} target={target} />
      ))}
    </>
  );
};
