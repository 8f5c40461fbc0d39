import { BIT, TARGET_BITS } from '../plan/situation.ts';
import { LIMITS } from '../plan/limits.ts';
import { isByTerrain, isGrounded } from '../space/near-terrain.ts';
import { type Battle, U } from '../state/battle.ts';
import { collectModels, guestOf, has, hasJustArrived } from '../state/query.ts';

/** Returns the condition bits of the attacking unit; only those that some rule needs. */
export const unitBits = (battle: Battle, unit: number): number => {
  const { asks } = battle.plan;
  let bits = 0;
  if (asks & BIT.arrived && hasJustArrived(battle, unit)) bits |= BIT.arrived;
  if (asks & BIT.grounded && isGrounded(battle, unit)) bits |= BIT.grounded;
  return bits;
};

/** Returns the condition bits of a target, or of the model picked in it; only those that some rule needs. */
export const targetBits = (battle: Battle, target: number, pick: number): number => {
  const asks = battle.plan.asks & TARGET_BITS;
  if (asks === 0) return 0;
  let bits = profileBits(battle, target, pick);
  if (asks & BIT.targetGrounded && (pick < 0 ? isGrounded(battle, target) : isByTerrain(battle, pick)))
    bits |= BIT.targetGrounded;
  if (asks & BIT.targetShaken && has(battle, target, U.shaken)) bits |= BIT.targetShaken;
  return bits;
};

const living = new Int32Array(LIMITS.models);

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
    (heroes === 0 ? BIT.targetNoHero : 0) |
    (heroes === all ? BIT.targetHero : 0) |
    most(tough3, BIT.targetTough3) |
    most(tough3To9, BIT.targetTough3To9) |
    most(tough9, BIT.targetTough9) |
    most(defense3, BIT.targetDefense3) |
    most(defense4, BIT.targetDefense4) |
    most(all - defense4, BIT.targetDefense5)
  );
};
