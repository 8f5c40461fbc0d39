import { always, rule, type Rule } from '@muster/engine';

/** The player is asked before the unit shoots or strikes, if every living model has the rule. */
export const precisionFeat: Rule = rule({
  id: 'precision-feat',
  name: 'Precision Feat',
  source: 'army books, special rules',
  summary: 'Once per battle, if all models have it, the unit may get +1 to hit for one attack.',
  options: {
    by: 'player',
    once: true,
    asked: 'attacking',
    of: [{ name: '+1 to hit', attacker: { toHit: always(1) } }],
  },
});
