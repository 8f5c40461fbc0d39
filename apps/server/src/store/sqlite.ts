import { closeSync, existsSync, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import Database from 'libsql';
import { FORGOTTEN, GUESTS_AT_ONCE, OWNED } from './guests.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import { MIGRATIONS } from './migrations.ts';
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
  storiesOf,
} from './rows.ts';
import type { Sql } from './sql.ts';
import { SqliteWriter, type Statement } from './sqlite-writer.ts';
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
import { StoreTrouble, troubleOfSqlite } from '../common/trouble.ts';

/** The options for opening a file. */
export interface SqliteOptions {
  /** Other migrations than those of this version, for tests. */
  migrations?: readonly string[];
  /** How long changes wait for other programs that lock the file, in milliseconds. */
  patience?: number;
}

/** A store in one file, for one server. */
export const openSqlite = (file: string, options: SqliteOptions = {}): Store => new SqliteStore(file, options);

class SqliteStore implements Store {
  readonly #file: string;
  readonly #db: Database.Database;
  readonly #heard = new Set<BattleHeard>();
  readonly #statements = new Map<string, Database.Statement>();
  readonly #writer: SqliteWriter;
  readonly sql: Sql = {
    rows: async (sql, ...values) => this.#rows(sql, ...values),
    change: (...statements) => this.#writer.change(...statements),
  };
  #closed = false;

  constructor(file: string, { migrations = MIGRATIONS, patience }: SqliteOptions) {
    this.#file = file;
    this.#db = open(file, migrations);
    this.#writer = new SqliteWriter(file, patience);
  }

  #statement(sql: string): Database.Statement {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  #row(sql: string, ...values: unknown[]): Row | undefined {
    return this.#read(() => this.#statement(sql).get(...values) as Row | undefined);
  }

  #rows(sql: string, ...values: unknown[]): Row[] {
    return this.#read(() => this.#statement(sql).all(...values) as Row[]);
  }

  /** Stops writing to a file that has read errors. */
  #read<T>(work: () => T): T {
    // Reading a closed database would end the whole process.
    if (this.#closed) throw new Error('the store is closed');
    try {
      return work();
    } catch (error) {
      const trouble = troubleOfSqlite(error);
      if (trouble instanceof StoreTrouble && trouble.code === 'damaged') this.#writer.refuse(error);
      throw trouble;
    }
  }

  async addPerson({ id, name, account = null, password = null }: Nullable<Person>): Promise<void> {
    const now = Date.now();
    await this.#writer.change({
      sql: 'insert into people (id, name, account, password, created, seen) values (?, ?, ?, ?, ?, ?)',
      values: [id, name, account, password, now, now],
    });
  }

  async person(id: string): Promise<Person | undefined> {
    const row = this.#row('select * from people where id = ?', id);
    return row && personOfRow(row);
  }

  async personOf(account: string): Promise<Person | undefined> {
    const row = this.#row('select * from people where account = ?', account);
    return row && personOfRow(row);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#writer.change({ sql: 'update people set name = ? where id = ?', values: [name, id] });
  }

  async noteSeen(id: string, at: number): Promise<void> {
    await this.#writer.change({ sql: 'update people set seen = ? where id = ?', values: [at, id] });
  }

  async used(id: string): Promise<number> {
    return Number(this.#row('select coalesce(sum(bytes), 0) as bytes from sizes where person = ?', id)?.bytes);
  }

  async prune(before: number): Promise<Pruned> {
    await this.#writer.change({ sql: 'update people set seen = ? where seen = 0', values: [Date.now()] });
    const doomed = `select id from people where ${FORGOTTEN} order by id limit ${GUESTS_AT_ONCE}`;
    const count = (sql: string): number => Number(this.#row(sql, before)?.n);
    const removal = [...OWNED, ['people', 'id'] as const].map(([table, column]) => ({
      sql: `delete from ${table} where ${column} in (${doomed})`,
      values: [before],
    }));
    const pruned = { guests: 0, keeps: 0 };
    for (;;) {
      const guests = count(`select count(*) as n from (${doomed})`);
      if (guests === 0) return pruned;
      pruned.keeps += count(`select count(*) as n from keeps where owner in (${doomed})`);
      pruned.guests += guests;
      await this.#writer.change(...removal);
    }
  }

  async addBattle(id: string, header: unknown, append: Append): Promise<number> {
    const now = Date.now();
    const texts = [JSON.stringify(header), JSON.stringify(append.summary)];
    const values = [id, ...texts, now, now];
    const sql = 'insert into battles (id, header, summary, version, created, updated) values (?, ?, ?, 0, ?, ?)';
    await this.#writer.change({ sql, values }, ...sizeOf(id, texts, append), ...grow(id, 0, append));
    this.#tell(id, append.entries.length);
    return now;
  }

  async battle(id: string): Promise<BattleRow | undefined> {
    const row = this.#row('select * from battles where id = ?', id);
    return row && battleOfRow(row);
  }

  async entries(id: string, after: number): Promise<StoredEntry[]> {
    return this.#rows('select * from entries where battle = ? and seq > ? order by seq', id, after).map(entryOfRow);
  }

  async snapshot(id: string): Promise<Snapshot | undefined> {
    const row = this.#row('select * from snapshots where battle = ?', id);
    return row && snapshotOfRow(row);
  }

  async append(id: string, version: number, append: Append): Promise<boolean> {
    const grown = await this.#writer.change(...grow(id, version, append));
    if (grown) this.#tell(id, version + append.entries.length);
    return grown;
  }

  async battlesOf(person: string, most: number): Promise<OwnBattleRow[]> {
    const last = `select b.id, b.summary, b.created, b.updated from battles b
      where b.id in (select battle from members where person = ?) order by b.updated desc, b.id limit ?`;
    const others = 'select count(*) from members o where o.battle = l.id and o.person <> ?';
    const sql = `select l.*, m.side, (${others}) as others from (${last}) l
      join members m on m.battle = l.id and m.person = ? order by l.updated desc, l.id, m.side`;
    return battlesOfRows(this.#rows(sql, person, person, most, person));
  }

  async keep({ id, owner, kind, name, body }: Omit<Keep, 'updated'>, { most, bytes }: StorageLimits): Promise<boolean> {
    const size = Buffer.byteLength(body);
    const few = '(select count(*) from keeps where owner = ? and kind = ? and id <> ?) < ?';
    const small = '(select coalesce(sum(bytes), 0) from sizes where person = ? and item <> ?) + ? <= ?';
    const sql =
      'insert into keeps (id, owner, kind, name, body, updated) ' +
      `select ?, ?, ?, ?, ?, ? where ${few} and ${small} on conflict (id) do update set name = excluded.name, ` +
      'body = excluded.body, updated = excluded.updated where keeps.owner = excluded.owner';
    const values = [id, owner, kind, name, body, Date.now(), owner, kind, id, most, owner, id, size, bytes];
    return this.#writer.change({ sql, values, guard: true }, { sql: SIZED, values: [id, owner, size] });
  }

  async kept(id: string): Promise<Keep | undefined> {
    const row = this.#row('select * from keeps where id = ?', id);
    return row && keepOfRow(row);
  }

  async keptBy(owner: string, kind: KeepKind): Promise<KeepRow[]> {
    const sql = 'select id, kind, name, updated from keeps where owner = ? and kind = ? order by updated desc, id';
    return this.#rows(sql, owner, kind).map(keepRowOf);
  }

  async forget(id: string, owner: string): Promise<boolean> {
    return this.#writer.change(
      { sql: 'delete from keeps where id = ? and owner = ?', values: [id, owner], guard: true },
      { sql: 'delete from sizes where item = ?', values: [id] },
    );
  }

  watch(heard: BattleHeard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  #tell(battle: string, version: number): void {
    for (const heard of this.#heard) heard(battle, version);
  }

  async check(): Promise<void> {
    const sql = 'insert into probes (id, at) values (?, ?) on conflict (id) do update set at = excluded.at';
    await this.#writer.change({ sql, values: ['server', Date.now()] });
  }

  async size(): Promise<number> {
    const files = await Promise.all([this.#file, `${this.#file}-wal`].map((file) => stat(file).catch(() => undefined)));
    return files.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  }

  get waiting(): number {
    return this.#writer.waiting;
  }

  async close(): Promise<void> {
    await this.#writer.close();
    this.#closed = true;
    this.#statements.clear();
    this.#gather();
    this.#db.close();
  }

  /** Merges the log into the database file, so that a copy of this file is complete; keeps the log if the disk is full. */
  #gather(): void {
    try {
      this.#db.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // The log is read next time.
    }
  }
}

/** How long reading waits for other programs, in milliseconds; it blocks the server. */
const READING = 250;

/** Opens a file for reading, and updates it to this version. */
const open = (file: string, migrations: readonly string[]): Database.Database => {
  let db: Database.Database | undefined;
  try {
    createPrivately(file);
    db = new Database(file);
    // The program that had it open before may still be closing it.
    db.exec(
      'pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;',
    );
    migrateSqlite(db, file, migrations);
    db.exec(`pragma busy_timeout = ${READING}`);
    return db;
  } catch (error) {
    db?.close();
    throw troubleOfSqlite(error);
  }
};

/** Creates a file that only its owner can read, because it will have password hashes; its log files get the same rights. */
const createPrivately = (file: string): void => {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
};

const SIZED =
  'insert into sizes (item, person, bytes) values (?, ?, ?) on conflict (item) do update set bytes = excluded.bytes';

/** A new battle counts for the person who created it. */
const sizeOf = (id: string, texts: readonly string[], { members = [] }: Append): Statement[] =>
  members.filter(({ side }) => side < 0).map(({ person }) => ({ sql: SIZED, values: [id, person, bytesOf(texts)] }));

const grow = (
  id: string,
  version: number,
  { entries, summary, members = [], left = [], snapshot }: Append,
): Statement[] => {
  const bodies = entries.map(({ body }) => JSON.stringify(body));
  return [
    {
      sql: 'update battles set version = ?, summary = ?, updated = ? where id = ? and version = ?',
      values: [version + entries.length, JSON.stringify(summary), Date.now(), id, version],
      guard: true,
    },
    ...entries.map(({ command = null, story = null }, i) => ({
      sql: 'insert into entries (battle, seq, command, body, story) values (?, ?, ?, ?, ?)',
      values: [id, version + i + 1, command, bodies[i], story],
    })),
    {
      sql: 'update sizes set bytes = bytes + ? where item = ?',
      values: [bytesOf([...bodies, ...storiesOf(entries)]), id],
    },
    ...(snapshot
      ? [{ sql: SNAPSHOT, values: [id, version + entries.length, snapshot.rules, JSON.stringify(snapshot.body)] }]
      : []),
    ...left.map(({ person, side }) => ({
      sql: 'delete from members where battle = ? and person = ? and side = ?',
      values: [id, person, side],
    })),
    ...members.map(({ person, side }) => ({
      sql: 'insert into members (battle, person, side) values (?, ?, ?) on conflict do nothing',
      values: [id, person, side],
    })),
  ];
};

const SNAPSHOT =
  'insert into snapshots (battle, seq, rules, body) values (?, ?, ?, ?) on conflict (battle) do update set ' +
  'seq = excluded.seq, rules = excluded.rules, body = excluded.body';

/** Returns null for missing values. */
type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };
