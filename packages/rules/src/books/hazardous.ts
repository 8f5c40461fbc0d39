import { always, perFace, rule, type Rule } from '@muster/engine';

/** As dangerous to friends: AP(4), but each natural 1 to hit is a wound on its own unit. */
export const hazardous: Rule = rule({
  id: 'hazardous',
  name: 'Hazardous',
  source: 'army books, special rules',
  summary: 'AP(4), but its own unit takes a wound for each natural 1 to hit.',
  attacker: { piercing: always(4), recoil: perFace(1)(1) },
});
