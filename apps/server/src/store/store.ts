import type { Sql } from './sql.ts';

/** Somebody who plays: a guest with a name, or a person with an account. */
export interface Person {
  id: string;
  name: string;
  /** The name that an account is opened by, in lower case. */
  account?: string;
  /** The password, hashed. */
  password?: string;
  /** When they were here last; 0 where that was not noted yet. */
  seen?: number;
}

/** One thing that happened in a battle, as it is kept: the truth is the list of them. */
export interface Entry {
  /** Counted from 1 within the battle. */
  seq: number;
  /** The id that the sender gave its command; one that comes twice is applied once. */
  command?: string;
  body: unknown;
  /** What was heard with it, as JSON text: a version with other rules cannot find it out again. */
  story?: string;
}

/** The state of a battle after its last finished step, with which other versions go on. */
export interface Snapshot {
  /** Entries that it covers. */
  seq: number;
  /** The rules that led to it. */
  rules: string;
  body: unknown;
}

/** Where a person has a place in a battle; -1 for whoever only set it up. */
export interface Member {
  person: string;
  side: number;
}

/** A battle as it is kept: what it began with, how many entries it has, and what a list shows of it. */
export interface BattleRow {
  id: string;
  header: unknown;
  summary: unknown;
  version: number;
  created: number;
  updated: number;
}

/** A battle of somebody as a list shows it, with the sides that are theirs. */
export interface OwnBattleRow extends Omit<BattleRow, 'header' | 'version'> {
  sides: number[];
  /** Whether the person is the host and no other person has a place in it. */
  alone: boolean;
}

/** What goes with new entries: they are kept together or not at all. */
export interface Append {
  entries: readonly Omit<Entry, 'seq'>[];
  summary: unknown;
  /** Places that people took with these entries. */
  members?: readonly Member[];
  /** The state after these entries; it replaces the one before. */
  snapshot?: Omit<Snapshot, 'seq'>;
  /** Places that people lost with them. */
  left?: readonly Member[];
}

/** What people keep for later. */
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

/** How much a person may keep. */
export interface Room {
  /** Things of one kind. */
  most: number;
  /** Bytes of everything that counts for this person. */
  bytes: number;
}

/** What was removed. */
export interface Pruned {
  guests: number;
  keeps: number;
}

/** What a list shows of it. */
export type KeepRow = Omit<Keep, 'owner' | 'body'>;

/** Told that a battle has grown, by whichever server it was. */
export type BattleHeard = (battle: string, version: number) => void;

/** Where everything is kept. What a promise of it has confirmed is on the disk. */
export interface Store {
  /** Plain SQL, for sessions, invitations and the work of administrators. */
  readonly sql: Sql;
  addPerson(person: Person): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  personOf(account: string): Promise<Person | undefined>;
  /** Gives a person another name. */
  rename(id: string, name: string): Promise<void>;
  /** Notes when a person was here. */
  noteSeen(id: string, at: number): Promise<void>;
  /** Bytes that a person uses: everything they keep and the battles that they created. */
  used(id: string): Promise<number>;
  /** Removes guests without battles who were not here since a time, with everything they keep. */
  prune(before: number): Promise<Pruned>;

  /** Keeps a battle that begins; says when that was. */
  addBattle(id: string, header: unknown, append: Append): Promise<number>;
  battle(id: string): Promise<BattleRow | undefined>;
  /** Entries after a number, in their order. */
  entries(id: string, after: number): Promise<Entry[]>;
  /** The last state that was stored. */
  snapshot(id: string): Promise<Snapshot | undefined>;
  /** Appends when the battle has just that many entries; false when others were faster. */
  append(id: string, version: number, append: Append): Promise<boolean>;
  /** The battles of a person and the sides that are theirs, the last touched first. */
  battlesOf(person: string, most: number): Promise<OwnBattleRow[]>;

  /** Keeps something new, or changes what its owner keeps; false when there is no room for it. */
  keep(keep: Omit<Keep, 'updated'>, room: Room): Promise<boolean>;
  kept(id: string): Promise<Keep | undefined>;
  keptBy(owner: string, kind: KeepKind): Promise<KeepRow[]>;
  /** Forgets something that is somebody's own; false when there is no such thing. */
  forget(id: string, owner: string): Promise<boolean>;

  /** Hears of every battle that grows, also through other servers, or that some may have been missed; the result stops it. */
  watch(heard: BattleHeard, missed?: () => void): () => void;
  /** Writes a row, as any change would; fails with a `StoreTrouble` when nothing can be stored. */
  check(): Promise<void>;
  /** Bytes of the database. */
  size(): Promise<number>;
  /** Changes that wait to be written. */
  readonly waiting: number;
  close(): Promise<void>;
}
