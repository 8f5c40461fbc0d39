import { always, rule, type Rule } from '@muster/engine';

/** A D3 for each attack with the weapon, whatever it hits (campaign:T16). Exact odds follow all three results. */
export const apD3: Rule = rule({
  id: 'ap-d3',
  name: 'AP(D3)',
  source: 'campaign, random events',
  summary: 'Targets get -D3 to Defense rolls against this weapon. The D3 is rolled for each attack.',
  options: {
    by: 'die',
    of: [
      { name: 'AP(1)', attacker: { piercing: always(1) } },
      { name: 'AP(2)', attacker: { piercing: always(2) } },
      { name: 'AP(3)', attacker: { piercing: always(3) } },
    ],
  },
});
