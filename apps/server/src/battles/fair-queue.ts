/** A queue in which people take turns. */
export class FairQueue<T> {
  /** The waiting items of each person; the person whose turn is next comes first. */
  readonly #waiting = new Map<string, T[]>();
  #size = 0;

  /** The number of waiting items. */
  get size(): number {
    return this.#size;
  }

  /** Returns the waiting items of one person. */
  countOf(person: string): number {
    return this.#waiting.get(person)?.length ?? 0;
  }

  add(person: string, item: T): void {
    const mine = this.#waiting.get(person);
    if (mine) mine.push(item);
    else this.#waiting.set(person, [item]);
    this.#size++;
  }

  /** Takes the first item of the person whose turn it is and moves them to the end; busy people keep their place. */
  take(isBusy: (person: string) => boolean): T | undefined {
    for (const [person, items] of this.#waiting) {
      if (isBusy(person)) continue;
      const [item, ...left] = items;
      this.#waiting.delete(person);
      if (left.length > 0) this.#waiting.set(person, left);
      this.#size--;
      return item;
    }
    return undefined;
  }

  /** Moves a person to the end after their turn. */
  sendBack(person: string): void {
    const mine = this.#waiting.get(person);
    if (!mine) return;
    this.#waiting.delete(person);
    this.#waiting.set(person, mine);
  }

  /** Takes all items. */
  takeAll(): T[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#size = 0;
    return all;
  }
}
