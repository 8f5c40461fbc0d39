import { openBattle } from '../battles/opening.ts';
import { problemsOf } from '../backup/sound.ts';
import type { Config } from '../common/config.ts';
import type { Store } from '../store/store.ts';
import { demandFile } from './open.ts';

/** The result of opening one battle. */
export interface BattleCheck {
  id: string;
  title: string;
  /** The stored state that it opens from, in words; absent if all steps were replayed. */
  from?: string;
  /** Why it cannot be opened. */
  problem?: string;
}

/** Returns the errors of the database itself; none if it is intact. */
export const checkDatabase = (config: Config): string[] => {
  // PostgreSQL has its own tools for this.
  if (config.database !== undefined) return [];
  const file = demandFile(config);
  try {
    return problemsOf(file);
  } catch (error) {
    return [(error as Error).message];
  }
};

/** Opens every battle, one after another, the oldest first. */
export async function* checkBattles(store: Store): AsyncGenerator<BattleCheck> {
  for (const { id } of await store.sql.rows('select id from battles order by created, id'))
    yield await checkBattle(store, String(id));
}

const checkBattle = async (store: Store, id: string): Promise<BattleCheck> => {
  let title = '';
  try {
    const row = await store.battle(id);
    title = (row?.header as { title?: string } | undefined)?.title ?? '';
    const opened = await openBattle(store, id, { replays: true });
    return { id, title, ...(opened?.from === undefined ? {} : { from: opened.from }) };
  } catch (error) {
    return { id, title, problem: (error as Error).message };
  }
};
