import { rule, type Rule, when } from '@muster/engine';

/** One more AP where most of the target has Defense 4+ or better. */
export const sever: Rule = rule({
  id: 'sever',
  name: 'Sever',
  source: 'army books, special rules',
  summary: 'AP(+1) where most of the target has Defense 4+ or better.',
  attacker: { piercing: when('targetDefense4')(1) },
});
