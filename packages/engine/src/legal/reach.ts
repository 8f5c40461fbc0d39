import { refuse, type Refusal } from '../contract/refusal.ts';
import type { TargetedEffectPlan } from '../plan/ability-plan.ts';
import { modelsWithin } from '../space/measure.ts';
import { type SightBlockers, screenModelUnit } from '../space/sight-blockers.ts';
import { seesPast } from '../space/sight.ts';
import type { Battle } from '../state/battle.ts';
import { firstModel, isEmbarked, isOnTable, nextModel, sideOf } from '../state/query.ts';

/** The targets of a spell or an ability: units, and one model of each where it picks models. */
export interface Aimed {
  targets: readonly number[];
  /** One model of each target, for spells and abilities that pick models. */
  picks?: readonly number[];
}

/** Checks the targets of a spell or an ability, as seen from where a model stands. */
export const checkAim = (
  battle: Battle,
  deed: TargetedEffectPlan,
  eye: number,
  { targets, picks }: Aimed,
  { range, sight }: { range: (target: number) => number; sight: boolean },
): Refusal | undefined => {
  const unit = battle.unitOf[eye];
  const aims = deed.single ? (picks ?? []) : targets;
  if (aims.length < 1 || aims.length > deed.targets || new Set(aims).size !== aims.length)
    return refuse('wrong-spell-target', { unit, need: deed.targets, have: aims.length });
  if (deed.single && targets.length !== aims.length)
    return refuse('wrong-spell-target', { unit, need: aims.length, have: targets.length });
  for (let i = 0; i < targets.length; i++) {
    const pick = deed.single ? aims[i] : -1;
    const problem =
      targetProblem(battle, deed, unit, targets[i], pick) ??
      reachProblem(battle, eye, targets[i], pick, range(targets[i]), sight);
    if (problem) return problem;
  }
  return undefined;
};

const targetProblem = (
  battle: Battle,
  deed: TargetedEffectPlan,
  unit: number,
  target: number,
  pick: number,
): Refusal | undefined => {
  if (!battle.plan.units[target]) return refuse('no-such-unit', { unit: target });
  if (isEmbarked(battle, target)) return refuse('target-embarked', { unit: target });
  if (!isOnTable(battle, target)) return refuse('no-such-unit', { unit: target });
  const friendly = sideOf(battle, unit) === sideOf(battle, target);
  if (friendly !== (deed.target === 'friend')) return refuse('wrong-spell-target', { unit: target });
  if (pick >= 0 && !(battle.alive[pick] && battle.unitOf[pick] === target))
    return refuse('pick-not-allowed', { unit: target, model: pick });
  return undefined;
};

/** Whether there is a single model of the target that is near enough and, where needed, in sight. */
const reachProblem = (
  battle: Battle,
  eye: number,
  target: number,
  pick: number,
  range: number,
  sight: boolean,
): Refusal | undefined => {
  const screen = sight ? screenModelUnit(battle, eye, target) : undefined;
  if (range > 0 && isMet(battle, screen, eye, target, pick, range)) return undefined;
  const seen = isMet(battle, screen, eye, target, pick, Infinity);
  const about = { unit: battle.unitOf[eye], other: target };
  return seen ? refuse('out-of-range', { ...about, need: range }) : refuse('no-sight', about);
};

/** Whether the picked model, or a model of the target, is within reach and visible past a screen. */
const isMet = (
  battle: Battle,
  screen: SightBlockers | undefined,
  eye: number,
  target: number,
  pick: number,
  reach: number,
): boolean => {
  let other = pick < 0 ? firstModel(battle, target) : pick;
  while (other >= 0) {
    if (modelsWithin(battle, eye, other, reach) && (!screen || seesPast(battle, screen, eye, other))) return true;
    other = pick < 0 ? nextModel(battle, target, other) : -1;
  }
  return false;
};
