import type { Amount, Condition, Effect } from './conditions.ts';
import type { Rule } from './rule.ts';

/** Declares a special rule. */
export const rule = (definition: Rule): Rule => definition;

/** An amount that always counts. */
export const always = (amount: Amount): Effect => ({ amount });

/** Returns a function that makes an amount count for every die to hit with one of these natural results. */
export const perFace =
  (...faces: number[]) =>
  (amount: Amount): Effect => ({ amount, faces });

/** An amount for every die to hit with a natural 6. */
export const perSix: (amount: Amount) => Effect = perFace(6);

/** Returns a function that makes an amount count for every die to block with one of these natural results. */
export const perBlock =
  (...blockFaces: number[]) =>
  (amount: Amount): Effect => ({ amount, blockFaces });

/** Returns a function that limits an effect to these conditions. */
export const when =
  (...conditions: Condition[]) =>
  (effect: Effect | Amount): Effect => {
    const inner = typeof effect === 'object' ? effect : { amount: effect };
    return { ...inner, when: [...(inner.when ?? []), ...conditions] };
  };

type Narrow = (effect: Effect | Amount) => Effect;

/** Only in melee, in the activation of the charge. */
export const whenCharging: Narrow = when('melee', 'charging');
/** Only in melee. */
export const inMelee: Narrow = when('melee');
/** Only when shooting. */
export const whenShooting: Narrow = when('shooting');
/** Only when shooting with a model over 9" away. */
export const whenShootingFromAfar: Narrow = when('shooting', 'modelOver9');
/** Only when shooting with a unit over 9" away, or striking after a charge that began over 9" away. */
export const whenFarOff: Narrow = when('farOff');
/** Only when shot at by a unit over 9" away. */
export const whenShotFromAfar: Narrow = when('shooting', 'unitOver9');
/** Only when shot at by a unit over 9" away, if the target has not moved in this round. */
export const whenShotFromAfarAndStill: Narrow = when('shooting', 'unitOver9', 'targetStill');
/** Only when shooting after a move. */
export const whenShootingAfterMoving: Narrow = when('shooting', 'moved');
