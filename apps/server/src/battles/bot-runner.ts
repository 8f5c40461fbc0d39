import { Refused } from '../common/problem.ts';
import type { Change } from './change.ts';
import { LiveBattle } from './live-battle.ts';
import type { Stage } from './stage.ts';
import type { Thinker } from './thinker.ts';

/** How long computer players wait after something went wrong, in milliseconds. */
const AGAIN = 5000;

/** How long they leave it to the server that acted last to continue, in milliseconds. */
const PATIENCE = 2000;

/** The room whose computer players are run. */
export interface BotHost {
  battle(): Stage;
  version(): number;
  /** Whether nothing may happen here any more. */
  isClosed(): boolean;
  /** Whether any page shows the battle. */
  isWatched(): boolean;
  /** Runs something when everything before it is done. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Makes a change and stores it. */
  keep(make: () => Change): Promise<unknown>;
  /** Hears of errors. */
  trouble(error: unknown): void;
}

/** Lets the computer players of a battle act as long as it is their turn. */
export class BotRunner {
  readonly #host: BotHost;
  readonly #thinker: Thinker;
  #runs = false;
  /** Whether another server acted last; its computer players continue. */
  #elsewhere = false;

  constructor(host: BotHost, thinker: Thinker) {
    this.#host = host;
    this.#thinker = thinker;
  }

  get runs(): boolean {
    return this.#runs;
  }

  run(): void {
    if (this.#runs || this.#host.isClosed() || !this.#host.battle().botToAct) return;
    this.#runs = true;
    void this.#play().then(
      () => (this.#runs = false),
      (error: unknown) => {
        this.#runs = false;
        if (this.#host.isClosed()) return;
        // Where too much waits, these wait a little longer.
        if (!isBusy(error)) this.#host.trouble(error);
        this.#runLater();
      },
    );
  }

  /** This server acted last. */
  actedHere(): void {
    this.#elsewhere = false;
  }

  /** Another server acted last: its computer players continue until it falls silent. */
  actedElsewhere(): void {
    const version = this.#host.version();
    this.#elsewhere = true;
    setTimeout(() => {
      if (this.#host.version() !== version) return;
      this.#elsewhere = false;
      if (this.#host.isWatched()) this.run();
    }, PATIENCE).unref();
  }

  /** A full disk may have room again, and a store that was lost may come back. */
  #runLater(): void {
    setTimeout(() => {
      if (!this.#host.isWatched()) return;
      this.#host.inTurn(async () => this.run()).catch(() => this.#host.isClosed() || this.#runLater());
    }, AGAIN).unref();
  }

  async #play(): Promise<void> {
    const host = this.#host;
    for (;;) {
      if (host.isClosed() || this.#elsewhere) return;
      const battle = host.battle();
      const version = host.version();
      const step = await thinkingOf(battle, this.#thinker);
      if (!step) return;
      const continues = await host.inTurn(async () => {
        if (host.version() !== version || host.battle() !== battle || host.isClosed()) return !host.isClosed();
        await host.keep(step);
        return true;
      });
      if (!continues) return;
    }
  }
}

/** What the computer player whose turn it is decides; nothing when it is a person's turn. */
const thinkingOf = async (battle: Stage, thinker: Thinker): Promise<(() => Change) | undefined> => {
  if (battle instanceof LiveBattle) {
    const turn = battle.botToAct;
    return turn && battle.thinkFor(turn, thinker);
  }
  const turn = battle.botToAct;
  return turn && battle.thinkFor(turn, thinker);
};

/** Whether the threads have too much to do. */
const isBusy = (error: unknown): boolean => error instanceof Refused && (error.status === 429 || error.status === 503);
