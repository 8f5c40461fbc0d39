import { rule, type Rule, whenCharging } from '@muster/engine';

/** AP(+1) when charging. */
export const piercingAssault: Rule = rule({
  id: 'piercing-assault',
  name: 'Piercing Assault',
  source: 'army books, special rules',
  summary: 'AP(+1) when charging.',
  attacker: { piercing: whenCharging(1) },
});
