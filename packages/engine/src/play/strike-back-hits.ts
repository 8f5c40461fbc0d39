import { rollVolley } from './volley/roll.ts';
import type { VolleyResult } from '../contract/events.ts';
import { compileUnarmedHits } from '../attack/unarmed-hits.ts';
import { removeModel } from './volley/wounds.ts';
import type { Play } from '../contract/play.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { specialCombatOf } from '../state/special-combat.ts';
import { hasUnitFlag, modelsOf, sideOf } from '../state/query.ts';
import { inOrder } from './in-order.ts';
import { checkAllWoundEffects } from './wound-effects.ts';

/** What a melee attack may cause to the attackers, by the rule that says so. */
export interface StrikeBackHit {
  model: number;
  name: string;
  /** Hits for each wound. */
  perWound: number;
  /** Hits when the model is lost. */
  onDeath: number;
  /** Wounds that it had before. */
  wounds: number;
}

/** Returns the thorns of a unit before it is struck. */
export const thornsOf = (battle: Battle, unit: number): readonly StrikeBackHit[] => {
  if (!battle.plan.fights) return NONE;
  const thorns: StrikeBackHit[] = [];
  for (const model of modelsOf(battle, unit))
    for (const { label, retaliates, deathHits } of specialCombatOf(battle, unit, model)) {
      if (retaliates === 0 && deathHits === 0) continue;
      const wounds = battle.wounds[model];
      thorns.push({ model, name: label, perWound: retaliates, onDeath: deathHits, wounds });
    }
  return thorns;
};

const NONE: readonly StrikeBackHit[] = [];

/** Returns the hits that it caused, by the name of the rule. */
export const hitsOfThorns = (battle: Battle, thorns: readonly StrikeBackHit[]): ReadonlyMap<string, number> => {
  const hits = new Map<string, number>();
  for (const { model, name, perWound, onDeath, wounds } of thorns) {
    const own = perWound * (battle.wounds[model] - wounds) + (battle.alive[model] ? 0 : onDeath);
    if (own > 0) hits.set(name, (hits.get(name) ?? 0) + own);
  }
  return hits;
};

/** Rolls hits that strike back automatically. */
type Tally = (play: Play, unit: number, target: number, result: VolleyResult) => void;

/** Rolls what a unit's rules do to the attackers that struck it. */
export const takeThorns = (
  play: Play,
  struck: number,
  striker: number,
  thorns: readonly StrikeBackHit[],
  tally: Tally,
): void => {
  const { battle } = play;
  const side = sideOf(battle, struck);
  const dues = [...hitsOfThorns(battle, thorns)].map(([rule, hits]) => ({ side, unit: struck, rule, hits }));
  // The order can only matter where wounds are checked after each of them.
  const ordered = battle.plan.ruleset.ways.wounds === 'effects' ? inOrder(play, dues) : dues;
  for (const { rule, hits } of ordered) hitBack(play, struck, striker, rule, hits, tally);
};

const hitBack = (play: Play, unit: number, target: number, name: string, hits: number, tally: Tally): void => {
  if (hasUnitFlag(play.battle, target, UNIT_FLAG.destroyed)) return;
  tally(play, unit, target, rollVolley(play, compileUnarmedHits(play.battle, unit, target, { name, hits })));
  checkAllWoundEffects(play, target, 'melee', unit);
};

/** Returns the rule by which some model of a unit is lost after a melee, or nothing. */
export const fallsAfterMelee = (battle: Battle, unit: number): string | undefined =>
  modelsOf(battle, unit)
    .flatMap((model) => specialCombatOf(battle, unit, model))
    .find((rule) => rule.fallsAfterMelee)?.label;

/** After the melee attacks: models that are lost after a melee are removed, and their rules strike others. */
export const fallAfterMelee = (play: Play, unit: number, foe: number, tally: Tally): void => {
  const { battle } = play;
  for (const model of modelsOf(battle, unit)) {
    if (!battle.alive[model]) continue;
    const rules = specialCombatOf(battle, unit, model).filter((rule) => rule.fallsAfterMelee);
    if (rules.length === 0) continue;
    removeModel(play, model, 'melee', -1);
    for (const { label, deathHits } of rules) hitBack(play, unit, foe, label, deathHits, tally);
  }
};
