import { finish, hashText } from './hash.ts';

/** Seeded dice (sfc32 with four words of state) with the same faces on every machine. */
export class Dice {
  #a = 0;
  #b = 0;
  #c = 0;
  #count = 0;
  /** The seed that was last used, and its hash. */
  #seed: string | undefined;
  #root = 0;

  constructor(seed: string, ...key: number[]) {
    this.reseed(seed, ...key);
  }

  /** Starts the stream of a seed and a key; the same seed and key always give the same faces. */
  reseed(seed: string, ...key: number[]): void {
    if (seed !== this.#seed) this.#root = hashText(seed, 1);
    this.#seed = seed;
    let mix = this.#root;
    for (const word of key) mix = finish(mix ^ Math.imul(word + 1, 0x9e3779b1));
    this.#a = hashText(seed, mix);
    this.#b = hashText(seed, mix ^ 0x5bd1e995);
    this.#c = mix;
    this.#count = 1;
    for (let i = 0; i < 12; i++) this.#next();
  }

  /** Rolls one die: returns 1 to 6, each equally likely. */
  d6(): number {
    // The four largest words would favour the low faces.
    let word = this.#next();
    while (word >= 4294967292) word = this.#next();
    return 1 + (word % 6);
  }

  /** Returns a whole number from 0 to `n` - 1, each equally likely. */
  below(n: number): number {
    const limit = 4294967296 - (4294967296 % n);
    let word = this.#next();
    while (word >= limit) word = this.#next();
    return word % n;
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Returns the result of a D3 whose six-sided die shows `face`. */
export const d3 = (face: number): number => (face + 1) >> 1;

/** Whether a die passes: a natural 6 always, a natural 1 never, otherwise if face and modifier reach the target (battle:D1). */
export const passes = (face: number, target: number, modifier = 0): boolean =>
  face === 6 || (face !== 1 && face + modifier >= target);
