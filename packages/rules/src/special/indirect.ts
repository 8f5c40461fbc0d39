import { rule, type Rule, whenShootingAfterMoving } from '@muster/engine';

/**
 * Needs no line of sight. Cover from terrain in between does not count, cover that the target is in does (battle:S13).
 * It gets -1 to hit only if its unit really moved (battle:S12).
 */
export const indirect: Rule = rule({
  id: 'indirect',
  name: 'Indirect',
  source: 'GF core, special rules',
  summary: 'Can shoot targets out of sight, and ignores cover from terrain in between. -1 to hit after moving.',
  attacker: { needsNoSight: true, ignoresCover: 'sight', toHit: whenShootingAfterMoving(-1) },
});
