import { rule, type Rule } from '@muster/engine';

/** Returns a made-up rule that gives another one to friends, for rules that units only get during the battle. */
export const giving = (given: Rule): Rule =>
  rule({
    id: 'giving',
    name: 'Giving',
    source: 'test',
    summary: 'Gives it.',
    ability: { per: 'activation', target: 'friend', range: 12, grants: [{ rule: given }] },
  });
