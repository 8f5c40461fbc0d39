import { rule, type Rule } from '@muster/engine';

/**
 * Works magic: X tokens come in at the start of every round, wherever the caster is, and are kept up to six. Casting,
 * and spending tokens on the rolls of others, is the engine's part (battle:C1 to battle:C7).
 */
export const caster: Rule = rule({
  id: 'caster',
  name: 'Caster',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Gains X spell tokens each round, up to six, to cast spells or to sway the casting of others.',
  presence: { tokens: 'X' },
});
