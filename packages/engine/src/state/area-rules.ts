import { circlesWithin } from '@muster/kernel';
import type { AreaRuleSource } from '../plan/plan.ts';
import { type Battle, UNIT_FLAG } from './battle.ts';

/** Whether a unit is on the table, outside transports. */
export const isUnitPlaced = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away | UNIT_FLAG.onTable)) ===
    UNIT_FLAG.onTable && battle.unitIn[unit] < 0;

/** Whether any living model of a unit passes a test. */
const someOf = (battle: Battle, unit: number, test: (model: number) => boolean): boolean => {
  const { first, count } = battle.plan.units[unit];
  const { alive, unitOf } = battle;
  for (let model = first; model < first + count; model++)
    if (alive[model] && unitOf[model] === unit && test(model)) return true;
  const hero = battle.unitHero[unit];
  return hero >= 0 && alive[hero] === 1 && test(hero);
};

/** Whether a model is within reach of a unit. */
export const isNear = (battle: Battle, model: number, unit: number, reach: number): boolean => {
  if (battle.unitOf[model] === unit) return true;
  const { x, y, plan } = battle;
  const own = plan.models[model].radius;
  return someOf(battle, unit, (other) =>
    circlesWithin(x[model], y[model], x[other], y[other], own + plan.models[other].radius, reach),
  );
};

/** Whether a rule around a model of one side affects units of another side. */
const affectsSide = ({ friends }: AreaRuleSource, own: number, other: number): boolean => friends === (own === other);

/** Whether a rule around a unit reaches another unit now, even if Shaken (campaign:T4). */
const reachesNow = (battle: Battle, radiator: AreaRuleSource, unit: number): boolean => {
  const { model, grant, reach } = radiator;
  const { units, models } = battle.plan;
  const { side } = units[unit];
  if (!isUnitPlaced(battle, unit)) return false;
  if (model >= 0)
    return (
      affectsSide(radiator, models[model].side, side) && isActive(battle, model) && isNear(battle, model, unit, reach)
    );
  return units.some(
    ({ index, side: own }) =>
      affectsSide(radiator, own, side) &&
      hasGranted(battle, index, grant) &&
      isUnitPlaced(battle, index) &&
      someOf(battle, index, (source) => isNear(battle, source, unit, reach)),
  );
};

const hasGranted = ({ unitGrants, unitOnce, unitKept }: Battle, unit: number, grant: number): boolean =>
  ((unitGrants[unit] | unitOnce[unit] | unitKept[unit]) & (1 << grant)) !== 0;

/** Whether a bearer lives and is on the table. */
const isActive = (battle: Battle, model: number): boolean =>
  battle.alive[model] === 1 && isUnitPlaced(battle, battle.unitOf[model]);

/** Whether a rule around a model counts for a unit; `begins` says that the unit's activation would begin now. */
export const isReached = (battle: Battle, radiator: AreaRuleSource, unit: number, begins: boolean): boolean => {
  const { column, model } = radiator;
  if (column < 0 || begins) return reachesNow(battle, radiator, unit);
  return battle.unitReached[unit * battle.plan.reaches + column] === 1 && (model < 0 || isActive(battle, model));
};

/** Stores which rules around models reach a unit when its activation begins, until its next activation (campaign:T5). */
export const storeReach = (battle: Battle, unit: number): void => {
  const { radiators, reaches } = battle.plan;
  if (reaches === 0) return;
  for (const radiator of radiators)
    if (radiator.column >= 0)
      battle.unitReached[unit * reaches + radiator.column] = reachesNow(battle, radiator, unit) ? 1 : 0;
};
