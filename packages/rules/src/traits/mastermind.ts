import { always, rule, type Rule } from '@muster/engine';

/** Finds the gaps in the armour of those around it: -1 to Defense rolls (campaign:T13). */
export const traitMastermind: Rule = rule({
  id: 'trait-mastermind',
  name: 'Trait: Mastermind',
  source: 'GF campaign, skills of heroes',
  summary: 'Enemy units within 6" have -1 to block rolls.',
  radiates: {
    to: 'foes',
    inches: 6,
    measured: 'now',
    gives: {
      id: 'trait-mastermind-given',
      name: 'Trait: Mastermind',
      source: 'GF campaign, skills of heroes',
      summary: '-1 to block rolls.',
      defender: { toBlock: always(-1) },
    },
  },
});
