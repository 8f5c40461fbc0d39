import { RefusedRequest } from '../common/problem.ts';
import type { BattleChange } from './change.ts';
import { LiveBattle } from './live-battle.ts';
import type { LiveStage } from './stage.ts';
import type { JobRunner } from './thinker.ts';

/** How long computer players wait after an error, in milliseconds. */
const AGAIN = 5000;

/** How long they wait for the server that acted last, in milliseconds. */
const PATIENCE = 2000;

/** The room whose computer players are run. */
export interface BotHost {
  battle(): LiveStage;
  version(): number;
  /** Whether the room is closed. */
  isClosed(): boolean;
  /** Whether any page shows the battle. */
  isWatched(): boolean;
  /** Runs a task after all earlier ones. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Makes a change and stores it. */
  keep(make: () => BattleChange): Promise<unknown>;
  /** Called with errors. */
  trouble(error: unknown): void;
}

/** Lets the computer players of a battle act while it is their turn. */
export class BotRunner {
  readonly #host: BotHost;
  readonly #thinker: JobRunner;
  #runs = false;
  /** Whether another server acted last; its computer players continue. */
  #elsewhere = false;

  constructor(host: BotHost, thinker: JobRunner) {
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
        // If the queue is full, try again a little later.
        if (!isBusy(error)) this.#host.trouble(error);
        this.#runLater();
      },
    );
  }

  /** This server acted last. */
  actedHere(): void {
    this.#elsewhere = false;
  }

  /** Another server acted last: its computer players continue until it stops acting. */
  actedElsewhere(): void {
    const version = this.#host.version();
    this.#elsewhere = true;
    setTimeout(() => {
      if (this.#host.version() !== version) return;
      this.#elsewhere = false;
      if (this.#host.isWatched()) this.run();
    }, PATIENCE).unref();
  }

  /** Tries again later: a full disk may have room again, and a lost store may return. */
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

/** Returns the decision of the computer player whose turn it is, if any. */
const thinkingOf = async (battle: LiveStage, thinker: JobRunner): Promise<(() => BattleChange) | undefined> => {
  if (battle instanceof LiveBattle) {
    const turn = battle.botToAct;
    return turn && battle.thinkFor(turn, thinker);
  }
  const turn = battle.botToAct;
  return turn && battle.thinkFor(turn, thinker);
};

/** Returns whether an error means that the threads are too busy. */
const isBusy = (error: unknown): boolean =>
  error instanceof RefusedRequest && (error.status === 429 || error.status === 503);
