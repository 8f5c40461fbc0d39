/** Counts what people have open, each up to a limit. */
export class OpenCount {
  readonly #open = new Map<string, number>();

  /** Opens one more; false if the limit is reached. */
  take(key: string, most: number): boolean {
    const open = this.#open.get(key) ?? 0;
    if (open >= most) return false;
    this.#open.set(key, open + 1);
    return true;
  }

  /** Closes one. */
  release(key: string): void {
    const left = (this.#open.get(key) ?? 1) - 1;
    if (left > 0) this.#open.set(key, left);
    else this.#open.delete(key);
  }
}
