import { randomUUID } from 'node:crypto';
import type { BattlePlan, Table } from '@muster/engine';
import { LIMITS } from '../common/config.ts';
import type { Quota } from '../people/quota.ts';
import { notFound } from '../common/problem.ts';
import type { Person, Store } from '../store/store.ts';
import { newHellos } from './audience.ts';
import type { ContinuedBattle } from './continued.ts';
import { WaitingPages } from './dozing.ts';
import type { BattleHeader } from './header.ts';
import type { GivenFiles, ReadFiles, ReadKeeping } from './reading.ts';
import { Room, type RoomServices } from './room.ts';
import { stageOf } from './stage.ts';
import { battleRows } from './battle-rows.ts';
import { type TableOrder, JobRunner } from './thinker.ts';

/** How long an unwatched battle stays in memory, in milliseconds. */
const IDLE = 30_000;

/** The limits of the battles of a server. */
export interface HubOptions {
  /** How long an unwatched battle stays in memory, in milliseconds. */
  idle?: number;
  /** The storage limits of people; unlimited if absent. */
  quota?: Quota;
  /** Requests of one person that may wait for a thread. */
  jobs?: number;
  /** How many times the usual time a request may take. */
  jobTime?: number;
}

/** All battles in memory. */
export class Hub {
  readonly #services: RoomServices;
  readonly #rooms = new Map<string, Promise<Room | undefined>>();
  /** Pages that wait for their battle to be opened. */
  readonly dozing: WaitingPages = new WaitingPages();
  readonly #stopWatching: () => void;
  readonly #sweeper: NodeJS.Timeout;

  constructor(
    store: Store,
    trouble: RoomServices['trouble'],
    { idle = IDLE, quota, jobs = LIMITS.jobs, jobTime = 1 }: HubOptions = {},
  ) {
    this.#services = { store, thinker: new JobRunner(jobs, jobTime), hellos: newHellos(), trouble, quota };
    this.#stopWatching = store.watch(
      (battle, version) => void this.#heard(battle, version),
      () => this.recheck(),
    );
    this.#sweeper = setInterval(() => void this.sweep(idle), Math.max(1000, idle / 5));
    this.#sweeper.unref();
  }

  /** Battles in memory. */
  get size(): number {
    return this.#rooms.size;
  }

  /** Waiting and running jobs, by kind. */
  get queues(): Readonly<Record<string, number>> {
    return this.#services.thinker.queues;
  }

  /** Generates a table for a person. */
  table(by: string, order: TableOrder): Promise<Table> {
    return this.#services.thinker.table(by, order);
  }

  /** The reply to a request to read a list, for a person or an address. */
  read(by: string, body: string): Promise<string> {
    return this.#services.thinker.read(by, body);
  }

  /** The lists and the table of a battle, read from their files. */
  files(by: string, files: GivenFiles): Promise<ReadFiles> {
    return this.#services.thinker.files(by, files);
  }

  /** Reads an item to save from the body of a request. */
  keeping(by: string, body: string): Promise<ReadKeeping> {
    return this.#services.thinker.keeping(by, body);
  }

  /** The text of the record of a battle, for a person who takes part in it. */
  async record(by: string, id: string): Promise<string | undefined> {
    const { store, thinker } = this.#services;
    const battle = await battleRows(store.sql, id);
    return battle && thinker.record(by, battle);
  }

  /** Returns the header of a battle that continues another. */
  continued(battle: ContinuedBattle): Promise<BattleHeader> {
    return this.#services.thinker.continued(battle);
  }

  /** Returns the header of a battle that continues an uploaded record. */
  continuedRecord(person: Person, body: string): Promise<BattleHeader> {
    return this.#services.thinker.continuedRecord(person, body);
  }

  /** Returns whether a battle is in memory. */
  isOpen(id: string): boolean {
    return this.#rooms.has(id);
  }

  /** Returns the room of a battle; opens it if needed. */
  async room(id: string): Promise<Room> {
    this.dozing.wake(id);
    const known = this.#rooms.get(id) ?? this.#open(id);
    const room = await known;
    if (room?.isClosed) {
      this.#rooms.delete(id);
      return this.room(id);
    }
    // The requesting page is about to enter.
    if (room) {
      room.touched = performance.now();
      return room;
    }
    this.#rooms.delete(id);
    throw notFound('battle');
  }

  /** Begins a battle, optionally ready for the first activation. */
  async begin(header: BattleHeader, plan?: BattlePlan, ready = false): Promise<string> {
    await this.#services.quota?.demandRoom(header.by);
    const placed = ready && !header.placement ? await this.#services.thinker.prepare(header) : [];
    const battle = stageOf(randomUUID(), header, placed, plan);
    const beginning = Room.begin(this.#services, battle, placed.length > 0 ? placed : battle.begin());
    this.#rooms.set(battle.id, beginning);
    beginning.catch(() => this.#rooms.delete(battle.id));
    await beginning;
    return battle.id;
  }

  /** Closes the room of a battle that was changed or removed in the store. */
  async drop(id: string): Promise<void> {
    const room = await this.#rooms.get(id)?.catch(() => undefined);
    this.#rooms.delete(id);
    await room?.end();
  }

  #open(id: string): Promise<Room | undefined> {
    const opening = Room.open(this.#services, id);
    this.#rooms.set(id, opening);
    opening.catch(() => this.#rooms.delete(id));
    return opening;
  }

  async #heard(battle: string, version: number): Promise<void> {
    this.dozing.wake(battle);
    const room = await this.#rooms.get(battle)?.catch(() => undefined);
    room?.catchUp(version);
  }

  /** Checks whether battles in memory were changed or removed in the store. */
  recheck(): void {
    for (const battle of this.#rooms.keys()) void this.#heard(battle, Infinity);
  }

  /** Removes battles from memory that no page has shown for a while; they are stored. */
  async sweep(idle: number): Promise<void> {
    for (const [id, opening] of this.#rooms) {
      const room = await opening.catch(() => undefined);
      if (!room?.isEmpty || performance.now() - room.touched < idle) continue;
      this.#rooms.delete(id);
      await room.close();
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#stopWatching();
    this.dozing.end();
    const rooms = await Promise.all([...this.#rooms.values()].map((opening) => opening.catch(() => undefined)));
    const closing = rooms.flatMap((room) => (room ? [room.close()] : []));
    // Jobs that wait for a thread do not block a room.
    await this.#services.thinker.close();
    await Promise.all(closing);
  }
}
