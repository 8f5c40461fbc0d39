import { rule, type Rule, when } from '@muster/engine';

/** A blade for the well-armoured: two more AP where most of the target has Defense 3+ or better. */
export const reap: Rule = rule({
  id: 'reap',
  name: 'Reap',
  source: 'army books, special rules',
  summary: 'AP(+2) where most of the target has Defense 3+ or better.',
  attacker: { piercing: when('targetDefense3')(2) },
});
