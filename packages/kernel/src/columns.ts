/** Named columns of 32-bit numbers over one block of memory, so that copying everything is one `set`. */
export type Columns<Name extends string> = { readonly [K in Name]: Int32Array } & { readonly block: Int32Array };

/** Hands out the next column of a block, so many numbers long. */
export type TakeColumn = (length: number) => Int32Array;

const NOTHING = new Int32Array(0);

/** Lays columns out over a block, one after the other; who names them in one literal gets objects of one shape. */
export const columnsOver = (block: Int32Array): TakeColumn => {
  const { buffer, byteOffset } = block;
  let end = 0;
  return (length) => {
    const start = end;
    end += length;
    if (end > block.length) throw new RangeError(`a block of ${block.length} numbers is too short for its columns`);
    return new Int32Array(buffer, byteOffset + start * Int32Array.BYTES_PER_ELEMENT, length);
  };
};

/** How long a block must be for all the columns that somebody takes from it. */
export const blockLength = (takeAll: (take: TakeColumn) => void): number => {
  let total = 0;
  takeAll((length) => {
    total += length;
    return NOTHING;
  });
  return total;
};
