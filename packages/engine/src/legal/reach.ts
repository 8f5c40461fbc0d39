import { refuse, type Refusal } from '../game/refusal.ts';
import type { DeedPlan } from '../plan/deed-plan.ts';
import { modelsWithin } from '../space/measure.ts';
import { canSee } from '../space/sight.ts';
import type { Battle } from '../state/battle.ts';
import { isEmbarked, isOnTable, sideOf, someModel } from '../state/query.ts';

/** Whom a spell or an ability goes at: units, and of each the single model where it picks models. */
export interface Aimed {
  targets: readonly number[];
  /** One model of each target, for what picks models. */
  picks?: readonly number[];
}

/** Whether a spell or an ability may go at these targets, as seen from where a model stands. */
export const checkAim = (
  battle: Battle,
  deed: DeedPlan,
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
  deed: DeedPlan,
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

/** Whether there is one and the same model of the target that is near enough and, where that is needed, seen. */
const reachProblem = (
  battle: Battle,
  eye: number,
  target: number,
  pick: number,
  range: number,
  sight: boolean,
): Refusal | undefined => {
  let seen = false;
  const isReached = (other: number): boolean => {
    if (sight && !canSee(battle, eye, other)) return false;
    seen = true;
    return range > 0 && modelsWithin(battle, eye, other, range);
  };
  if (pick >= 0 ? isReached(pick) : someModel(battle, target, isReached)) return undefined;
  return refuse(seen ? 'out-of-range' : 'no-sight', { unit: battle.unitOf[eye], other: target, need: range });
};
