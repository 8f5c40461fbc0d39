import { rule, type Rule } from '@muster/engine';

/**
 * Singles one out: the attack goes at one model of the target as if that were a unit alone, before all other weapons,
 * and surplus wounds are lost. It belongs to the weapon; on a model, to all its weapons (battle:S6 to battle:S8).
 */
export const takedown: Rule = rule({
  id: 'takedown',
  name: 'Takedown',
  source: 'GF core, special rules',
  summary: 'Strikes one chosen model as if it were a unit of its own, before other weapons.',
  attacker: { picksModel: true },
});
