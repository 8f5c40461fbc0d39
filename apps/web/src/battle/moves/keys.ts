import { INCH } from '@muster/kernel';
import type { TableKey } from '../table/types.ts';
import type { MovePoint } from './draft.ts';
import type { DragMode } from './types.ts';

const ARROWS: Readonly<Record<string, MovePoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns by how much an arrow key moves: an inch, with Shift a tenth of it; nothing for other keys. */
export const nudgeOf = ({ key, shift }: TableKey): MovePoint | undefined => {
  const by = ARROWS[key];
  const length = shift ? INCH / 10 : INCH;
  return by && { x: by.x * length, y: by.y * length };
};

/** Returns the model after the active one, or before it. Past the end there is nothing, so that Tab leaves the map. */
export const nextActive = (
  models: readonly number[],
  active: number | undefined,
  back: boolean,
): number | undefined => {
  const at = active === undefined ? (back ? models.length : -1) : models.indexOf(active);
  return models[back ? at - 1 : at + 1];
};

/** What keys can do with a draft. */
export interface HandKeys {
  grip: DragMode;
  active: number | undefined;
  models: readonly number[];
  canUndo: boolean;
  isHeld: boolean;
  nudge: (by: MovePoint) => void;
  activate: (model: number | undefined) => void;
  undo: () => void;
  cancel: () => void;
  /** Puts the active model back. */
  restore?: ((model: number) => void) | undefined;
  turn?: (() => void) | undefined;
  /** Confirms the draft; only if it is legal. */
  done?: (() => void) | undefined;
}

/** Handles a key for a draft. Returns whether the key had a function. */
export const hearKey = (event: TableKey, keys: HandKeys): boolean => {
  const { grip, active, models } = keys;
  const by = nudgeOf(event);
  if (by) {
    keys.nudge(by);
    return true;
  }
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    Backspace: keys.canUndo ? keys.undo : undefined,
    Delete: active !== undefined && keys.restore && grip === 'models' ? () => keys.restore?.(active) : undefined,
    Escape: keys.isHeld ? keys.cancel : undefined,
    Enter: keys.done,
    r: keys.turn,
  };
  if (event.key === 'Tab' && grip === 'models') {
    const next = nextActive(models, active, event.shift);
    keys.activate(next);
    return next !== undefined;
  }
  const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
  action?.();
  return action !== undefined;
};
