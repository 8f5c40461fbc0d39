import type { Sql } from '../store/sql.ts';

/** The pause between two battles that are opened in the background, in milliseconds. */
const PAUSE = 100;

/** A page that waits until its battle is opened. */
export interface WaitingPage {
  woken: Promise<void>;
  /** Ends the wait of this page. */
  wake(): void;
}

/**
 * Pages that reconnected after a restart and know the state of their battle. Their battles are opened one after another in
 * the background, or at once when they are needed, so that a restart costs little.
 */
export class WaitingPages {
  readonly #pages = new Map<string, Set<() => void>>();
  #timer: NodeJS.Timeout | undefined;

  get size(): number {
    return this.#pages.size;
  }

  /** Lets a page wait for its battle. */
  add(battle: string): WaitingPage {
    const pages = this.#pages.get(battle) ?? new Set();
    this.#pages.set(battle, pages);
    let resolve: () => void = () => undefined;
    const woken = new Promise<void>((done) => (resolve = done));
    const wake = (): void => {
      pages.delete(resolve);
      if (pages.size === 0) this.#pages.delete(battle);
      resolve();
    };
    pages.add(resolve);
    this.#timer ??= setTimeout(() => this.#next(), PAUSE).unref();
    return { woken, wake };
  }

  /** Wakes all pages of a battle. */
  wake(battle: string): void {
    const pages = this.#pages.get(battle);
    this.#pages.delete(battle);
    for (const resolve of pages ?? []) resolve();
  }

  /** Wakes everyone. */
  end(): void {
    clearTimeout(this.#timer);
    for (const battle of this.#pages.keys()) this.wake(battle);
  }

  #next(): void {
    this.#timer = undefined;
    const [battle] = this.#pages.keys();
    if (battle === undefined) return;
    this.wake(battle);
    this.#timer = setTimeout(() => this.#next(), PAUSE).unref();
  }
}

/** Returns how many entries a battle has, for a person who is part of it. */
export const versionFor = async (sql: Sql, battle: string, person: string): Promise<number | undefined> => {
  const [row] = await sql.rows(
    'select version from battles where id = ? and exists (select 1 from members where battle = ? and person = ?)',
    battle,
    battle,
    person,
  );
  return row === undefined ? undefined : Number(row['version']);
};
