const CHUNK = 32_768;

/** Hands out arrays of zeros from a few chunks of memory: that is much faster than to make each of them alone. */
export class Block {
  #chunk: ArrayBuffer = new ArrayBuffer(CHUNK);
  #used = 0;

  /** An array of numbers. */
  floats(count: number): Float64Array {
    const at = this.#take(8 * count);
    return new Float64Array(this.#chunk, at, count);
  }

  /** An array of whole numbers of 32 bits. */
  ints(count: number): Int32Array {
    const at = this.#take(4 * count);
    return new Int32Array(this.#chunk, at, count);
  }

  /** An array of small numbers from 0. */
  bytes(count: number): Uint8Array {
    const at = this.#take(count);
    return new Uint8Array(this.#chunk, at, count);
  }

  /** An array of small numbers on both sides of 0. */
  signedBytes(count: number): Int8Array {
    const at = this.#take(count);
    return new Int8Array(this.#chunk, at, count);
  }

  /** Where so many bytes begin in the chunk, which is another one when this one is used up. */
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
