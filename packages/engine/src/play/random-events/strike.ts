import { quarterOf } from '../../state/quarters.ts';
import type { Battle } from '../../state/battle.ts';
import { isLiving, isOnTable } from '../../state/query.ts';
import { rollAmount } from './amount.ts';
import type { CarryOut } from './effects.ts';
import { eventField, type RandomEventRow, eventTargets } from '../../state/random-events.ts';
import { eventHits } from './hits.ts';
import { unitsInOrder } from './units-in-order.ts';

/**
 * Deals hits to the targets, or to every unit in the quarter, neutral ones included; a die is rolled for each
 * (campaign:E19).
 */
export const strike: CarryOut<'hits'> = (play, happening, { hits, ap }) => {
  for (const unit of unitsInOrder(play, struckBy(play.battle, happening), happening.rule.name))
    if (isLiving(play.battle, unit)) eventHits(play, unit, rollAmount(play, hits), ap, happening.rule.name);
};

const struckBy = (battle: Battle, { row, rule }: RandomEventRow): number[] => {
  if (rule.picks.of !== 'quarter') return eventTargets(battle, row);
  const quarter = eventField(battle, row, 'quarter');
  return battle.plan.units
    .map(({ index }) => index)
    .filter((unit) => isLiving(battle, unit) && isOnTable(battle, unit) && quarterOf(battle, unit) === quarter);
};
