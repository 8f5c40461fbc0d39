import { rule, type Rule } from '@muster/engine';

/**
 * The weight of a charge: X dice when the charger strikes, each a hit on 2+, without AP and without any other rule. A
 * fatigued unit has none, and Counter takes dice away (battle:M2, battle:M3).
 */
export const impact: Rule = rule({
  id: 'impact',
  name: 'Impact',
  source: 'GF core, special rules',
  rated: true,
  summary: 'After a charge, X more dice that hit on 2+, unless fatigued.',
  presence: { impact: 'X' },
});
