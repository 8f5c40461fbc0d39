import { availableParallelism } from 'node:os';
import { type PlayerName, playerNames } from '@muster/ai';
import type { Table } from '@muster/engine';
import type { TerrainDraft, TerrainMove } from '@muster/rules';
import type { Person } from '../store/store.ts';
import type { Bot, BotDecision } from './bot.ts';
import type { ContinuedBattle } from './continued.ts';
import type { BattleEntry } from './entry.ts';
import type { BattleHeader } from './header.ts';
import { JobLane } from './lane.ts';
import type { LiveBattle } from './live-battle.ts';
import { timeLimits } from './orders.ts';
import type { OrderOf } from './orders.ts';
import type { GivenFiles, ReadFiles, ReadKeeping } from './reading.ts';
import type { BattleRows } from './battle-rows.ts';
import { isTooLong } from './thread.ts';

/** The most waiting jobs of a lane. */
const MOST = 1000;

/** The most battles of one person whose computer players may wait. */
const MOST_BOTS = 100;

/** A table to generate. */
export type TableOrder = Omit<OrderOf<'table'>, 'kind'>;

/** Runs slow jobs in threads, so that other requests do not wait. */
export class JobRunner {
  readonly #lanes: Record<'quick' | 'deep' | 'setup' | 'reading', JobLane>;

  /** `each` is how many requests of one person may wait, `jobTime` how many times the usual time each may take. */
  constructor(each: number, jobTime = 1) {
    const bots = { each: MOST_BOTS, all: MOST };
    const requests = { each, all: MOST };
    // With a single core, more threads would only take more memory.
    const several = availableParallelism() > 1 ? 2 : 1;
    const times = timeLimits(jobTime);
    this.#lanes = {
      quick: new JobLane(several, bots, times),
      deep: new JobLane(1, bots, times),
      setup: new JobLane(several, requests, times),
      reading: new JobLane(1, requests, times),
    };
  }

  /** Waiting and running jobs, by lane. */
  get queues(): Readonly<Record<string, number>> {
    return Object.fromEntries(Object.entries(this.#lanes).map(([name, lane]) => [name, lane.jobs]));
  }

  /** Returns the decision of a computer player. */
  decide(battle: LiveBattle, bot: Bot, side: number): Promise<BotDecision> {
    const { header, id } = battle;
    const words = battle.seenBy(side);
    const { character } = bot;
    return inTime(bot.level, (level) => {
      const lane = level === 'general' ? this.#lanes.deep : this.#lanes.quick;
      return lane.do<'decide'>(header.by, { kind: 'decide', battle: id, header, words, side, level, character });
    });
  }

  /** Returns the first steps of a battle: objectives and armies placed as a captain would. */
  prepare(header: BattleHeader): Promise<BattleEntry[]> {
    return this.#lanes.setup.do<'prepare'>(header.by, { kind: 'prepare', header });
  }

  /** The header of a battle that continues another. */
  continued(battle: ContinuedBattle): Promise<BattleHeader> {
    return this.#lanes.setup.do<'continue'>(battle.person.id, { kind: 'continue', ...battle });
  }

  /** The header of a battle that continues a record, out of the body of a request. */
  continuedRecord(person: Person, body: string): Promise<BattleHeader> {
    return this.#lanes.setup.do<'continue-record'>(person.id, { kind: 'continue-record', person, body });
  }

  /** The reply to a request to read a list, for a person or an address. */
  read(by: string, body: string): Promise<string> {
    return this.#lanes.reading.do<'read'>(by, { kind: 'read', body });
  }

  /** The lists and the table of a battle, read from their files. */
  files(by: string, files: GivenFiles): Promise<ReadFiles> {
    return this.#lanes.reading.do<'files'>(by, { kind: 'files', files });
  }

  /** Reads an item to save from the body of a request. */
  keeping(by: string, body: string): Promise<ReadKeeping> {
    return this.#lanes.reading.do<'keep'>(by, { kind: 'keep', body });
  }

  /** The text of the record of a stored battle, for a person. */
  record(by: string, battle: BattleRows): Promise<string> {
    return this.#lanes.setup.do<'record'>(by, { kind: 'record', battle });
  }

  /** Generates a table. */
  table(by: string, order: TableOrder): Promise<Table> {
    return this.#lanes.setup.do<'table'>(by, { kind: 'table', ...order });
  }

  /** Returns the computer's move in terrain placement, for the person who set the battle up. */
  terrain(by: string, draft: TerrainDraft, seed: string): Promise<TerrainMove> {
    return this.#lanes.quick.do<'terrain'>(by, { kind: 'terrain', draft, seed });
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#lanes).map((lane) => lane.close()));
  }
}

/** Decides with a level of computer player, or with the next simpler one if that takes too long. */
export const inTime = async <T>(level: PlayerName, decide: (level: PlayerName) => Promise<T>): Promise<T> => {
  const simpler = playerNames[playerNames.indexOf(level) - 1];
  return decide(level).catch((error: unknown) => {
    if (!isTooLong(error) || simpler === undefined) throw error;
    return inTime(simpler, decide);
  });
};
