import { rule, type Rule, when } from '@muster/engine';

/** AP against tough units without heroes, and no cover. */
export const demolish: Rule = rule({
  id: 'demolish',
  name: 'Demolish',
  source: 'army books, special rules',
  summary: 'AP(+2) if most models of the target have Tough(3) or more and none is a hero. Ignores cover.',
  attacker: { ignoresCover: 'all', piercing: when('targetTough3', 'targetNoHero')(2) },
});
