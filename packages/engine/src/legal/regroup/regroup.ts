import type { ModelMove } from '../../contract/action.ts';
import { refuse, type Refusal } from '../../contract/refusal.ts';
import { isCoherent } from '../../space/coherency.ts';
import type { BattlePlan } from '../../plan/plan.ts';
import type { Battle } from '../../state/battle.ts';
import { afterMoves } from '../move.ts';
import type { MoveOrder } from '../moving/way.ts';
import { moveStragglers } from './stragglers.ts';
import { narrowGap, restoreCoherency } from './together.ts';

/** The move by which a unit restores its coherency; a charge may depend on its target. */
export type RegroupOrder = Pick<MoveOrder, 'target'> & { kind: 'advance' | 'rush' | 'charge' };

/** Moves of a scattered unit, and whether they restore its coherency or only bring it closer together. */
interface Regrouping {
  moves: readonly ModelMove[] | undefined;
  restores: boolean;
}

const ADVANCE: RegroupOrder = { kind: 'advance' };

/**
 * Returns moves of a scattered unit that restore its coherency, or else make its widest gap narrower (battle:G6);
 * nothing if it can do neither.
 */
export const regroup = (battle: Battle, unit: number, order: RegroupOrder = ADVANCE): ModelMove[] | undefined =>
  lookUp(battle, unit, order).moves?.map(({ model, path }) => ({ model, path: [...path] }));

/**
 * Whether these moves leave a unit scattered that could restore its coherency by a move of their kind: then they may
 * not only bring it closer together (battle:G6). This does not apply to passengers that embark or disembark, or to
 * moves that are not actions.
 */
export const checkTogether = (
  battle: Battle,
  unit: number,
  moves: readonly ModelMove[],
  { kind, target, origin, embark, exit }: MoveOrder,
): Refusal | undefined => {
  if ((kind !== 'advance' && kind !== 'rush' && kind !== 'charge') || isCoherent(battle, unit)) return undefined;
  if (origin !== undefined || embark !== undefined || exit) return undefined;
  if (afterMoves(battle, unit, moves, () => isCoherent(battle, unit))) return undefined;
  return canRestoreCoherency(battle, unit, { kind, target }) ? refuse('must-restore-coherency', { unit }) : undefined;
};

/** Whether a scattered unit can restore its coherency by a move of this kind (battle:G6). */
export const canRestoreCoherency = (battle: Battle, unit: number, order: RegroupOrder): boolean =>
  lookUp(battle, unit, order).restores;

/** The last answers, because players and pages ask about the same unit repeatedly. */
const known: { plan?: BattlePlan; block: Int32Array; answers: Map<string, Regrouping> } = {
  block: new Int32Array(0),
  answers: new Map(),
};

const TOGETHER: Regrouping = { moves: undefined, restores: false };

const lookUp = (battle: Battle, unit: number, { kind, target }: RegroupOrder): Regrouping => {
  if (isCoherent(battle, unit)) return TOGETHER;
  if (known.plan !== battle.plan || !isSame(known.block, battle.block)) {
    known.plan = battle.plan;
    known.block = battle.block.slice();
    known.answers.clear();
  }
  const key = `${unit} ${kind} ${target}`;
  // No model is made to jump (muster:jump).
  const answer = known.answers.get(key) ?? find(battle, unit, { kind, target, steady: true });
  known.answers.set(key, answer);
  return answer;
};

const isSame = (a: Int32Array, b: Int32Array): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};

const find = (battle: Battle, unit: number, order: MoveOrder): Regrouping => {
  const straight = moveStragglers(battle, unit, order);
  if (straight && afterMoves(battle, unit, straight, () => isCoherent(battle, unit)))
    return { moves: straight, restores: true };
  const together = restoreCoherency(battle, unit, order);
  if (together) return { moves: together, restores: true };
  return { moves: straight ?? narrowGap(battle, unit, order), restores: false };
};
