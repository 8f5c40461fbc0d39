import { StoreTrouble } from '../common/trouble.ts';

/** Returns the error for a database that is too new for this program. */
export const tooNew = (at: number, known: number): StoreTrouble =>
  new StoreTrouble('newer', {
    sentence: `This database was made by a newer version of Muster (database ${at}, program ${known}): update Muster.`,
  });

/**
 * The migrations that create the tables of a store, in SQL that both SQLite and PostgreSQL understand. The version of a
 * database is the number of its migrations. Only ever append a migration: never change or remove one.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table people (
    id text primary key,
    name text not null,
    account text unique,
    password text,
    created bigint not null
  );
  create table battles (
    id text primary key,
    header text not null,
    summary text not null,
    version integer not null,
    created bigint not null,
    updated bigint not null
  );
  create table entries (
    battle text not null references battles (id),
    seq integer not null,
    command text,
    body text not null,
    primary key (battle, seq)
  );
  create unique index entries_command on entries (battle, command) where command is not null;
  create table members (
    battle text not null references battles (id),
    person text not null references people (id),
    side integer not null,
    primary key (battle, person, side)
  );
  create index members_person on members (person);
  create table keeps (
    id text primary key,
    owner text not null references people (id),
    kind text not null,
    name text not null,
    body text not null,
    updated bigint not null
  );
  create index keeps_owner on keeps (owner, kind);
  `,
  `
  alter table people add column seen bigint not null default 0;
  create table sizes (
    item text primary key,
    person text not null references people (id),
    bytes bigint not null
  );
  create index sizes_person on sizes (person);
  insert into sizes (item, person, bytes) select id, owner, octet_length(body) from keeps;
  insert into sizes (item, person, bytes)
    select b.id, m.person, octet_length(b.header) + octet_length(b.summary)
      + coalesce((select sum(octet_length(e.body)) from entries e where e.battle = b.id), 0)
    from battles b join members m on m.battle = b.id and m.side = -1;
  create table probes (
    id text primary key,
    at bigint not null
  );
  `,
  `
  alter table people add column epoch integer not null default 0;
  create table sessions (
    id text primary key,
    person text not null references people (id),
    created bigint not null,
    seen bigint not null,
    browser text not null
  );
  create index sessions_person on sessions (person);
  create table invitations (
    code text primary key,
    created bigint not null,
    used bigint
  );
  `,
  `
  alter table entries add column story text;
  create table snapshots (
    battle text primary key references battles (id) on delete cascade,
    seq integer not null,
    rules text not null,
    body text not null
  );
  `,
];
