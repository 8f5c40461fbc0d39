import { always, rule, type Rule } from '@muster/engine';

/** The markers of those who fell, and what they are worth. */
const markers: Rule = rule({
  id: 'vengeance-markers',
  name: 'Vengeance',
  source: 'army books, special rules',
  rated: true,
  summary: '+X to hit against this unit.',
  attacker: { toHit: always('X') },
});

/** Marks the unit that destroys it for the rest of the battle, once for each model that started with the rule. */
export const vengeance: Rule = rule({
  id: 'vengeance',
  name: 'Vengeance',
  source: 'army books, special rules',
  summary:
    'If its unit is destroyed, its side gets +1 to hit against the destroyer for each model that started with this rule.',
  avenged: markers,
});
