import { passes } from '@muster/kernel';
import { landWounds, removeModel } from './volley/wounds.ts';
import type { RollModifier, MoraleKind } from '../contract/events.ts';
import { type Play, underdogModifier } from '../contract/play.ts';
import { type Battle, CAMPAIGN_STATE, UNIT_FLAG } from '../state/battle.ts';
import { hasUnderdogPoints } from '../state/dependence.ts';
import { modelWithinUnit } from '../space/measure.ts';
import { holdsAtCost } from '../state/special-combat.ts';
import {
  isAtHalf,
  eachUnitBonus,
  eachUnitRule,
  hasUnitFlag,
  isLiving,
  isNeutral,
  isOnTable,
  setUnitFlag,
  modelsOf,
  sideOf,
  sidesFrom,
  threatsOf,
} from '../state/query.ts';
import type { UnitRule } from '../plan/terms.ts';
import { UsedUpBy } from '../plan/used-up-by.ts';
import { spendOneTimeRules } from '../state/one-time-rules.ts';
import { type Due, inOrder } from './in-order.ts';
import { recover } from './recovery.ts';
import { inTestOrder } from './test-order.ts';
import { checkWoundEffects } from './wound-check.ts';
import { handleWreck } from './wreck.ts';

/**
 * Takes a morale test and applies its result. A unit that fails is Shaken, but Routed after a lost melee at half or
 * less (battle:L3), or when its army is at half and it was Shaken already (battle:F12).
 */
export const testMorale = (play: Play, unit: number, kind: MoraleKind, by: number): void => {
  const { battle } = play;
  // Neutral units take no morale tests (campaign:E17).
  if (isNeutral(battle, unit)) return;
  const test = rollMorale(play, unit, { kind, by });
  const { natural, secondChance, surely } = test;
  const cost = test.passed ? 0 : holdsAtCost(battle, unit);
  const passed = test.passed || cost > 0;
  const routs = !passed && routsOnFailure(battle, unit, kind);
  if (!passed && !routs) setUnitFlag(battle, unit, UNIT_FLAG.shaken);
  if (play.listening)
    play.emit({
      type: 'morale',
      unit,
      kind,
      natural,
      secondChance,
      passed,
      ...(surely === undefined ? {} : { surely }),
      result: passed ? 'steady' : routs ? 'routed' : 'shaken',
    });
  if (routs) rout(play, unit, by);
  if (cost > 0) payForHolding(play, unit, cost);
};

/** Rolls for a unit that held out: a die for each wound that it can still take, without saves. */
const payForHolding = (play: Play, unit: number, cost: number): void => {
  const { battle } = play;
  const endurance = modelsOf(battle, unit).reduce(
    (sum, model) => sum + Math.max(1, battle.plan.models[model].tough - battle.wounds[model]),
    0,
  );
  const faces = play.roll('holding', unit, endurance, { need: cost });
  const wounds = faces.filter((face) => !passes(face, cost + 1, underdogModifier(play))).length;
  const { removed } = landWounds(play, unit, wounds, { cause: 'recoil', by: -1, pick: -1 });
  if (play.listening) play.emit({ type: 'held-out', unit, dice: endurance, wounds, removed });
  checkWoundEffects(play, unit, 'recoil');
  handleWreck(play, unit);
};

/** Starts a round: Shaken units with a rule for it try to recover. */
export const rally = (play: Play): void => {
  const { battle } = play;
  const rallying = battle.plan.units.flatMap(({ index, side }) => rallyOf(battle, index, side));
  for (const { unit, rule, need } of isRace(battle, rallying) ? inOrder(play, rallying) : rallying) {
    const [face] = play.roll('recovery', unit, 1, { need, bill: [{ source: rule, amount: 0 }] });
    spendOneTimeRules(battle, unit, UsedUpBy.rallied);
    if (passes(face, need, underdogModifier(play))) recover(play, unit);
  }
};

/** A Shaken unit that may recover, and by which rule. */
interface Rally extends Due {
  need: number;
}

const rallyOf = (battle: Battle, unit: number, side: number): Rally[] => {
  if (!hasUnitFlag(battle, unit, UNIT_FLAG.shaken) || !isLiving(battle, unit)) return [];
  let need = 0;
  let label = '';
  eachUnitRule(battle, unit, (rule) => {
    if (rule.recoversOn === 0 || (need > 0 && rule.recoversOn >= need)) return;
    need = rule.recoversOn;
    label = rule.label;
  });
  return need === 0 ? [] : [{ unit, side, rule: label, need }];
};

/**
 * Whether it matters which unit recovers first: a campaign pays the first army (campaign:M11), or points can be spent
 * on only one.
 */
const isRace = (battle: Battle, rallying: readonly Rally[]): boolean => {
  const { mission } = battle;
  const isFirst = mission.length > 0 && mission[CAMPAIGN_STATE.firstRecovery] === 0;
  return hasUnderdogPoints(battle) || (isFirst && rallying.some(({ side }) => side !== rallying[0].side));
};

/** What calls for a morale test: its kind, and the unit that caused it, or -1. */
export interface MoraleCall {
  kind: MoraleKind;
  by: number;
}

/**
 * The result of the dice of a morale test; `natural` is absent where there was no roll, and `surely` names the rule by
 * which it was passed.
 */
export interface MoraleRoll {
  natural?: number;
  secondChance?: number;
  passed: boolean;
  surely?: string;
}

/** Rolls a morale test without applying the result. */
export const rollMorale = (play: Play, unit: number, call: MoraleCall): MoraleRoll => {
  const { battle } = play;
  if (isNeutral(battle, unit)) return { passed: true };
  const surely = passesFirst(battle, unit);
  if (battle.plan.hasFirstTests) setUnitFlag(battle, unit, UNIT_FLAG.tested);
  if (surely !== undefined) {
    spendOneTimeRules(battle, unit, UsedUpBy.tested);
    return { passed: true, surely };
  }
  const test = hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? undefined : rollTest(play, unit, call);
  let passed = test?.passed ?? false;
  const again = passed ? 0 : secondChanceOf(battle, unit);
  const secondChance = again > 0 ? play.roll('second-chance', unit, 1, { need: again })[0] : undefined;
  passed ||= secondChance !== undefined && passes(secondChance, again, underdogModifier(play));
  spendOneTimeRules(battle, unit, UsedUpBy.tested);
  return { natural: test?.face, secondChance, passed };
};

/** Whether a unit that fails a test of this kind is Routed instead of Shaken. */
export const routsOnFailure = (battle: Battle, unit: number, kind: MoraleKind): boolean =>
  kind === 'melee' ? isAtHalf(battle, unit) : kind === 'army' && hasUnitFlag(battle, unit, UNIT_FLAG.shaken);

/** Returns the rule by which a unit passes the first test of the battle, Shaken or not (campaign:T8). */
export const passesFirst = (battle: Battle, unit: number): string | undefined => {
  const { hasFirstTests, models } = battle.plan;
  if (!hasFirstTests || hasUnitFlag(battle, unit, UNIT_FLAG.tested)) return undefined;
  const motivated = modelsOf(battle, unit).find((model) => models[model].passesFirst !== undefined);
  return motivated === undefined ? undefined : models[motivated].passesFirst;
};

const rollTest = (play: Play, unit: number, call: MoraleCall): { face: number; passed: boolean } => {
  const { need, bill, model } = moraleQuality(play, unit, call);
  const modifier = sumOf(bill);
  const [face] = play.roll('morale', unit, 1, { need, bill: [...bill], model });
  return { face, passed: passes(face, need, modifier + underdogModifier(play)) };
};

const sumOf = (bill: readonly RollModifier[]): number => bill.reduce((sum, item) => sum + item.amount, 0);

const PLAIN_CALL: MoraleCall = { kind: 'morale', by: -1 };

/**
 * Returns the modifiers of a unit's morale rolls; for a test that an ability demands, only those that do not need a
 * melee. `hero` is the hero that tests for it, if any.
 */
export const moraleBill = (
  battle: Battle,
  unit: number,
  { kind, by }: MoraleCall = PLAIN_CALL,
  hero?: number,
): RollModifier[] => {
  const bill: RollModifier[] = [];
  const visit = (rule: UnitRule): void => {
    const inFights = kind === 'ordeal' ? 0 : rule.moraleInFights;
    const amount = rule.moraleBonus + inFights + (kind === 'melee' ? rule.moraleInMelee : 0);
    if (amount !== 0) bill.push({ source: rule.label, amount });
  };
  eachUnitRule(battle, unit, visit, hero);
  if (kind === 'melee' && by >= 0)
    for (const { label, amount } of threatsOf(battle, by, 'dread')) bill.push({ source: label, amount });
  eachUnitBonus(battle, unit, (gift) => {
    if (gift.morale !== 0) bill.push({ source: gift.label, amount: gift.morale });
  });
  return bill;
};

/**
 * Returns the hero that may lend a unit its Quality: its own (battle:L7), or the best of those near (battle:F13), or
 * -1.
 */
const lenderOf = (battle: Battle, unit: number): number => {
  const { models, units } = battle.plan;
  let best = modelsOf(battle, unit).find((model) => models[model].hero) ?? -1;
  for (const { index, lendsQuality, quality, side } of models) {
    if (lendsQuality === 0 || side !== units[unit].side || !battle.alive[index]) continue;
    const home = battle.unitOf[index];
    if (!isOnTable(battle, home) || hasUnitFlag(battle, home, UNIT_FLAG.shaken)) continue;
    if (quality >= (best < 0 ? units[unit].quality : models[best].quality)) continue;
    if (home === unit || modelWithinUnit(battle, index, unit, lendsQuality)) best = index;
  }
  return best;
};

/** A way to take a morale test: the target number, and what is added to the roll. */
interface MoraleWay {
  need: number;
  bill: readonly RollModifier[];
  /** The hero in the unit that tests. */
  model?: number;
}

/**
 * Returns the ways in which a unit may test: as it is, and with the Quality of a hero, who tests if it is one of its
 * own (campaign:T11).
 */
const moraleWays = (
  battle: Battle,
  unit: number,
  call: MoraleCall,
): { own: MoraleWay; lent?: MoraleWay; hero: number } => {
  const { units, models } = battle.plan;
  const own = { need: units[unit].quality, bill: moraleBill(battle, unit, call) };
  const hero = lenderOf(battle, unit);
  if (hero < 0) return { own, hero };
  const { quality, name } = models[hero];
  const tests = battle.plan.setsApart && battle.unitOf[hero] === unit;
  const bill = tests ? moraleBill(battle, unit, call, hero) : own.bill;
  const model = battle.unitOf[hero] === unit ? hero : undefined;
  const lent = { need: quality, bill: [{ source: name, amount: 0 }, ...bill], model };
  return quality === own.need && sumOf(bill) === sumOf(own.bill) ? { own, hero: -1 } : { own, lent, hero };
};

/** Whether one way is better than another. */
const isBetter = (one: MoraleWay, other: MoraleWay): boolean =>
  one.need - sumOf(one.bill) < other.need - sumOf(other.bill);

/** Returns the way that its player chooses, where there is a choice; by default, the better one. */
const moraleQuality = (play: Play, unit: number, call: MoraleCall): MoraleWay => {
  const { battle } = play;
  const { own, lent, hero } = moraleWays(battle, unit, call);
  if (!lent) return own;
  const answer = play.ask({ kind: 'morale-quality', side: sideOf(battle, unit), unit, hero }, () => undefined);
  return (answer === 'auto' ? isBetter(lent, own) : answer) ? lent : own;
};

/** Returns the target number and the modifiers if its player leaves the choice open. */
export const bestMorale = (battle: Battle, unit: number, call: MoraleCall): { need: number; modifier: number } => {
  const { own, lent } = moraleWays(battle, unit, call);
  const { need, bill } = lent && isBetter(lent, own) ? lent : own;
  return { need, modifier: sumOf(bill) };
};

/**
 * Returns the target of the second chance after a failed test, 0 for none; by a setting, none after a test that fails
 * without a roll (battle:L6).
 */
export const secondChanceOf = (battle: Battle, unit: number): number => {
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken) && !battle.plan.settings.fearlessVsShakenAutofail) return 0;
  let best = 0;
  eachUnitRule(battle, unit, (rule) => {
    if (rule.secondChance > 0) best = best === 0 ? rule.secondChance : Math.min(best, rule.secondChance);
  });
  return best;
};

/** Routs a unit: all its models are removed, and passengers are left behind. */
const rout = (play: Play, unit: number, by: number): void => {
  const { battle } = play;
  setUnitFlag(battle, unit, UNIT_FLAG.routed);
  for (const model of modelsOf(battle, unit)) removeModel(play, model, 'rout', by);
  handleWreck(play, unit);
};

/** Whether a unit must test at the end of this activation: hurt in it, not in melee, at half or less (battle:L4). */
export const mustTest = (battle: Battle, unit: number): boolean =>
  battle.plan.ruleset.ways.morale === 'unit' &&
  battle.unitWounds[unit] > 0 &&
  (battle.unitFlags[unit] & (UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.fought | UNIT_FLAG.away)) === 0 &&
  isAtHalf(battle, unit);

/**
 * Takes ordinary tests at the end of an activation, the active side first and then in turn, each side in its own order
 * (battle:L12).
 */
export const testHurtUnits = (play: Play, activeUnit: number): void => {
  const { battle } = play;
  if (battle.plan.ruleset.ways.morale !== 'unit') return;
  const active = sideOf(battle, activeUnit);
  if (!battle.plan.units.some(({ index }) => mustTest(battle, index))) return;
  for (const side of sidesFrom(battle, active)) {
    const hurt = battle.plan.sides[side].units.filter((unit) => mustTest(battle, unit));
    for (const unit of inTestOrder(play, side, hurt, 'hurt'))
      if (mustTest(battle, unit)) testMorale(play, unit, 'morale', side === active ? -1 : activeUnit);
    // A test that is passed at a cost may hurt others: passengers of a wreck.
    for (const unit of battle.plan.sides[side].units)
      if (!hurt.includes(unit) && mustTest(battle, unit))
        testMorale(play, unit, 'morale', side === active ? -1 : activeUnit);
  }
};
