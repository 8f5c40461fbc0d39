import { bytesOf, storiesOf } from './rows.ts';
import type { Append } from './store.ts';

/** The channel on which servers notify each other of battles that grew. */
export const CHANNEL = 'muster_battles';

/** An append to a battle with an expected number of entries. */
export interface Growth {
  id: string;
  version: number;
  append: Append;
}

/** Appends to many battles at once, each completely or not at all; returns the battles that grew. */
const TEXT = `
  with wanted as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $13::bigint[])
      as w (id, version, next, summary, bytes)
  ), grown as (
    update battles set version = w.next, summary = w.summary, updated = $5::bigint from wanted w
    where battles.id = w.id and battles.version = w.version
    returning battles.id, battles.version
  ), added as (
    insert into entries (battle, seq, command, body, story) select e.battle, e.seq, e.command, e.body, e.story
    from unnest($6::text[], $7::integer[], $8::text[], $9::text[], $14::text[])
      as e (battle, seq, command, body, story)
    join grown on grown.id = e.battle
  ), shown as (
    insert into snapshots (battle, seq, rules, body) select s.battle, grown.version, s.rules, s.body
    from unnest($15::text[], $16::text[], $17::text[]) as s (battle, rules, body)
    join grown on grown.id = s.battle
    on conflict (battle) do update set seq = excluded.seq, rules = excluded.rules, body = excluded.body
  ), sized as (
    update sizes set bytes = sizes.bytes + w.bytes from wanted w join grown on grown.id = w.id where sizes.item = w.id
  ), seated as (
    insert into members (battle, person, side) select m.battle, m.person, m.side
    from unnest($10::text[], $11::text[], $12::integer[]) as m (battle, person, side)
    join grown on grown.id = m.battle
    on conflict do nothing
  ), gone as (
    delete from members using unnest($18::text[], $19::text[], $20::integer[]) as l (battle, person, side)
    join grown on grown.id = l.battle
    where members.battle = l.battle and members.person = l.person and members.side = l.side
  )
  select id, version from grown`;

/** A statement with its values. */
export interface Query {
  text: string;
  values: unknown[];
}

/** A battle that has grown, and how many entries it has now. */
export interface Grown {
  id: string;
  version: number;
}

/** The statement that notifies all servers of battles that grew. */
export const telling = (grown: readonly Grown[]): Query => ({
  text: `select pg_notify('${CHANNEL}', news) from unnest($1::text[]) as news`,
  values: [grown.map(({ id, version }) => `${id} ${version}`)],
});

/** Returns the statement for several appends to different battles. */
export const growing = (growths: readonly Growth[]): { name: string; text: string; values: unknown[] } => {
  const bodies = growths.map(({ append }) => append.entries.map(({ body }) => JSON.stringify(body)));
  const entries = growths.flatMap(({ id, version, append }, at) =>
    append.entries.map(({ command, story }, i) => ({ id, seq: version + i + 1, command, body: bodies[at][i], story })),
  );
  const members = growths.flatMap(({ id, append }) => (append.members ?? []).map((member) => ({ id, ...member })));
  const snapshots = growths.flatMap(({ id, append: { snapshot } }) => (snapshot ? [{ id, ...snapshot }] : []));
  const left = growths.flatMap(({ id, append }) => (append.left ?? []).map((member) => ({ id, ...member })));
  return {
    name: 'grow',
    text: TEXT,
    values: [
      growths.map(({ id }) => id),
      growths.map(({ version }) => version),
      growths.map(({ version, append }) => version + append.entries.length),
      growths.map(({ append }) => JSON.stringify(append.summary)),
      Date.now(),
      entries.map(({ id }) => id),
      entries.map(({ seq }) => seq),
      entries.map(({ command }) => command ?? null),
      entries.map(({ body }) => body),
      members.map(({ id }) => id),
      members.map(({ person }) => person),
      members.map(({ side }) => side),
      bodies.map((texts, at) => bytesOf([...texts, ...storiesOf(growths[at].append.entries)])),
      entries.map(({ story }) => story ?? null),
      snapshots.map(({ id }) => id),
      snapshots.map(({ rules }) => rules),
      snapshots.map(({ body }) => JSON.stringify(body)),
      left.map(({ id }) => id),
      left.map(({ person }) => person),
      left.map(({ side }) => side),
    ],
  };
};

interface Waiting extends Growth {
  resolve: (grown: boolean) => void;
  reject: (error: Error) => void;
}

/** The most concurrent batches, so that a slow one does not delay the others. */
const BATCHES = 3;

/**
 * Combines concurrent appends into batches, because waiting for the disk takes longest. A failed append does not affect the
 * others.
 */
export class Grower {
  readonly #query: (growths: readonly Growth[]) => Promise<ReadonlySet<string>>;
  #waiting: Waiting[] = [];
  /** Battles that are growing now. */
  readonly #growing = new Set<string>();
  #batches = 0;

  constructor(query: (growths: readonly Growth[]) => Promise<ReadonlySet<string>>) {
    this.#query = query;
  }

  /** Battles that wait to grow. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Appends to a battle; false if it has another number of entries. A confirmed append is on the disk. */
  grow(growth: Growth): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...growth, resolve, reject });
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#batches === BATCHES) return;
    this.#batches++;
    for (let batch = this.#takeBatch(); batch.length > 0; batch = this.#takeBatch()) {
      for (const { id } of batch) this.#growing.add(id);
      await this.#flush(batch);
      for (const { id } of batch) this.#growing.delete(id);
    }
    this.#batches--;
  }

  /** Returns the waiting appends, the first of each battle that is not growing now. */
  #takeBatch(): Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const waiting of this.#waiting)
      if (batch.has(waiting.id) || this.#growing.has(waiting.id)) later.push(waiting);
      else batch.set(waiting.id, waiting);
    this.#waiting = later;
    return [...batch.values()];
  }

  async #flush(batch: readonly Waiting[]): Promise<void> {
    try {
      const grown = await this.#query(batch);
      for (const { id, resolve } of batch) resolve(grown.has(id));
    } catch (error) {
      if (batch.length === 1) batch[0].reject(error as Error);
      else for (const one of batch) await this.#flush([one]);
    }
  }
}
