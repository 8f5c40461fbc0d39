import { circlesWithin } from '@muster/kernel';
import type { Radiator } from '../plan/plan.ts';
import { type Battle, U } from './battle.ts';

/** Whether a unit stands on the table, outside transports. */
export const stands = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (U.destroyed | U.joined | U.away | U.onTable)) === U.onTable && battle.unitIn[unit] < 0;

/** Whether some living model of a unit passes. */
const someOf = (battle: Battle, unit: number, test: (model: number) => boolean): boolean => {
  const { first, count } = battle.plan.units[unit];
  const { alive, unitOf } = battle;
  for (let model = first; model < first + count; model++)
    if (alive[model] && unitOf[model] === unit && test(model)) return true;
  const hero = battle.unitHero[unit];
  return hero >= 0 && alive[hero] === 1 && test(hero);
};

/** Whether a model, from wherever its unit stands, is within reach of a unit. */
export const isNear = (battle: Battle, model: number, unit: number, reach: number): boolean => {
  if (battle.unitOf[model] === unit) return true;
  const { x, y, plan } = battle;
  const own = plan.models[model].radius;
  return someOf(battle, unit, (other) =>
    circlesWithin(x[model], y[model], x[other], y[other], own + plan.models[other].radius, reach),
  );
};

/** Whether units of a side are among those whom somebody of another side reaches. */
const isMeant = ({ friends }: Radiator, own: number, other: number): boolean => friends === (own === other);

/** Whether something of a unit that counts around it reaches another one as they stand; Shaken or not (campaign:T4). */
const reachesNow = (battle: Battle, radiator: Radiator, unit: number): boolean => {
  const { model, grant, reach } = radiator;
  const { units, models } = battle.plan;
  const { side } = units[unit];
  if (!stands(battle, unit)) return false;
  if (model >= 0)
    return isMeant(radiator, models[model].side, side) && isAtWork(battle, model) && isNear(battle, model, unit, reach);
  return units.some(
    ({ index, side: own }) =>
      isMeant(radiator, own, side) &&
      hasGranted(battle, index, grant) &&
      stands(battle, index) &&
      someOf(battle, index, (source) => isNear(battle, source, unit, reach)),
  );
};

const hasGranted = ({ unitGrants, unitOnce, unitKept }: Battle, unit: number, grant: number): boolean =>
  ((unitGrants[unit] | unitOnce[unit] | unitKept[unit]) & (1 << grant)) !== 0;

/** Whether a bearer lives and stands on the table. */
const isAtWork = (battle: Battle, model: number): boolean =>
  battle.alive[model] === 1 && stands(battle, battle.unitOf[model]);

/** Whether a rule that counts around somebody counts for a unit; `begins` when its activation would begin now. */
export const isReached = (battle: Battle, radiator: Radiator, unit: number, begins: boolean): boolean => {
  const { column, model } = radiator;
  if (column < 0 || begins) return reachesNow(battle, radiator, unit);
  return battle.unitReached[unit * battle.plan.reaches + column] === 1 && (model < 0 || isAtWork(battle, model));
};

/** Writes down by whom a unit stands when its activation begins; it is kept until the next one does (campaign:T5). */
export const noteReach = (battle: Battle, unit: number): void => {
  const { radiators, reaches } = battle.plan;
  if (reaches === 0) return;
  for (const radiator of radiators)
    if (radiator.column >= 0)
      battle.unitReached[unit * reaches + radiator.column] = reachesNow(battle, radiator, unit) ? 1 : 0;
};
