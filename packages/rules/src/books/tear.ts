import { rule, type Rule, when } from '@muster/engine';

/** AP against the toughest targets. In Firefight Tough(3) without heroes is enough. */
export const tear: Rule = rule({
  id: 'tear',
  name: 'Tear',
  source: 'army books, special rules',
  summary: 'AP(+4) if most models of the target have Tough(9) or more.',
  attacker: { piercing: when('targetTough9')(4) },
});
