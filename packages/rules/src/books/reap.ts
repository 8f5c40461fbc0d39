import { rule, type Rule, when } from '@muster/engine';

/** AP against well-armoured targets. */
export const reap: Rule = rule({
  id: 'reap',
  name: 'Reap',
  source: 'army books, special rules',
  summary: 'AP(+2) if most models of the target have Defense 3+ or better.',
  attacker: { piercing: when('targetDefense3')(2) },
});
