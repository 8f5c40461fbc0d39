import type { Battle } from '../../state/battle.ts';
import { isLiving } from '../../state/query.ts';

export { sidesLeft as sidesInBattle } from '../../state/conceded.ts';

/** Returns the units of a side's list, without those that events brought: they are in no army. */
export const rosterUnits = ({ plan }: Battle, side: number): readonly number[] =>
  plan.sides[side].units.filter((unit) => !plan.units[unit].comes);

/** Returns the units of a side that events may pick: not destroyed, not gone (campaign:E3). */
export const eligibleUnits = (battle: Battle, side: number): number[] =>
  rosterUnits(battle, side).filter((unit) => isLiving(battle, unit));
