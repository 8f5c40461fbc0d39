import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import { FORGOTTEN, GUESTS_AT_ONCE, OWNED } from './guests.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { MIGRATIONS } from './migrations.ts';
import { CHANNEL, Grower, type Grown, growing, type Query, telling } from './postgres-grow.ts';
import {
  battleOfRow,
  battlesOfRows,
  bytesOf,
  entryOfRow,
  keepOfRow,
  keepRowOf,
  personOfRow,
  type Row,
  snapshotOfRow,
} from './rows.ts';
import { numbered, type Sql, type SqlStatement } from './sql.ts';
import type {
  Append,
  BattleHeard,
  BattleRow,
  StoredEntry,
  Keep,
  KeepKind,
  KeepRow,
  OwnBattleRow,
  Person,
  Pruned,
  StorageLimits,
  Snapshot,
  Store,
} from './store.ts';
import { troubleOfPostgres } from '../common/trouble.ts';

/** How long to wait before listening again after the connection was lost, in milliseconds. */
const AGAIN = 1000;

/** How long an answer of the database may take, in milliseconds: a dead connection never answers. */
const PATIENCE = 10_000;

/** The options for opening a database. */
export interface PostgresOptions {
  /** How long an answer may take, in milliseconds. */
  patience?: number;
  /** Whether a database in use may be updated to this version. */
  update?: boolean;
  /** Other migrations than those of this version, for tests. */
  migrations?: readonly string[];
}

/** A store that many servers share. */
export const openPostgres = async (url: string, options: PostgresOptions = {}): Promise<Store> => {
  const { patience = PATIENCE, update = false, migrations = MIGRATIONS } = options;
  await migratePostgres({ url, migrations, update, patience });
  const store = new PostgresStore(url, patience);
  try {
    await store.begin();
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
};

class PostgresStore implements Store {
  readonly #line: ClientConfig;
  readonly #patience: number;
  readonly #pool: Pool;
  readonly #heard = new Map<BattleHeard, () => void>();
  readonly #grower = new Grower(async (growths) => {
    const { rows } = await this.#pool.query<Grown>(growing(growths)).catch(fail);
    if (rows.length > 0) this.#tell(rows);
    return new Set(rows.map(({ id }) => id));
  });
  readonly sql: Sql = {
    rows: (sql, ...values) => this.#rows(numbered(sql), values),
    change: (...statements) => this.#change(statements),
  };
  #ear: Client | undefined;
  /** The last notification sent. */
  #said: Promise<unknown> = Promise.resolve();
  #closed = false;

  constructor(url: string, patience: number) {
    this.#line = { connectionString: url, connectionTimeoutMillis: patience, query_timeout: patience };
    this.#patience = patience;
    this.#pool = new Pool({ ...this.#line, max: 10 });
    // The pool replaces a lost connection, and its user gets an error.
    this.#pool.on('error', () => undefined);
  }

  async begin(): Promise<void> {
    await this.#listen();
  }

  /** Listens on a separate connection, and reconnects when it is lost. */
  async #listen(): Promise<void> {
    const ear = new Client(this.#line);
    this.#ear = ear;
    // A dead connection receives nothing.
    const awake = setInterval(() => {
      this.#say(ear, { text: 'select 1', values: [] })
        .catch(() => ear.end())
        .catch(() => undefined);
    }, this.#patience);
    awake.unref();
    ear.on('notification', ({ payload = '' }) => {
      const [battle, version] = payload.split(' ');
      for (const heard of this.#heard.keys()) heard(battle, Number(version));
    });
    ear.on('error', () => undefined);
    ear.on('end', () => {
      clearInterval(awake);
      if (!this.#closed) setTimeout(() => void this.#listenAgain(), AGAIN).unref();
    });
    await ear.connect();
    await ear.query(`listen ${CHANNEL}`);
    // News need not be written to the disk.
    await ear.query('set synchronous_commit = off');
  }

  /**
   * Notifies all servers of battles that grew, after the write. PostgreSQL confirms only one notifying transaction at a time,
   * so notifying inside the append would make all appends wait for each other. Servers that miss the news find out with the
   * next command.
   */
  #tell(grown: readonly Grown[]): void {
    const news = telling(grown);
    const said = this.#ear ? this.#say(this.#ear, news) : Promise.reject(new Error('the connection is lost'));
    said.catch(() => this.#pool.query(news)).catch(() => undefined);
  }

  /** Sends notifications one after another. */
  #say(ear: Client, query: Query): Promise<unknown> {
    const said = this.#said.then(() => ear.query(query));
    this.#said = said.catch(() => undefined);
    return said;
  }

  /** Reports that notifications may have been missed. */
  async #listenAgain(): Promise<void> {
    const listens = await this.#listen().then(
      () => true,
      () => false,
    );
    if (listens) for (const missed of this.#heard.values()) missed();
  }

  async #together<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch(fail);
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      client.release();
      return result;
    } catch (error) {
      const lost = await client.query('rollback').then(
        () => false,
        () => true,
      );
      client.release(lost);
      throw troubleOfPostgres(error);
    }
  }

  async #change(statements: readonly SqlStatement[]): Promise<boolean> {
    try {
      await this.#together(async (client) => {
        for (const { sql, values, guard } of statements) {
          const { rowCount } = await client.query(numbered(sql), [...values]);
          if (guard && rowCount === 0) throw REFUSED;
        }
      });
      return true;
    } catch (error) {
      if (error === REFUSED) return false;
      throw error;
    }
  }

  async #run(sql: string, values: readonly unknown[]): Promise<number> {
    return (await this.#pool.query(sql, [...values]).catch(fail)).rowCount ?? 0;
  }

  async #rows(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.#pool.query(sql, [...values]).catch(fail)).rows;
  }

  async #row<T>(read: (row: Row) => T, sql: string, values: readonly unknown[]): Promise<T | undefined> {
    const [row] = await this.#rows(sql, values);
    return row && read(row);
  }

  async addPerson({ id, name, account, password }: Person): Promise<void> {
    const sql = 'insert into people (id, name, account, password, created, seen) values ($1, $2, $3, $4, $5, $5)';
    await this.#run(sql, [id, name, account, password, Date.now()]);
  }

  person(id: string): Promise<Person | undefined> {
    return this.#row(personOfRow, 'select * from people where id = $1', [id]);
  }

  personOf(account: string): Promise<Person | undefined> {
    return this.#row(personOfRow, 'select * from people where account = $1', [account]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#run('update people set name = $2 where id = $1', [id, name]);
  }

  async noteSeen(id: string, at: number): Promise<void> {
    await this.#run('update people set seen = $2 where id = $1', [id, at]);
  }

  async used(id: string): Promise<number> {
    const [row] = await this.#rows('select coalesce(sum(bytes), 0) as bytes from sizes where person = $1', [id]);
    return Number(row.bytes);
  }

  async prune(before: number): Promise<Pruned> {
    await this.#run('update people set seen = $1 where seen = 0', [Date.now()]);
    const doomed = `select id from people where ${FORGOTTEN.replace('?', '$1')} order by id limit ${GUESTS_AT_ONCE}`;
    const pruned = { guests: 0, keeps: 0 };
    for (;;) {
      const removed = await this.#together(async (client) => {
        const { rows } = await client.query<{ id: string }>(`${doomed} for update`, [before]);
        const ids = rows.map(({ id }) => id);
        const counts: Record<string, number> = {};
        for (const [table, column] of [...OWNED, ['people', 'id'] as const]) {
          const { rowCount } = await client.query(`delete from ${table} where ${column} = any($1)`, [ids]);
          counts[table] = rowCount ?? 0;
        }
        return counts;
      });
      if (removed.people === 0) return pruned;
      pruned.guests += removed.people;
      pruned.keeps += removed.keeps;
    }
  }

  async addBattle(id: string, header: unknown, append: Append): Promise<number> {
    const now = Date.now();
    await this.#together(async (client) => {
      const texts = [JSON.stringify(header), JSON.stringify(append.summary)];
      const values = [id, ...texts, now, now];
      const sql = 'insert into battles (id, header, summary, version, created, updated) values ($1, $2, $3, 0, $4, $5)';
      await client.query(sql, values);
      // A new battle counts for the person who created it.
      for (const { person, side } of append.members ?? [])
        if (side < 0) await client.query(SIZED, [id, person, bytesOf(texts)]);
      await client.query(growing([{ id, version: 0, append }]));
    });
    this.#tell([{ id, version: append.entries.length }]);
    return now;
  }

  battle(id: string): Promise<BattleRow | undefined> {
    return this.#row(battleOfRow, 'select * from battles where id = $1', [id]);
  }

  async entries(id: string, after: number): Promise<StoredEntry[]> {
    return (await this.#rows('select * from entries where battle = $1 and seq > $2 order by seq', [id, after])).map(
      entryOfRow,
    );
  }

  snapshot(id: string): Promise<Snapshot | undefined> {
    return this.#row(snapshotOfRow, 'select * from snapshots where battle = $1', [id]);
  }

  append(id: string, version: number, append: Append): Promise<boolean> {
    return this.#grower.grow({ id, version, append });
  }

  async battlesOf(person: string, most: number): Promise<OwnBattleRow[]> {
    const last = `select b.id, b.summary, b.created, b.updated from battles b
      where b.id in (select battle from members where person = $1) order by b.updated desc, b.id limit $2`;
    const others = 'select count(*) from members o where o.battle = l.id and o.person <> $1';
    const sql = `select l.*, m.side, (${others}) as others from (${last}) l
      join members m on m.battle = l.id and m.person = $1 order by l.updated desc, l.id, m.side`;
    return battlesOfRows(await this.#rows(sql, [person, most]));
  }

  async keep({ id, owner, kind, name, body }: Omit<Keep, 'updated'>, { most, bytes }: StorageLimits): Promise<boolean> {
    const size = Buffer.byteLength(body);
    const few = '(select count(*) from keeps where owner = $2 and kind = $3 and id <> $1) < $7';
    const small = '(select coalesce(sum(bytes), 0) from sizes where person = $2 and item <> $1) + $8 <= $9';
    const sql =
      'insert into keeps (id, owner, kind, name, body, updated) ' +
      `select $1::text, $2::text, $3::text, $4::text, $5::text, $6::bigint where ${few} and ${small} ` +
      'on conflict (id) do update set name = excluded.name, body = excluded.body, updated = excluded.updated ' +
      'where keeps.owner = excluded.owner';
    return this.#together(async (client) => {
      // One at a time for each person, or concurrent requests would all find the same room.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [owner]);
      const { rowCount } = await client.query(sql, [id, owner, kind, name, body, Date.now(), most, size, bytes]);
      if (rowCount === 1) await client.query(SIZED, [id, owner, size]);
      return rowCount === 1;
    });
  }

  kept(id: string): Promise<Keep | undefined> {
    return this.#row(keepOfRow, 'select * from keeps where id = $1', [id]);
  }

  async keptBy(owner: string, kind: KeepKind): Promise<KeepRow[]> {
    const sql = 'select id, kind, name, updated from keeps where owner = $1 and kind = $2 order by updated desc, id';
    return (await this.#rows(sql, [owner, kind])).map(keepRowOf);
  }

  async forget(id: string, owner: string): Promise<boolean> {
    return this.#together(async (client) => {
      const { rowCount } = await client.query('delete from keeps where id = $1 and owner = $2', [id, owner]);
      if (rowCount === 1) await client.query('delete from sizes where item = $1', [id]);
      return rowCount === 1;
    });
  }

  watch(heard: BattleHeard, missed: () => void = () => undefined): () => void {
    this.#heard.set(heard, missed);
    return () => this.#heard.delete(heard);
  }

  async check(): Promise<void> {
    const sql = 'insert into probes (id, at) values ($1, $2) on conflict (id) do update set at = excluded.at';
    await this.#run(sql, ['server', Date.now()]);
  }

  async size(): Promise<number> {
    const [row] = await this.#rows('select pg_database_size(current_database()) as bytes', []);
    return Number(row.bytes);
  }

  get waiting(): number {
    return this.#grower.waiting;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#ear?.end().catch(() => undefined);
    await this.#pool.end();
  }
}

const fail = (error: unknown): never => {
  throw troubleOfPostgres(error);
};

const SIZED =
  'insert into sizes (item, person, bytes) values ($1, $2, $3) on conflict (item) do update set bytes = excluded.bytes';

/** Thrown to end a change whose guard changed nothing. */
const REFUSED = new Error('nothing was changed');
