import type { BattleSummary } from '@muster/protocol';
import { emptyLedger, addEntry, type BattleEntry } from '../battles/entry.ts';
import type { BattleHeader } from '../battles/header.ts';
import { newToken } from '../battles/new-seat.ts';
import { bodiesOf } from '../battles/opening.ts';
import { REMOVED_PLAYER, seatsOf, sidesOf } from '../battles/seating.ts';
import { deletingBattle } from '../store/battle-tables.ts';
import { OWNED } from '../store/guests.ts';
import type { Sql, SqlStatement } from '../store/sql.ts';
import type { BattleRow, StoredEntry, Member, Store } from '../store/store.ts';

/** The battles of a person who was removed. */
export interface Removed {
  /** Deleted, because no one else was part of them. */
  deleted: string[];
  /** Still there for the others. */
  left: string[];
}

/** How often to try again if other people act at the same moment. */
const TRIES = 20;

/** Counts removals, so that servers on the same database notice them. */
const COUNTING: SqlStatement = {
  sql: 'insert into probes (id, at) values (?, 1) on conflict (id) do update set at = probes.at + 1',
  values: ['removals'],
};

/** How often to check whether another program has removed people, in milliseconds. */
const OFTEN = 2000;

/** Watches for people removed by any program; returns a function that stops it. */
export const watchRemovals = (sql: Sql, heard: () => void): (() => void) => {
  let known: number | undefined;
  const look = async (): Promise<void> => {
    const [row] = await sql.rows('select at from probes where id = ?', 'removals');
    const count = Number(row?.at ?? 0);
    if (known !== undefined && count !== known) heard();
    known = count;
  };
  // Try again later if the store fails.
  const tryLook = (): void => void look().catch(() => undefined);
  tryLook();
  const timer = setInterval(tryLook, OFTEN);
  timer.unref();
  return () => clearInterval(timer);
};

/** Removes a person with all their data; in battles with others they become a removed player. */
export const removePerson = async (store: Store, person: string): Promise<Removed> => {
  const deleted = new Set<string>();
  const left = new Set<string>();
  for (let i = 0; i < TRIES; i++) {
    for (const battle of await battlesOf(store.sql, person)) {
      if (await store.sql.change(...deletingBattle(battle, person))) deleted.add(battle);
      else if (await leaveBattle(store, battle, person)) left.add(battle);
    }
    if (await store.sql.change(...deletingPerson(person))) return { deleted: [...deleted], left: [...left] };
  }
  throw new Error('Other people kept changing these battles. Try again.');
};

const battlesOf = async (sql: Sql, person: string): Promise<string[]> =>
  (await sql.rows('select distinct battle from members where person = ?', person)).map(({ battle }) => String(battle));

/** The statements that delete a person once no battle needs them. */
const deletingPerson = (person: string): SqlStatement[] => [
  ...OWNED.map(([table, column]) => ({ sql: `delete from ${table} where ${column} = ?`, values: [person] })),
  {
    sql: 'delete from people where id = ? and not exists (select 1 from members where person = ?)',
    values: [person, person],
    guard: true,
  },
  COUNTING,
];

/** Removes a person from a battle with others; false if it changed in the meantime. */
const leaveBattle = async (store: Store, id: string, person: string): Promise<boolean> => {
  const row = await store.battle(id);
  const heir = await heirOf(store.sql, id, person);
  if (!row || heir === undefined) return false;
  const entries = await store.entries(id, 0);
  if (!(await store.sql.change(...erasing(row, entries, { person, heir })))) return false;
  // Servers with the battle in memory read it again after these entries.
  const summary = row.summary as BattleSummary;
  const sides = sidesIn(row.header as BattleHeader, bodiesOf(entries), person);
  const freeing = (summary.over ? [] : sides).map((side): BattleEntry => ({ kind: 'free', side, token: newToken() }));
  const left = await store.append(id, row.version, {
    entries: [...freeing, { kind: 'erased' } satisfies BattleEntry].map((body) => ({ body })),
    summary: withPlayers(summary, sides, summary.over ? REMOVED_PLAYER : ''),
  });
  const leaving = { sql: 'delete from members where battle = ? and person = ?', values: [id, person] };
  return left && store.sql.change(leaving);
};

const sidesIn = (header: BattleHeader, entries: readonly BattleEntry[], person: string): number[] => {
  const ledger = emptyLedger();
  for (const entry of entries) addEntry(ledger, entry);
  return sidesOf(seatsOf({ header, ledger }), person);
};

const withPlayers = (summary: BattleSummary, sides: readonly number[], name: string): BattleSummary => ({
  ...summary,
  players: summary.players.map((player, side) => (sides.includes(side) ? name : player)),
});

/** Returns the next host of a battle: the player of the lowest side, or another person in it. */
const heirOf = async (sql: Sql, battle: string, person: string): Promise<string | undefined> => {
  const rows = await sql.rows('select person, side from members where battle = ? and person <> ?', battle, person);
  const others = rows.map((row): Member => ({ person: String(row.person), side: Number(row.side) }));
  const playing = others.filter(({ side }) => side >= 0).sort((a, b) => a.side - b.side);
  return (playing[0] ?? others[0])?.person;
};

/** The statements that erase the name of a person from a battle, and give it another host. */
const erasing = (
  { id, header, version }: BattleRow,
  entries: readonly StoredEntry[],
  { person, heir }: { person: string; heir: string },
): SqlStatement[] => {
  const old = header as BattleHeader;
  const seats = old.seats.map((seat) =>
    seat.kind === 'person' && seat.person === person ? { ...seat, name: REMOVED_PLAYER, account: undefined } : seat,
  );
  const isHost = old.by === person;
  const named = entries.filter(({ body }) => isSeatOf(body as BattleEntry, person));
  return [
    {
      sql: 'update battles set header = ? where id = ? and version = ?',
      values: [JSON.stringify({ ...old, by: isHost ? heir : old.by, seats }), id, version],
      guard: true,
    },
    ...named.map(({ seq, body }) => ({
      sql: 'update entries set body = ? where battle = ? and seq = ?',
      values: [JSON.stringify({ ...(body as BattleEntry), name: REMOVED_PLAYER, account: undefined }), id, seq],
    })),
    ...(isHost ? inheriting(id, heir) : []),
  ];
};

/** The statements that make a person the host of a battle, for whom its bytes count. */
const inheriting = (battle: string, heir: string): SqlStatement[] => [
  {
    sql: 'insert into members (battle, person, side) values (?, ?, -1) on conflict do nothing',
    values: [battle, heir],
  },
  { sql: 'update sizes set person = ? where item = ?', values: [heir, battle] },
];

const isSeatOf = (entry: BattleEntry, person: string): boolean => entry.kind === 'seat' && entry.person === person;
