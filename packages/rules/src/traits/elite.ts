import { rule, type Rule } from '@muster/engine';

/** Luck comes to those who train (campaign:T7). */
export const traitElite: Rule = rule({
  id: 'trait-elite',
  name: 'Trait: Elite',
  source: 'GF campaign, traits',
  summary: 'Rolls one roll again once in a battle.',
  presence: { rerolls: { what: 'roll', per: 'battle' } },
});
