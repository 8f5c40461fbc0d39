import { perSix, rule, type Rule, whenShootingFromAfar } from '@muster/engine';

/** More hits if the shooting model is over 9″ from the target (battle:S9). The added hit is not a 6 (battle:W2). */
export const relentless: Rule = rule({
  id: 'relentless',
  name: 'Relentless',
  source: 'GF core, special rules',
  summary: 'When shooting at targets over 9″ away, each natural 6 to hit adds 1 hit.',
  attacker: { extraHits: whenShootingFromAfar(perSix(1)) },
});
