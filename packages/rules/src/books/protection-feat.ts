import { always, rule, type Rule } from '@muster/engine';

/** The player is asked when wounds of one weapon are dealt, if every living model has the rule. */
export const protectionFeat: Rule = rule({
  id: 'protection-feat',
  name: 'Protection Feat',
  source: 'army books, special rules',
  summary: 'Once per battle, if all models have it, the unit may ignore each wound of one attack on a 5+.',
  options: {
    by: 'player',
    once: true,
    asked: 'wounded',
    of: [{ name: 'wounds ignored on 5+', defender: { ignoreWounds: always(5) } }],
  },
});
