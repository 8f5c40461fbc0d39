import type { Hub } from '../battles/hub.ts';
import { RefusedRequest } from '../common/problem.ts';
import { keepOfRow } from '../store/rows.ts';
import type { OwnBattleRow, Person, Store } from '../store/store.ts';
import { createdOf } from '../people/accounts.ts';
import { sessionsOf } from '../people/sessions.ts';

/** The most exported battles. */
const MOST = 1_000_000;

/** Yields the data of a person as JSON text: account, sessions, saved items and battle records. */
export async function* exportOf(store: Store, hub: Hub, { id, name, account }: Person): AsyncGenerator<string> {
  const { sql } = store;
  const created = await createdOf(sql, id);
  yield `{"format":"muster-person","version":1,"exported":${Date.now()}`;
  yield `,"person":${JSON.stringify({ id, name, account, created })}`;
  const sessions = (await sessionsOf(sql, id)).map(({ browser, created: begun, seen }) => ({
    browser,
    created: begun,
    seen,
  }));
  yield `,"sessions":${JSON.stringify(sessions)}`;
  yield* list('keeps', await idsOf(sql.rows('select id from keeps where owner = ? order by id', id)), async (keep) => {
    const [row] = await sql.rows('select * from keeps where id = ?', keep);
    if (!row) return undefined;
    const { owner: _, body, ...kept } = keepOfRow(row);
    return withText(kept, 'body', body);
  });
  yield* list('battles', await store.battlesOf(id, MOST), (battle) => battleOf(hub, id, battle));
  yield '}\n';
}

const idsOf = async (rows: Promise<readonly Readonly<Record<string, unknown>>[]>): Promise<string[]> =>
  (await rows).map(({ id }) => String(id));

/** Yields a list of texts one by one, so that other requests are answered in between. */
async function* list<T>(
  name: string,
  things: readonly T[],
  make: (thing: T) => Promise<string | undefined>,
): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let first = true;
  for (const thing of things) {
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    const made = await make(thing);
    if (made === undefined) continue;
    yield `${first ? '' : ','}\n${made}`;
    first = false;
  }
  yield ']';
}

/** Returns the text of an object with one more value that is already text. */
const withText = (object: object, name: string, text: string): string =>
  `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:${text}}`;

/** Returns a battle with its record as the player may see it, or with a sentence about the error. */
const battleOf = async (
  hub: Hub,
  person: string,
  { id, created, updated, sides, summary }: OwnBattleRow,
): Promise<string | undefined> => {
  const battle = { id, created, updated, sides, summary };
  try {
    const record = await hub.record(person, id);
    return record && withText(battle, 'record', record);
  } catch (error) {
    const problem = error instanceof RefusedRequest ? error.sentence : 'This battle cannot be opened.';
    return JSON.stringify({ ...battle, problem });
  }
};
