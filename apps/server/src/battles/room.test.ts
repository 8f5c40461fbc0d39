import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePlayer } from '@muster/ai';
import { battleAt, turnOf } from '@muster/engine';
import type { ClientMessage, NewBattle, SeatChoice, TerrainOrder } from '@muster/protocol';
import { computerTerrainMove, type TerrainDraft, type TerrainMove } from '@muster/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import type { Person, Store } from '../store/store.ts';
import { newHellos } from './audience.ts';
import { skirmish } from '../testing/server.ts';
import { Hub } from './hub.ts';
import { LiveBattle } from './live-battle.ts';
import { newBattleStart } from './new.ts';
import { Room } from './room.ts';
import { LiveTerrain } from './live-terrain.ts';
import type { LiveStage } from './stage.ts';

const ADA: Person = { id: 'ada', name: 'Ada' };
const BEN: Person = { id: 'ben', name: 'Ben' };
const BOTH: readonly SeatChoice[] = [{ kind: 'me' }, { kind: 'here', name: 'Ben' }];

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** What is to fail: before anything of it is done, or after all of it. */
type Failing = Map<keyof Store, 'before' | 'after'>;

/** A battle of Ada's on a store that fails on demand; `open` opens a room of it as another server would. */
const scene = async (
  seats: readonly SeatChoice[],
  changes: Partial<NewBattle> = {},
): Promise<{ room: Room; failing: Failing; open: () => Promise<Room> }> => {
  const whole = openSqlite(join(mkdtempSync(join(tmpdir(), 'muster-room-')), 'muster.db'));
  const failing: Failing = new Map();
  const store = new Proxy(whole, {
    get:
      (target, name: keyof Store) =>
      (...values: unknown[]) => {
        const work = (): unknown => (target[name] as (...given: unknown[]) => unknown).apply(target, values);
        const lost = new Error('the store is lost');
        if (failing.get(name) === 'before') return Promise.reject(lost);
        return failing.get(name) === 'after' ? Promise.resolve(work()).then(() => Promise.reject(lost)) : work();
      },
  });
  const hub = new Hub(store, () => undefined);
  ends.push(async () => {
    await hub.close();
    await store.close();
  });
  for (const person of [ADA, BEN]) await store.addPerson(person);
  const { header, plan } = await newBattleStart({ store, hub }, ADA, skirmish(seats, changes));
  const id = await hub.begin(header, plan);
  const open = async (): Promise<Room> => {
    const room = await Room.open(
      { store, thinker: undefined as never, hellos: newHellos(), trouble: () => undefined },
      id,
    );
    if (!room) throw new Error('there is no such battle');
    return room;
  };
  return { room: await hub.room(id), failing, open };
};

let count = 0;

/** The battle of a room whose terrain is placed. */
const fought = (live: LiveStage): LiveBattle => {
  if (live instanceof LiveBattle) return live;
  throw new Error('the terrain is still being placed');
};

/** What a player would do next. */
const nextOf = (room: Room): Promise<ClientMessage> =>
  room.look((live) => {
    const { words } = fought(live).stateFor([0, 1], 0, () => true);
    const battle = battleAt(live.plan, Int32Array.from(words));
    const side = turnOf(battle);
    const action = { ...makePlayer('solo', 'x').act(battle, side) };
    return { type: 'act', id: `c${++count}`, seq: room.version, side, action };
  });

const act = async (room: Room): Promise<number> => room.command(ADA.id, await nextOf(room));

/** How a battle stands. */
const standing = (room: Room): Promise<unknown> =>
  room.look((live) => fought(live).stateFor([], room.version, () => true).words);

test('a change that could not be stored is undone, even after a longer failure of the store', async () => {
  const { room, failing, open } = await scene(BOTH);
  await act(room);
  failing.set('append', 'before').set('entries', 'before');
  await expect(act(room)).rejects.toThrow('lost');
  // While the state is unknown, no page gets anything.
  await expect(standing(room)).rejects.toThrow('lost');
  failing.clear();
  await act(room);
  await act(room);
  expect(await standing(room)).toEqual(await standing(await open()));
});

test('a stored change counts, even if the store failed to confirm it', async () => {
  const { room, failing, open } = await scene(BOTH);
  failing.set('append', 'after');
  const { version } = room;
  expect(await act(room)).toBe(version + 1);
  failing.clear();
  await act(room);
  expect(await standing(room)).toEqual(await standing(await open()));
});

test('a command that fails half-way leaves the battle unchanged', async () => {
  const { room, open } = await scene(BOTH);
  // What is done before it breaks is done to the battle in memory.
  const breaking = vi.spyOn(LiveBattle.prototype, 'summary', 'get').mockImplementationOnce(() => {
    throw new Error('broken');
  });
  await expect(act(room)).rejects.toThrow('broken');
  breaking.mockRestore();
  await act(room);
  expect(await standing(room)).toEqual(await standing(await open()));
});

test('a repeated command is confirmed by another server', async () => {
  const { room, open } = await scene(BOTH);
  const other = await open();
  const message = await nextOf(room);
  const seq = await room.command(ADA.id, message);
  expect(await other.command(ADA.id, message)).toBe(seq);
  expect(other.version).toBe(room.version);
  const late = await nextOf(other);
  await act(room);
  await expect(other.command(ADA.id, late)).rejects.toThrow('has changed in the meantime');
});

test('a seat can be taken and a battle conceded despite changes by other servers', async () => {
  const { room, open } = await scene([{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }]);
  const tokens = await room.look(({ header }) => header.seats.map((seat) => (seat.kind === 'open' ? seat.token : '')));
  const [second, third] = [await open(), await open()];
  expect(await room.claim(BEN, tokens[1])).toBe(1);
  expect(await second.claim(BEN, tokens[2])).toBe(2);
  // The command is sent again because it was lost.
  expect(await third.claim(BEN, tokens[2])).toBe(2);
  await expect(third.claim(ADA, tokens[2])).rejects.toThrow('taken');
  await room.command(BEN.id, { type: 'concede', id: 'enough', seq: 0, side: 1 });
  expect(await room.look((live) => fought(live).stateFor([], 0, () => true).conceded)).toEqual([1]);
});

/** The terrain of a room whose battle has not begun. */
const placing = (room: Room): Promise<TerrainDraft> =>
  room.look((live) => {
    if (live instanceof LiveTerrain) return live.draft;
    throw new Error('the terrain is placed');
  });

const orderOf = (move: Exclude<TerrainMove, { type: 'roll-off' }>): TerrainOrder => {
  const { side: _, ...order } = move;
  return order;
};

/** Places what the computer would, on the side whose turn it is. */
const place = async (room: Room): Promise<number> => {
  const draft = await placing(room);
  const move = computerTerrainMove(draft, 'room') as Exclude<TerrainMove, { type: 'roll-off' }>;
  const order = {
    type: 'terrain',
    id: `t${++count}`,
    seq: room.version,
    side: draft.turn,
    move: orderOf(move),
  } as const;
  return room.command(ADA.id, order);
};

test('terrain placed through one server is on the table of another, even when the battle begins', async () => {
  const few = { table: { turns: { seed: 'room', pieces: 3 } } } as const;
  const { room, failing, open } = await scene(BOTH, few);
  const other = await open();
  await place(room);
  other.catchUp(room.version);
  expect(await placing(other)).toEqual(await placing(room));
  // A piece that could not be stored is not on the table.
  failing.set('append', 'before');
  await expect(place(room)).rejects.toThrow('the store is lost');
  failing.clear();
  expect((await placing(room)).placed).toHaveLength(1);
  while ((await placing(room)).phase !== 'done') await place(room);
  await room.command(ADA.id, { type: 'terrain', id: 'go', seq: room.version, side: 0, move: { type: 'begin' } });
  other.catchUp(room.version);
  expect(await standing(other)).toEqual(await standing(room));
  expect(await other.look((live) => live.header.table)).toEqual(await room.look((live) => live.header.table));
});
