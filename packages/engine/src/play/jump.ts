import { passes } from '@muster/kernel';
import type { ModelMove } from '../contract/action.ts';
import { type Play, underdogModifier } from '../contract/play.ts';
import { jumpsAhead } from '../legal/move.ts';
import { jumpDice, jumpTargetOf } from '../legal/special-moves.ts';
import type { FallSpot } from '../space/jumps-and-climbs.ts';

/** Moves after the jumps on the way, and the models that fell. */
export interface Jumps {
  moves: readonly ModelMove[];
  falls: readonly { model: number; landing: FallSpot }[];
}

/** No model fell. */
export const NO_FALLS: Jumps['falls'] = [];

/** Rolls for one jump: every die must pass (battle:F15). */
export const tryJump = (play: Play, model: number, distance: number): boolean => {
  const { battle } = play;
  const unit = battle.unitOf[model];
  const need = jumpTargetOf(battle, unit, model);
  const faces =
    need === 0 ? [] : play.roll('jump', unit, jumpDice(distance, battle.plan.ruleset.numbers), { need, model });
  const passed = faces.every((face) => passes(face, need, underdogModifier(play)));
  if (play.listening) play.emit({ type: 'jumped', unit, model, distance, faces, passed });
  return passed;
};

/**
 * Rolls for the jumps of a unit's moves, model by model in list order; a model that fails gets no farther than the
 * edge.
 */
export const takeJumps = (play: Play, unit: number, moves: readonly ModelMove[], origin?: number): Jumps => {
  const ahead = jumpsAhead(play.battle, unit, moves, origin);
  if (ahead.length === 0) return { moves, falls: NO_FALLS };
  const falls: { model: number; landing: FallSpot }[] = [];
  const cut = new Map<number, readonly number[]>();
  for (const { model, leaps } of ahead) {
    const failed = leaps.find(({ distance }) => !tryJump(play, model, distance));
    if (!failed) continue;
    falls.push({ model, landing: failed.fall });
    cut.set(model, failed.before);
  }
  if (falls.length === 0) return { moves, falls };
  return { falls, moves: moves.map(({ model, path }) => ({ model, path: cut.get(model) ?? path })) };
};
