import { rule, type Rule } from '@muster/engine';

/** Several models cast as one. When the model that casts is killed, another takes over its tokens. */
export const casterGroup: Rule = rule({
  id: 'caster-group',
  name: 'Caster Group',
  source: 'army books, special rules',
  summary:
    'One model of the unit casts for all that have this rule. Each round it gets 1 spell token per such model; unused tokens are lost.',
  presence: { castsTogether: true },
});
