/** The number of wounds per step of the tables. */
const STEPS = 8;

/** The number of entries of a curve, up to twenty wounds. */
const CURVE = 20 * STEPS + 1;

/** The most wounds of a unit; larger units are scaled to it. */
export const MOST_WOUNDS = 40;

/** e to the power of minus one step. */
const FADE = 0.8824969025845955;

/** The chance of at least a number of wounds for each expectation, row by row. */
const atLeast = ((): Float64Array => {
  const table = new Float64Array((MOST_WOUNDS + 12) * CURVE);
  let none = 1;
  for (let step = 0; step < CURVE; step++) {
    let exactly = none;
    let rest = 1;
    for (let wounds = 0; wounds < MOST_WOUNDS + 12; wounds++) {
      table[wounds * CURVE + step] = Math.max(0, rest);
      rest -= exactly;
      exactly *= step / STEPS / (wounds + 1);
    }
    none *= FADE;
  }
  return table;
})();

/** The share of its worth that a Shaken unit has lost. */
const SHAKEN_SHARE = 0.3;

/** The share of its worth that a unit loses to wound markers without an effect yet. */
const MARKED_SHARE = 0.25;

/** The losses of a unit by expected wounds: the share of its worth, and the chance of being out of action. */
export interface Curve {
  readonly lost: Float64Array;
  readonly out: Float64Array;
}

/** Cached curves, by kind of unit. */
const known = new Map<number, Curve>();

const drawCurve = (key: number, write: (curve: Curve, step: number) => void): Curve => {
  const curve = { lost: new Float64Array(CURVE), out: new Float64Array(CURVE) };
  for (let step = 0; step < CURVE; step++) write(curve, step);
  known.set(key, curve);
  return curve;
};

/** Returns the curve of a unit that loses models by wounds and tests morale at half; `fails` is in sixths. */
export const curveOfMarks = (wounds: number, toHalf: number, fails: number): Curve => {
  const key = (wounds * 64 + toHalf) * 8 + fails;
  return (
    known.get(key) ??
    drawCurve(key, ({ lost, out }, step) => {
      const dead = atLeast[wounds * CURVE + step];
      const shaken = Math.max(0, atLeast[toHalf * CURVE + step] - dead) * (fails / 6);
      let mean = 0;
      for (let n = 1; n <= wounds; n++) mean += atLeast[n * CURVE + step];
      lost[step] = Math.min(1, mean / Math.max(1, wounds) + SHAKEN_SHARE * shaken * (1 - mean / Math.max(1, wounds)));
      out[step] = dead + shaken;
    })
  );
};

/** Returns the curve of a unit whose last model gathers wound markers and is checked from `toCheck` wounds on. */
export const curveOfEffects = (toCheck: number, knockOut: number, shaken: boolean): Curve => {
  const key = 1_000_000 + ((toCheck + 32) * 16 + knockOut) * 2 + (shaken ? 1 : 0);
  return (
    known.get(key) ??
    drawCurve(key, ({ lost, out }, step) => {
      const first = Math.max(1, toCheck);
      let gone = 0;
      let shocked = 0;
      for (let wounds = first; wounds < first + 12; wounds++) {
        const chance =
          wounds === first + 11
            ? atLeast[wounds * CURVE + step]
            : atLeast[wounds * CURVE + step] - atLeast[(wounds + 1) * CURVE + step];
        const need = knockOut + toCheck - wounds - (shaken ? 1 : 0);
        const falls = Math.max(0, Math.min(6, 7 - need)) / 6;
        gone += chance * falls;
        shocked += chance * (1 - falls);
      }
      let mean = 0;
      for (let n = 1; n <= first; n++) mean += atLeast[n * CURVE + step] / first;
      lost[step] = Math.min(1, gone + SHAKEN_SHARE * shocked + MARKED_SHARE * Math.max(0, mean - gone));
      out[step] = gone + shocked;
    })
  );
};

/** Returns the share of its worth that a unit loses to expected wounds. */
export const lostBy = ({ lost }: Curve, wounds: number): number => read(lost, wounds);

/** Returns the chance that expected wounds leave a unit destroyed or Shaken. */
export const outBy = ({ out }: Curve, wounds: number): number => read(out, wounds);

const read = (table: Float64Array, wounds: number): number => {
  const place = wounds * STEPS;
  if (place >= CURVE - 1) return table[CURVE - 1];
  const step = place | 0;
  return table[step] + (place - step) * (table[step + 1] - table[step]);
};
