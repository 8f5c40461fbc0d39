import { rule, type Rule, whenShootingAfterMoving } from '@muster/engine';

/**
 * Over the wall: it needs no sight, and what merely stands in between gives no cover; cover that the target stands in
 * does (battle:S13). It aims worse once its unit has really moved (battle:S12).
 */
export const indirect: Rule = rule({
  id: 'indirect',
  name: 'Indirect',
  source: 'GF core, special rules',
  summary: 'Shoots what it cannot see, past cover in between, but with -1 to hit after moving.',
  attacker: { needsNoSight: true, ignoresCover: 'sight', toHit: whenShootingAfterMoving(-1) },
});
