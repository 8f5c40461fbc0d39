import type { UnitRule } from '../plan/terms.ts';
import type { Battle } from './battle.ts';

/** Units beside the bearer's own that an aura may reach, where its player picks them. */
export const AURA_PICKS = 3;

const NONE: readonly UnitRule[] = [];

/** Rules that a unit has for now and not of its own: given by spells and abilities, picked, grown, or of auras near it. */
export const givenRules = (battle: Battle, unit: number): readonly UnitRule[] => {
  const { grants, auraBearers, options, optionRules, growths } = battle.plan;
  const bits = battle.unitGrants[unit] | battle.unitOnce[unit] | battle.unitKept[unit];
  const picked = options.length > 0 ? battle.unitOptions[unit] : 0;
  if (bits === 0 && auraBearers.length === 0 && picked === 0 && growths.length === 0) return NONE;
  const given: UnitRule[] = [];
  for (let i = 0; bits !== 0 && i < grants.length; i++) if (bits & (1 << i)) given.push(grants[i]);
  for (let i = 0; picked !== 0 && i < optionRules.length; i++) if (picked & (1 << i)) given.push(optionRules[i]);
  growths.forEach(({ step, steps }, i) => {
    const gained = Math.floor(battle.growth[unit * growths.length + i] / step);
    if (gained > 0) given.push(steps[gained - 1]);
  });
  auraBearers.forEach((bearer, i) => {
    if (!battle.alive[bearer] || !reaches(battle, bearer, i, unit)) return;
    for (const rule of battle.plan.models[bearer].auras)
      if (rule.stacks || !given.some(({ id }) => id === rule.id)) given.push(rule);
  });
  return given;
};

/** Whether the aura of a bearer reaches a unit: its own, or one that was picked before the battle. */
const reaches = (battle: Battle, bearer: number, place: number, unit: number): boolean => {
  if (battle.unitOf[bearer] === unit) return true;
  for (let i = place * AURA_PICKS; i < (place + 1) * AURA_PICKS; i++) if (battle.auraPicks[i] === unit + 1) return true;
  return false;
};
