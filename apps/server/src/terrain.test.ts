import type { BattleListing, NewBattle, SeatChoice, TerrainOrder } from '@muster/protocol';
import { phaseOf } from '@muster/engine';
import { computerTerrainMove, draftAfter, draftTable, type TerrainDraft, type TerrainMove } from '@muster/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type TestSeat } from './testing/client.ts';
import { bot, skirmish, type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const me = { kind: 'me' } as const;
const link = { kind: 'link' } as const;
const here = { kind: 'here', name: 'Ben' } as const;

const byTurns = (seats: readonly SeatChoice[], changes: Partial<NewBattle> = {}): NewBattle =>
  skirmish(seats, { table: { turns: { seed: 'turns', theme: 'countryside', pieces: 6 } }, ...changes });

const draftOf = ({ terrain }: TestSeat): TerrainDraft => {
  if (!terrain) throw new Error('no terrain is being placed');
  return draftAfter(terrain.battle.start, terrain.state.moves);
};

const orderOf = (move: TerrainMove): TerrainOrder => {
  if (move.type === 'roll-off') return { ...move, faces: [...move.faces] };
  const { side: _, ...order } = move;
  return order;
};

/** Does what the computer would, on the side whose turn it is, if that is one of the seat's. */
const place = async (seat: TestSeat): Promise<void> => {
  const draft = draftOf(seat);
  const confirmation = await seat.say({
    type: 'terrain',
    side: draft.turn,
    move: orderOf(computerTerrainMove(draft, 'test')),
  });
  expect(confirmation).toMatchObject({ type: 'done' });
  await seat.until(
    ({ terrain }) => (terrain?.state.moves.length ?? Infinity) > draft.rolls.length + draft.placed.length,
  );
};

const isMine = (seat: TestSeat): boolean => {
  const { turn } = draftOf(seat);
  return seat.terrain?.battle.mine.includes(turn) === true;
};

const begin = (seat: TestSeat): Promise<unknown> =>
  seat.say({ type: 'terrain', side: seat.terrain?.battle.mine[0], move: { type: 'begin' } });

describe('terrain in turns', () => {
  test('at one screen: roll off, alternate, choose dangerous pieces, then begin the battle on that table', async () => {
    const ada = await Client.named(server.address, 'Ada');
    const id = await ada.battle(byTurns([me, here]));
    const seat = await ada.enter(id);
    const first = draftOf(seat);
    expect(first).toMatchObject({ phase: 'place', sides: 2, placed: [] });
    expect(first.rolls.length).toBeGreaterThan(0);
    expect(await begin(seat)).toMatchObject({
      type: 'refused',
      code: 'terrain-open',
      sentence: 'The table is not complete: 0 of 6 pieces are placed, or a dangerous piece is not chosen yet.',
    });
    const other = 1 - first.turn;
    expect(
      await seat.say({ type: 'terrain', side: other, move: { type: 'place', piece: 0, x: 2400, y: 2400, degrees: 0 } }),
    ).toMatchObject({ type: 'refused', code: 'terrain-not-your-turn' });
    expect(
      await seat.say({
        type: 'terrain',
        side: first.turn,
        move: { type: 'place', piece: 0, x: 0, y: 2400, degrees: 0 },
      }),
    ).toMatchObject({
      type: 'refused',
      code: 'terrain-off-table',
      sentence: expect.stringMatching(/over the edge \(limit 0″\)/),
    });
    while (draftOf(seat).phase !== 'done') await place(seat);
    const draft = draftOf(seat);
    expect(draft.dangerous.every((piece) => piece !== undefined)).toBe(true);
    expect(await begin(seat)).toMatchObject({ type: 'done' });
    await seat.until(({ state }) => state !== undefined);
    expect(seat.info?.table).toEqual(draftTable(draft));
    expect(phaseOf(seat.battle)).toBe('objectives');
    expect(await seat.say({ type: 'terrain', side: 0, move: { type: 'back' } })).toMatchObject({
      code: 'terrain-placed',
    });
    seat.leave();
  });

  test('by link: the other player places from another page, and a restart loses nothing', async () => {
    const ada = await Client.named(server.address, 'Ada');
    const ben = await Client.named(server.address, 'Ben');
    const id = await ada.battle(byTurns([me, link]));
    let [adas] = [await ada.enter(id)];
    const token = adas.terrain?.battle.invites[0].token ?? '';
    expect((await ben.get(`/api/battles/${id}/invitation?token=${token}`)).body).toMatchObject({ side: 1, free: true });
    expect((await ben.post(`/api/battles/${id}/claim`, { token })).body).toEqual({ side: 1 });
    let bens = await ben.enter(id);
    const both = (): TestSeat[] => [adas, bens];
    const turn = async (): Promise<void> => {
      const next = both().find(isMine);
      if (!next) throw new Error('it is no one’s turn');
      const { length } = next.terrain?.state.moves ?? [];
      await place(next);
      for (const seat of both()) await seat.until(({ terrain }) => (terrain?.state.moves.length ?? 0) > length);
    };
    await turn();
    const [placer, waiting] = draftOf(adas).placed[0].side === 0 ? [adas, bens] : [bens, adas];
    expect(await waiting.say({ type: 'terrain', side: placer === adas ? 0 : 1, move: { type: 'back' } })).toMatchObject(
      {
        type: 'refused',
        code: 'not-your-side',
      },
    );
    await turn();
    const back = { type: 'terrain', side: placer === adas ? 0 : 1, move: { type: 'back' } };
    expect(await placer.say(back)).toMatchObject({ type: 'refused', code: 'others-placed' });
    expect(await waiting.say({ ...back, side: placer === adas ? 1 : 0 })).toMatchObject({ type: 'done' });
    await adas.until((seat) => draftOf(seat).placed.length === 1);
    const before = adas.terrain?.state.moves;
    server = await server.again();
    [adas, bens] = [await ada.enter(id), await ben.enter(id)];
    expect(adas.terrain?.state.moves).toEqual(before);
    expect((await ada.get('/api/battles')).body.battles as BattleListing[]).toMatchObject([
      { id, summary: { phase: 'terrain', round: 0, over: false, waiting: [draftOf(adas).turn] } },
    ]);
    expect(await ada.get(`/api/battles/${id}/record`)).toMatchObject({ status: 409, body: { code: 'not-begun' } });
    while (draftOf(adas).phase !== 'done') await turn();
    const table = draftTable(draftOf(adas));
    expect(await begin(bens)).toMatchObject({ type: 'done' });
    for (const seat of both()) {
      await seat.until(({ state }) => state !== undefined);
      expect(seat.info?.table).toEqual(table);
    }
    server = await server.again();
    const later = await ada.enter(id);
    expect(later.info?.table).toEqual(table);
    expect(later.state?.words).toEqual(adas.state?.words);
    expect(later.info?.mine).toEqual([0]);
    later.leave();
  });

  test('against the computer: a take-back also takes back its pieces', async () => {
    const ada = await Client.named(server.address, 'Ada');
    const id = await ada.battle(byTurns([me, bot('solo')], { ready: true }));
    const seat = await ada.enter(id);
    await seat.until((at) => draftOf(at).turn === 0);
    const { placed } = draftOf(seat);
    await place(seat);
    await seat.until((at) => draftOf(at).turn === 0 && draftOf(at).placed.length === placed.length + 2);
    expect(await seat.say({ type: 'terrain', side: 0, move: { type: 'back' } })).toMatchObject({ type: 'done' });
    await seat.until((at) => draftOf(at).placed.length === placed.length);
    while (draftOf(seat).phase !== 'done') {
      await seat.until((at) => draftOf(at).turn === 0 || draftOf(at).phase === 'done');
      if (draftOf(seat).turn === 0) await place(seat);
    }
    expect(await begin(seat)).toMatchObject({ type: 'done' });
    await seat.until(({ state }) => state !== undefined);
    // Markers and armies are placed for everyone, as was wanted.
    expect(phaseOf(seat.battle)).toBe('activation');
    seat.leave();
  });

  test('real dice: anyone at the table enters the roll-off', async () => {
    const ada = await Client.named(server.address, 'Ada');
    const id = await ada.battle(byTurns([me, here], { dice: 'asked' }));
    const seat = await ada.enter(id);
    expect(draftOf(seat).phase).toBe('roll-off');
    const roll = (faces: number[]) => seat.say({ type: 'terrain', side: 0, move: { type: 'roll-off', faces } });
    expect(await roll([7, 1])).toMatchObject({ type: 'refused', code: 'terrain-bad-faces' });
    expect(await roll([3, 3])).toMatchObject({ type: 'done' });
    expect(await roll([3, 4])).toMatchObject({ type: 'done' });
    await seat.until((at) => draftOf(at).turn === 1);
    seat.leave();
  });

  test('two computer players place terrain and begin', async () => {
    const ada = await Client.named(server.address, 'Ada');
    const id = await ada.battle(byTurns([bot('random'), bot('random')]));
    const seat = await ada.enter(id);
    await seat.until(({ state }) => state !== undefined);
    expect(seat.info?.table.terrain).toHaveLength(6);
    seat.leave();
  });

  test.each([
    ['an unknown landscape', { turns: { seed: 'x', theme: 'moon' } }],
    ['too many pieces', { turns: { seed: 'x', pieces: 41 } }],
  ])('refuses %s', async (_, table) => {
    const ada = await Client.named(server.address, 'Ada');
    const order = { ...byTurns([me, here]), table };
    expect(await ada.post('/api/battles', order)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
  });
});
