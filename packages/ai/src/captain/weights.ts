import { type Character, LEANINGS } from '../characters.ts';

/** What a captain holds things to be worth; tuned by thousands of battles. */
export interface Weights {
  /** What losing or dealing damage counts for, by rounds still to come: none, one, two, three or more. */
  readonly life: readonly number[];
  /** Points of an army that winning is worth, by rounds still to come. */
  readonly win: readonly number[];
  /** Damage dealt. */
  readonly harm: number;
  /** Damage that may be taken. */
  readonly safety: number;
  /** Share of its cost that stopping a unit from acting in this round is worth. */
  readonly tempo: number;
  /** What a foe that has acted may still do, in the next round. */
  readonly later: number;
  /** What being able to strike in the next round is worth. */
  readonly future: number;
  /** What a marker counts for in the choice of who acts first. */
  readonly patience: number;
  /** What losses that a unit must expect where it is count for in that choice. */
  readonly haste: number;
  /** What a melee that the unit loses costs, beside its losses. */
  readonly morale: number;
  /** How fast the chance of being at a marker in the end falls with the moves that it is away. */
  readonly distance: number;
  /** How likely a unit is still there, by rounds still to come. */
  readonly survival: readonly number[];
  /** How likely a unit that could get to a marker in this round does so. */
  readonly dropsBy: number;
  /** What is worth nothing but its last breath is worth, as a share of its cost. */
  readonly remnant: number;
  /** How far behind its foremost model the usual one of a unit is, as a share of its spread. */
  readonly depth: number;
  /** What a marker that decides nothing still means, from 0 to 1. */
  readonly trifle: number;
}

const BALANCED: Weights = {
  life: [0.04, 0.25, 0.4, 0.5],
  win: [1, 0.7, 0.5, 0.4],
  harm: 1.3,
  safety: 0.4,
  tempo: 0.1,
  later: 0.5,
  future: 0.25,
  patience: 0.2,
  haste: 0,
  morale: 0.3,
  distance: 0.7,
  survival: [0.95, 0.85, 0.75, 0.65],
  dropsBy: 0.2,
  remnant: 0.4,
  depth: 0.7,
  trifle: 0.15,
};

/** The weights of a temper. */
export const weightsOf = (character: Character, changes: Partial<Weights> = {}): Weights => {
  const { harm, safety, markers } = LEANINGS[character];
  const own = { ...BALANCED, ...changes };
  return { ...own, harm: own.harm * harm, safety: own.safety * safety, win: own.win.map((share) => share * markers) };
};
