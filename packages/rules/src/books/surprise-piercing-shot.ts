import { rule, type Rule, when } from '@muster/engine';

/** Strikes from ambush: it may arrive as with Ambush, and its shots of that round have AP(+2). */
export const surprisePiercingShot: Rule = rule({
  id: 'surprise-piercing-shot',
  name: 'Surprise Piercing Shot',
  source: 'army books, special rules',
  summary: 'Has Ambush, and AP(+2) when shooting in the round of its arrival.',
  attacker: { piercing: when('shooting', 'arrived')(2) },
  presence: { reserve: 'ambush' },
});
