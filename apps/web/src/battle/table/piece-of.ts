import { type Battle, has, U } from '@muster/engine';
import { drawing } from '@muster/picture';
import type { PieceProps } from './model-piece.tsx';

/** Returns the present look of a model. */
export const pieceOf = (battle: Battle, unit: number, model: number, palette: drawing.Palette): PieceProps => {
  const plan = battle.plan.models[model];
  return {
    x: battle.x[model],
    y: battle.y[model],
    radius: plan.radius,
    role: drawing.roleOf(plan),
    side: plan.side,
    hero: plan.hero,
    activated: has(battle, unit, U.activated),
    shaken: has(battle, unit, U.shaken),
    fatigued: has(battle, unit, U.fatigued),
    tough: plan.tough,
    wounds: battle.wounds[model],
    palette,
  };
};
