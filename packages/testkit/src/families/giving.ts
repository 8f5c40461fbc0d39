import { rule, type Rule } from '@muster/engine';

/** A made-up rule whose bearers give another to friends, for rules that nobody has from the start. */
export const giving = (given: Rule): Rule =>
  rule({
    id: 'giving',
    name: 'Giving',
    source: 'test',
    summary: 'Gives it.',
    ability: { per: 'activation', target: 'friend', range: 12, grants: [{ rule: given }] },
  });
