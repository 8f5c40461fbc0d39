export * from './combine.ts';
export * from './force.ts';
export * from './list.ts';
export * from './make.ts';
export { checkRules, hasRule, ruleText } from './rules.ts';
export { makeSpell, parseSpell, type SpellEntry } from './spell.ts';
export type { Suggestions } from './suggestions.ts';
export { baseOfRadius, modelId, radiusOfBase, type SpecialEntry, type UnitEntry } from './unit.ts';
export { makeWeapon, parseWeapon } from './weapon.ts';
