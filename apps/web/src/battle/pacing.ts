import type { BattleEvent, BattlePlan } from '@muster/engine';

/** How long what somebody else has done is looked at before the next such thing, in milliseconds. */
export const PAUSE = 900;

/** Whether units of others have acted in these events: people want to see that happen. */
export const isToBeSeen = (plan: BattlePlan, mine: readonly number[], events: readonly BattleEvent[]): boolean =>
  events.some((event) => event.type === 'activated' && !mine.includes(plan.units[event.unit]?.side ?? -1));

/** Lets things through one after the other, some of them not sooner than a while after the last such one. */
export class Pacer<T> {
  readonly #show: (thing: T) => void;
  readonly #pause: () => number;
  readonly #waiting: { thing: T; seen: boolean }[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (thing: T) => void, pause: () => number) {
    this.#show = show;
    this.#pause = pause;
  }

  /** Shows something in its turn; `seen` when it is to be looked at for a while. */
  add(thing: T, seen: boolean): void {
    this.#waiting.push({ thing, seen });
    if (this.#timer === undefined) this.#go();
  }

  /** Forgets everything that waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
  }

  #go(): void {
    this.#timer = undefined;
    for (;;) {
      const [next] = this.#waiting;
      if (!next) return;
      const left = next.seen ? this.#free - Date.now() : 0;
      if (left > 0) {
        this.#timer = setTimeout(() => this.#go(), left);
        return;
      }
      this.#waiting.shift();
      if (next.seen) this.#free = Date.now() + this.#pause();
      this.#show(next.thing);
    }
  }
}
