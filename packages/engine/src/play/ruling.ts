import type { RulingAction, Wish } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { isSameWish } from '../legal/ruling.ts';
import { writeRuling } from '../plan/rulings.ts';
import { GAME } from '../state/battle.ts';
import { sidesLeft } from '../state/conceded.ts';
import { roundOf } from '../state/query.ts';
import { updatePlan } from '../state/broken-gear.ts';
import { rollOff } from './roll-off.ts';

/** On this and less the first of two sides decides. */
const FIRST_SIDE = 3;

/**
 * Decides a rule for the rest of the battle: the sides agree, or dice choose a side's wish. It applies from the next
 * step.
 */
export const rule = (play: Play, { side, wishes, kept }: RulingAction): void => {
  const { battle } = play;
  const sides = sidesLeft(battle);
  const agree = sides.every((other) => isSameWish(wishes[other], wishes[sides[0]]));
  const by = agree ? (kept ?? -1) : whoDecides(play, sides);
  const decided = meaningOf(
    play,
    wishes[by < 0 ? sides[0] : by],
    sides.map((other) => wishes[other]),
  );
  if (play.listening) {
    const again = kept === undefined ? {} : ({ kept: true } as const);
    play.emit({ type: 'ruled', side, wishes, decided, by, ...again });
  }
  play.decide?.({ step: battle.game[GAME.step], round: roundOf(battle), side, decided, by });
  if (decided === 'as-it-is' || 'text' in decided) return;
  writeRuling(battle.rulings, decided.setting, decided.value);
  updatePlan(battle);
};

/**
 * Returns the decision to leave a setting as it is, where another side wanted a change: it is then fixed for the rest
 * of the battle.
 */
const meaningOf = ({ battle: { plan } }: Play, decided: Wish, wishes: readonly Wish[]): Wish => {
  if (decided !== 'as-it-is') return decided;
  const reading = wishes.find((wish) => wish !== 'as-it-is' && 'setting' in wish);
  return typeof reading === 'object' && 'setting' in reading
    ? { setting: reading.setting, value: plan.settings[reading.setting] }
    : decided;
};

/** Two sides: one die, 1 to 3 the first and 4 to 6 the second. More sides: a roll-off. */
const whoDecides = (play: Play, sides: readonly number[]): number => {
  if (sides.length > 2) {
    const { winner, rolls } = rollOff(play, sides);
    if (play.listening) play.emit({ type: 'roll-off', purpose: 'ruling', winner, rolls });
    return winner;
  }
  const [face] = play.roll('ruling', -1, 1);
  return sides[face <= FIRST_SIDE ? 0 : 1];
};
