import { rule, type Rule, when } from '@muster/engine';

/** May arrive as with Ambush, with AP(+1) for its shots of that round. */
export const ambushingPiercingShot: Rule = rule({
  id: 'ambushing-piercing-shot',
  name: 'Ambushing Piercing Shot',
  source: 'army books, special rules',
  summary: 'Has Ambush. AP(+1) when shooting in the round it arrives.',
  attacker: { piercing: when('shooting', 'arrived')(1) },
  presence: { reserve: 'ambush' },
});
