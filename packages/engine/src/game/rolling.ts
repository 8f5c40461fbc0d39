import type { RandomDraw, Purpose } from '../contract/events.ts';
import { type RollDetails, underdogModifier } from '../contract/play.ts';
import { refuse } from '../contract/refusal.ts';
import { isNeutral, sideOf, turnOf } from '../state/query.ts';
import { collectAnswers } from './asking.ts';
import type { RunningGame } from './open-step.ts';
import { billWith } from './rerolls.ts';

/** Rolls dice, or asks the people who have real ones. */
export const throwDice = (
  running: RunningGame,
  purpose: Purpose,
  unit: number,
  count: number,
  details?: RollDetails,
): number[] => {
  const { play, step, dice } = running;
  const weapon = details?.weapon ?? -1;
  const faces =
    dice === 'asked' ? askForDice(running, purpose, unit, count, details) : dice.roll(purpose, unit, count, weapon);
  step.revealed = true;
  if (play.listening) {
    const bill = billWith(details?.bill, underdogModifier(play));
    const worse = details?.worse ? { worse: details.worse } : {};
    play.emit({ type: 'roll', purpose, unit, weapon, faces: [...faces], need: details?.need, bill, ...worse });
  }
  return faces;
};

/** Draws one of this many at random. */
export const drawAtRandom = (running: RunningGame, lot: RandomDraw, of: number): number => {
  const { play, step, dice } = running;
  const pick = dice === 'asked' ? askForPick(running, lot, of) : dice.pick(of);
  step.revealed = true;
  if (play.listening) play.emit({ type: 'picked', lot, of, pick });
  return pick;
};

/** People with real dice make random draws themselves; the side whose turn it is types the result. */
const askForPick = (running: RunningGame, lot: RandomDraw, of: number): number => {
  const question = { kind: 'pick', side: turnOf(running.play.battle), lot, of } as const;
  const [answer] = collectAnswers<'pick'>(running, [question], false, (pick) =>
    Number.isInteger(pick) && pick >= 0 && pick < of ? undefined : refuse('bad-answer', { need: of, have: pick }),
  );
  return answer;
};

/** Real dice are typed in by the side that rolls them. */
const askForDice = (
  running: RunningGame,
  purpose: Purpose,
  unit: number,
  count: number,
  details: RollDetails = {},
): number[] => {
  const { play } = running;
  const { battle } = play;
  const ofUnit = unit >= 0 && !isNeutral(battle, unit) ? sideOf(battle, unit) : turnOf(battle);
  const side = purpose === 'roll-off' ? -1 - unit : ofUnit;
  const { weapon, need, bill, worse } = details;
  const question = {
    kind: 'dice',
    side,
    purpose,
    unit,
    count,
    ...(weapon === undefined ? {} : { weapon }),
    // Where dice differ, no single number is needed.
    ...(need === undefined || worse ? {} : { need, bill: billWith(bill, underdogModifier(play)) }),
  } as const;
  const [answer] = collectAnswers<'dice'>(running, [question], false, (faces) =>
    faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)
      ? undefined
      : refuse('bad-answer', { need: count, have: faces.length }),
  );
  return [...answer];
};
