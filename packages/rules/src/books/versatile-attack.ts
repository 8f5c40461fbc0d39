import { rule, type Rule, when } from '@muster/engine';

/** Picks how it attacks: AP or aim, for shots and charges from afar, until its activation ends. */
export const versatileAttack: Rule = rule({
  id: 'versatile-attack',
  name: 'Versatile Attack',
  source: 'army books, special rules',
  summary: 'When activated, picks AP(+1) or +1 to hit for shots and charges at enemies over 9" away.',
  options: {
    by: 'player',
    of: [
      { name: 'AP(+1) from afar', attacker: { piercing: when('farOff')(1) } },
      { name: '+1 to hit from afar', attacker: { toHit: when('farOff')(1) } },
    ],
  },
});
