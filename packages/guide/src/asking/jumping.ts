import {
  allowanceOf,
  type Battle,
  checkMoves,
  hasLedges,
  jumpDice,
  jumpsAhead,
  jumpTargetOf,
  hasJumps,
  leader,
  type ModelMove,
  modelsOf,
  type Spot,
} from '@muster/engine';
import { segmentLength } from '@muster/kernel';
import { YES_NO } from './prompt.ts';
import { CHOICES, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

/** Offers the direct path to a place if it needs a jump; nothing if it needs none, or the player declines. */
export const chooseJump = async (
  { battle, prompt }: AskingContext,
  unit: number,
  spot: Spot,
  pace: 'advance' | 'rush',
): Promise<ModelMove[] | undefined> => {
  const moves = leapToward(battle, unit, spot, pace);
  if (!moves) return undefined;
  const jumps = jumpsAhead(battle, unit, moves).flatMap(({ model, leaps }) =>
    leaps.map(({ distance }) => jumpText(battle, unit, model, distance)),
  );
  return (await prompt.choose(QUESTIONS.jump([...new Set(jumps)]), YES_NO)) ? moves : undefined;
};

const jumpText = (battle: Battle, unit: number, model: number, distance: number): string => {
  const need = jumpTargetOf(battle, unit, model);
  return CHOICES.jump(distance, need, jumpDice(distance, battle.plan.ruleset.numbers));
};

/** Shares of the path to try, in hundredths. */
const SHARES = [100, 90, 80, 70, 60, 50, 40, 30, 20];

/** Returns moves of the whole unit straight toward a place, as far as it gets, if a model has to jump on the way. */
export const leapToward = (
  battle: Battle,
  unit: number,
  { x, y }: Spot,
  pace: 'advance' | 'rush',
): ModelMove[] | undefined => {
  const { plan } = battle;
  if (!hasJumps(plan) || !hasLedges(plan)) return undefined;
  const lead = leader(battle, unit);
  const [dx, dy] = [x - battle.x[lead], y - battle.y[lead]];
  // Jumped distance is added to the move.
  const longest = allowanceOf(battle, unit, lead, pace) + plan.ruleset.numbers.jumpLimit;
  const most = Math.min(1, longest / Math.max(1, segmentLength(0, 0, dx, dy)));
  for (const share of SHARES) {
    const part = (most * share) / 100;
    const moves = modelsOf(battle, unit).map((model): ModelMove => ({
      model,
      path: [battle.x[model] + Math.trunc(dx * part), battle.y[model] + Math.trunc(dy * part)],
    }));
    if (!checkMoves(battle, unit, moves, { kind: pace }))
      return jumpsAhead(battle, unit, moves).length > 0 ? moves : undefined;
  }
  return undefined;
};
