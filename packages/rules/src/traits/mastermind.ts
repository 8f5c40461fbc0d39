import { always, rule, type Rule } from '@muster/engine';

/** Worse Defense rolls for enemies near it (campaign:T13). */
export const traitMastermind: Rule = rule({
  id: 'trait-mastermind',
  name: 'Trait: Mastermind',
  source: 'GF campaign, skills of heroes',
  summary: 'Enemy units within 6″ get -1 to Defense rolls.',
  radiates: {
    to: 'foes',
    inches: 6,
    measured: 'now',
    gives: {
      id: 'trait-mastermind-given',
      name: 'Trait: Mastermind',
      source: 'GF campaign, skills of heroes',
      summary: '-1 to Defense rolls.',
      defender: { toBlock: always(-1) },
    },
  },
});
