import { type Battle, hasUnitFlag, UNIT_FLAG } from '@muster/engine';
import { drawing } from '@muster/picture';
import type { PieceProps } from './model-piece.tsx';

/** Returns the present look of a model. */
export const pieceOf = (battle: Battle, unit: number, model: number, palette: drawing.Palette): PieceProps => {
  const plan = battle.plan.models[model];
  return {
    x: battle.x[model],
    y: battle.y[model],
    radius: plan.radius,
    role: drawing.modelRole(plan),
    side: plan.side,
    hero: plan.hero,
    activated: hasUnitFlag(battle, unit, UNIT_FLAG.activated),
    shaken: hasUnitFlag(battle, unit, UNIT_FLAG.shaken),
    fatigued: hasUnitFlag(battle, unit, UNIT_FLAG.fatigued),
    tough: plan.tough,
    wounds: battle.wounds[model],
    palette,
  };
};
