/** Named columns of 32-bit numbers over one block of memory, so that copying everything is one `set`. */
export type Columns<Name extends string> = { readonly [K in Name]: Int32Array } & { readonly block: Int32Array };

/** How long each column is. */
export type ColumnSizes<Name extends string> = Readonly<Record<Name, number>>;

/** Lays the columns out one after the other, over a new block or over the given copy of one. */
export const makeColumns = <Name extends string>(sizes: ColumnSizes<Name>, from?: Int32Array): Columns<Name> => {
  const names = Object.keys(sizes) as Name[];
  const total = names.reduce((sum, name) => sum + sizes[name], 0);
  const block = new Int32Array(total);
  if (from) block.set(from);
  const columns: Record<string, Int32Array> = { block };
  let start = 0;
  for (const name of names) {
    columns[name] = block.subarray(start, start + sizes[name]);
    start += sizes[name];
  }
  return columns as Columns<Name>;
};
