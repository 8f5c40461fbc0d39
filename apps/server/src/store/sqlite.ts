import Database from 'libsql';
import { migrateSqlite } from './migrate-sqlite.ts';
import { MIGRATIONS } from './migrations.ts';
import { battleOfRow, battlesOfRows, entryOfRow, keepOfRow, keepRowOf, personOfRow, type Row } from './rows.ts';
import { SqliteWriter, type Statement } from './sqlite-writer.ts';
import type {
  Append,
  BattleHeard,
  BattleRow,
  Entry,
  Keep,
  KeepKind,
  KeepRow,
  OwnBattleRow,
  Person,
  Store,
} from './store.ts';
import { StoreTrouble, troubleOfSqlite } from './trouble.ts';

/** A store in one file, for one server. Other steps than those of this version are for tests. */
export const openSqlite = (file: string, migrations: readonly string[] = MIGRATIONS): Store =>
  new SqliteStore(file, migrations);

class SqliteStore implements Store {
  readonly #db: Database.Database;
  readonly #heard = new Set<BattleHeard>();
  readonly #statements = new Map<string, Database.Statement>();
  readonly #writer: SqliteWriter;

  constructor(file: string, migrations: readonly string[]) {
    this.#db = open(file, migrations);
    this.#writer = new SqliteWriter(file);
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

  /** A file that cannot be read as it should is not written to any more. */
  #read<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      const trouble = troubleOfSqlite(error);
      if (trouble instanceof StoreTrouble && trouble.code === 'damaged') this.#writer.refuse(error);
      throw trouble;
    }
  }

  async addPerson({ id, name, account = null, password = null }: Nullable<Person>): Promise<void> {
    await this.#writer.change({
      sql: 'insert into people (id, name, account, password, created) values (?, ?, ?, ?, ?)',
      values: [id, name, account, password, Date.now()],
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

  async openAccount(id: string, account: string, password: string): Promise<boolean> {
    const free = 'not exists (select 1 from people where account = ?)';
    const sql = `update people set account = ?, password = ? where id = ? and account is null and ${free}`;
    return this.#writer.change({ sql, values: [account, password, id, account], guard: true });
  }

  async addBattle(id: string, header: unknown, append: Append): Promise<number> {
    const now = Date.now();
    const values = [id, JSON.stringify(header), JSON.stringify(append.summary), now, now];
    const sql = 'insert into battles (id, header, summary, version, created, updated) values (?, ?, ?, 0, ?, ?)';
    await this.#writer.change({ sql, values }, ...grow(id, 0, append));
    this.#tell(id, append.entries.length);
    return now;
  }

  async battle(id: string): Promise<BattleRow | undefined> {
    const row = this.#row('select * from battles where id = ?', id);
    return row && battleOfRow(row);
  }

  async entries(id: string, after: number): Promise<Entry[]> {
    return this.#rows('select * from entries where battle = ? and seq > ? order by seq', id, after).map(entryOfRow);
  }

  async append(id: string, version: number, append: Append): Promise<boolean> {
    const grown = await this.#writer.change(...grow(id, version, append));
    if (grown) this.#tell(id, version + append.entries.length);
    return grown;
  }

  async battlesOf(person: string, most: number): Promise<OwnBattleRow[]> {
    const last = `select b.id, b.summary, b.created, b.updated from battles b
      where b.id in (select battle from members where person = ?) order by b.updated desc, b.id limit ?`;
    const sql = `select l.*, m.side from (${last}) l join members m on m.battle = l.id and m.person = ?
      order by l.updated desc, l.id, m.side`;
    return battlesOfRows(this.#rows(sql, person, most, person));
  }

  async keep({ id, owner, kind, name, body }: Omit<Keep, 'updated'>, most: number): Promise<boolean> {
    const room = '(select count(*) from keeps where owner = ? and kind = ? and id <> ?) < ?';
    const sql =
      'insert into keeps (id, owner, kind, name, body, updated) ' +
      `select ?, ?, ?, ?, ?, ? where ${room} on conflict (id) do update set name = excluded.name, ` +
      'body = excluded.body, updated = excluded.updated where keeps.owner = excluded.owner';
    const values = [id, owner, kind, name, JSON.stringify(body), Date.now(), owner, kind, id, most];
    return this.#writer.change({ sql, values, guard: true });
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
    return this.#writer.change({
      sql: 'delete from keeps where id = ? and owner = ?',
      values: [id, owner],
      guard: true,
    });
  }

  watch(heard: BattleHeard): () => void {
    this.#heard.add(heard);
    return () => this.#heard.delete(heard);
  }

  #tell(battle: string, version: number): void {
    for (const heard of this.#heard) heard(battle, version);
  }

  async check(): Promise<void> {
    this.#row('select count(*) as n from people');
  }

  async close(): Promise<void> {
    await this.#writer.close();
    this.#statements.clear();
    this.#gather();
    this.#db.close();
  }

  /** Brings everything into the one file, so that whoever copies just that has it all; where there is no room it stays beside it. */
  #gather(): void {
    try {
      this.#db.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // It is read from there next time.
    }
  }
}

/** How long reading waits for other programs, in milliseconds: everyone waits with it. */
const READING = 250;

/** Opens a file for reading, and updates it to this version. */
const open = (file: string, migrations: readonly string[]): Database.Database => {
  let db: Database.Database | undefined;
  try {
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

const grow = (id: string, version: number, { entries, summary, members = [] }: Append): Statement[] => [
  {
    sql: 'update battles set version = ?, summary = ?, updated = ? where id = ? and version = ?',
    values: [version + entries.length, JSON.stringify(summary), Date.now(), id, version],
    guard: true,
  },
  ...entries.map(({ command = null, body }, i) => ({
    sql: 'insert into entries (battle, seq, command, body) values (?, ?, ?, ?)',
    values: [id, version + i + 1, command, JSON.stringify(body)],
  })),
  ...members.map(({ person, side }) => ({
    sql: 'insert into members (battle, person, side) values (?, ?, ?) on conflict do nothing',
    values: [id, person, side],
  })),
];

/** What may be missing is null in a database. */
type Nullable<T> = { [K in keyof T]: undefined extends T[K] ? T[K] | null : T[K] };
