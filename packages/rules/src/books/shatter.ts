import { rule, type Rule, when } from '@muster/engine';

/** AP against tough targets. In Firefight it does not work against heroes. */
export const shatter: Rule = rule({
  id: 'shatter',
  name: 'Shatter',
  source: 'army books, special rules',
  summary: 'AP(+2) if most models of the target have Tough(3) or more.',
  attacker: { piercing: when('targetTough3')(2) },
});
