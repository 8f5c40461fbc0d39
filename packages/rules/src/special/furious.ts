import { perSix, rule, type Rule, whenCharging } from '@muster/engine';

/** More hits in the activation of its charge. The added hit is not a 6, so it triggers nothing itself (battle:W2). */
export const furious: Rule = rule({
  id: 'furious',
  name: 'Furious',
  source: 'GF core, special rules',
  summary: 'When charging, each natural 6 to hit in melee adds 1 hit.',
  attacker: { extraHits: whenCharging(perSix(1)) },
});
