/** Runs an action at most once per interval; requests in between run it once at the end. */
export class Throttle {
  readonly #wait: number;
  readonly #act: () => void;
  #timer: NodeJS.Timeout | undefined;
  #asked = false;

  constructor(wait: number, act: () => void) {
    this.#wait = wait;
    this.#act = act;
  }

  ask(): void {
    this.#asked = true;
    if (this.#timer === undefined) this.#run();
  }

  #run(): void {
    this.#timer = undefined;
    if (!this.#asked) return;
    this.#asked = false;
    this.#timer = setTimeout(() => this.#run(), this.#wait).unref();
    this.#act();
  }

  /** Stops the action. */
  end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#asked = false;
  }
}
