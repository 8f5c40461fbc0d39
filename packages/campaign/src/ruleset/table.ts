/** A table for one die, with a result for each face from 1 to 6. */
export interface DiceTable<T> {
  /** By face; place 0 is empty. */
  readonly rows: readonly (T | undefined)[];
  /** Every result once, in the order of the table. */
  readonly results: readonly T[];
}

/** Makes a table from rows keyed as printed: `'2-5'`. Throws if the rows do not cover every face exactly once. */
export const diceTable = <T>(rows: Readonly<Record<string, T>>): DiceTable<T> => {
  const faces: (T | undefined)[] = Array.from({ length: 7 });
  for (const [key, result] of Object.entries(rows)) {
    const [from, to = from] = key.split('-').map(Number);
    for (let face = from; face <= to; face++) {
      if (!(face >= 1 && face <= 6) || faces[face] !== undefined) throw new RangeError(`face ${face} of "${key}"`);
      faces[face] = result;
    }
  }
  if (faces.slice(1).includes(undefined)) throw new RangeError(`a face is missing: ${Object.keys(rows).join(', ')}`);
  return { rows: faces, results: [...new Set(faces.slice(1) as T[])] };
};

/** Returns the result of a face. */
export const rowOf = <T>(of: DiceTable<T>, face: number): T => of.rows[face] as T;
