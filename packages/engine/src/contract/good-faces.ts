import { passes } from '@muster/kernel';
import type { BattleEvent } from './events.ts';

type RollEvent = Extract<BattleEvent, { type: 'roll' }>;

/** Returns a test for the successful faces of one die of a roll; `undefined` if a single die has none. */
export const goodFaces = (
  { purpose, need, bill = [], worse }: Pick<RollEvent, 'purpose' | 'need' | 'bill' | 'worse'>,
  die: number,
): ((face: number) => boolean) | undefined => {
  if (purpose === 'dangerous') return (face) => face !== 1;
  if (need === undefined || need <= 0 || purpose === 'wound-effect') return undefined;
  if (purpose === 'holding') return (face) => face > need;
  // Fatigued units hit on natural sixes.
  if (purpose === 'hit' && bill.some(({ source }) => source === 'Fatigued')) return (face) => face === 6;
  const modifier = bill.reduce((sum, { amount }) => sum + amount, 0) - (worse?.[die] ?? 0);
  return (face) => passes(face, need, modifier);
};
