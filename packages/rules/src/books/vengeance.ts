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

/** Whoever destroys the unit is marked for the rest of the battle, once for each model that started with the rule. */
export const vengeance: Rule = rule({
  id: 'vengeance',
  name: 'Vengeance',
  source: 'army books, special rules',
  summary: 'Its side has +1 to hit, for each model that started with it, against whoever destroys its unit.',
  avenged: markers,
});
