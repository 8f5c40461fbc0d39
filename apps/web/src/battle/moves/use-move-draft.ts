import type { Battle, ModelMove } from '@muster/engine';
import { useMemo } from 'react';
import { isMoving, moveTask, type MoveWish } from './move-tasks.ts';
import type { MoveDraftTools } from './types.ts';
import { useMoves } from './use-moves.tsx';

/** Returns the tools for moving a unit in its activation; nothing without a unit, or for an action without movement. */
export const useMoveDraft = ({
  battle,
  unit,
  action,
  target,
  embark,
  start,
  onDone,
}: {
  battle: Battle;
  unit: number | undefined;
  action: MoveWish['action'] | undefined;
  target?: number | undefined;
  embark?: number | undefined;
  /** Moves that are planned already. */
  start?: readonly ModelMove[] | undefined;
  onDone?: (() => void) | undefined;
}): MoveDraftTools | undefined => {
  const task = useMemo(() => {
    if (unit === undefined || action === undefined) return undefined;
    const wish = { unit, action, target, embark };
    if (!isMoving(battle, wish)) return undefined;
    return { ...moveTask(battle, wish), ...(start ? { start } : {}) };
  }, [battle, unit, action, target, embark, start]);
  return useMoves({ battle, task, onDone });
};
