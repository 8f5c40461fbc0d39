import { notFound, RefusedRequest } from '../common/problem.ts';
import type { StoredEntry, Store } from '../store/store.ts';
import { appendOf } from './append.ts';
import type { BattleChange } from './change.ts';
import { type CommandEntry, commandsOf } from './command-ids.ts';
import type { BattleEntry } from './entry.ts';
import { LiveBattle } from './live-battle.ts';
import { bodiesOf, openRow } from './opening.ts';
import type { LiveStage } from './stage.ts';

/** The listener of a stored battle. */
export interface StageListener {
  /** Changes were stored. */
  changed(changes: readonly BattleChange[]): void;
  /** The battle was read again from the store. */
  reloaded(): void;
  /** Another server acted last. */
  actedElsewhere(): void;
  /** The battle is no longer stored. */
  removed(): void;
  trouble(error: unknown): void;
}

/** A battle in memory and in the store: a change is in both of them or in none. */
export class StoredStage {
  readonly #store: Store;
  readonly #listener: StageListener;
  #battle: LiveStage;
  #version: number;
  /** The commands carried out, with the state that each led to. */
  #commands: Map<string, number>;
  /** Whether memory may be ahead of the store. */
  #unsure = false;

  constructor(store: Store, battle: LiveStage, entries: readonly CommandEntry[], listener: StageListener) {
    this.#store = store;
    this.#listener = listener;
    this.#battle = battle;
    this.#version = entries.length;
    this.#commands = commandsOf(entries);
    if (battle instanceof LiveBattle) battle.takeHeard();
  }

  get battle(): LiveStage {
    return this.#battle;
  }

  get version(): number {
    return this.#version;
  }

  /** Returns the state that a command led to, if it was carried out. */
  after(command: string): number | undefined {
    return this.#commands.get(command);
  }

  /** Makes sure that memory and store agree. */
  async settle(): Promise<void> {
    if (this.#unsure) await this.#reload();
  }

  /** Changes the battle and stores the change; false if another server was faster. A change that cannot be stored is undone. */
  async keep(make: () => BattleChange, command?: string): Promise<boolean> {
    try {
      const change = make();
      const stage = change.next ?? this.#battle;
      const bodies = [...unkeptOf(stage), ...change.entries];
      if (await this.#store.append(this.#battle.id, this.#version, appendOf(stage, bodies, command))) {
        if (stage instanceof LiveBattle) stage.isKept();
        this.#version += bodies.length;
        this.#battle = stage;
        if (command !== undefined) this.#commands.set(command, this.#version);
        this.#listener.changed([change]);
        return true;
      }
    } catch (error) {
      if (error instanceof RefusedRequest) throw error;
      this.#unsure = true;
      await this.#reload().catch(() => undefined);
      if (this.#isKept(command)) return true;
      throw error;
    }
    this.#unsure = true;
    await this.#reload();
    this.#listener.actedElsewhere();
    return this.#isKept(command);
  }

  /** Returns whether a command was carried out: here, by another server, or by a store that failed to confirm it. */
  #isKept(command: string | undefined): boolean {
    return !this.#unsure && command !== undefined && this.#commands.has(command);
  }

  /** Repeats the entries that another server has stored. */
  async follow(): Promise<void> {
    const entries = await this.#store.entries(this.#battle.id, this.#version);
    if (entries.length === 0) return this.#lookForRow();
    const bodies = bodiesOf(entries);
    if (bodies.some(({ kind }) => REWRITES.includes(kind))) await this.#reload();
    else await this.#repeat(entries, bodies);
    this.#listener.actedElsewhere();
  }

  async #lookForRow(): Promise<void> {
    if (!(await this.#store.battle(this.#battle.id))) this.#listener.removed();
  }

  async #repeat(entries: readonly StoredEntry[], bodies: readonly BattleEntry[]): Promise<void> {
    try {
      const changes = bodies.map((body) => this.#battle.follow(body));
      this.#version += entries.length;
      for (const [command, seq] of commandsOf(entries)) this.#commands.set(command, seq);
      this.#listener.changed(changes);
    } catch (error) {
      this.#listener.trouble(error);
      this.#unsure = true;
      await this.#reload();
    }
  }

  async #reload(): Promise<void> {
    const row = await this.#store.battle(this.#battle.id);
    if (!row) {
      this.#listener.removed();
      throw notFound('battle');
    }
    const plan = this.#battle instanceof LiveBattle ? this.#battle.plan : undefined;
    const { entries, stage: battle } = await openRow(this.#store, row, { plan });
    this.#commands = commandsOf(entries);
    if (battle instanceof LiveBattle) battle.takeHeard();
    this.#battle = battle;
    this.#version = entries.length;
    this.#unsure = false;
    this.#listener.reloaded();
  }
}

/** The kinds of other servers' entries after which a battle is read again. */
const REWRITES: readonly BattleEntry['kind'][] = ['terrain-done', 'free', 'erased'];

const unkeptOf = (stage: LiveStage): readonly BattleEntry[] => (stage instanceof LiveBattle ? stage.unkept : []);
