import { rule, type Rule } from '@muster/engine';

/** One re-roll of a whole roll (campaign:T7). */
export const traitElite: Rule = rule({
  id: 'trait-elite',
  name: 'Trait: Elite',
  source: 'GF campaign, traits',
  summary: 'Once per battle, may re-roll one roll.',
  presence: { rerolls: { what: 'roll', per: 'battle' } },
});
