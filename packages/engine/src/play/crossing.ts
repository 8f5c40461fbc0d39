import { passes } from '@muster/kernel';
import { rollVolley } from './volley/roll.ts';
import { hitDefense } from '../attack/defense.ts';
import { compileUnarmedHits } from '../attack/unarmed-hits.ts';
import type { ModelMove } from '../contract/action.ts';
import { type Play, underdogModifier } from '../contract/play.ts';
import { refuse } from '../contract/refusal.ts';
import { crossedUnits, crosses } from '../legal/crossing.ts';
import type { FrozenGroup } from '../legal/shoot.ts';
import { copiesLeft, makeShooter, shotBits } from '../legal/shooter.ts';
import type { HeldWeapon } from '../plan/profile.ts';
import type { CrossingPlan } from '../plan/special-movement.ts';
import { coverOf } from '../space/cover.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, isOnTable, setUnitFlag, sideOf } from '../state/query.ts';
import { inOrder } from './in-order.ts';
import { shoot } from './shooting.ts';
import { checkTargetWounds } from './wound-effects.ts';
import { handleWrecks } from './wreck.ts';

/** Models with the enemy units that each of them moves through. */
export type Crossings = readonly { model: number; units: readonly number[] }[];

/** Returns which models move through which units. Call it before models are placed. */
export const crossingsOf = (battle: Battle, moves: readonly ModelMove[]): Crossings =>
  moves
    .filter(({ model }) => battle.alive[model] === 1 && crosses(battle, model))
    .map((move) => ({ model: move.model, units: crossedUnits(battle, move) }))
    .filter(({ units }) => units.length > 0);

/**
 * Each model that moved through enemies uses its weapons and rules for it, rule by rule in the order that its side
 * chooses.
 */
export const strikeInPassing = (play: Play, unit: number, crossings: Crossings): void => {
  const { models } = play.battle.plan;
  const strikes = crossings.flatMap(({ model, units }): Passing[] => [
    ...models[model].strafing.map((held) => ({
      rule: held.type.name,
      run: () => strafe(play, unit, model, held, units),
    })),
    ...models[model].roving.flatMap(({ label, crossing }) =>
      crossing ? [{ rule: label, run: () => trample(play, unit, model, label, crossing, units) }] : [],
    ),
  ]);
  const side = sideOf(play.battle, unit);
  const rules = [...new Set(strikes.map(({ rule }) => rule))].map((rule) => ({ side, unit, rule }));
  if (rules.length < 2) return strikes.forEach(({ run }) => run());
  for (const { rule } of inOrder(play, rules)) for (const strike of strikes) if (strike.rule === rule) strike.run();
};

/** A weapon or rule that a model uses on units that it moved through. */
interface Passing {
  rule: string;
  run: () => void;
}

/** One of the units that were moved through, or -1. */
const pickOne = (play: Play, unit: number, model: number, rule: string, crossed: readonly number[]): number => {
  const { battle } = play;
  const units = crossed.filter((other) => isOnTable(battle, other));
  if (units.length === 0 || !battle.alive[model] || hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return -1;
  const answer = play.ask({ kind: 'overrun', side: sideOf(battle, unit), unit, model, rule, units }, (pick) =>
    pick === 'no' || units.includes(pick) ? undefined : refuse('bad-answer', { unit }),
  );
  if (answer === 'no') return -1;
  if (play.listening) play.emit({ type: 'crossed', unit, model, target: answer, rule });
  return answer;
};

/** Fires a weapon that is only used on units that are moved through, as if it were shot. */
const strafe = (play: Play, unit: number, model: number, held: HeldWeapon, units: readonly number[]): void => {
  const { battle } = play;
  if (copiesLeft(battle, model, held) === 0) return;
  const target = pickOne(play, unit, model, held.type.name, units);
  if (target < 0) return;
  const bits = shotBits(battle, target, { unitNear: true, moved: true });
  const group: FrozenGroup = {
    weapon: held.type.index,
    target,
    pick: -1,
    attackers: [makeShooter(battle, model, held, bits)],
    cover: coverOf(battle, [model], target),
    aimedAt: hitDefense(battle, target, -1),
  };
  shoot(play, unit, [group]);
};

const trample = (
  play: Play,
  unit: number,
  model: number,
  name: string,
  { dice, on, hits, ap, once }: CrossingPlan,
  units: readonly number[],
): void => {
  const { battle } = play;
  if (once && hasUnitFlag(battle, unit, UNIT_FLAG.trampled)) return;
  const target = pickOne(play, unit, model, name, units);
  if (target < 0) return;
  if (once) setUnitFlag(battle, unit, UNIT_FLAG.trampled);
  if (hits === undefined) rollVolley(play, compileUnarmedHits(battle, unit, target, { name, dice, on, wounds: true }));
  else {
    const faces = play.roll('crossing', unit, dice, { need: on, model });
    const successes = faces.filter((face) => passes(face, on, underdogModifier(play))).length;
    if (successes > 0) rollVolley(play, compileUnarmedHits(battle, unit, target, { name, hits: successes * hits, ap }));
  }
  checkTargetWounds(play, target, 'shooting', unit);
  handleWrecks(play);
};
