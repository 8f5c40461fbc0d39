/** Named columns of 32-bit numbers in one block of memory: one `set` copies everything. */
export type Columns<Name extends string> = { readonly [K in Name]: Int32Array } & { readonly block: Int32Array };

/** Returns the next column of a block, with this many numbers. */
export type TakeColumn = (length: number) => Int32Array;

const NOTHING = new Int32Array(0);

/** Returns a function that takes columns from a block, one after the other. Name them in one literal to get objects of one shape. */
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

/** Returns the length that a block needs for all columns that `takeAll` takes from it. */
export const blockLength = (takeAll: (take: TakeColumn) => void): number => {
  let total = 0;
  takeAll((length) => {
    total += length;
    return NOTHING;
  });
  return total;
};
