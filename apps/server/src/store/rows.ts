import type { BattleRow, StoredEntry, Keep, KeepKind, KeepRow, OwnBattleRow, Person, Snapshot } from './store.ts';

/** A row of a database. */
export type Row = Readonly<Record<string, unknown>>;

/** Returns a number from a column that may be text, because it can exceed 2^53. */
const number = (value: unknown): number => Number(value);

const maybe = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns a person from a row. */
export const personOfRow = ({ id, name, account, password, seen }: Row): Person => ({
  id: String(id),
  name: String(name),
  account: maybe(account),
  password: maybe(password),
  seen: number(seen),
});

/** Returns a battle from a row. */
export const battleOfRow = ({ id, header, summary, version, created, updated }: Row): BattleRow => ({
  id: String(id),
  header: JSON.parse(String(header)),
  summary: JSON.parse(String(summary)),
  version: number(version),
  created: number(created),
  updated: number(updated),
});

/** Returns battles from rows, one for each seat of a person, grouped by battle. */
export const battlesOfRows = (rows: readonly Row[]): OwnBattleRow[] => {
  const battles = new Map<unknown, OwnBattleRow>();
  for (const { id, summary, created, updated, side, others } of rows) {
    const battle: OwnBattleRow = battles.get(id) ?? {
      id: String(id),
      summary: JSON.parse(String(summary)),
      created: number(created),
      updated: number(updated),
      sides: [],
      alone: false,
    };
    battles.set(id, battle);
    if (number(side) >= 0) battle.sides.push(number(side));
    else battle.alone = number(others) === 0;
  }
  return [...battles.values()];
};

/** Returns an entry from a row. */
export const entryOfRow = ({ seq, command, body, story }: Row): StoredEntry => ({
  seq: number(seq),
  command: maybe(command),
  body: JSON.parse(String(body)),
  story: maybe(story),
});

/** Returns a stored state from a row. */
export const snapshotOfRow = ({ seq, rules, body }: Row): Snapshot => ({
  seq: number(seq),
  rules: String(rules),
  body: JSON.parse(String(body)),
});

/** Returns the list entry of a saved item from a row. */
export const keepRowOf = ({ id, kind, name, updated }: Row): KeepRow => ({
  id: String(id),
  kind: String(kind) as KeepKind,
  name: String(name),
  updated: number(updated),
});

/** Returns a saved item from a row. */
export const keepOfRow = ({ id, owner, kind, name, body, updated }: Row): Keep => ({
  id: String(id),
  owner: String(owner),
  kind: String(kind) as KeepKind,
  name: String(name),
  body: String(body),
  updated: number(updated),
});

/** Returns the stored bytes of texts. */
export const bytesOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Returns the events of entries as texts, if any. */
export const storiesOf = (entries: readonly Pick<StoredEntry, 'story'>[]): string[] =>
  entries.flatMap(({ story }) => (story === undefined ? [] : [story]));
