import { rule, type Rule } from '@muster/engine';

/**
 * Is deployed after all other units, up to 12″ outside its own zone, wholly inside that strip (battle:R6). With a
 * joined hero, all models need the rule (battle:R7).
 */
export const scout: Rule = rule({
  id: 'scout',
  name: 'Scout',
  source: 'GF core, special rules',
  summary: 'May be deployed after all other units, up to 12″ outside its deployment zone.',
  presence: { reserve: 'scout' },
});
