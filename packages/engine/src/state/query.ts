import type { EnemyModifier } from '../plan/profile.ts';
import type { UnitBonus, UnitRule } from '../plan/terms.ts';
import { type Battle, GAME, UNIT_FLAG } from './battle.ts';
import { givenRules } from './given.ts';

/** Flags of units that are destroyed or joined another unit. */
const GONE: number = UNIT_FLAG.destroyed | UNIT_FLAG.joined;

/** Whether a unit has a flag. */
export const hasUnitFlag = (battle: Battle, unit: number, flag: number): boolean =>
  (battle.unitFlags[unit] & flag) !== 0;

/** Sets a flag of a unit. */
export const setUnitFlag = (battle: Battle, unit: number, flag: number): void => {
  battle.unitFlags[unit] |= flag;
};

/** Clears a flag of a unit. */
export const clearUnitFlag = (battle: Battle, unit: number, flag: number): void => {
  battle.unitFlags[unit] &= ~flag;
};

/** Returns the side of a unit. */
export const sideOf = (battle: Battle, unit: number): number => battle.plan.units[unit].side;

/** Returns all sides in the order of turns, starting with one of them. */
export const sidesFrom = ({ plan }: Battle, first: number): number[] =>
  plan.sides.map((_, turn) => (first + turn) % plan.sides.length);

/** Whether a unit is still in the battle as a separate unit, on the table or off it. */
export const isLiving = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (GONE | UNIT_FLAG.away)) === 0;

/** Whether a unit is on the table, outside transports. */
export const isOnTable = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (GONE | UNIT_FLAG.onTable)) === UNIT_FLAG.onTable && battle.unitIn[unit] < 0;

/** Whether a unit may be activated now. */
export const canActivate = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (GONE | UNIT_FLAG.activated | UNIT_FLAG.away)) === 0 &&
  hasUnitFlag(battle, battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit, UNIT_FLAG.onTable);

/** Whether a unit is neutral: hostile to all sides, and no player decides for it (campaign:E17). */
export const isNeutral = ({ plan }: Battle, unit: number): boolean => plan.units[unit].side >= plan.sides.length;

/** Returns the mercenary in a unit, or -1 (campaign:K5, muster:guest). */
export const guestOf = ({ unitGuest, alive }: Battle, unit: number): number =>
  unitGuest.length > 0 && unitGuest[unit] >= 0 && alive[unitGuest[unit]] ? unitGuest[unit] : -1;

/**
 * Returns the first living model of a unit in list order, then a joined hero, then a guest; -1 if there is none. To visit
 * all without a list: `for (let model = firstModel(b, unit); model >= 0; model = nextModel(b, unit, model))`.
 */
export const firstModel = (battle: Battle, unit: number): number => {
  const { first, count } = battle.plan.units[unit];
  return modelFrom(battle, unit, first, first + count);
};

/** Returns the next living model of a unit after this one, or -1. */
export const nextModel = (battle: Battle, unit: number, after: number): number => {
  const { first, count } = battle.plan.units[unit];
  if (after >= first && after < first + count) return modelFrom(battle, unit, after + 1, first + count);
  const guest = guestOf(battle, unit);
  return guest === after ? -1 : guest;
};

/** Returns the first living model of a unit from this place in its list. */
const modelFrom = (battle: Battle, unit: number, from: number, end: number): number => {
  const { alive, unitOf } = battle;
  for (let model = from; model < end; model++) if (alive[model] && unitOf[model] === unit) return model;
  const hero = battle.unitHero[unit];
  return hero >= 0 && alive[hero] ? hero : guestOf(battle, unit);
};

/** Returns a new list of the living models of a unit in list order, then a joined hero, then a guest. */
export const modelsOf = (battle: Battle, unit: number): number[] => {
  const out: number[] = [];
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) out.push(model);
  return out;
};

/** Calls `visit` for each living model in list order, then a joined hero, then a guest. */
export const eachModel = (battle: Battle, unit: number, visit: (model: number) => void): void => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) visit(model);
};

/** Writes the living models of a unit into a buffer and returns their number. */
export const collectModels = (battle: Battle, unit: number, out: Int32Array): number => {
  const { first, count } = battle.plan.units[unit];
  const { alive, unitOf } = battle;
  let n = 0;
  for (let model = first; model < first + count; model++) if (alive[model] && unitOf[model] === unit) out[n++] = model;
  const hero = battle.unitHero[unit];
  if (hero >= 0 && alive[hero]) out[n++] = hero;
  const guest = guestOf(battle, unit);
  if (guest >= 0) out[n++] = guest;
  return n;
};

/** Whether a unit is at half of its starting size or less (battle:L1, battle:L2). */
export const isAtHalf = (battle: Battle, unit: number): boolean => {
  const tough = battle.unitStartTough[unit];
  if (tough > 0) {
    const { first } = battle.plan.units[unit];
    return 2 * (tough - battle.wounds[first]) <= tough;
  }
  return 2 * battle.unitAlive[unit] <= battle.unitStart[unit];
};

const NO_THREATS: readonly EnemyModifier[] = [];

/** Returns the modifiers of living models to rolls of enemies, each rule once (campaign:T6). */
export const threatsOf = (battle: Battle, unit: number, kind: 'dread' | 'cruelty'): readonly EnemyModifier[] => {
  let threats: EnemyModifier[] | undefined;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const threat of battle.plan.models[model][kind])
      if (!threats) threats = [threat];
      else if (!threats.some(({ label }) => label === threat.label)) threats.push(threat);
  return threats ?? NO_THREATS;
};

/** Returns the Fear of a unit: that of its living models and of granted rules (battle:M9). */
export const fearOf = (battle: Battle, unit: number): number => {
  let fear = 0;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    fear += battle.plan.models[model].fear;
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return fear;
  for (const rule of givenRules(battle, unit)) fear += rule.fear;
  return fear;
};

const NO_RULES: readonly UnitRule[] = [];

/**
 * Returns the rules that count for the whole unit: shared by every living model, or given. Of rules that are separate for a
 * hero and the unit, those of `speaker` count, by default those of the unit (campaign:T11). Do not keep or change the list.
 */
export const unitRules = (battle: Battle, unit: number, speaker?: number): readonly UnitRule[] => {
  const { models, setsApart } = battle.plan;
  const lead = leader(battle, unit);
  const own = lead < 0 ? NO_RULES : models[lead].shared;
  const given = givenRules(battle, unit);
  if (!setsApart && given.length === 0 && (own.length === 0 || areAllAlike(battle, unit, own))) return own;
  const rules: UnitRule[] = [];
  for (const rule of own) {
    const counting = rule.apart ? undefined : sharedByAll(battle, unit, rule);
    if (counting) rules.push(counting);
  }
  if (setsApart) addApart(battle, unit, speaker ?? speakerOf(battle, unit), rules);
  for (const rule of given)
    if ((rule.stacks || !isShared(battle, unit, lead, rule.id)) && hasImprovedRule(battle, unit, lead, rule, given))
      rules.push(rule);
  return rules;
};

/** Calls `visit` for each rule that counts for the whole unit. */
export const eachUnitRule = (battle: Battle, unit: number, visit: (rule: UnitRule) => void, speaker?: number): void => {
  for (const rule of unitRules(battle, unit, speaker)) visit(rule);
};

/** Whether all living models share one list of rules; a guest does not count (campaign:K5). */
const areAllAlike = (battle: Battle, unit: number, shared: readonly UnitRule[]): boolean => {
  const { models } = battle.plan;
  const guest = guestOf(battle, unit);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (models[model].shared !== shared && model !== guest) return false;
  return true;
};

const addApart = (battle: Battle, unit: number, speaker: number, rules: UnitRule[]): void => {
  if (speaker < 0) return;
  for (const rule of battle.plan.models[speaker].shared)
    if (rule.apart && isSharedApart(battle, unit, speaker, rule)) rules.push(rule);
};

/** Whether a rule that improves another counts, because the unit has that rule. */
const hasImprovedRule = (
  battle: Battle,
  unit: number,
  lead: number,
  rule: UnitRule,
  given: readonly UnitRule[],
): boolean => rule.boosts === undefined || hasId(given, rule.boosts) || isShared(battle, unit, lead, rule.boosts);

const hasId = (rules: readonly UnitRule[], id: string): boolean => {
  for (const rule of rules) if (rule.id === id) return true;
  return false;
};

/** Whether the unit already has a rule, which then counts once (battle:D7). */
const isShared = (battle: Battle, unit: number, lead: number, id: string): boolean => {
  if (lead >= 0)
    for (const rule of battle.plan.models[lead].shared)
      if (rule.id === id && (rule.apart || sharedByAll(battle, unit, rule))) return true;
  return false;
};

/** Whether a rule is shared by all heroes if the speaker is a hero, otherwise by all models that are not heroes. */
const isSharedApart = (battle: Battle, unit: number, speaker: number, { id }: UnitRule): boolean => {
  const { models } = battle.plan;
  const guest = guestOf(battle, unit);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (model !== guest && models[model].hero === models[speaker].hero && !hasId(models[model].shared, id))
      return false;
  return true;
};

/** Returns the model whose separate rules count for a unit: the first that is not a hero, or the hero if alone; never a guest; or -1. */
const speakerOf = (battle: Battle, unit: number): number => {
  const { models } = battle.plan;
  const guest = guestOf(battle, unit);
  let speaker = -1;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (model !== guest && (speaker < 0 || (models[speaker].hero && !models[model].hero))) speaker = model;
  return speaker;
};

/** Returns the rule with the lowest rating of all living models (muster:morale); `undefined` if a model lacks it. */
const sharedByAll = (battle: Battle, unit: number, rule: UnitRule): UnitRule | undefined => {
  let counting = rule;
  const guest = guestOf(battle, unit);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    // A guest does not count (campaign:K5).
    if (model === guest) continue;
    const { shared } = battle.plan.models[model];
    const own = shared.includes(rule) ? rule : shared.find((other) => other.id === rule.id);
    if (!own) return undefined;
    if (own.rating < counting.rating) counting = own;
  }
  return counting;
};

/** Calls `visit` for each bonus of the whole unit, from a living model or granted; each once unless they add up (muster:gifts). */
export const eachUnitBonus = (battle: Battle, unit: number, visit: (gift: UnitBonus) => void): void => {
  if (!battle.plan.hasGifts) return;
  const { models } = battle.plan;
  const given: string[] = [];
  const give = (gift: UnitBonus): void => {
    if (!gift.stacks && given.includes(gift.id)) return;
    given.push(gift.id);
    visit(gift);
  };
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const gift of models[model].gifts) give(gift);
  for (const { gift } of givenRules(battle, unit)) if (gift) give(gift);
};

/** Whether a unit has neither moved by itself nor arrived in this round (muster:still). */
export const hasStoodStill = (battle: Battle, unit: number): boolean =>
  !hasUnitFlag(battle, unit, UNIT_FLAG.movedInRound) && !hasJustArrived(battle, unit);

/** Whether a unit arrived from Ambush in this round. */
export const hasJustArrived = (battle: Battle, unit: number): boolean =>
  battle.unitArrived[unit] > 0 && battle.unitArrived[unit] === roundOf(battle);

/** Returns the first living model of a unit that is not a guest, or -1. */
export const leader = (battle: Battle, unit: number): number => {
  const { first, count } = battle.plan.units[unit];
  for (let model = first; model < first + count; model++)
    if (battle.alive[model] && battle.unitOf[model] === unit) return model;
  const hero = battle.unitHero[unit];
  return hero >= 0 && battle.alive[hero] ? hero : -1;
};

/** Whether any living model passes a test. */
export const someModel = (battle: Battle, unit: number, test: (model: number) => boolean): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (test(model)) return true;
  return false;
};

/** Whether every living model passes a test; a guest does not count (campaign:K5). */
export const everyModel = (battle: Battle, unit: number, test: (model: number) => boolean): boolean => {
  const guest = guestOf(battle, unit);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (model !== guest && !test(model)) return false;
  return true;
};

/** Returns the current round. */
export const roundOf = (battle: Battle): number => battle.game[GAME.round];

/** Returns the side whose turn it is. */
export const turnOf = (battle: Battle): number => battle.game[GAME.side];

/** Whether a unit is in a transport. */
export const isEmbarked = (battle: Battle, unit: number): boolean => battle.unitIn[unit] >= 0;

/** Whether a unit flies so high that it blocks neither sight nor movement. */
export const isHighAbove = (battle: Battle, unit: number): boolean =>
  battle.plan.models[battle.plan.units[unit].first].highAbove;
