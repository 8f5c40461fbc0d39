/** Remembers the last used values. Two of the same size that are asked for the same keys in the same order remember the same. */
export class Recent<K, V> {
  readonly #values = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What is remembered for a key, or what is made for it now. */
  get(key: K, make: () => V): V {
    const value = this.#values.has(key) ? (this.#values.get(key) as V) : make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value as K);
    return value;
  }
}
