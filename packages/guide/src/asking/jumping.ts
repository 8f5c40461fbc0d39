import {
  allowanceOf,
  type Battle,
  checkMoves,
  hasLedges,
  jumpDice,
  jumpsAhead,
  jumpTargetOf,
  knowsJumps,
  leader,
  type ModelMove,
  modelsOf,
  inch,
  type Spot,
} from '@muster/engine';
import { counted, segmentLength } from '@muster/kernel';
import { YES_NO } from './prompt.ts';
import type { Seat } from './seat.ts';

/** Offers the straight way to a place where that takes a jump; nothing when it takes none, or nobody wants to. */
export const chooseJump = async (
  { battle, prompt }: Seat,
  unit: number,
  spot: Spot,
  pace: 'advance' | 'rush',
): Promise<ModelMove[] | undefined> => {
  const moves = leapToward(battle, unit, spot, pace);
  if (!moves) return undefined;
  const jumps = jumpsAhead(battle, unit, moves).flatMap(({ model, leaps }) =>
    leaps.map(({ distance }) => jumpText(battle, unit, model, distance)),
  );
  const question = `The straight way takes a jump (${[...new Set(jumps)].join('; ')}); who fails falls. Jump?`;
  return (await prompt.choose(question, YES_NO)) ? moves : undefined;
};

const jumpText = (battle: Battle, unit: number, model: number, distance: number): string => {
  const need = jumpTargetOf(battle, unit, model);
  const dice = jumpDice(distance, battle.plan.ruleset.numbers);
  return `${inch(distance)}: ${need === 0 ? 'never fails' : `${need}+ on ${counted(dice, 'die', 'dice')}`}`;
};

/** Shares of the way that are tried, in hundredths. */
const SHARES = [100, 90, 80, 70, 60, 50, 40, 30, 20];

/** The unit as one body straight toward a place, as far as it gets, if somebody has to jump for that. */
export const leapToward = (
  battle: Battle,
  unit: number,
  { x, y }: Spot,
  pace: 'advance' | 'rush',
): ModelMove[] | undefined => {
  const { plan } = battle;
  if (!knowsJumps(plan) || !hasLedges(plan)) return undefined;
  const lead = leader(battle, unit);
  const [dx, dy] = [x - battle.x[lead], y - battle.y[lead]];
  // What is jumped comes on top of the move.
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
