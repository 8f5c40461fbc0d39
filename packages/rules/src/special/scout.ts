import { rule, type Rule } from '@muster/engine';

/**
 * Goes ahead: it is deployed after everybody else and may stand up to 12" outside its own zone, wholly inside that
 * strip (battle:R6). With a joined hero, all models need the rule (battle:R7).
 */
export const scout: Rule = rule({
  id: 'scout',
  name: 'Scout',
  source: 'GF core, special rules',
  summary: 'May deploy last, up to 12" ahead of its own zone.',
  presence: { reserve: 'scout' },
});
