import { INCH } from '@muster/kernel';
import type { TableKey } from '../table/types.ts';
import type { Spot } from './draft.ts';

const ARROWS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** By how much an arrow key moves: an inch, with Shift a tenth; nothing for other keys. */
export const nudgeOf = ({ key, shift }: TableKey): Spot | undefined => {
  const by = ARROWS[key];
  const length = shift ? INCH / 10 : INCH;
  return by && { x: by.x * length, y: by.y * length };
};

/** The model after the active one, or before it; nothing past the end, so that Tab leads on. */
export const nextActive = (
  models: readonly number[],
  active: number | undefined,
  back: boolean,
): number | undefined => {
  const at = active === undefined ? (back ? models.length : -1) : models.indexOf(active);
  return models[back ? at - 1 : at + 1];
};
