import type { Battle } from '@muster/engine';
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
  onDone,
}: {
  battle: Battle;
  unit: number | undefined;
  action: MoveWish['action'] | undefined;
  target?: number | undefined;
  embark?: number | undefined;
  onDone?: (() => void) | undefined;
}): MoveDraftTools | undefined => {
  const task = useMemo(() => {
    if (unit === undefined || action === undefined) return undefined;
    const wish = { unit, action, target, embark };
    return isMoving(battle, wish) ? moveTask(battle, wish) : undefined;
  }, [battle, unit, action, target, embark]);
  return useMoves({ battle, task, onDone });
};
