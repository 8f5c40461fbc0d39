const CHUNK = 32_768;

/** Allocates arrays of zeros from a few chunks of memory, which is much faster than separate allocations. */
export class Block {
  #chunk: ArrayBuffer = new ArrayBuffer(CHUNK);
  #used = 0;

  /** Returns an array of numbers. */
  floats(count: number): Float64Array {
    const at = this.#take(8 * count);
    return new Float64Array(this.#chunk, at, count);
  }

  /** Returns an array of 32-bit integers. */
  ints(count: number): Int32Array {
    const at = this.#take(4 * count);
    return new Int32Array(this.#chunk, at, count);
  }

  /** Returns an array of 8-bit unsigned integers. */
  bytes(count: number): Uint8Array {
    const at = this.#take(count);
    return new Uint8Array(this.#chunk, at, count);
  }

  /** Returns an array of 8-bit signed integers. */
  signedBytes(count: number): Int8Array {
    const at = this.#take(count);
    return new Int8Array(this.#chunk, at, count);
  }

  /** Returns the offset of free bytes in the chunk, and starts a new chunk if this one is full. */
  #take(bytes: number): number {
    if (this.#used + bytes > this.#chunk.byteLength) {
      this.#chunk = new ArrayBuffer(Math.max(CHUNK, bytes));
      this.#used = 0;
    }
    const at = this.#used;
    this.#used = (at + bytes + 7) & ~7;
    return at;
  }
}
