import { makePlayer } from '@muster/ai';
import { type BattleEvent, turnOf } from '@muster/engine';
import { Client as Postgres } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type TestSeat } from './testing/client.ts';
import { type PrivatePostgres, postgresPrograms, startPostgres } from './testing/postgres.ts';
import { bot, skirmish, type TestServer, testServer } from './testing/server.ts';

const programs = postgresPrograms();

/** The events of a battle that a page has received. */
const told = ({ heard }: TestSeat): BattleEvent[] =>
  heard.flatMap((message) => (message.type === 'news' ? message.events : []));

describe.skipIf(programs === undefined)('two servers on one PostgreSQL', () => {
  let postgres: PrivatePostgres;
  let servers: TestServer[];
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
    const settings = { database: postgres.url, secret: 'the same secret for both of them' };
    servers = [await testServer(settings), await testServer(settings)];
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
    postgres.stop();
  });

  /** A battle of a person who watches it through both servers at once. */
  const atBoth = async (seats: Parameters<typeof skirmish>[0]): Promise<TestSeat[]> => {
    const ada = await Client.named(servers[0].address, 'Ada');
    const again = new Client(servers[1].address);
    again.cookie = ada.cookie;
    const id = await ada.battle(skirmish(seats));
    return Promise.all([ada.enter(id), again.enter(id)]);
  };

  test('play one battle with each person at another server', async () => {
    const ada = await Client.named(servers[0].address, 'Ada');
    const ben = await Client.named(servers[1].address, 'Ben');
    const id = await ada.battle(skirmish([{ kind: 'me' }, { kind: 'link' }]));
    const adas = await ada.enter(id);
    expect((await ben.post(`/api/battles/${id}/claim`, { token: adas.info?.invites[0].token })).body).toEqual({
      side: 1,
    });
    const bens = await ben.enter(id);
    const players = [makePlayer('solo', 'a'), makePlayer('solo', 'b')];
    while (!adas.state?.over) {
      const played = [await adas.play(players[0]), await bens.play(players[1])].some(Boolean);
      const seq = Math.max(adas.state?.seq ?? 0, bens.state?.seq ?? 0);
      await adas.until(({ state }) => (state?.seq ?? 0) >= seq);
      await bens.until(({ state }) => (state?.seq ?? 0) >= seq);
      if (!played) expect(adas.state?.over || adas.state?.seq).toBeTruthy();
    }
    await bens.until(({ state }) => state?.over === true);
    expect(bens.state?.words).toEqual(adas.state.words);
    expect(told(bens).length).toBeGreaterThan(100);
    expect(told(adas)).toEqual(told(bens));
    adas.leave();
    bens.leave();
  });

  test('take back steps of the other server', async () => {
    const [here, there] = await atBoth([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);
    const player = makePlayer('solo', 'x');
    for (const [from, to] of [
      [here, there],
      [there, here],
    ]) {
      for (let i = 0; i < 10; i++) await from.play(player);
      await to.until(({ state }) => state?.seq === from.state?.seq);
      const steps = to.state?.steps ?? 0;
      await to.say({ type: 'take-back', side: to.state?.questions[0]?.side ?? turnOf(to.battle) });
      await from.until(({ state }) => state?.seq === to.state?.seq);
      expect(from.state?.steps).toBeLessThanOrEqual(steps);
      expect(from.state).toEqual(to.state);
    }
    here.leave();
    there.leave();
  });

  test('find each other again after a lost connection', async () => {
    const [here, there] = await atBoth([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]);
    const admin = new Postgres({ connectionString: postgres.url });
    await admin.connect();
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'");
    await admin.end();
    await here.play(makePlayer('solo', 'x'));
    await there.until(({ state }) => state?.seq === here.state?.seq);
    expect(there.state?.words).toEqual(here.state?.words);
    here.leave();
    there.leave();
  });

  test('follow the host’s decisions at the other server', async () => {
    const ada = await Client.named(servers[0].address, 'Ada');
    const [ben, eve] = [await Client.named(servers[1].address, 'Ben'), await Client.named(servers[1].address, 'Eve')];
    const id = await ada.battle(skirmish([{ kind: 'me' }, { kind: 'link' }]));
    const adas = await ada.enter(id);
    await ben.post(`/api/battles/${id}/claim`, { token: adas.info?.invites[0].token });
    const bens = await ben.enter(id);
    const eves = await eve.enter(id, adas.info?.watch);
    await adas.until(({ state }) => state?.seq === bens.state?.seq);
    await adas.say({ type: 'host', order: { type: 'new-watch-link' } });
    await eves.until(({ closed }) => closed);
    await bens.until(({ info }) => info?.watch === adas.info?.watch);
    await adas.say({ type: 'host', order: { type: 'free-seat', side: 1 } });
    await bens.until(({ closed }) => closed);
    expect([eves.bye, bens.bye]).toMatchObject([{ code: 'sight-lost' }, { code: 'sight-lost' }]);
    adas.leave();
  });

  test('let the computer act once, although both servers watch', async () => {
    const [here, there] = await atBoth([bot('solo'), bot('solo')]);
    await here.until(({ state }) => state?.over === true);
    await there.until(({ state }) => state?.over === true);
    expect(there.state?.words).toEqual(here.state?.words);
    expect(there.state?.seq).toBe(here.state?.seq);
    here.leave();
    there.leave();
  });
});
