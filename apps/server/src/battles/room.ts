import type { ClientMessage, HostOrder, SideMessage } from '@muster/protocol';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Quota } from '../people/quota.ts';
import { notFound, RefusedRequest } from '../common/problem.ts';
import type { Person, Store } from '../store/store.ts';
import { appendOf } from './append.ts';
import { Audience, type Hellos, type Viewer } from './audience.ts';
import { type BotHost, BotRunner } from './bot-runner.ts';
import type { BattleChange } from './change.ts';
import { type CommandEntry, commandOf, isForAnyTime } from './command-ids.ts';
import type { BattleEntry } from './entry.ts';
import type { HostAction } from './hosting.ts';
import { LiveBattle } from './live-battle.ts';
import { seated } from './new-seat.ts';
import { openBattle } from './opening.ts';
import type { LiveStage } from './stage.ts';
import { type StageListener, StoredStage } from './stored-stage.ts';
import type { JobRunner } from './thinker.ts';

/** The services that a room gets from its server. */
export interface RoomServices {
  store: Store;
  thinker: JobRunner;
  hellos: Hellos;
  /** Called with errors that no request caused. */
  trouble: (error: unknown, battle: string) => void;
  /** The storage limits of people. */
  quota?: Quota | undefined;
}

/** The most entries of a battle; real ones have a few hundred. */
export const LONGEST = 20_000;

/** A battle with all pages that show it; commands are carried out one after another. */
export class Room {
  readonly id: string;
  readonly #thinker: JobRunner;
  readonly #quota: Quota | undefined;
  readonly #stored: StoredStage;
  readonly #audience: Audience;
  readonly #bots: BotRunner;
  /** Pages that wait to enter. */
  readonly #coming = new Set<Viewer>();
  /** The last task; the next one waits for it. */
  #last: Promise<unknown> = Promise.resolve();
  #closed = false;
  /** The time of the last visit of a person. */
  touched: number = performance.now();

  private constructor(services: RoomServices, battle: LiveStage, created: number, entries: readonly CommandEntry[]) {
    this.#thinker = services.thinker;
    this.#quota = services.quota;
    this.id = battle.id;
    const trouble = (error: unknown): void => services.trouble(error, battle.id);
    this.#stored = new StoredStage(services.store, battle, entries, { ...this.#listener, trouble });
    this.#audience = new Audience(() => ({ battle: this.#battle, created, version: this.version }), services.hellos);
    this.#bots = new BotRunner({ ...this.#botHost, trouble }, services.thinker);
  }

  get #listener(): Omit<StageListener, 'trouble'> {
    return {
      changed: (changes) => {
        this.#bots.actedHere();
        this.#send(changes);
      },
      reloaded: () => {
        this.#audience.dismissStrangers();
        this.#audience.sendAll();
      },
      actedElsewhere: () => this.#bots.actedElsewhere(),
      removed: () => void this.end(),
    };
  }

  get #botHost(): Omit<BotHost, 'trouble'> {
    return {
      battle: () => this.#battle,
      version: () => this.version,
      isClosed: () => this.#closed,
      isWatched: () => this.#audience.size > 0,
      inTurn: (work) => this.#inTurn(work),
      keep: (make) => this.#stored.keep(make),
    };
  }

  /** Stores a new battle and opens it. */
  static async begin(services: RoomServices, battle: LiveStage, first: readonly BattleEntry[]): Promise<Room> {
    const { id, header } = battle;
    const members = [
      { person: header.by, side: -1 },
      ...header.seats.flatMap((seat, side) => (seat.kind === 'person' ? [{ person: seat.person, side }] : [])),
    ];
    const append = appendOf(battle, first);
    const created = await services.store.addBattle(id, header, { ...append, members });
    const entries = first.map((_, i) => ({ seq: i + 1 }));
    const room = new Room(services, battle, created, entries);
    // A battle between computer players waits for a page that shows it.
    if (header.seats.some(({ kind }) => kind !== 'bot')) room.#bots.run();
    return room;
  }

  /** Opens a stored battle. */
  static async open(services: RoomServices, id: string): Promise<Room | undefined> {
    const opened = await openBattle(services.store, id);
    if (!opened) return undefined;
    const { created, entries, stage } = opened;
    return new Room(services, stage, created, entries);
  }

  get version(): number {
    return this.#stored.version;
  }

  get #battle(): LiveStage {
    return this.#stored.battle;
  }

  get isEmpty(): boolean {
    return this.#audience.size + this.#coming.size === 0 && !this.#bots.runs;
  }

  /** Calls a function with the battle as stored. */
  look<T>(see: (battle: LiveStage) => T): Promise<T> {
    return this.#inTurn(async () => see(this.#battle));
  }

  /** Lets a page enter; it sees only what is stored. */
  enter(viewer: Viewer): Promise<void> {
    this.touched = performance.now();
    this.#coming.add(viewer);
    return this.#inTurn(async () => {
      if (!this.#coming.delete(viewer)) return;
      if (!this.#battle.maySee(viewer.person, viewer.watch)) throw notFound('battle');
      this.#audience.add(viewer);
      this.#bots.run();
    });
  }

  leave(viewer: Viewer): void {
    this.touched = performance.now();
    this.#coming.delete(viewer);
    this.#audience.remove(viewer);
  }

  /** Stops all work of the room. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#audience.end();
    await this.#last;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Closes the room and all its connections; returning pages see the battle as stored, if it still exists. */
  async end(): Promise<void> {
    const closing = this.close();
    this.#audience.closeAll();
    for (const viewer of this.#coming) viewer.close();
    await closing;
  }

  /** Carries out a command, stores it, and then confirms it. */
  command(person: string, message: ClientMessage): Promise<number> {
    return this.#inTurn(async () => {
      this.touched = performance.now();
      const command = commandOf(person, message.id);
      const before = this.#stored.after(command);
      if (before !== undefined) return before;
      const anyTime = isForAnyTime(message);
      if (message.seq !== this.version && !anyTime) throw stale();
      if (this.version >= LONGEST && message.type !== 'concede')
        throw new RefusedRequest('too-long', REFUSAL_TEXTS.longBattle, {
          status: 409,
        });
      if (message.type !== 'concede' && message.type !== 'host')
        await this.#quota?.demandRoomToPlay(this.#battle.header.by);
      const make = await this.#changeBy(person, message);
      do {
        if (await this.#stored.keep(make, command)) {
          this.#bots.run();
          return this.#stored.after(command) ?? this.version;
        }
      } while (anyTime);
      throw stale();
    });
  }

  async #changeBy(person: string, message: ClientMessage): Promise<() => BattleChange> {
    if (message.type === 'host') {
      const deed = this.#deedOf(message.order);
      return () => this.#battle.host(person, deed);
    }
    if (this.#battle instanceof LiveBattle) await this.#battle.prepareFor(person, message);
    const placed = await this.#armiesPlaced(message);
    return () => this.#battle.command(person, message, placed);
  }

  /** Returns the order of a host with the person behind the spectator's id. */
  #deedOf(order: HostOrder): HostAction {
    if (order.type !== 'remove-spectator') return order;
    const spectator = this.#audience.spectator(order.spectator);
    if (spectator !== undefined) return { type: order.type, person: spectator };
    throw new RefusedRequest('not-watching', REFUSAL_TEXTS.notWatching, { status: 409 });
  }

  /** Returns the first steps of a battle whose armies are placed for everyone. */
  async #armiesPlaced(message: SideMessage): Promise<BattleEntry[]> {
    const battle = this.#battle;
    if (battle instanceof LiveBattle || !battle.wantsArmiesPlaced(message)) return [];
    return this.#thinker.prepare(battle.battleHeader);
  }

  /** A person takes a seat. */
  claim(claimant: Person, token: string): Promise<number> {
    const person = claimant.id;
    return this.#inTurn(async () => {
      for (;;) {
        const side = this.#battle.seatFor(person, token);
        if (this.#battle.sidesOf(person).includes(side)) return side;
        if (!(await this.#stored.keep(() => this.#battle.claim(seated(claimant), side)))) continue;
        this.#bots.run();
        return side;
      }
    });
  }

  /** Called when another server has added entries. */
  catchUp(version: number): void {
    if (version <= this.version) return;
    void this.#inTurn(async () => {
      if (version > this.version) await this.#stored.follow();
    }).catch(() => undefined);
  }

  /** Runs a task after all earlier ones, on the battle as stored. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('this room is closed'));
    const next = this.#last.then(async () => {
      await this.#stored.settle();
      return work();
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  #send(changes: readonly BattleChange[]): void {
    this.#audience.dismissStrangers();
    if (changes.some(({ resend }) => resend)) this.#audience.sendAll();
    else this.#audience.sendNews(changes.flatMap(({ events }) => events));
    if (changes.some(({ newLink }) => newLink)) this.#audience.sendLinks();
  }
}

const stale = (): RefusedRequest => new RefusedRequest('stale', REFUSAL_TEXTS.stale, { status: 409 });
