import { type ArmyUnit, type Battle, Encounter, type Ruleset, type Settings } from '@muster/engine';
import { standOff } from '../stand-off.ts';
import { Field } from './field.ts';
import { type DuelEnd, playRounds } from './rounds.ts';

/** Two units, alone with one objective between them. */
export interface DuelSetup {
  ruleset: Ruleset;
  first: ArmyUnit;
  second: ArmyUnit;
  settings?: Partial<Settings>;
  /** How far each starts from the marker, in hundredths of an inch; by default where its zone ends. */
  start?: number;
  /** Called now and then with how much is done, from 0 to 1. */
  progress?: (done: number) => void;
}

/** A unit that can take more wounds than this has too many states for a duel. */
export const MOST_DUEL_WOUNDS = 200;

/** How a duel ends for the first unit, over all and by who begins. Cases too rare to follow are left out. */
export interface DuelOdds extends DuelEnd {
  /** By who activates first in the first round, and so in every round. */
  byStart: readonly [DuelEnd, DuelEnd];
  /** Every figure is at most this much too small; 0 when they are exact. */
  error: number;
  /** Different moments that were looked at. */
  moments: number;
}

/**
 * Returns the odds of a duel: two units, four rounds, one objective in the middle, and fixed, sensible play on both
 * sides.
 */
export const duelOdds = (setup: DuelSetup): DuelOdds => {
  const battle = standOff(setup);
  const field = new Field(new Encounter(battle, 0, 1), battle, setup.start ?? startOf(battle));
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

/** Zones end 24" apart on the smallest tables: each unit starts 12" from the middle. */
const startOf = ({ plan }: Battle): number => plan.ruleset.numbers.zoneDepth;
