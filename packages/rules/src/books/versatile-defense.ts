import { rule, type Rule, when } from '@muster/engine';

/** Picks how it hides, until it acts again; before it first acts it has the better block. Every living model must have it. */
export const versatileDefense: Rule = rule({
  id: 'versatile-defense',
  name: 'Versatile Defense',
  source: 'army books, special rules',
  summary: 'Picks +1 to block or -1 to be hit, against shots and charges from over 9" away.',
  options: {
    by: 'player',
    lasts: 'next',
    of: [
      { name: '+1 to block from afar', defender: { toBlock: when('farOff')(1) } },
      { name: '-1 to be hit from afar', defender: { toHit: when('farOff')(-1) } },
    ],
  },
});
