import type { ModelMove } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { modelUnitGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { autoPileIn } from './auto-pile-in.ts';
import { afterMoves, checkMoves } from './move.ts';

/** Checks the pile-in moves of a charged unit: every model that can, and none away from the chargers. */
export const checkPileIn = (
  battle: Battle,
  unit: number,
  charger: number,
  moves: readonly ModelMove[],
): Refusal | undefined => {
  const limit = battle.plan.ruleset.numbers.pileIn;
  const problem = checkMoves(battle, unit, moves, { kind: 'pile-in', target: charger, limit });
  if (problem) return { ...problem, stage: 'pileIn' };
  const gaps = (): number[] => moves.map(({ model }) => modelUnitGap(battle, model, charger));
  const before = gaps();
  const after = afterMoves(battle, unit, moves, gaps);
  const idle = afterMoves(battle, unit, moves, () =>
    autoPileIn(battle, unit, charger).find((move) => !moves.some(({ model }) => model === move.model)),
  );
  if (idle) return refuse('pile-in-not-closing', { unit, model: idle.model, stage: 'pileIn' });
  const at = after.findIndex((gap, i) => gap > before[i]);
  return at < 0
    ? undefined
    : refuse('pile-in-not-closing', {
        unit,
        model: moves[at].model,
        need: before[at],
        have: after[at],
        stage: 'pileIn',
      });
};
