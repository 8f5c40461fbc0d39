import type { ClientMessage, HostOrder, SideMessage } from '@muster/protocol';
import type { Quota } from '../people/quota.ts';
import { notFound, Refused } from '../problem.ts';
import type { Append, Entry, Person, Store } from '../store/store.ts';
import { Audience, type Viewer } from './audience.ts';
import type { BattleEntry } from './entry.ts';
import type { HostDeed } from './hosting.ts';
import { type Change, LiveBattle } from './live-battle.ts';
import { seated } from './new-seat.ts';
import { bodiesOf, openBattle, openRow } from './opening.ts';
import type { Stage } from './stage.ts';
import type { Thinker } from './thinker.ts';

/** What a room needs from its server. */
export interface RoomServices {
  store: Store;
  thinker: Thinker;
  /** Hears of what went wrong where nobody asked for it. */
  trouble: (error: unknown, battle: string) => void;
  /** How much people may store. */
  quota?: Quota | undefined;
}

/** Entries of a battle at the most; real ones have a few hundred. */
export const LONGEST = 20_000;

/** How long computer players wait after something went wrong, in milliseconds. */
const AGAIN = 5000;

/** How long they leave it to the server that acted last to go on, in milliseconds. */
const PATIENCE = 2000;

/** A battle with everybody who looks at it. Commands go through one door, one after the other. */
export class Room {
  readonly id: string;
  readonly #store: Store;
  readonly #thinker: Thinker;
  readonly #trouble: RoomServices['trouble'];
  readonly #quota: Quota | undefined;
  readonly #audience = new Audience(() => ({ battle: this.#battle, created: this.#created, version: this.#version }));
  /** Those who wait to be let in. */
  readonly #coming = new Set<Viewer>();
  readonly #created: number;
  #battle: Stage;
  #version: number;
  /** Commands that were carried out, by person and id, with the state that they led to. */
  #commands: Map<string, number>;
  /** Whatever is to be done next waits for this. */
  #last: Promise<unknown> = Promise.resolve();
  #botsRun = false;
  /** Whether another server acted last; its computer players go on. */
  #elsewhere = false;
  #closed = false;
  /** Whether more may be in memory than is kept. */
  #unsure = false;
  /** When anybody was here last. */
  touched: number = Date.now();

  private constructor(services: RoomServices, battle: Stage, created: number, entries: readonly Entry[]) {
    this.#store = services.store;
    this.#thinker = services.thinker;
    this.#trouble = services.trouble;
    this.#quota = services.quota;
    this.id = battle.id;
    this.#created = created;
    this.#commands = commandsOf(entries);
    this.#battle = battle;
    if (battle instanceof LiveBattle) battle.takeHeard();
    this.#version = entries.length;
  }

  /** Keeps a battle that begins, and opens it. */
  static async begin(services: RoomServices, battle: Stage, first: readonly BattleEntry[]): Promise<Room> {
    const { id, header, summary } = battle;
    const members = [
      { person: header.by, side: -1 },
      ...header.seats.flatMap((seat, side) => (seat.kind === 'person' ? [{ person: seat.person, side }] : [])),
    ];
    const entries = first.map((body, i) => ({ body, seq: i + 1, ...storyOf(battle, body) }));
    const created = await services.store.addBattle(id, header, {
      entries,
      summary,
      members,
      ...snapshotAfter(battle, first),
    });
    const room = new Room(services, battle, created, entries);
    // Whoever wants to watch computers fight each other wants to see how it begins.
    if (header.seats.some(({ kind }) => kind !== 'bot')) room.#runBots();
    return room;
  }

  /** Opens a battle that is kept. */
  static async open(services: RoomServices, id: string): Promise<Room | undefined> {
    const opened = await openBattle(services.store, id);
    if (!opened) return undefined;
    const { created, entries, stage } = opened;
    return new Room(services, stage, created, entries);
  }

  get version(): number {
    return this.#version;
  }

  get isEmpty(): boolean {
    return this.#audience.size + this.#coming.size === 0 && !this.#botsRun;
  }

  /** Looks at the battle as it is kept. */
  look<T>(see: (battle: Stage) => T): Promise<T> {
    return this.#inTurn(async () => see(this.#battle));
  }

  /** Somebody comes to stay; what is not kept yet is not shown. */
  enter(viewer: Viewer): Promise<void> {
    this.touched = Date.now();
    this.#coming.add(viewer);
    return this.#inTurn(async () => {
      if (!this.#coming.delete(viewer)) return;
      if (!this.#battle.maySee(viewer.person, viewer.watch)) throw notFound('battle');
      this.#audience.add(viewer);
      this.#runBots();
    });
  }

  leave(viewer: Viewer): void {
    this.touched = Date.now();
    this.#coming.delete(viewer);
    this.#audience.remove(viewer);
  }

  /** Nobody acts here any more. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#audience.end();
    await this.#last;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Closes the room and all connections to it; pages that come back see the battle as it is stored, if it is. */
  async end(): Promise<void> {
    const closing = this.close();
    this.#audience.closeAll();
    for (const viewer of this.#coming) viewer.close();
    await closing;
  }

  /** Carries a command out, keeps it, and only then says so. */
  command(person: string, message: ClientMessage): Promise<number> {
    return this.#inTurn(async () => {
      this.touched = Date.now();
      const command = commandOf(person, message.id);
      const before = this.#commands.get(command);
      if (before !== undefined) return before;
      const anyTime = isForAnyTime(message);
      if (message.seq !== this.#version && !anyTime) throw stale();
      if (this.#version >= LONGEST && message.type !== 'concede')
        throw new Refused('too-long', 'This battle has gone on for too long: it can only be given up.', {
          status: 409,
        });
      if (message.type !== 'concede' && message.type !== 'host')
        await this.#quota?.demandRoomToPlay(this.#battle.header.by);
      const make = await this.#changeBy(person, message);
      do {
        if (await this.#keep(make, command)) {
          this.#runBots();
          return this.#commands.get(command) ?? this.#version;
        }
      } while (anyTime);
      throw stale();
    });
  }

  async #changeBy(person: string, message: ClientMessage): Promise<() => Change> {
    if (message.type === 'host') {
      const deed = this.#deedOf(message.order);
      return () => this.#battle.host(person, deed);
    }
    const placed = await this.#armiesPlaced(message);
    return () => this.#battle.command(person, message, placed);
  }

  /** What a host wants, with the person whom the list of spectators names. */
  #deedOf(order: HostOrder): HostDeed {
    if (order.type !== 'remove-spectator') return order;
    const spectator = this.#audience.spectator(order.spectator);
    if (spectator !== undefined) return { type: order.type, person: spectator };
    throw new Refused('not-watching', 'This person is not watching any more.', { status: 409 });
  }

  /** The first steps of a battle that begins with its armies placed for everyone. */
  async #armiesPlaced(message: SideMessage): Promise<BattleEntry[]> {
    const battle = this.#battle;
    if (battle instanceof LiveBattle || !battle.wantsArmiesPlaced(message)) return [];
    return this.#thinker.prepare(battle.battleHeader);
  }

  /** Somebody takes a seat. */
  claim(claimant: Person, token: string): Promise<number> {
    const person = claimant.id;
    return this.#inTurn(async () => {
      for (;;) {
        const side = this.#battle.seatFor(person, token);
        if (this.#battle.sidesOf(person).includes(side)) return side;
        if (!(await this.#keep(() => this.#battle.claim(seated(claimant), side), undefined))) continue;
        this.#runBots();
        return side;
      }
    });
  }

  /** Another server has added something. */
  catchUp(version: number): void {
    if (version <= this.#version) return;
    void this.#inTurn(async () => {
      if (version > this.#version) await this.#follow();
    }).catch(() => undefined);
  }

  /** Does again what another server has kept, and tells of it as if it had been done here. */
  async #follow(): Promise<void> {
    const entries = await this.#store.entries(this.id, this.#version);
    if (entries.length === 0) return this.#endIfGone();
    if (bodiesOf(entries).some(({ kind }) => REWRITES.includes(kind))) {
      await this.#reload();
      return this.#leaveBots();
    }
    try {
      const changes = bodiesOf(entries).map((body) => this.#battle.follow(body));
      this.#version += entries.length;
      for (const [command, seq] of commandsOf(entries)) this.#commands.set(command, seq);
      this.#tell(changes);
    } catch (error) {
      this.#trouble(error, this.id);
      this.#unsure = true;
      await this.#reload();
    }
    this.#leaveBots();
  }

  /** Ends the room of a battle that was removed. */
  async #endIfGone(): Promise<void> {
    if (!(await this.#store.battle(this.id))) void this.end();
  }

  /** Runs something when everything before it is done, on the battle as it is kept. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(new Error('this room is closed'));
    const next = this.#last.then(async () => {
      if (this.#unsure) await this.#reload();
      return work();
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  /** Changes the battle, keeps that and tells of it; false when others were faster. What cannot be kept has not happened. */
  async #keep(make: () => Change, command: string | undefined): Promise<boolean> {
    try {
      const change = make();
      const stage = change.next ?? this.#battle;
      const bodies = [...unkeptOf(stage), ...change.entries];
      const entries = bodies.map((body, i) => ({
        body,
        ...(command && i === 0 ? { command } : {}),
        ...storyOf(stage, body),
      }));
      const more = { summary: stage.summary, ...placesIn(bodies), ...snapshotAfter(stage, bodies) };
      if (await this.#store.append(this.id, this.#version, { entries, ...more })) {
        if (stage instanceof LiveBattle) stage.isKept();
        this.#version += entries.length;
        this.#battle = change.next ?? this.#battle;
        this.#elsewhere = false;
        if (command !== undefined) this.#commands.set(command, this.#version);
        this.#tell([change]);
        return true;
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
      this.#unsure = true;
      await this.#reload().catch(() => undefined);
      if (this.#isKept(command)) return true;
      throw error;
    }
    this.#unsure = true;
    await this.#reload();
    this.#leaveBots();
    return this.#isKept(command);
  }

  /** Whether a command is among those that were carried out: here, by another server, or by a store that failed to say so. */
  #isKept(command: string | undefined): boolean {
    return !this.#unsure && command !== undefined && this.#commands.has(command);
  }

  #tell(changes: readonly Change[]): void {
    this.#audience.dismissStrangers();
    if (changes.some(({ anew }) => anew)) this.#audience.sendAll();
    else this.#audience.sendNews(changes.flatMap(({ events }) => events));
    if (changes.some(({ relinked }) => relinked)) this.#audience.sendLinks();
  }

  async #reload(): Promise<void> {
    const row = await this.#store.battle(this.id);
    if (!row) {
      void this.end();
      throw notFound('battle');
    }
    const plan = this.#battle instanceof LiveBattle ? this.#battle.plan : undefined;
    const { entries, stage: battle } = await openRow(this.#store, row, { plan });
    this.#commands = commandsOf(entries);
    if (battle instanceof LiveBattle) battle.takeHeard();
    this.#battle = battle;
    this.#version = entries.length;
    this.#unsure = false;
    this.#audience.dismissStrangers();
    this.#audience.sendAll();
  }

  /** Lets computer players act as long as it is their turn. */
  #runBots(): void {
    if (this.#botsRun || this.#closed || !this.#battle.botToAct) return;
    this.#botsRun = true;
    void this.#playBots().then(
      () => (this.#botsRun = false),
      (error: unknown) => {
        this.#botsRun = false;
        if (this.#closed) return;
        // Where too much waits, these wait a little longer.
        if (!isBusy(error)) this.#trouble(error, this.id);
        this.#runBotsLater();
      },
    );
  }

  /** A full disk may have room again, and a store that was lost may come back. */
  #runBotsLater(): void {
    setTimeout(() => {
      if (this.#audience.size === 0) return;
      this.#inTurn(async () => this.#runBots()).catch(() => this.#closed || this.#runBotsLater());
    }, AGAIN).unref();
  }

  /** Leaves computer players to the server that acted last, until it falls silent. */
  #leaveBots(): void {
    const version = this.#version;
    this.#elsewhere = true;
    setTimeout(() => {
      if (this.#version !== version) return;
      this.#elsewhere = false;
      if (this.#audience.size > 0) this.#runBots();
    }, PATIENCE).unref();
  }

  async #playBots(): Promise<void> {
    for (;;) {
      if (this.#closed || this.#elsewhere) return;
      const battle = this.#battle;
      const version = this.#version;
      const step = await thinkingOf(battle, this.#thinker);
      if (!step) return;
      const goesOn = await this.#inTurn(async () => {
        if (this.#version !== version || this.#battle !== battle || this.#closed) return !this.#closed;
        await this.#keep(step, undefined);
        return true;
      });
      if (!goesOn) return;
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

const stale = (): Refused =>
  new Refused('stale', 'The battle has moved on in the meantime: look again before you decide.', { status: 409 });

/** Whether the threads have too much to do. */
const isBusy = (error: unknown): boolean => error instanceof Refused && (error.status === 429 || error.status === 503);

/** Some commands hold whatever has happened since. */
const isForAnyTime = ({ type }: ClientMessage): boolean => ANY_TIME.includes(type);

const ANY_TIME: readonly ClientMessage['type'][] = ['concede', 'take-back', 'wish', 'roll', 'withdraw', 'host'];

/** A command as it is kept: an id counts only for the person who gave it. */
const commandOf = (person: string, id: string): string => `${person} ${id}`;

/** The places that people took and lost with these entries. */
const placesIn = (entries: readonly BattleEntry[]): Pick<Append, 'members' | 'left'> => ({
  members: entries.flatMap((entry) => (entry.kind === 'seat' ? [{ person: entry.person, side: entry.side }] : [])),
  left: entries.flatMap((entry) =>
    entry.kind === 'free' && entry.person ? [{ person: entry.person, side: entry.side }] : [],
  ),
});

const unkeptOf = (stage: Stage): readonly BattleEntry[] => (stage instanceof LiveBattle ? stage.unkept : []);

const storyOf = (stage: Stage, entry: BattleEntry): Pick<Entry, 'story'> => {
  const story = stage instanceof LiveBattle ? stage.storyOf(entry) : undefined;
  return story === undefined ? {} : { story };
};

/** The state after entries, where they changed it. */
const snapshotAfter = (stage: Stage, entries: readonly BattleEntry[]): Pick<Append, 'snapshot'> =>
  stage instanceof LiveBattle && entries.some(({ kind }) => CHANGES_STATE.includes(kind))
    ? { snapshot: stage.snapshot() }
    : {};

/** Entries of other servers after which a battle is read again. */
const REWRITES: readonly BattleEntry['kind'][] = ['terrain-done', 'free', 'erased'];

const CHANGES_STATE: readonly BattleEntry['kind'][] = ['step', 'back', 'rules'];

const commandsOf = (entries: readonly Entry[]): Map<string, number> =>
  new Map(entries.flatMap(({ command, seq }) => (command === undefined ? [] : [[command, seq] as const])));
