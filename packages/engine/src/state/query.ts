import type { Gift, UnitRule } from '../plan/terms.ts';
import { type Battle, G, U } from './battle.ts';
import { givenRules } from './given.ts';

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
export const isLiving = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (U.destroyed | U.joined)) === 0;

/** Whether a unit stands on the table, outside transports. */
export const isOnTable = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (U.destroyed | U.joined | U.onTable)) === U.onTable && battle.unitIn[unit] < 0;

/** Whether a unit may be activated now. */
export const canActivate = (battle: Battle, unit: number): boolean =>
  (battle.unitFlags[unit] & (U.destroyed | U.joined | U.activated)) === 0 &&
  has(battle, battle.unitIn[unit] >= 0 ? battle.unitIn[unit] : unit, U.onTable);

/** The living models of a unit in list order, a joined hero last; returned as a fresh list. */
export const modelsOf = (battle: Battle, unit: number): number[] => {
  const out: number[] = [];
  eachModel(battle, unit, (model) => out.push(model));
  return out;
};

/** Calls back for each living model in list order, a joined hero last. */
export const eachModel = (battle: Battle, unit: number, visit: (model: number) => void): void => {
  const { first, count } = battle.plan.units[unit];
  for (let model = first; model < first + count; model++)
    if (battle.alive[model] && battle.unitOf[model] === unit) visit(model);
  const hero = battle.unitHero[unit];
  if (hero >= 0 && battle.alive[hero]) visit(hero);
};

/** Writes the living models of a unit into a buffer and returns how many there are. */
export const collectModels = (battle: Battle, unit: number, out: Int32Array): number => {
  const { first, count } = battle.plan.units[unit];
  const { alive, unitOf } = battle;
  let n = 0;
  for (let model = first; model < first + count; model++) if (alive[model] && unitOf[model] === unit) out[n++] = model;
  const hero = battle.unitHero[unit];
  if (hero >= 0 && alive[hero]) out[n++] = hero;
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

/** Fear of a unit: of its living models and of granted rules (battle:M9). */
export const fearOf = (battle: Battle, unit: number): number => {
  let fear = 0;
  eachModel(battle, unit, (model) => {
    fear += battle.plan.models[model].fear;
  });
  if (has(battle, unit, U.destroyed)) return fear;
  for (const rule of givenRules(battle, unit)) fear += rule.fear;
  return fear;
};

/** Calls back for each rule that counts for the whole unit: shared by every living model, or given. */
export const eachUnitRule = (battle: Battle, unit: number, visit: (rule: UnitRule) => void): void => {
  const { models } = battle.plan;
  const lead = leader(battle, unit);
  if (lead >= 0)
    for (const rule of models[lead].shared) {
      const counting = sharedByAll(battle, unit, rule);
      if (counting) visit(counting);
    }
  const given = givenRules(battle, unit);
  for (const rule of given)
    if ((rule.stacks || !isShared(battle, unit, lead, rule.id)) && isAtHome(battle, unit, lead, rule, given))
      visit(rule);
};

/** Whether a rule that makes another better finds that one in the unit. */
const isAtHome = (battle: Battle, unit: number, lead: number, rule: UnitRule, given: readonly UnitRule[]): boolean =>
  rule.boosts === undefined || given.some(({ id }) => id === rule.boosts) || isShared(battle, unit, lead, rule.boosts);

/** Whether a rule is one that the unit has already: it then counts once (battle:D7). */
const isShared = (battle: Battle, unit: number, lead: number, id: string): boolean =>
  lead >= 0 && battle.plan.models[lead].shared.some((rule) => rule.id === id && sharedByAll(battle, unit, rule));

/** The rule as every living model has it, of different ratings the lowest (muster:morale); nothing when one lacks it. */
const sharedByAll = (battle: Battle, unit: number, rule: UnitRule): UnitRule | undefined => {
  let counting: UnitRule | undefined = rule;
  eachModel(battle, unit, (model) => {
    const { shared } = battle.plan.models[model];
    const own = shared.includes(rule) ? rule : shared.find((other) => other.id === rule.id);
    if (!own) counting = undefined;
    else if (counting && own.rating < counting.rating) counting = own;
  });
  return counting;
};

/** Calls back for each gift to the whole unit: of a living model or granted, once unless they add up (muster:gifts). */
export const eachGift = (battle: Battle, unit: number, visit: (gift: Gift) => void): void => {
  const { hasGifts, models } = battle.plan;
  if (!hasGifts) return;
  const given: string[] = [];
  const give = (gift: Gift): void => {
    if (!gift.stacks && given.includes(gift.id)) return;
    given.push(gift.id);
    visit(gift);
  };
  eachModel(battle, unit, (model) => {
    for (const gift of models[model].gifts) give(gift);
  });
  for (const { gift } of givenRules(battle, unit)) if (gift) give(gift);
};

/** Whether a unit has kept its place in this round: no move action of its own, no arrival (muster:still). */
export const hasStoodStill = (battle: Battle, unit: number): boolean =>
  !has(battle, unit, U.movedInRound) && !hasJustArrived(battle, unit);

/** Whether a unit has come out of Ambush in this round. */
export const hasJustArrived = (battle: Battle, unit: number): boolean =>
  battle.unitArrived[unit] > 0 && battle.unitArrived[unit] === roundOf(battle);

/** The first living model of a unit, or -1. */
export const leader = (battle: Battle, unit: number): number => {
  const { first, count } = battle.plan.units[unit];
  for (let model = first; model < first + count; model++)
    if (battle.alive[model] && battle.unitOf[model] === unit) return model;
  const hero = battle.unitHero[unit];
  return hero >= 0 && battle.alive[hero] ? hero : -1;
};

/** Whether any living model passes. */
export const someModel = (battle: Battle, unit: number, test: (model: number) => boolean): boolean => {
  let found = false;
  eachModel(battle, unit, (model) => {
    found ||= test(model);
  });
  return found;
};

/** Whether every living model passes. */
export const everyModel = (battle: Battle, unit: number, test: (model: number) => boolean): boolean =>
  !someModel(battle, unit, (model) => !test(model));

/** The round that is being played. */
export const roundOf = (battle: Battle): number => battle.game[G.round];

/** The side whose turn it is. */
export const turnOf = (battle: Battle): number => battle.game[G.side];

/** Whether a unit rides in a transport. */
export const isEmbarked = (battle: Battle, unit: number): boolean => battle.unitIn[unit] >= 0;

/** Whether a unit flies so high that it blocks nothing. */
export const isHighAbove = (battle: Battle, unit: number): boolean =>
  battle.plan.models[battle.plan.units[unit].first].highAbove;
