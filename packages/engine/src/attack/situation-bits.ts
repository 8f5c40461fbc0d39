import { CONDITION_BIT, TARGET_BITS } from '../plan/situation.ts';
import { BATTLE_LIMITS } from '../plan/limits.ts';
import { isModelNearTerrain, isUnitNearTerrain } from '../space/near-terrain.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { collectModels, guestOf, hasUnitFlag, hasJustArrived } from '../state/query.ts';

/** Returns the condition bits of the attacking unit; only those that some rule needs. */
export const unitBits = (battle: Battle, unit: number): number => {
  const { asks } = battle.plan;
  let bits = 0;
  if (asks & CONDITION_BIT.arrived && hasJustArrived(battle, unit)) bits |= CONDITION_BIT.arrived;
  if (asks & CONDITION_BIT.grounded && isUnitNearTerrain(battle, unit)) bits |= CONDITION_BIT.grounded;
  return bits;
};

/** Returns the condition bits of a target, or of the model picked in it; only those that some rule needs. */
export const targetBits = (battle: Battle, target: number, pick: number): number => {
  const asks = battle.plan.asks & TARGET_BITS;
  if (asks === 0) return 0;
  let bits = profileBits(battle, target, pick);
  if (
    asks & CONDITION_BIT.targetGrounded &&
    (pick < 0 ? isUnitNearTerrain(battle, target) : isModelNearTerrain(battle, pick))
  )
    bits |= CONDITION_BIT.targetGrounded;
  if (asks & CONDITION_BIT.targetShaken && hasUnitFlag(battle, target, UNIT_FLAG.shaken))
    bits |= CONDITION_BIT.targetShaken;
  return bits;
};

const living = new Int32Array(BATTLE_LIMITS.models);

/** Returns the condition bits that depend on most living models of a target; a guest does not count (campaign:K5). */
const profileBits = (battle: Battle, target: number, pick: number): number => {
  const { models } = battle.plan;
  const guest = pick >= 0 ? -1 : guestOf(battle, target);
  const count = pick >= 0 ? 1 : collectModels(battle, target, living);
  let all = 0;
  let heroes = 0;
  let tough3 = 0;
  let tough3To9 = 0;
  let tough9 = 0;
  let defense3 = 0;
  let defense4 = 0;
  for (let i = 0; i < count; i++) {
    const model = pick >= 0 ? pick : living[i];
    if (model === guest) continue;
    const { tough, defense, hero } = models[model];
    all++;
    if (hero) heroes++;
    if (tough >= 3) tough3++;
    if (tough >= 3 && tough <= 9) tough3To9++;
    if (tough >= 9) tough9++;
    if (defense <= 3) defense3++;
    if (defense <= 4) defense4++;
  }
  const most = (some: number, bit: number): number => (2 * some > all ? bit : 0);
  return (
    (heroes === 0 ? CONDITION_BIT.targetNoHero : 0) |
    (heroes === all ? CONDITION_BIT.targetHero : 0) |
    most(tough3, CONDITION_BIT.targetTough3) |
    most(tough3To9, CONDITION_BIT.targetTough3To9) |
    most(tough9, CONDITION_BIT.targetTough9) |
    most(defense3, CONDITION_BIT.targetDefense3) |
    most(defense4, CONDITION_BIT.targetDefense4) |
    most(all - defense4, CONDITION_BIT.targetDefense5)
  );
};
