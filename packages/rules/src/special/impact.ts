import { rule, type Rule } from '@muster/engine';

/**
 * X dice when the charging unit strikes, each a hit on 2+ without AP and without any other rule. A Fatigued unit rolls
 * none, and Counter takes dice away (battle:M2, battle:M3).
 */
export const impact: Rule = rule({
  id: 'impact',
  name: 'Impact',
  source: 'GF core, special rules',
  rated: true,
  summary: 'When charging, rolls X extra dice that hit on 2+, unless Fatigued.',
  presence: { impact: 'X' },
});
