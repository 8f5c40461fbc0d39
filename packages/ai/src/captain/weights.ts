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
  /** What a melee that the unit loses costs, beside its losses. */
  readonly morale: number;
}

const BALANCED: Weights = {
  life: [0.1, 0.5, 0.8, 1],
  win: [1, 0.7, 0.5, 0.4],
  harm: 1,
  safety: 0.6,
  tempo: 0.1,
  later: 0.5,
  future: 0.15,
  patience: 0.2,
  morale: 0.3,
};

/** The weights of a temper. */
export const weightsOf = (character: Character, changes: Partial<Weights> = {}): Weights => {
  const { harm, safety, markers } = LEANINGS[character];
  const own = { ...BALANCED, ...changes };
  return { ...own, harm: own.harm * harm, safety: own.safety * safety, win: own.win.map((share) => share * markers) };
};
