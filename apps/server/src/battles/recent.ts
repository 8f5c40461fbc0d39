/** Remembers the last used values; two of the same size with the same requests remember the same keys. */
export class Recent<K, V> {
  readonly #values = new Map<K, V>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the remembered value of a key, or makes it now. */
  get(key: K, make: () => V): V {
    const value = this.#values.has(key) ? (this.#values.get(key) as V) : make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value as K);
    return value;
  }
}
