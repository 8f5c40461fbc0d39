import { passes } from '@muster/kernel';
import { landWounds, removeModel } from '../attack/wounds.ts';
import type { BillItem, MoraleKind } from '../game/events.ts';
import type { Play } from '../game/play.ts';
import { type Battle, U } from '../state/battle.ts';
import { modelWithinUnit } from '../space/measure.ts';
import { holdsAtCost } from '../state/fighting.ts';
import {
  atHalf,
  clear,
  eachGift,
  eachUnitRule,
  has,
  isLiving,
  isOnTable,
  mark,
  modelsOf,
  sideOf,
  sidesFrom,
} from '../state/query.ts';
import { MOMENT } from '../plan/moments.ts';
import { spendOnce } from '../state/once.ts';
import { checkWoundEffects } from './wound-check.ts';
import { handleWreck } from './wreck.ts';

/**
 * A morale test and what comes of it. Who fails is Shaken, but routs after a lost melee at half or less (battle:L3), or
 * when its army falls apart and it was Shaken already (battle:F12).
 */
export const testMorale = (play: Play, unit: number, kind: MoraleKind, by: number): void => {
  const { battle } = play;
  const test = rollMorale(play, unit);
  const { natural, secondChance } = test;
  const cost = test.passed ? 0 : holdsAtCost(battle, unit);
  const passed = test.passed || cost > 0;
  const routs = !passed && routsOnFailure(battle, unit, kind);
  if (!passed && !routs) mark(battle, unit, U.shaken);
  if (play.listening)
    play.emit({
      type: 'morale',
      unit,
      kind,
      natural,
      secondChance,
      passed,
      result: passed ? 'steady' : routs ? 'routed' : 'shaken',
    });
  if (routs) rout(play, unit, by);
  if (cost > 0) payForHolding(play, unit, cost);
};

/** A unit that held out pays: a die for each wound that it can still take, and no save helps. */
const payForHolding = (play: Play, unit: number, cost: number): void => {
  const { battle } = play;
  const endurance = modelsOf(battle, unit).reduce(
    (sum, model) => sum + Math.max(1, battle.plan.models[model].tough - battle.wounds[model]),
    0,
  );
  const wounds = play.roll('holding', unit, endurance, { need: cost }).filter((face) => face <= cost).length;
  const { removed } = landWounds(play, unit, wounds, { cause: 'recoil', by: -1, pick: -1 });
  if (play.listening) play.emit({ type: 'held-out', unit, dice: endurance, wounds, removed });
  checkWoundEffects(play, unit, 'recoil');
  handleWreck(play, unit);
};

/** A round begins: Shaken units that can pull themselves together try. */
export const rally = (play: Play): void => {
  const { battle } = play;
  for (const { index } of battle.plan.units) {
    if (!has(battle, index, U.shaken) || !isLiving(battle, index)) continue;
    let need = 0;
    let label = '';
    eachUnitRule(battle, index, (rule) => {
      if (rule.recoversOn === 0 || (need > 0 && rule.recoversOn >= need)) return;
      need = rule.recoversOn;
      label = rule.label;
    });
    if (need === 0) continue;
    const [face] = play.roll('recovery', index, 1, { need, bill: [{ source: label, amount: 0 }] });
    spendOnce(battle, index, MOMENT.rallied);
    if (face < need) continue;
    clear(battle, index, U.shaken);
    if (play.listening) play.emit({ type: 'recovered', unit: index });
  }
};

/** The dice of a morale test without what comes of it; `natural` is absent where it fails without a die. */
export const rollMorale = (
  play: Play,
  unit: number,
  isOrdeal = false,
): { natural?: number; secondChance?: number; passed: boolean } => {
  const { battle } = play;
  const test = has(battle, unit, U.shaken) ? undefined : rollTest(play, unit, isOrdeal);
  let passed = test?.passed ?? false;
  const again = passed ? 0 : secondChanceOf(battle, unit);
  const secondChance = again > 0 ? play.roll('second-chance', unit, 1, { need: again })[0] : undefined;
  passed ||= secondChance !== undefined && passes(secondChance, again);
  spendOnce(battle, unit, MOMENT.tested);
  return { natural: test?.face, secondChance, passed };
};

/** Whether a unit that fails a test of this kind flees instead of being Shaken. */
export const routsOnFailure = (battle: Battle, unit: number, kind: MoraleKind): boolean =>
  kind === 'melee' ? atHalf(battle, unit) : kind === 'army' && has(battle, unit, U.shaken);

const rollTest = (play: Play, unit: number, isOrdeal: boolean): { face: number; passed: boolean } => {
  const { battle } = play;
  const { need, lender } = moraleQuality(play, unit);
  const bill = [...lender, ...moraleBill(battle, unit, isOrdeal)];
  const modifier = bill.reduce((sum, item) => sum + item.amount, 0);
  const [face] = play.roll('morale', unit, 1, { need, bill });
  return { face, passed: passes(face, need, modifier) };
};

/** What is added to a unit's morale rolls; for an ordeal, only what does not ask for a fight. */
export const moraleBill = (battle: Battle, unit: number, isOrdeal = false): BillItem[] => {
  const bill: BillItem[] = [];
  eachUnitRule(battle, unit, (rule) => {
    const amount = rule.moraleBonus + (isOrdeal ? 0 : rule.moraleInFights);
    if (amount !== 0) bill.push({ source: rule.label, amount });
  });
  eachGift(battle, unit, (gift) => {
    if (gift.morale !== 0) bill.push({ source: gift.label, amount: gift.morale });
  });
  return bill;
};

/** The hero that may lend a unit its Quality: one in its ranks (battle:L7), or the best of those near (battle:F13); or -1. */
export const lenderOf = (battle: Battle, unit: number): number => {
  const { models, units } = battle.plan;
  let best = modelsOf(battle, unit).find((model) => models[model].hero) ?? -1;
  for (const { index, lendsQuality, quality, side } of models) {
    if (lendsQuality === 0 || side !== units[unit].side || !battle.alive[index]) continue;
    const home = battle.unitOf[index];
    if (!isOnTable(battle, home) || has(battle, home, U.shaken)) continue;
    if (quality >= (best < 0 ? units[unit].quality : models[best].quality)) continue;
    if (home === unit || modelWithinUnit(battle, index, unit, lendsQuality)) best = index;
  }
  return best;
};

/** The unit's Quality, or that of a hero if its player wishes so, who is named then; left alone, the better one. */
const moraleQuality = (play: Play, unit: number): { need: number; lender: BillItem[] } => {
  const { battle } = play;
  const own = battle.plan.units[unit].quality;
  const hero = lenderOf(battle, unit);
  if (hero < 0 || battle.plan.models[hero].quality === own) return { need: own, lender: [] };
  const { quality, name } = battle.plan.models[hero];
  const answer = play.ask({ kind: 'morale-quality', side: sideOf(battle, unit), unit, hero }, () => undefined);
  const lends = answer === 'auto' ? quality < own : answer;
  return lends ? { need: quality, lender: [{ source: name, amount: 0 }] } : { need: own, lender: [] };
};

/** The Quality that a unit tests with when its player leaves the choice alone: the better one. */
export const bestMoraleQuality = (battle: Battle, unit: number): number => {
  const own = battle.plan.units[unit].quality;
  const hero = lenderOf(battle, unit);
  return hero < 0 ? own : Math.min(own, battle.plan.models[hero].quality);
};

/** The roll that turns a failed test, 0 for none; with the switch off none for those who fail without a die (battle:L6). */
export const secondChanceOf = (battle: Battle, unit: number): number => {
  if (has(battle, unit, U.shaken) && !battle.plan.settings.fearless_vs_shaken_autofail) return 0;
  let best = 0;
  eachUnitRule(battle, unit, (rule) => {
    if (rule.secondChance > 0) best = best === 0 ? rule.secondChance : Math.min(best, rule.secondChance);
  });
  return best;
};

/** A unit flees: everybody is removed, and passengers are left behind. */
export const rout = (play: Play, unit: number, by: number): void => {
  const { battle } = play;
  mark(battle, unit, U.routed);
  for (const model of modelsOf(battle, unit)) removeModel(play, model, 'rout', by);
  handleWreck(play, unit);
};

/** Whether a unit must test at the end of this activation: hurt in it, did not fight, at half or less (battle:L4). */
export const mustTest = (battle: Battle, unit: number): boolean =>
  battle.plan.ruleset.ways.morale === 'unit' &&
  battle.unitWounds[unit] > 0 &&
  (battle.unitFlags[unit] & (U.destroyed | U.joined | U.fought)) === 0 &&
  atHalf(battle, unit);

/** Ordinary tests at the end of an activation, the active side first and then round the table (battle:L12). */
export const testHurtUnits = (play: Play, activeUnit: number): void => {
  const { battle } = play;
  const active = sideOf(battle, activeUnit);
  for (const side of sidesFrom(battle, active))
    for (const unit of battle.plan.sides[side].units)
      if (mustTest(battle, unit)) testMorale(play, unit, 'morale', side === active ? -1 : activeUnit);
};
