import { always, rule, type Rule } from '@muster/engine';

/** Ignores wounds with a separate roll, after Regeneration (campaign:T12). */
export const traitHerbalist: Rule = rule({
  id: 'trait-herbalist',
  name: 'Trait: Herbalist',
  source: 'GF campaign, skills of heroes',
  summary: 'Friendly units within 6″ ignore each wound on a 6+.',
  radiates: {
    to: 'friends',
    inches: 6,
    measured: 'now',
    gives: {
      id: 'trait-herbalist-given',
      name: 'Trait: Herbalist',
      source: 'GF campaign, skills of heroes',
      summary: 'The unit ignores each wound on a 6+.',
      defender: { ignoreWounds: always(6) },
    },
  },
});
