import { makePlayer } from '@muster/ai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, TestSeat } from './testing/client.ts';
import { skirmish, type TestServer, testServer } from './testing/server.ts';

const ME = { kind: 'me' } as const;
const HERE = { kind: 'here', name: 'Ben' } as const;

/** A page that comes back and says which state it knows. */
const comingBack = async (client: Client, id: string, seq: number): Promise<TestSeat> => {
  const seat = new TestSeat(client, id, `&seq=${seq}`);
  await seat.ready;
  return seat;
};

/** The messages that a page received about the battle itself. */
const kinds = ({ heard }: TestSeat): string[] =>
  heard.map(({ type }) => type).filter((type) => ['same', 'hello', 'bye'].includes(type));

describe('after a restart', () => {
  let server: TestServer;
  let ada: Client;
  let id: string;
  let seq: number;
  let words: readonly number[];

  beforeAll(async () => {
    server = await testServer();
    ada = await Client.named(server.address, 'Ada');
    id = await ada.battle(skirmish([ME, HERE], { ready: true }));
    const seat = await ada.enter(id);
    await seat.play(makePlayer('solo', 'x'));
    ({ seq, words } = seat.state ?? { seq: 0, words: [] });
    seat.leave();
  });

  afterAll(() => server.end());

  test('a page that missed nothing is answered at once and gets the battle later', async () => {
    server = await server.again();
    const seat = await comingBack(ada, id, seq);
    expect(seat.heard[0]).toEqual({ type: 'same', seq });
    await seat.until(({ state }) => state !== undefined);
    expect(kinds(seat)).toEqual(['same', 'hello']);
    expect([seat.state?.seq, seat.state?.words]).toEqual([seq, words]);
    seat.leave();
  });

  test('a page that missed something gets the whole battle', async () => {
    server = await server.again();
    const seat = await comingBack(ada, id, seq - 1);
    expect(kinds(seat)).toEqual(['hello']);
    seat.leave();
  });

  test('people without a seat learn nothing', async () => {
    server = await server.again();
    const eve = await Client.named(server.address, 'Eve');
    const seat = await comingBack(eve, id, seq);
    expect(kinds(seat)).toEqual(['bye']);
  });

  test('a battle is opened for all its pages when one of them needs it', async () => {
    server = await server.again();
    const [first, second] = [await comingBack(ada, id, seq), await comingBack(ada, id, seq - 1)];
    await first.until(({ state }) => state !== undefined);
    expect([kinds(first), kinds(second)]).toEqual([['same', 'hello'], ['hello']]);
    first.leave();
    second.leave();
  });

  test('a command to a battle that is not open yet is carried out', async () => {
    server = await server.again();
    const seat = await comingBack(ada, id, seq);
    expect(await seat.say({ type: 'concede', side: 1, seq })).toMatchObject({ type: 'done' });
    expect(kinds(seat).slice(0, 2)).toEqual(['same', 'hello']);
    seat.leave();
  });
});
