import { BATTLE_LIMITS } from './limits.ts';

/** Says that a list names an unknown rule. */
export const unknownRuleText = (id: string, game: string): string =>
  `the rule "${id}" is not known to ${game} and has no effect`;

/** Says that the rules of a battle have too many options. */
export const tooManyOptionsText = (rule: string): string =>
  `too many options of rules (limit ${BATTLE_LIMITS.options}): the options of ${rule} have no effect`;

/** Says that a battle has too many kinds of marks. */
export const tooManyMarksText = (mark: string): string =>
  `too many different marks (limit ${BATTLE_LIMITS.marks}): ${mark} has no effect`;

/** Says that spells and abilities of a battle give too many different rules. */
export const tooManyGrantsText = (rule: string): string =>
  `too many different rules from spells and abilities (limit ${BATTLE_LIMITS.grants}): ${rule} has no effect`;

/** Says that a spell or an ability gives a rule that has no effect for a time. */
export const notGrantableText = (rule: string): string =>
  `a spell or an ability cannot give ${rule} for a time: it has no effect`;

/** Says that armies are too large for a battle. */
export const tooLargeText = (units: number, models: number, spells: number): string =>
  `a battle has at most ${BATTLE_LIMITS.units} units, ${BATTLE_LIMITS.models} models and ${BATTLE_LIMITS.spells} spells per side, ` +
  `but these armies have ${units} units, ${models} models and up to ${spells} spells per side`;

/** Says that a battle has too many sides. */
export const tooManySidesText = (sides: number): string =>
  `a battle has at most ${BATTLE_LIMITS.sides} sides, but there are ${sides}`;

/** Says that a mission is for another number of sides. */
export const wrongSidesText = (mission: string, needed: number, sides: number): string =>
  `${mission} is for ${needed} sides, but there are ${sides}`;
