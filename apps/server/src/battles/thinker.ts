import type { Table } from '@muster/engine';
import type { ContinueRecord } from '@muster/protocol';
import type { TerrainDraft, TerrainMove } from '@muster/rules';
import type { Person } from '../store/store.ts';
import type { Bot, Decision } from './bot.ts';
import type { BattleEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';
import type { LiveBattle } from './live-battle.ts';
import { Recent } from './recent.ts';
import { REMEMBERED } from './orders.ts';
import { Thread } from './thread.ts';

/** How long a record may take to be played again, in milliseconds; real ones take less than a second. */
const LONGEST = 20_000;

/** A thread that decides for computer players, and what it remembers. */
class Mind {
  #known = new Recent<string, true>(REMEMBERED);
  readonly thread: Thread = new Thread(() => {
    this.#known = new Recent(REMEMBERED);
  });

  decide(battle: LiveBattle, { level, character }: Bot, side: number): Promise<Decision> {
    const { header, id } = battle;
    let isNew = false;
    this.#known.get(id, () => (isNew = true));
    return this.thread.do<'decide'>({
      kind: 'decide',
      battle: id,
      header: isNew ? header : undefined,
      words: battle.seenBy(side),
      side,
      level,
      character,
    });
  }
}

/** Thinks for computer players and lays tables, where nobody has to wait for it. Whoever thinks long holds up only their like. */
export class Thinker {
  readonly #quick = new Mind();
  readonly #deep = new Mind();
  /** What strangers bring is done apart from everything else. */
  readonly #apart = new Thread();

  /** Jobs that wait for a thread or are being done, by kind. */
  get queues(): Readonly<Record<string, number>> {
    return { quick: this.#quick.thread.jobs, deep: this.#deep.thread.jobs, records: this.#apart.jobs };
  }

  /** What a computer player does. */
  decide(battle: LiveBattle, bot: Bot, side: number): Promise<Decision> {
    return (bot.level === 'general' ? this.#deep : this.#quick).decide(battle, bot, side);
  }

  /** The first steps of a battle: markers and armies placed as a captain would. */
  prepare(header: BattleHeader): Promise<BattleEntry[]> {
    return this.#quick.thread.do<'prepare'>({ kind: 'prepare', header });
  }

  /** The header of a battle that goes on from a record that somebody brings. */
  continued(person: Person, order: ContinueRecord): Promise<BattleHeader> {
    return this.#apart.do<'continue'>({ kind: 'continue', person, order }, LONGEST);
  }

  /** A generated table. */
  table(system: string, seed: string, sides: number): Promise<Table> {
    return this.#quick.thread.do<'table'>({ kind: 'table', system, seed, sides });
  }

  /** What a computer player does in terrain placement by turns. */
  terrain(draft: TerrainDraft, seed: string): Promise<TerrainMove> {
    return this.#quick.thread.do<'terrain'>({ kind: 'terrain', draft, seed });
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.thread, this.#deep.thread, this.#apart].map((thread) => thread.close()));
  }
}
