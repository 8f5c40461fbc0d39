import { always, rule, type Rule } from '@muster/engine';

/**
 * AP that a die decides: a D3 for every attack with the weapon, whoever it hits (campaign:T16). Exact odds follow all
 * three.
 */
export const apD3: Rule = rule({
  id: 'ap-d3',
  name: 'AP(D3)',
  source: 'campaign, random events',
  summary: 'Block rolls against this weapon are a D3 worse, rolled for each attack.',
  options: {
    by: 'die',
    of: [
      { name: 'AP(1)', attacker: { piercing: always(1) } },
      { name: 'AP(2)', attacker: { piercing: always(2) } },
      { name: 'AP(3)', attacker: { piercing: always(3) } },
    ],
  },
});
