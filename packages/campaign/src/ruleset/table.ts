/** A table of one die: what each face from 1 to 6 means. */
export interface Table<T> {
  /** By face; place 0 is empty. */
  readonly rows: readonly (T | undefined)[];
  /** Every result once, in the order of the table. */
  readonly results: readonly T[];
}

/** Makes a table out of rows keyed as printed: `'2-5'`. One that does not cover every face exactly once is an error. */
export const table = <T>(rows: Readonly<Record<string, T>>): Table<T> => {
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

/** What a face means. */
export const rowOf = <T>(of: Table<T>, face: number): T => of.rows[face] as T;
