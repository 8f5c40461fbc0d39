import type { BattleEvent, BattlePlan } from '@muster/engine';

/** How long a step of another player is shown before the next one, in milliseconds. */
export const PAUSE = 900;

/** Whether units of other players act in these events: players want to see that happen. */
export const isToBeSeen = (plan: BattlePlan, mine: readonly number[], events: readonly BattleEvent[]): boolean =>
  events.some((event) => event.type === 'activated' && !mine.includes(plan.units[event.unit]?.side ?? -1));

/** Shows things one after the other, with a pause after those that people want to see. */
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

  /** Shows something in its turn; `seen` if a pause must follow. */
  add(thing: T, seen: boolean): void {
    this.#waiting.push({ thing, seen });
    if (this.#timer === undefined) this.#go();
  }

  /** Drops everything that waits. */
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
