import { inMelee, rule, type Rule } from '@muster/engine';

/** Rolls in melee are those to hit (campaign:T3). */
export const traitArmInjury: Rule = rule({
  id: 'trait-arm-injury',
  name: 'Trait: Arm Injury',
  source: 'GF campaign, injuries',
  summary: '-1 to hit in melee.',
  attacker: { toHit: inMelee(-1) },
});
