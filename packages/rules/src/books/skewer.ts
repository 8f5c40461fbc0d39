import { rule, type Rule, when } from '@muster/engine';

/** Deadly against tough units without heroes, and no cover. */
export const skewer: Rule = rule({
  id: 'skewer',
  name: 'Skewer',
  source: 'army books, special rules',
  summary: 'Deadly(+3) if most models of the target have Tough(3) or more and none is a hero. Ignores cover.',
  attacker: { ignoresCover: 'all', woundFactor: when('targetTough3', 'targetNoHero')(3) },
});
