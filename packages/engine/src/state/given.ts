import type { UnitRule } from '../plan/terms.ts';
import { AURA_PICKS, type Battle, GAME } from './battle.ts';
import { quarterOf } from './quarters.ts';
import { isReached, isUnitPlaced } from './area-rules.ts';

const NONE: readonly UnitRule[] = [];

/**
 * Returns the rules that a unit has for now: from spells and abilities, options, markers, auras and models nearby.
 * `begins` says that its activation would begin now.
 */
export const givenRules = (battle: Battle, unit: number, begins = false): readonly UnitRule[] => {
  if (!battle.plan.gives) return NONE;
  const { grants, auraBearers, options, optionRules, growths, radiators } = battle.plan;
  const own = battle.unitGrants[unit] | battle.unitOnce[unit] | battle.unitKept[unit];
  const bits = battle.quarterGrants.length > 0 ? own | grantsOfPlace(battle, unit) : own;
  const picked = options.length > 0 ? battle.unitOptions[unit] : 0;
  if (bits === 0 && auraBearers.length === 0 && picked === 0 && growths.length === 0 && radiators.length === 0)
    return NONE;
  const given: UnitRule[] = [];
  for (let i = 0; bits !== 0 && i < grants.length; i++) if (bits & (1 << i)) given.push(grants[i]);
  for (let i = 0; picked !== 0 && i < optionRules.length; i++) if (picked & (1 << i)) given.push(optionRules[i]);
  for (let i = 0; i < growths.length; i++) {
    const { step, steps } = growths[i];
    const gained = Math.floor(battle.growth[unit * growths.length + i] / step);
    if (gained > 0) given.push(steps[gained - 1]);
  }
  for (let i = 0; i < auraBearers.length; i++) {
    const bearer = auraBearers[i];
    if (!battle.alive[bearer] || !reaches(battle, bearer, i, unit)) continue;
    for (const rule of battle.plan.models[bearer].auras) if (rule.stacks || !isAmong(given, rule.id)) given.push(rule);
  }
  for (const radiator of radiators)
    if (!isAmong(given, radiator.gives.id) && isReached(battle, radiator, unit, begins)) given.push(radiator.gives);
  return given;
};

const isAmong = (rules: readonly UnitRule[], id: string): boolean => {
  for (const rule of rules) if (rule.id === id) return true;
  return false;
};

/** Returns the given rules that count in a unit's own activation; before it has begun, as if it began now. */
export const rulesToActWith = (battle: Battle, unit: number): readonly UnitRule[] =>
  givenRules(battle, unit, battle.plan.reaches > 0 && battle.game[GAME.active] !== unit);

/** Whether the aura of a bearer reaches a unit: its own unit, or one picked before the battle. */
const reaches = (battle: Battle, bearer: number, place: number, unit: number): boolean => {
  if (battle.unitOf[bearer] === unit) return true;
  for (let i = place * AURA_PICKS; i < (place + 1) * AURA_PICKS; i++) if (battle.auraPicks[i] === unit + 1) return true;
  return false;
};

/** Returns the bits of the rules that a unit has while it is in its table quarter (campaign:E4). */
const grantsOfPlace = (battle: Battle, unit: number): number => {
  const { quarterGrants } = battle;
  if ((quarterGrants[0] | quarterGrants[1] | quarterGrants[2] | quarterGrants[3]) === 0) return 0;
  return isUnitPlaced(battle, unit) ? quarterGrants[quarterOf(battle, unit)] : 0;
};
