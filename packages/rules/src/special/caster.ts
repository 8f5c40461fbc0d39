import { rule, type Rule } from '@muster/engine';

/**
 * Gets X spell tokens at the start of every round, wherever it is, and saves up to six. The engine handles casting, and
 * tokens spent on the rolls of other casters (battle:C1 to battle:C7).
 */
export const caster: Rule = rule({
  id: 'caster',
  name: 'Caster',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Gets X spell tokens each round (6 at most), to cast spells and to help or hinder other casters.',
  presence: { tokens: 'X' },
});
