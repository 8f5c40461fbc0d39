import type { Threat } from '../plan/profile.ts';
import type { Gift, UnitRule } from '../plan/terms.ts';
import { type Battle, G, U } from './battle.ts';
import { givenRules } from './given.ts';

/** Flags of units that are no more, or no units of their own. */
const GONE: number = U.destroyed | U.joined;

/** Whether a flag is set. */
export const has = (battle: Battle, unit: number, flag: number): boolean => (battle.unitFlags[unit] & flag) !== 0;

/** Sets a flag. */
export const mark = (battle: Battle, unit: number, flag: number): void => {
  battle.unitFlags[unit] |= flag;
};

/** Clears a flag. */
export const clear = (battle: Battle, unit: number, flag: number): void => {
  battle.unitFlags[unit] &= ~flag;
};

/** Whose unit it is. */
export const sideOf = (battle: Battle, unit: number): number => battle.plan.units[unit].side;

/** All sides in the order of turns, round the table from one of them. */
export const sidesFrom = ({ plan }: Battle, first: number): number[] =>
  plan.sides.map((_, turn) => (first + turn) % plan.sides.length);

/** Whether a unit still fights, on the table or off it, in its own right. */
export const isLiving = (battle: Battle, unit: number): boolean => (battle.unitFlags[unit] & (GONE | U.away)) === 0;

/** Whether a unit stands on the table, outside transports. */
export const isOnTable = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (GONE | U.onTable)) === U.onTable && battle.unitIn[unit] < 0;

/** Whether a unit may be activated now. */
export const canActivate = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (GONE | U.activated | U.away)) === 0 &&
  has(battle, battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit, U.onTable);

/** Whether a unit is nobody's: hostile to all, and nobody decides for it (campaign:E17). */
export const isNobodys = ({ plan }: Battle, unit: number): boolean => plan.units[unit].side >= plan.sides.length;

/** The mercenary in the ranks of a unit, or -1 (campaign:K5, muster:guest). */
export const guestOf = ({ unitGuest, alive }: Battle, unit: number): number =>
  unitGuest.length > 0 && unitGuest[unit] >= 0 && alive[unitGuest[unit]] ? unitGuest[unit] : -1;

/**
 * The first living model of a unit in list order, a joined hero last, then a guest; -1 when there is none. All of them, without
 * making a list: `for (let model = firstModel(b, unit); model >= 0; model = nextModel(b, unit, model))`.
 */
export const firstModel = (battle: Battle, unit: number): number => {
  const { first, count } = battle.plan.units[unit];
  return modelFrom(battle, unit, first, first + count);
};

/** The living model of a unit after this one, or -1. */
export const nextModel = (battle: Battle, unit: number, after: number): number => {
  const { first, count } = battle.plan.units[unit];
  if (after >= first && after < first + count) return modelFrom(battle, unit, after + 1, first + count);
  const guest = guestOf(battle, unit);
  return guest === after ? -1 : guest;
};

/** The first living model of a unit from a place in its list on. */
const modelFrom = (battle: Battle, unit: number, from: number, end: number): number => {
  const { alive, unitOf } = battle;
  for (let model = from; model < end; model++) if (alive[model] && unitOf[model] === unit) return model;
  const hero = battle.unitHero[unit];
  return hero >= 0 && alive[hero] ? hero : guestOf(battle, unit);
};

/** The living models of a unit in list order, a joined hero last, then a guest; returned as a fresh list. */
export const modelsOf = (battle: Battle, unit: number): number[] => {
  const out: number[] = [];
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) out.push(model);
  return out;
};

/** Calls back for each living model in list order, a joined hero last, then a guest. */
export const eachModel = (battle: Battle, unit: number, visit: (model: number) => void): void => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) visit(model);
};

/** Writes the living models of a unit into a buffer and returns how many there are. */
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

/** Whether a unit is down to half or less of what it started with (battle:L1, battle:L2). */
export const atHalf = (battle: Battle, unit: number): boolean => {
  const tough = battle.unitStartTough[unit];
  if (tough > 0) {
    const { first } = battle.plan.units[unit];
    return 2 * (tough - battle.wounds[first]) <= tough;
  }
  return 2 * battle.unitAlive[unit] <= battle.unitStart[unit];
};

const NO_THREATS: readonly Threat[] = [];

/** What the living models of a unit add to rolls of enemies, each rule once (campaign:T6). */
export const threatsOf = (battle: Battle, unit: number, kind: 'dread' | 'cruelty'): readonly Threat[] => {
  let threats: Threat[] | undefined;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const threat of battle.plan.models[model][kind])
      if (!threats) threats = [threat];
      else if (!threats.some(({ label }) => label === threat.label)) threats.push(threat);
  return threats ?? NO_THREATS;
};

/** Fear of a unit: of its living models and of granted rules (battle:M9). */
export const fearOf = (battle: Battle, unit: number): number => {
  let fear = 0;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    fear += battle.plan.models[model].fear;
  if (has(battle, unit, U.destroyed)) return fear;
  for (const rule of givenRules(battle, unit)) fear += rule.fear;
  return fear;
};

const NO_RULES: readonly UnitRule[] = [];

/**
 * The rules that count for the whole unit: shared by every living model, or given. Of what counts for a hero and for those whom
 * it joined apart, that of `speaker` counts, by default of those who are not heroes (campaign:T11). Not to be kept or changed.
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
    if ((rule.stacks || !isShared(battle, unit, lead, rule.id)) && isAtHome(battle, unit, lead, rule, given))
      rules.push(rule);
  return rules;
};

/** Calls back for each rule that counts for the whole unit. */
export const eachUnitRule = (battle: Battle, unit: number, visit: (rule: UnitRule) => void, speaker?: number): void => {
  for (const rule of unitRules(battle, unit, speaker)) visit(rule);
};

/** Whether all living models have one and the same list of rules; a guest takes nothing from those whom he helps (campaign:K5). */
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

/** Whether a rule that makes another better finds that one in the unit. */
const isAtHome = (battle: Battle, unit: number, lead: number, rule: UnitRule, given: readonly UnitRule[]): boolean =>
  rule.boosts === undefined || hasId(given, rule.boosts) || isShared(battle, unit, lead, rule.boosts);

const hasId = (rules: readonly UnitRule[], id: string): boolean => {
  for (const rule of rules) if (rule.id === id) return true;
  return false;
};

/** Whether a rule is one that the unit has already: it then counts once (battle:D7). */
const isShared = (battle: Battle, unit: number, lead: number, id: string): boolean => {
  if (lead >= 0)
    for (const rule of battle.plan.models[lead].shared)
      if (rule.id === id && (rule.apart || sharedByAll(battle, unit, rule))) return true;
  return false;
};

/** Whether everybody has a rule who is a hero as the speaker is, or is none as the speaker is none. */
const isSharedApart = (battle: Battle, unit: number, speaker: number, { id }: UnitRule): boolean => {
  const { models } = battle.plan;
  const guest = guestOf(battle, unit);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (model !== guest && models[model].hero === models[speaker].hero && !hasId(models[model].shared, id))
      return false;
  return true;
};

/** The model that stands for a unit where a hero counts apart: the first that is none, or the hero who is left; or -1. A guest never does. */
const speakerOf = (battle: Battle, unit: number): number => {
  const { models } = battle.plan;
  const guest = guestOf(battle, unit);
  let speaker = -1;
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (model !== guest && (speaker < 0 || (models[speaker].hero && !models[model].hero))) speaker = model;
  return speaker;
};

/** The rule as every living model has it, of different ratings the lowest (muster:morale); nothing when one lacks it. */
const sharedByAll = (battle: Battle, unit: number, rule: UnitRule): UnitRule | undefined => {
  let counting = rule;
  const guest = guestOf(battle, unit);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model)) {
    // A guest takes nothing from those whom he helps (campaign:K5).
    if (model === guest) continue;
    const { shared } = battle.plan.models[model];
    const own = shared.includes(rule) ? rule : shared.find((other) => other.id === rule.id);
    if (!own) return undefined;
    if (own.rating < counting.rating) counting = own;
  }
  return counting;
};

/** Calls back for each gift to the whole unit: of a living model or granted, once unless they add up (muster:gifts). */
export const eachGift = (battle: Battle, unit: number, visit: (gift: Gift) => void): void => {
  if (!battle.plan.hasGifts) return;
  const { models } = battle.plan;
  const given: string[] = [];
  const give = (gift: Gift): void => {
    if (!gift.stacks && given.includes(gift.id)) return;
    given.push(gift.id);
    visit(gift);
  };
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    for (const gift of models[model].gifts) give(gift);
  for (const { gift } of givenRules(battle, unit)) if (gift) give(gift);
};

/** Whether a unit has kept its place in this round: no move action of its own, no arrival (muster:still). */
export const hasStoodStill = (battle: Battle, unit: number): boolean =>
  !has(battle, unit, U.movedInRound) && !hasJustArrived(battle, unit);

/** Whether a unit has come out of Ambush in this round. */
export const hasJustArrived = (battle: Battle, unit: number): boolean =>
  battle.unitArrived[unit] > 0 && battle.unitArrived[unit] === roundOf(battle);

/** The first living model of a unit, or -1; a guest never leads. */
export const leader = (battle: Battle, unit: number): number => {
  const { first, count } = battle.plan.units[unit];
  for (let model = first; model < first + count; model++)
    if (battle.alive[model] && battle.unitOf[model] === unit) return model;
  const hero = battle.unitHero[unit];
  return hero >= 0 && battle.alive[hero] ? hero : -1;
};

/** Whether any living model passes. */
export const someModel = (battle: Battle, unit: number, test: (model: number) => boolean): boolean => {
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (test(model)) return true;
  return false;
};

/** Whether every living model passes; a guest takes nothing from those whom he helps (campaign:K5). */
export const everyModel = (battle: Battle, unit: number, test: (model: number) => boolean): boolean => {
  const guest = guestOf(battle, unit);
  for (let model = firstModel(battle, unit); model >= 0; model = nextModel(battle, unit, model))
    if (model !== guest && !test(model)) return false;
  return true;
};

/** The round that is being played. */
export const roundOf = (battle: Battle): number => battle.game[G.round];

/** The side whose turn it is. */
export const turnOf = (battle: Battle): number => battle.game[G.side];

/** Whether a unit rides in a transport. */
export const isEmbarked = (battle: Battle, unit: number): boolean => battle.unitIn[unit] >= 0;

/** Whether a unit flies so high that it blocks nothing. */
export const isHighAbove = (battle: Battle, unit: number): boolean =>
  battle.plan.models[battle.plan.units[unit].first].highAbove;
