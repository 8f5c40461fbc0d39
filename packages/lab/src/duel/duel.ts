import { type ArmyUnit, type Battle, Encounter, type Ruleset, type Settings } from '@muster/engine';
import { standOff } from '../stand-off.ts';
import { DuelLine } from './field.ts';
import { type DuelEnd, playRounds } from './rounds.ts';

/** The options of a duel: two units with one objective between them. */
export interface DuelSetup {
  ruleset: Ruleset;
  first: ArmyUnit;
  second: ArmyUnit;
  settings?: Partial<Settings>;
  /** The starting distance to the objective, in hundredths of an inch (default: the edge of the deployment zones). */
  start?: number;
  /** Called now and then with the progress, from 0 to 1. */
  progress?: (done: number) => void;
}

/** The most wounds of a unit; more would need too many states. */
export const MOST_DUEL_WOUNDS = 200;

/** The result of a duel for the first unit, overall and by the unit that starts. Cases too rare to follow are left out. */
export interface DuelOdds extends DuelEnd {
  /** The odds by the unit that activates first in every round. */
  byStart: readonly [DuelEnd, DuelEnd];
  /** Every number is at most this much too small; 0 if they are exact. */
  error: number;
  /** The number of different moments examined. */
  moments: number;
}

/**
 * Returns the odds of a duel: two units, four rounds, one objective in the middle, and fixed, sensible decisions of both
 * sides.
 */
export const duelOdds = (setup: DuelSetup): DuelOdds => {
  const battle = standOff(setup);
  const field = new DuelLine(new Encounter(battle, 0, 1), battle, setup.start ?? startOf(battle));
  const first = playRounds(field, 0, (done) => setup.progress?.(done / 2));
  const second = playRounds(field, 1, (done) => setup.progress?.((1 + done) / 2));
  const half = (a: number, b: number): number => (a + b) / 2;
  return {
    win: half(first.end.win, second.end.win),
    draw: half(first.end.draw, second.end.draw),
    loss: half(first.end.loss, second.end.loss),
    destroyed: [
      half(first.end.destroyed[0], second.end.destroyed[0]),
      half(first.end.destroyed[1], second.end.destroyed[1]),
    ],
    byStart: [first.end, second.end],
    error: half(first.dropped, second.dropped),
    moments: first.moments + second.moments,
  };
};

/** On the smallest tables zones are 24" apart, so each unit starts 12" from the middle. */
const startOf = ({ plan }: Battle): number => plan.ruleset.numbers.zoneDepth;
