import { always, perFace, rule, type Rule } from '@muster/engine';

/** AP(+4), at the risk of wounds for its own unit. */
export const hazardous: Rule = rule({
  id: 'hazardous',
  name: 'Hazardous',
  source: 'army books, special rules',
  summary: 'AP(+4), but its own unit takes 1 wound for each natural 1 to hit.',
  attacker: { piercing: always(4), recoil: perFace(1)(1) },
});
