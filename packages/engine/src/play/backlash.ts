import { rollVolley } from './volley/roll.ts';
import type { VolleyResult } from '../contract/events.ts';
import { compileThrow } from '../attack/unarmed-hits.ts';
import { removeModel } from './volley/wounds.ts';
import type { Play } from '../contract/play.ts';
import { type Battle, U } from '../state/battle.ts';
import { fightingOfModel } from '../state/special-combat.ts';
import { has, modelsOf, sideOf } from '../state/query.ts';
import { inOrder } from './in-order.ts';
import { settleWounds } from './wound-effects.ts';

/** What a blow may bring upon those who strike it, by the rule that says so. */
export interface Thorn {
  model: number;
  name: string;
  /** Hits for each wound. */
  perWound: number;
  /** Hits when it falls. */
  onDeath: number;
  /** Wounds that it had before. */
  wounds: number;
}

/** The thorns of a unit before somebody strikes it. */
export const thornsOf = (battle: Battle, unit: number): readonly Thorn[] => {
  if (!battle.plan.fights) return NONE;
  const thorns: Thorn[] = [];
  for (const model of modelsOf(battle, unit))
    for (const { label, retaliates, deathHits } of fightingOfModel(battle, unit, model)) {
      if (retaliates === 0 && deathHits === 0) continue;
      const wounds = battle.wounds[model];
      thorns.push({ model, name: label, perWound: retaliates, onDeath: deathHits, wounds });
    }
  return thorns;
};

const NONE: readonly Thorn[] = [];

/** The hits that came of it, by the name of the rule. */
export const hitsOfThorns = (battle: Battle, thorns: readonly Thorn[]): ReadonlyMap<string, number> => {
  const hits = new Map<string, number>();
  for (const { model, name, perWound, onDeath, wounds } of thorns) {
    const own = perWound * (battle.wounds[model] - wounds) + (battle.alive[model] ? 0 : onDeath);
    if (own > 0) hits.set(name, (hits.get(name) ?? 0) + own);
  }
  return hits;
};

/** What becomes of hits that strike back by themselves. */
type Tally = (play: Play, unit: number, target: number, result: VolleyResult) => void;

/** Those who struck a unit take what that brings upon them. */
export const takeThorns = (
  play: Play,
  struck: number,
  striker: number,
  thorns: readonly Thorn[],
  tally: Tally,
): void => {
  const { battle } = play;
  const side = sideOf(battle, struck);
  const dues = [...hitsOfThorns(battle, thorns)].map(([rule, hits]) => ({ side, unit: struck, rule, hits }));
  // Only where wounds are checked after each of them can the order matter.
  const ordered = battle.plan.ruleset.ways.wounds === 'effects' ? inOrder(play, dues) : dues;
  for (const { rule, hits } of ordered) hitBack(play, struck, striker, rule, hits, tally);
};

const hitBack = (play: Play, unit: number, target: number, name: string, hits: number, tally: Tally): void => {
  if (has(play.battle, target, U.destroyed)) return;
  tally(play, unit, target, rollVolley(play, compileThrow(play.battle, unit, target, { name, hits })));
  settleWounds(play, target, 'melee', unit);
};

/** The rule by which some model of a unit does not outlive a melee; nothing where all may. */
export const fallsAfterMelee = (battle: Battle, unit: number): string | undefined =>
  modelsOf(battle, unit)
    .flatMap((model) => fightingOfModel(battle, unit, model))
    .find((rule) => rule.fallsAfterMelee)?.label;

/** The blows are over: those who do not outlive a melee fall, and take others with them. */
export const fallAfterMelee = (play: Play, unit: number, foe: number, tally: Tally): void => {
  const { battle } = play;
  for (const model of modelsOf(battle, unit)) {
    if (!battle.alive[model]) continue;
    const rules = fightingOfModel(battle, unit, model).filter((rule) => rule.fallsAfterMelee);
    if (rules.length === 0) continue;
    removeModel(play, model, 'melee', -1);
    for (const { label, deathHits } of rules) hitBack(play, unit, foe, label, deathHits, tally);
  }
};
