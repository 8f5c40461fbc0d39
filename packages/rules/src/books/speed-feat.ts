import { rule, type Rule } from '@muster/engine';

/** The player chooses it when the unit is activated, if every living model has the rule. */
export const speedFeat: Rule = rule({
  id: 'speed-feat',
  name: 'Speed Feat',
  source: 'army books, special rules',
  summary:
    'Once per battle, if all models have it, the unit may get +2″ on Advance, +4″ on Rush and Charge for one activation.',
  options: { by: 'player', once: true, of: [{ name: '+2" and +4" of movement', move: { advance: 2, rush: 4 } }] },
});
