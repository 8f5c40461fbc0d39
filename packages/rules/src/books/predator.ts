import { perSix, rule, type Rule } from '@muster/engine';

/** More attacks with the same weapon. */
export const predator: Rule = rule({
  id: 'predator',
  name: 'Predator',
  source: 'army books, special rules',
  summary: 'Each natural 6 to hit adds 1 attack. Added attacks do not add more.',
  attacker: { extraAttacks: perSix(1) },
});
