import { rule, type Rule } from '@muster/engine';

/** Many weak voices make one caster; whoever speaks for them leaves the tokens to another when it falls. */
export const casterGroup: Rule = rule({
  id: 'caster-group',
  name: 'Caster Group',
  source: 'army books, special rules',
  summary: 'One of the models with this rule casts, with a token each round for every one of them; none are kept.',
  presence: { castsTogether: true },
});
