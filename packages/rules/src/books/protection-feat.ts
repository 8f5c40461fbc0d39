import { always, rule, type Rule } from '@muster/engine';

/** Once in a battle the wounds of one weapon may be shrugged off: asked for when they are dealt, when every model has it. */
export const protectionFeat: Rule = rule({
  id: 'protection-feat',
  name: 'Protection Feat',
  source: 'army books, special rules',
  summary: 'Once in a battle, when all models have it, wounds of one attack are ignored on a 5+.',
  options: {
    by: 'player',
    once: true,
    asked: 'wounded',
    of: [{ name: 'wounds ignored on 5+', defender: { ignoreWounds: always(5) } }],
  },
});
