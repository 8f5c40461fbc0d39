import { autoPileIn } from '../auto/pile-in.ts';
import type { ModelMove } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { afterMoves, checkMoves } from '../legal/move.ts';
import { modelTouchesUnit, modelUnitGap } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { sideOf, someModel } from '../state/query.ts';
import { carryOut } from './movement.ts';

/** Charged models that are not in contact close up by 3" (battle:G27). */
export const pileIn = (play: Play, unit: number, charger: number): void => {
  const { battle } = play;
  if (!someModel(battle, unit, (model) => !modelTouchesUnit(battle, model, charger))) return;
  const answer = play.ask({ kind: 'pile-in', side: sideOf(battle, unit), unit, target: charger }, (moves) =>
    moves === 'auto' ? undefined : checkPileIn(battle, unit, charger, moves),
  );
  const moves = answer === 'auto' ? autoPileIn(battle, unit, charger) : answer;
  if (moves.length > 0) carryOut(play, unit, moves, 'pile-in');
};

/** Whether a charged unit may close up so: everybody who can, and nobody away from the chargers. */
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
