import { arriving, type Battle, checkAction, phaseOf, redeployable, unitsToArrive } from '@muster/engine';
import type { ArrivalMode } from '../moving/form-up.ts';

/** Returns how units come onto the table in the current phase. */
export const arrivalMode = (battle: Battle): ArrivalMode => {
  const phase = phaseOf(battle);
  return phase === 'ambush' || phase === 'scout' ? phase : 'deployment';
};

/** Returns the units of a side that may be put on the table now. */
export const arrivingUnits = (battle: Battle, side: number): number[] => {
  if (phaseOf(battle) === 'redeployment') return redeployable(battle, side);
  const how = arrivalMode(battle);
  return how === 'ambush' ? arriving(battle, side) : unitsToArrive(battle, side, how);
};

/** Whether the side to act may pass: reserves may be kept back, and units without room must be. */
export const mayPass = (battle: Battle): boolean => !checkAction(battle, { type: 'pass' });

/** Returns the label for passing in the current phase, if that is legal. Scouts and units without room never come (muster:kept-back). */
export const passLabel = (battle: Battle): string | undefined => {
  if (!mayPass(battle)) return undefined;
  const phase = phaseOf(battle);
  if (phase === 'ambush') return 'keep all in reserve';
  return phase === 'redeployment' ? 'redeploy no unit' : 'leave the rest out of the battle';
};
