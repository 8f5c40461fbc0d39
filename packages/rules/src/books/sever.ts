import { rule, type Rule, when } from '@muster/engine';

/** AP against armoured targets. */
export const sever: Rule = rule({
  id: 'sever',
  name: 'Sever',
  source: 'army books, special rules',
  summary: 'AP(+1) if most models of the target have Defense 4+ or better.',
  attacker: { piercing: when('targetDefense4')(1) },
});
