import type { Battle } from '../../state/battle.ts';
import type { CarryOut } from './effects.ts';
import { eventField, eventTargets } from '../../state/random-events.ts';

/**
 * Gives a rule to the targets, to an army with all units still to come, to all units, or to the units in a quarter.
 * The same rule given twice counts once (campaign:E24).
 */
export const grant: CarryOut<'grant'> = (play, { row }, { rule, to, lasts }) => {
  const { battle } = play;
  const place = battle.plan.grants.findIndex(({ id }) => id === rule.id);
  if (place < 0) return;
  if (to === 'quarter') {
    battle.quarterGrants[eventField(battle, row, 'quarter')] |= 1 << place;
    return;
  }
  const column = lasts === 'round' ? battle.unitGrants : battle.unitKept;
  for (const unit of givenTo(battle, row, to)) {
    column[unit] |= 1 << place;
    if (to === 'targets' && play.listening) play.emit({ type: 'granted', unit, rule: rule.name, lasts });
  }
};

const givenTo = (battle: Battle, row: number, to: 'targets' | 'army' | 'all'): readonly number[] => {
  if (to === 'targets') return eventTargets(battle, row);
  if (to === 'army') return battle.plan.sides[eventField(battle, row, 'side')].units;
  return battle.plan.units.map(({ index }) => index);
};
