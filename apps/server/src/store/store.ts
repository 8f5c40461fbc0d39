import type { Sql } from './sql.ts';

/** A person: a guest with a name, or a player with an account. */
export interface Person {
  id: string;
  name: string;
  /** The name that an account is opened by, in lower case. */
  account?: string;
  /** The password, hashed. */
  password?: string;
  /** The time of their last visit; 0 if unknown. */
  seen?: number;
}

/** A stored change of a battle; the list of them is the battle. */
export interface StoredEntry {
  /** Counted from 1 within the battle. */
  seq: number;
  /** The sender's id of the command; a repeated command is applied once. */
  command?: string;
  body: unknown;
  /** Its events, as JSON text: a version with other rules cannot compute them again. */
  story?: string;
}

/** The state of a battle after its last finished step, from which other versions continue. */
export interface Snapshot {
  /** The number of entries that it covers. */
  seq: number;
  /** The rules that led to it. */
  rules: string;
  body: unknown;
}

/** The side that a person plays in a battle; -1 for the host without a side. */
export interface Member {
  person: string;
  side: number;
}

/** A stored battle: its header, number of entries and summary. */
export interface BattleRow {
  id: string;
  header: unknown;
  summary: unknown;
  version: number;
  created: number;
  updated: number;
}

/** A battle in the list of a person, with the sides they play. */
export interface OwnBattleRow extends Omit<BattleRow, 'header' | 'version'> {
  sides: number[];
  /** Whether the person is the host and no other person has a place in it. */
  alone: boolean;
}

/** The data stored together with new entries, or not at all. */
export interface Append {
  entries: readonly Omit<StoredEntry, 'seq'>[];
  summary: unknown;
  /** Seats that people took with these entries. */
  members?: readonly Member[];
  /** The state after these entries; it replaces the previous one. */
  snapshot?: Omit<Snapshot, 'seq'>;
  /** Seats that people lost with these entries. */
  left?: readonly Member[];
}

/** The kinds of saved items. */
export type KeepKind = 'list' | 'table' | 'book';

/** A list, a table or a book of a person. */
export interface Keep {
  id: string;
  owner: string;
  kind: KeepKind;
  name: string;
  /** JSON text, as it is stored. */
  body: string;
  updated: number;
}

/** The limits of saved items. */
export interface StorageLimits {
  /** The most items of one kind. */
  most: number;
  /** The most bytes that count for this person. */
  bytes: number;
}

/** The numbers of removed guests and items. */
export interface Pruned {
  guests: number;
  keeps: number;
}

/** A saved item in a list. */
export type KeepRow = Omit<Keep, 'owner' | 'body'>;

/** Called when a battle has grown, on any server. */
export type BattleHeard = (battle: string, version: number) => void;

/** The store of a server; a resolved promise means that the change is on the disk. */
export interface Store {
  /** Plain SQL, for sessions, invitations and the work of administrators. */
  readonly sql: Sql;
  addPerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personOf(account: string): Promise<Person | undefined>;
  /** Renames a person. */
  rename(id: string, name: string): Promise<void>;
  /** Stores the time of a visit. */
  noteSeen(id: string, at: number): Promise<void>;
  /** Returns the bytes that a person uses: saved items and created battles. */
  used(id: string): Promise<number>;
  /** Removes guests without battles and without a visit since a time, with their saved items. */
  prune(before: number): Promise<Pruned>;

  /** Stores a new battle; returns the time. */
  addBattle(id: string, header: unknown, append: Append): Promise<number>;
  battle(id: string): Promise<BattleRow | undefined>;
  /** Entries after a number, in their order. */
  entries(id: string, after: number): Promise<StoredEntry[]>;
  /** The last state that was stored. */
  snapshot(id: string): Promise<Snapshot | undefined>;
  /** Appends if the battle has exactly that many entries; false if another server was faster. */
  append(id: string, version: number, append: Append): Promise<boolean>;
  /** Returns the battles of a person and the sides they play, the last changed first. */
  battlesOf(person: string, most: number): Promise<OwnBattleRow[]>;

  /** Saves or changes an item of its owner; false if there is no room for it. */
  keep(keep: Omit<Keep, 'updated'>, room: StorageLimits): Promise<boolean>;
  kept(id: string): Promise<Keep | undefined>;
  keptBy(owner: string, kind: KeepKind): Promise<KeepRow[]>;
  /** Removes a saved item of its owner; false if there is none. */
  forget(id: string, owner: string): Promise<boolean>;

  /** Reports battles that grow on any server, and missed reports; returns a function that stops it. */
  watch(heard: BattleHeard, missed?: () => void): () => void;
  /** Writes a test row; fails with a `StoreTrouble` if nothing can be stored. */
  check(): Promise<void>;
  /** Bytes of the database. */
  size(): Promise<number>;
  /** Changes that wait to be written. */
  readonly waiting: number;
  close(): Promise<void>;
}
