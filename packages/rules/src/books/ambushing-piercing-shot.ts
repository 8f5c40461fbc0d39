import { rule, type Rule, when } from '@muster/engine';

/** Strikes from ambush: it may arrive as with Ambush, and its shots of that round have AP(+1). */
export const ambushingPiercingShot: Rule = rule({
  id: 'ambushing-piercing-shot',
  name: 'Ambushing Piercing Shot',
  source: 'army books, special rules',
  summary: 'Has Ambush, and AP(+1) when shooting in the round of its arrival.',
  attacker: { piercing: when('shooting', 'arrived')(1) },
  presence: { reserve: 'ambush' },
});
