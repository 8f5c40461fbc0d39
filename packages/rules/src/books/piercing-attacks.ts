import { always, rule, type Rule } from '@muster/engine';

/** A bonus for every weapon. */
export const piercingAttacks: Rule = rule({
  id: 'piercing-attacks',
  name: 'Piercing Attacks',
  source: 'army books, special rules',
  summary: 'AP(+1).',
  attacker: { piercing: always(1) },
});
