import type { SpecialMovement } from '../plan/special-movement.ts';
import { type Battle, RESERVE } from './battle.ts';
import { givenRules } from './given.ts';
import { everyModel, firstModel, guestOf, leader, nextModel, sideOf } from './query.ts';

const NONE: readonly SpecialMovement[] = [];

/** Returns the effects of a unit's given rules on movement. */
const given = (battle: Battle, unit: number): readonly SpecialMovement[] => {
  const rules = givenRules(battle, unit);
  return rules.length === 0 ? NONE : rules.flatMap(({ roving }) => roving ?? []);
};

/** Returns the effects that count: each rule once, and a rule that improves another only with that rule. */
const counting = (own: readonly SpecialMovement[], more: readonly SpecialMovement[]): readonly SpecialMovement[] => {
  if (more.length === 0) return own;
  const all = [...own, ...more.filter(({ id }) => !own.some((rule) => rule.id === id))];
  return all.filter(({ boosts }) => boosts === undefined || all.some(({ id }) => id === boosts));
};

/** Returns the effects on movement of a model's rules, including those given to its unit. */
export const specialMovementOfModel = (battle: Battle, unit: number, model: number): readonly SpecialMovement[] =>
  battle.plan.roves ? counting(battle.plan.models[model].roving, given(battle, unit)) : NONE;

/** Returns the effects on movement of rules that every living model of a unit has. */
export const specialMovementOfUnit = (battle: Battle, unit: number): readonly SpecialMovement[] => {
  if (!battle.plan.roves) return NONE;
  const { models } = battle.plan;
  const lead = leader(battle, unit);
  const more = given(battle, unit);
  if (lead < 0 || (models[lead].roving.length === 0 && more.length === 0)) return NONE;
  const shared = models[lead].roving.filter(({ id }) =>
    everyModel(battle, unit, (model) => models[model].roving.some((rule) => rule.id === id)),
  );
  return counting(shared, more);
};

/** Whether a unit may start in this kind of reserve, because every model has a rule for it or the mission allows it. */
export const mayReserve = (battle: Battle, unit: number, kind: 'ambush' | 'scout' | 'late'): boolean =>
  kind === 'late'
    ? battle.plan.mission.reserves[sideOf(battle, unit)] !== undefined
    : hasReserveRule(battle, unit, kind);

const hasReserveRule = (battle: Battle, unit: number, kind: 'ambush' | 'scout'): boolean =>
  everyModel(battle, unit, (model) =>
    counting(battle.plan.models[model].roving, given(battle, unit)).some(({ reserve }) => reserve === kind),
  );

/** Returns the first round in which a unit may arrive: that of the mission, or for Ambush the latest of its models (muster:reserves). */
export const arrivesFrom = (battle: Battle, unit: number): number => {
  const reserve = battle.plan.mission.reserves[sideOf(battle, unit)];
  if (reserve && battle.unitReserve[unit] === RESERVE.late) return reserve.round;
  return slowest(battle, unit, SECOND_ROUND, ({ arrivesFrom: from }) => from);
};

/** Returns the distance from enemies that a unit arriving from Ambush must keep. */
export const arrivesBeyond = (battle: Battle, unit: number): number =>
  slowest(battle, unit, battle.plan.ruleset.numbers.ambushDistance, ({ arrivesBeyond: beyond }) => beyond);

const SECOND_ROUND = 2;

/** Returns the worst over all models of the best value of their rules. */
const slowest = (
  battle: Battle,
  unit: number,
  usual: number,
  pick: (rule: SpecialMovement) => number | undefined,
): number => {
  if (!battle.plan.roves) return usual;
  const guest = guestOf(battle, unit);
  let worst = -Infinity;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    if (model === guest) continue;
    let best = usual;
    for (const rule of specialMovementOfModel(battle, unit, model)) best = Math.min(best, pick(rule) ?? best);
    worst = Math.max(worst, best);
  }
  return worst;
};

/** Returns the distance that enemies arriving from Ambush must keep from a unit because of its rules; 0 for none. */
export const repelReach = (battle: Battle, unit: number): number => {
  let reach = 0;
  if (!battle.plan.roves) return reach;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const { repels } of specialMovementOfModel(battle, unit, model)) reach = Math.max(reach, repels);
  return reach;
};

/** Returns the change of charge moves at a unit, in hundredths. */
export const chargeChange = (battle: Battle, unit: number): number => {
  let change = 0;
  for (const { chargeReach } of specialMovementOfUnit(battle, unit)) change += chargeReach;
  return change;
};
