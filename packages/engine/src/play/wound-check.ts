import type { LossCause } from '@muster/kernel';
import { defenseRules } from '../attack/defense.ts';
import { removeModel } from './volley/wounds.ts';
import type { BattleEvent, RollModifier } from '../contract/events.ts';
import { type Play, underdogModifier } from '../contract/play.ts';
import type { RulesetNumbers } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { takeWeakSpots } from './random-events/triggers.ts';
import { fearOf, hasUnitFlag, leader, setUnitFlag, threatsOf } from '../state/query.ts';

/** What a check for wound effects depends on. */
export interface WoundCheck {
  markers: number;
  tough: number;
  shaken: boolean;
  /** Fear of the units that struck in melee. */
  fear: number;
  /** What rules of either side add to the roll. */
  changes?: readonly RollModifier[];
}

/** Whether a model has enough wound markers to be checked at all (battle:F5, battle:F6). */
export const isCheckDue = ({ markers, tough, fear }: WoundCheck, { fearCountsForToughGate }: Settings): boolean =>
  markers + (fearCountsForToughGate ? fear : 0) >= tough;

/** Returns what is added to the die of a check. */
export const woundBill = ({ markers, shaken, fear, changes = [] }: WoundCheck): RollModifier[] => {
  const bill = [{ source: 'Markers', amount: markers }];
  if (shaken) bill.push({ source: 'Shaken', amount: 1 });
  if (fear > 0) bill.push({ source: 'Fear', amount: fear });
  bill.push(...changes);
  return bill;
};

/** Returns the total of a check with its bill, at least 1 (campaign:T14). */
export const woundTotal = (natural: number, bill: readonly RollModifier[]): number =>
  Math.max(
    1,
    bill.reduce((sum, item) => sum + item.amount, natural),
  );

/** Returns what rules add to a check: those of the unit that struck in melee, and those of the unit that is checked. */
const changesOf = (battle: Battle, unit: number, striker: number): RollModifier[] => {
  const changes: RollModifier[] = [];
  if (striker >= 0)
    for (const { label, amount } of threatsOf(battle, striker, 'cruelty')) changes.push({ source: label, amount });
  for (const { label, defense } of defenseRules(battle, unit, -1))
    if (defense.woundEffect !== 0) changes.push({ source: label, amount: defense.woundEffect });
  return changes;
};

/** Returns the total at which a model is Knocked Out. */
export const knockOutAt = (tough: number, numbers: RulesetNumbers): number => numbers.knockOut + tough;

/** The causes of wound effects. */
export type WoundCause = Extract<LossCause, 'shooting' | 'melee' | 'spell' | 'dangerous' | 'fall' | 'recoil' | 'event'>;

const NOTHING: readonly RollModifier[] = [];

/** The result of a check. */
export type WoundResult = Extract<BattleEvent, { type: 'wound-effect' }>['result'];

/**
 * Checks wound effects after an attack on a unit: its last model, if it took wound markers, may be Shaken or Knocked
 * Out (battle:F3).
 */
export const checkWoundEffects = (play: Play, unit: number, cause: WoundCause, by = -1): WoundResult => {
  const { battle } = play;
  const fresh = battle.unitMarks[unit];
  battle.unitMarks[unit] = 0;
  const weak = battle.happenings.length > 0 ? takeWeakSpots(battle, unit) : NOTHING;
  if (fresh === 0 || hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return 'none';
  const { settings, ruleset, models } = battle.plan;
  const model = leader(battle, unit);
  const markers = battle.wounds[model];
  const striker = cause === 'melee' ? by : -1;
  const check = {
    markers,
    tough: models[model].tough,
    shaken: hasUnitFlag(battle, unit, UNIT_FLAG.shaken),
    fear: striker >= 0 ? fearOf(battle, striker) : 0,
    changes: weak.length === 0 ? changesOf(battle, unit, striker) : [...changesOf(battle, unit, striker), ...weak],
  };
  if (!isCheckDue(check, settings)) {
    if (play.listening) play.emit({ type: 'wound-effect', unit, model, markers, result: 'none', by });
    return 'none';
  }
  const need = knockOutAt(check.tough, ruleset.numbers);
  const bill = woundBill(check);
  const [natural] = play.roll('wound-effect', unit, 1, { need, bill });
  const total = woundTotal(natural + underdogModifier(play), bill);
  const result = total >= need ? 'knocked-out' : 'shaken';
  if (play.listening) play.emit({ type: 'wound-effect', unit, model, markers, natural, total, result, by });
  if (result === 'knocked-out') removeModel(play, model, cause, by);
  else setUnitFlag(battle, unit, UNIT_FLAG.shaken);
  return result;
};
