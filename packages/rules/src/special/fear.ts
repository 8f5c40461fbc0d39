import { rule, type Rule } from '@muster/engine';

/**
 * Terrible to stand against: when a melee is judged, X wounds are added to what its side dealt, even if it dealt none
 * (battle:M8). Living models add up (battle:M9).
 */
export const fear: Rule = rule({
  id: 'fear',
  name: 'Fear',
  source: 'GF core, special rules',
  rated: true,
  summary: 'Adds X to the wounds that it dealt when a melee is judged.',
  presence: { fear: 'X' },
});
