import { rule, type Rule } from '@muster/engine';

/**
 * Attacks one model of the target as if it were a unit of one, before all other weapons; surplus wounds are lost. On a
 * model, it counts for all its weapons (battle:S6 to battle:S8).
 */
export const takedown: Rule = rule({
  id: 'takedown',
  name: 'Takedown',
  source: 'GF core, special rules',
  summary: 'Attacks before other weapons, at one model of your choice as if it were a unit of one.',
  attacker: { picksModel: true },
});
