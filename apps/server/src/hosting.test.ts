import { makePlayer } from '@muster/ai';
import type { BattleListing, HostOrder, ServerMessage } from '@muster/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, TestSeat } from './testing/client.ts';
import { skirmish, type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const named = (name: string): Promise<Client> => Client.named(server.address, name);
const seats = [{ kind: 'me' }, { kind: 'link' }] as const;
const host = (seat: TestSeat, order: HostOrder): Promise<ServerMessage> => seat.say({ type: 'host', order });

/** A battle of Ada's in which Ben has a seat and Eve watches; its terrain may be placed first. */
const scene = async (
  turns = false,
): Promise<{
  id: string;
  people: Record<'ada' | 'ben' | 'eve', Client>;
  adas: TestSeat;
  bens: TestSeat;
  eves: TestSeat;
}> => {
  const people = { ada: await named('Ada'), ben: await named('Ben'), eve: await named('Eve') };
  const { ada, ben, eve } = people;
  const id = await ada.battle(skirmish(seats, turns ? { table: { turns: { seed: 'x' } } } : {}));
  const adas = await ada.enter(id);
  await ben.post(`/api/battles/${id}/claim`, { token: linksOf(adas)?.invites[0].token });
  const bens = await ben.enter(id);
  const eves = await eve.enter(id, linksOf(adas)?.watch);
  return { id, people, adas, bens, eves };
};

/** The links that a page knows. */
const linksOf = ({ info, terrain }: TestSeat): { invites: readonly { token: string }[]; watch?: string } | undefined =>
  terrain?.battle ?? info;

const spectatorsOf = ({ heard }: TestSeat): Extract<ServerMessage, { type: 'spectators' }> | undefined =>
  heard.findLast((message) => message.type === 'spectators');

/** Whether a person is let in. */
const isLetIn = async (client: Client, id: string, watch = ''): Promise<boolean> => {
  const seat = new TestSeat(client, id, watch);
  await seat.until(({ bye, info, terrain }) => (bye ?? info ?? terrain) !== undefined);
  seat.leave();
  return seat.bye === undefined;
};

describe.each([
  ['a battle', false],
  ['a battle whose terrain is being placed', true],
])('the host of %s', (_, turns) => {
  test('makes a new watch link that replaces the old one, even after a restart', async () => {
    const { id, people, adas, bens, eves } = await scene(turns);
    const old = linksOf(adas)?.watch ?? '';
    expect(await host(adas, { type: 'new-watch-link' })).toMatchObject({ type: 'done' });
    await eves.until(({ closed }) => closed);
    expect(eves.bye).toMatchObject({ code: 'sight-lost' });
    // Players hear of the new one.
    await bens.until((seat) => linksOf(seat)?.watch !== old);
    const fresh = linksOf(bens)?.watch ?? '';
    expect(bens.closed).toBe(false);
    expect(await isLetIn(people.eve, id, old)).toBe(false);
    expect((await people.eve.get(`/api/battles/${id}/record?watch=${old}`)).status).toBe(404);
    server = await server.again();
    expect(await isLetIn(people.eve, id, old)).toBe(false);
    expect(await isLetIn(people.eve, id, fresh)).toBe(true);
  });

  test('frees a seat, and another player takes it by a new link', async () => {
    const { id, people, adas, bens, eves } = await scene(turns);
    const { ben, eve } = people;
    expect(await host(adas, { type: 'free-seat', side: 1 })).toMatchObject({ type: 'done' });
    await bens.until(({ closed }) => closed);
    expect(bens.bye).toMatchObject({ code: 'sight-lost' });
    expect((await ben.get('/api/battles')).body.battles).toEqual([]);
    expect(await isLetIn(ben, id)).toBe(false);
    await adas.until((seat) => linksOf(seat)?.invites.length === 1);
    const token = linksOf(adas)?.invites[0].token;
    expect((await eve.get(`/api/battles/${id}/invitation?token=${token}`)).body).toMatchObject({ free: true, side: 1 });
    server = await server.again();
    expect((await eve.post(`/api/battles/${id}/claim`, { token })).body).toEqual({ side: 1 });
    expect((await ben.post(`/api/battles/${id}/claim`, { token })).status).toBe(409);
    expect(((await eve.get('/api/battles')).body.battles as BattleListing[])[0].mine).toEqual([1]);
    eves.leave();
  });

  test('makes a new link to a free seat', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')];
    const id = await ada.battle(skirmish(seats, turns ? { table: { turns: { seed: 'x' } } } : {}));
    const adas = await ada.enter(id);
    const old = linksOf(adas)?.invites[0].token;
    await host(adas, { type: 'new-seat-link', side: 1 });
    await adas.until((seat) => linksOf(seat)?.invites[0].token !== old);
    expect((await ben.post(`/api/battles/${id}/claim`, { token: old })).status).toBe(409);
    expect((await ben.get(`/api/battles/${id}/invitation?token=${old}`)).status).toBe(404);
    const token = linksOf(adas)?.invites[0].token;
    expect((await ben.post(`/api/battles/${id}/claim`, { token })).body).toEqual({ side: 1 });
    expect(await host(adas, { type: 'new-seat-link', side: 1 })).toMatchObject({ type: 'refused', code: 'not-free' });
    adas.leave();
  });

  test('removes one spectator for good', async () => {
    const { id, people, adas, eves, bens } = await scene(turns);
    const ian = await named('Ian');
    const ians = await ian.enter(id, linksOf(adas)?.watch);
    await adas.until((seat) => spectatorsOf(seat)?.spectators.length === 2);
    const list = spectatorsOf(adas)?.spectators ?? [];
    expect(list.map(({ name }) => name).sort()).toEqual(['Eve', 'Ian']);
    const spectator = list.find(({ name }) => name === 'Eve')?.id ?? '';
    expect(spectator).not.toBe(people.eve.me?.id);
    expect(await host(adas, { type: 'remove-spectator', spectator })).toMatchObject({ type: 'done' });
    await eves.until(({ closed }) => closed);
    expect(await isLetIn(people.eve, id, linksOf(adas)?.watch)).toBe(false);
    await adas.until((seat) => spectatorsOf(seat)?.spectators.length === 1);
    expect(ians.closed).toBe(false);
    expect(await host(adas, { type: 'remove-spectator', spectator })).toMatchObject({ code: 'not-watching' });
    expect(spectatorsOf(bens)).toBeUndefined();
    const watch = linksOf(adas)?.watch;
    server = await server.again();
    expect(await isLetIn(people.eve, id, watch)).toBe(false);
    expect(await isLetIn(ian, id, watch)).toBe(true);
  });

  test('is the only one who may do that', async () => {
    const { adas, bens, eves } = await scene(turns);
    const orders: HostOrder[] = [
      { type: 'new-watch-link' },
      { type: 'new-seat-link', side: 1 },
      { type: 'free-seat', side: 0 },
      { type: 'remove-spectator', spectator: 'x' },
    ];
    for (const order of orders)
      for (const seat of [bens, eves]) expect(await host(seat, order)).toMatchObject({ type: 'refused' });
    expect(await host(bens, { type: 'free-seat', side: 0 })).toMatchObject({ code: 'not-host' });
    expect(await host(adas, { type: 'free-seat', side: 0 })).toMatchObject({ code: 'own-seat' });
    for (const seat of [adas, bens, eves]) seat.leave();
  });
});

test('a new player in a freed seat continues where the other one was', async () => {
  const { id, people, adas, bens } = await scene();
  const player = makePlayer('solo', 'x');
  for (let i = 0; i < 4; i++) if (!(await adas.play(player))) await bens.play(player);
  const before = adas.state?.words;
  await host(adas, { type: 'free-seat', side: 1 });
  await adas.until(({ info }) => info?.invites.length === 1);
  await people.eve.post(`/api/battles/${id}/claim`, { token: adas.info?.invites[0].token });
  const eves = await people.eve.enter(id);
  expect(eves.info?.mine).toEqual([1]);
  expect(eves.state?.words).toEqual(before);
  await adas.until(({ state }) => state?.seq === eves.state?.seq);
  expect((await adas.play(player)) || (await eves.play(player))).toBe(true);
  adas.leave();
  eves.leave();
});

test('a player of two sides who loses one of them keeps the other', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')];
  const id = await ada.battle(skirmish([{ kind: 'me' }, { kind: 'link' }, { kind: 'link' }]));
  const adas = await ada.enter(id);
  for (const { token } of linksOf(adas)?.invites ?? []) await ben.post(`/api/battles/${id}/claim`, { token });
  const bens = await ben.enter(id);
  expect(bens.info?.mine).toEqual([1, 2]);
  await host(adas, { type: 'free-seat', side: 1 });
  await bens.until(({ info }) => info?.mine.length === 1);
  expect(bens.info?.mine).toEqual([2]);
  expect(((await ben.get('/api/battles')).body.battles as BattleListing[])[0].mine).toEqual([2]);
  adas.leave();
  bens.leave();
});

test('an id of a command counts only for the person who gave it', async () => {
  const { adas, bens, eves } = await scene();
  const player = makePlayer('solo', 'x');
  const side = adas.state?.awaited[0] ?? 0;
  const [mover, other] = side === 0 ? [adas, bens] : [bens, adas];
  expect(await mover.play(player, undefined, 'same')).toBe(true);
  await eves.until(({ state }) => state?.seq === mover.state?.seq);
  // Others have not done it, though the id is known.
  for (const seat of [eves, other]) {
    const reply = await seat.say({ type: 'act', id: 'same', side, action: { type: 'pass' } });
    expect(reply).toMatchObject({ type: 'refused', code: 'not-your-side' });
  }
  // The person who gave it hears that it is done, and it is not done again.
  const seq = mover.state?.seq;
  expect(await mover.say({ type: 'act', id: 'same', seq: 0, side, action: {} })).toMatchObject({ type: 'done', seq });
  for (const seat of [adas, bens, eves]) seat.leave();
});

test('people with an account are marked, friends at one screen are not', async () => {
  const ada = await named('Ada');
  const account = `ada-${ada.me?.id.slice(0, 8)}`;
  await ada.post('/api/account', { account, password: 'correct horse' });
  const id = await ada.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Cy' }, { kind: 'link' }]));
  const adas = await ada.enter(id);
  const ben = await named('Ben');
  const token = adas.info?.invites[0].token;
  expect((await ben.get(`/api/battles/${id}/invitation?token=${token}`)).body).toMatchObject({
    host: 'Ada',
    hostAccount: true,
    sides: [{ player: 'Ada', account: true }, { player: 'Cy' }, { player: '' }],
  });
  await ben.post(`/api/battles/${id}/claim`, { token });
  await adas.until(({ state }) => state?.seats[2].kind === 'person');
  expect(adas.state?.seats.map(({ name, account: has }) => [name, has])).toEqual([
    ['Ada', true],
    ['Cy', undefined],
    ['Ben', undefined],
  ]);
  adas.leave();
});
