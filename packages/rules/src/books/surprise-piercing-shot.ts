import { rule, type Rule, when } from '@muster/engine';

/** May arrive as with Ambush, with AP(+2) for its shots of that round. */
export const surprisePiercingShot: Rule = rule({
  id: 'surprise-piercing-shot',
  name: 'Surprise Piercing Shot',
  source: 'army books, special rules',
  summary: 'Has Ambush. AP(+2) when shooting in the round it arrives.',
  attacker: { piercing: when('shooting', 'arrived')(2) },
  presence: { reserve: 'ambush' },
});
