import { always, rule, type Rule } from '@muster/engine';

/** Once in a battle everybody aims well: asked for before the unit shoots or strikes, when every model has it. */
export const precisionFeat: Rule = rule({
  id: 'precision-feat',
  name: 'Precision Feat',
  source: 'army books, special rules',
  summary: 'Once in a battle, when all models have it, +1 to hit for one attack.',
  options: {
    by: 'player',
    once: true,
    asked: 'attacking',
    of: [{ name: '+1 to hit', attacker: { toHit: always(1) } }],
  },
});
