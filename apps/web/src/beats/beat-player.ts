/** What plays beats: how to show one, how long that takes, and what to wait with. */
export interface BeatStage<T> {
  show: (beat: T) => void;
  /** How long a beat is looked at before the next one, in milliseconds. */
  length: (beat: T) => number;
  /** How long to wait before a beat, given the one before it. */
  pause: (last: T | undefined, next: T) => number;
  /** Nothing is playing any more. */
  rest?: () => void;
}

/** Something to play: beats, and what is due when they are over. */
interface Score<T> {
  beats: T[];
  end: () => void;
}

/** Shows beats one after the other. Only the display waits: everything is known from the start. */
export class BeatPlayer<T> {
  readonly #stage: BeatStage<T>;
  readonly #scores: Score<T>[] = [];
  #last: T | undefined;
  /** The beat that is due when the pause before it is over. */
  #paused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: BeatStage<T>) {
    this.#stage = stage;
  }

  /** Whether something is being shown, or waits to be. */
  get playing(): boolean {
    return this.#timer !== undefined || this.#scores.length > 0;
  }

  /** Shows beats after those that wait, then does what is due. */
  add(beats: readonly T[], end: () => void): void {
    this.#scores.push({ beats: [...beats], end });
    if (this.#timer === undefined) this.#go();
  }

  /** Goes to the next beat at once. */
  skip(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#go();
  }

  /** Shows everything that waits at once. */
  finish(): void {
    while (this.playing) this.skip();
  }

  /** Forgets everything that waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#scores.length = 0;
    this.#last = undefined;
    this.#paused = false;
  }

  #wait(time: number): boolean {
    if (time <= 0) return false;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#go();
    }, time);
    return true;
  }

  #go(): void {
    for (;;) {
      const [score] = this.#scores;
      if (!score) {
        this.#stage.rest?.();
        return;
      }
      const [next] = score.beats;
      if (next === undefined) {
        this.#scores.shift();
        score.end();
        continue;
      }
      if (!this.#paused && this.#wait(this.#stage.pause(this.#last, next))) {
        this.#paused = true;
        return;
      }
      this.#paused = false;
      score.beats.shift();
      this.#last = next;
      this.#stage.show(next);
      if (this.#wait(this.#stage.length(next))) return;
    }
  }
}
