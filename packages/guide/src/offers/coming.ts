import { arriving, type Battle, checkAction, phaseOf, redeployable, waiting } from '@muster/engine';
import type { Coming } from '../moving/form-up.ts';

/** How units come in the phase that a battle is in. */
export const comingOf = (battle: Battle): Coming => {
  const phase = phaseOf(battle);
  return phase === 'ambush' || phase === 'scout' ? phase : 'deployment';
};

/** Returns the units of a side that may be put on the table now. */
export const comingUnits = (battle: Battle, side: number): number[] => {
  if (phaseOf(battle) === 'redeployment') return redeployable(battle, side);
  const how = comingOf(battle);
  return how === 'ambush' ? arriving(battle, side) : waiting(battle, side, how);
};

/** Whether the side whose turn it is may let it pass: reserves may be kept back, and whoever finds no room must be. */
export const mayPass = (battle: Battle): boolean => !checkAction(battle, { type: 'pass' });

/** What letting nobody come is called, where that may be: scouts, and those who find no room, never come (muster:kept-back). */
export const keepBackWords = (battle: Battle): string | undefined => {
  if (!mayPass(battle)) return undefined;
  const phase = phaseOf(battle);
  if (phase === 'ambush') return 'nobody comes now';
  return phase === 'redeployment' ? 'everybody stays' : 'leave the rest out of the battle';
};
