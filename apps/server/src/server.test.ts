import { createHash } from 'node:crypto';
import { makePlayer } from '@muster/ai';
import { GAME, phaseOf, replay } from '@muster/engine';
import { type BattleListing, parseRecordFile } from '@muster/protocol';
import { rulesetOf } from '@muster/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Client, TestSeat } from './testing/client.ts';
import { bot, skirmish, type TestServer, testServer } from './testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

const named = (name: string): Promise<Client> => Client.named(server.address, name);
const me = { kind: 'me' } as const;
const link = { kind: 'link' } as const;

/** Plays until a battle is over. */
const playOut = async (seats: readonly TestSeat[]): Promise<void> => {
  const players = seats.map((_, i) => makePlayer('solo', `test ${i}`));
  while (!seats[0].state?.over) {
    let played = false;
    for (const [i, seat] of seats.entries()) played = (await seat.play(players[i])) || played;
    const seq = seats[0].state?.seq;
    if (!played)
      await seats[0].until(
        ({ state }) => state?.over === true || state?.seq !== seq || seats.some((seat) => isAwaited(seat)),
      );
  }
};

const isAwaited = ({ state, info }: TestSeat): boolean =>
  (state?.questions.length ?? 0) > 0 || (state?.awaited.some((side) => info?.mine.includes(side)) ?? false);

describe('people', () => {
  test('are guests with a name and a cookie that cannot be forged', async () => {
    const ada = await named('  Ada ');
    expect((await ada.get('/api/me')).body).toMatchObject({ me: { id: ada.me?.id, name: 'Ada' } });
    await ada.post('/api/me', { name: 'Adda' });
    expect((await ada.get('/api/me')).body).toMatchObject({ me: { id: ada.me?.id, name: 'Adda' } });
    const thief = new Client(server.address);
    const [, until] = ada.cookie.split('.');
    thief.cookie = `muster=${ada.me?.id}.${until}.${'A'.repeat(43)}`;
    expect((await thief.get('/api/me')).body).toMatchObject({ me: null });
    expect(await thief.get('/api/battles')).toMatchObject({ status: 401, body: { code: 'no-name' } });
    for (const name of [' ', 'A\u0000da', 'Ada\nBen', '\u202eadA'])
      expect(await ada.post('/api/me', { name })).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await ada.post('/api/me', { name: 'Zoë 👩‍🚀' })).toMatchObject({ status: 200 });
  });

  test('may have an account and log in anywhere', async () => {
    const ada = await named('Ada');
    const account = `ada-${ada.me?.id.slice(0, 8)}`;
    expect((await ada.post('/api/account', { account, password: 'correct horse' })).body).toMatchObject({
      me: { account },
    });
    const elsewhere = new Client(server.address);
    expect(await elsewhere.post('/api/login', { account, password: 'wrong horse' })).toMatchObject({
      status: 401,
      body: { code: 'wrong-password' },
    });
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ me: null });
    await elsewhere.post('/api/login', { account, password: 'correct horse' });
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ me: { id: ada.me?.id } });
    const other = await named('Ben');
    expect(await other.post('/api/account', { account, password: 'something' })).toMatchObject({
      status: 409,
      body: { code: 'account-taken' },
    });
    await elsewhere.post('/api/logout', {});
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ me: null });
  });

  test('save lists and tables that no one else sees', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')];
    const { id } = (await ada.post('/api/keeps/table', { name: 'Mill', body: { pieces: [] } })).body as { id: string };
    expect((await ada.get('/api/keeps/table')).body.keeps).toMatchObject([{ id, name: 'Mill' }]);
    expect((await ada.get(`/api/kept/${id}`)).body).toMatchObject({ body: { pieces: [] } });
    expect((await ben.get(`/api/kept/${id}`)).status).toBe(404);
    expect((await ben.ask('PUT', `/api/kept/${id}`, { name: 'Mine', body: {} })).status).toBe(404);
    expect((await ben.ask('DELETE', `/api/kept/${id}`)).status).toBe(404);
    expect((await ada.ask('DELETE', `/api/kept/${id}`)).status).toBe(204);
    expect((await ada.get('/api/keeps/table')).body.keeps).toEqual([]);
  });
});

describe('a battle', () => {
  test('against the computer is played to its end, and can be verified with its seed', async () => {
    const ada = await named('Ada');
    const id = await ada.battle(skirmish([me, bot('captain')]));
    const seat = await ada.enter(id);
    expect(seat.state?.seed).toBeUndefined();
    const hash = seat.info?.seedHash;
    await playOut([seat]);
    const seed = seat.state?.seed ?? '';
    expect(createHash('sha256').update(seed).digest('hex')).toBe(hash);
    const record = parseRecordFile((await ada.get(`/api/battles/${id}/record`)).body);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    expect(record.value.seed).toBe(seed);
    const ruleset = rulesetOf('gff');
    if (!ruleset) throw new Error('no rules');
    const { problem, game } = replay(record.value, ruleset);
    expect(problem).toBeUndefined();
    expect(game.finished).toBe(true);
    expect([...game.battle.block]).toEqual(seat.state?.words);
    seat.leave();
  });

  test('between two people: each plays only their own side', async () => {
    const [ada, ben, eve] = [await named('Ada'), await named('Ben'), await named('Eve')];
    const id = await ada.battle(skirmish([me, link]));
    const adas = await ada.enter(id);
    const token = adas.info?.invites[0].token;
    const invitation = async (who: Client, seat = token): Promise<unknown> =>
      (await who.get(`/api/battles/${id}/invitation?token=${seat}`)).body;
    expect(await invitation(ben)).toMatchObject({ host: 'Ada', side: 1, free: true, mine: [] });
    expect(await invitation(ada)).toMatchObject({ free: true, mine: [0] });
    expect(await invitation(ben, 'guessed')).toMatchObject({ code: 'no-seat' });
    // Without a seat or a link there is nothing to see.
    const peep = new TestSeat(eve, id, '');
    await peep.until(({ closed }) => closed);
    expect(peep.bye).toMatchObject({ code: 'not-found' });
    expect((await eve.get(`/api/battles/${id}/record`)).status).toBe(404);
    expect((await eve.post(`/api/battles/${id}/claim`, { token: 'guessed' })).status).toBe(409);
    expect((await ben.post(`/api/battles/${id}/claim`, { token })).body).toEqual({ side: 1 });
    expect((await eve.post(`/api/battles/${id}/claim`, { token })).status).toBe(409);
    const bens = await ben.enter(id);
    await adas.until(({ state }) => state?.seats[1].online === true);
    const eves = await eve.enter(id, adas.info?.watch);
    expect(bens.info?.invites).toEqual([]);
    expect(eves.info?.mine).toEqual([]);
    expect(eves.info?.watch).toBeUndefined();
    const { battle } = adas;
    const turn = battle.game[GAME.side];
    const [acting, other] = turn === 0 ? [adas, bens] : [bens, adas];
    const action = makePlayer('solo', 'x').act(battle, turn);
    expect(await other.say({ type: 'act', side: turn, action })).toMatchObject({
      type: 'refused',
      code: 'not-your-side',
    });
    expect(await other.say({ type: 'act', side: 1 - turn, action })).toMatchObject({
      type: 'refused',
      code: 'not-your-turn',
    });
    expect(await eves.say({ type: 'act', side: turn, action })).toMatchObject({
      type: 'refused',
      code: 'not-your-side',
    });
    expect(await eves.say({ type: 'concede', side: turn })).toMatchObject({ type: 'refused', code: 'not-your-side' });
    expect(await acting.say({ type: 'act', side: turn, action: { type: 'pass' } })).toMatchObject({ type: 'refused' });
    expect(await acting.say({ type: 'act', side: turn, action })).toMatchObject({ type: 'done' });
    await playOut([adas, bens]);
    await bens.until(({ state }) => state?.over === true);
    await eves.until(({ state }) => state?.over === true);
    expect(eves.state?.words).toEqual(adas.state?.words);
    for (const seat of [adas, bens, eves]) seat.leave();
  });

  test('carries a command out once and refuses late ones', async () => {
    const ada = await named('Ada');
    const seat = await ada.enter(await ada.battle(skirmish([me, { kind: 'here', name: 'Ben' }])));
    const { battle, state } = seat;
    const side = battle.game[GAME.side];
    const message = {
      type: 'act',
      id: 'the-one',
      side,
      seq: state?.seq,
      action: makePlayer('solo', 'x').act(battle, side),
    };
    expect(await seat.say(message)).toMatchObject({ type: 'done' });
    const after = seat.state?.steps;
    expect(await seat.say(message)).toMatchObject({ type: 'done' });
    expect(seat.state?.steps).toBe(after);
    expect(await seat.say({ ...message, id: 'another' })).toMatchObject({ type: 'refused', code: 'stale' });
    seat.leave();
  });

  test('takes back steps without dice at once, and others with the consent of the other side', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')];
    const id = await ada.battle(skirmish([me, link]));
    const adas = await ada.enter(id);
    await ben.post(`/api/battles/${id}/claim`, { token: adas.info?.invites[0].token });
    const bens = await ben.enter(id);
    const players = [makePlayer('solo', 'a'), makePlayer('solo', 'b')];
    const seats = [adas, bens];
    const step = async (): Promise<number> => {
      const turn = adas.battle.game[GAME.side];
      const seq = adas.state?.seq;
      await seats[turn].until(({ state }) => state?.seq === seq);
      await seats[turn].play(players[turn]);
      return turn;
    };
    // Placing a marker shows nothing: it is taken back at once.
    const first = await step();
    const { length } = adas.heard;
    expect(await seats[first].say({ type: 'take-back', side: first })).toMatchObject({ type: 'done' });
    await adas.until(({ heard }) => heard.slice(length).some(({ type }) => type === 'hello'));
    expect(adas.state?.steps).toBe(1);
    // Later steps of the other side are not, although no one has seen them yet.
    const acted = await step();
    const seq = seats[acted].state?.seq;
    const then = await step();
    await seats[acted].until(({ state }) => state?.seq === seats[then].state?.seq);
    expect(await seats[acted].say({ type: 'take-back', side: acted, seq })).toMatchObject({ type: 'done' });
    await seats[1 - acted].until(({ state }) => state?.asksBack === acted);
    expect(await seats[acted].say({ type: 'allow', side: acted, allow: true })).toMatchObject({
      code: 'not-yours-to-allow',
    });
    const steps = adas.state?.steps ?? 0;
    await seats[1 - acted].say({ type: 'allow', side: 1 - acted, allow: false });
    await seats[acted].until(({ state }) => state?.asksBack === undefined);
    expect(seats[acted].state?.steps).toBe(steps);
    await seats[acted].say({ type: 'take-back', side: acted });
    await seats[1 - acted].until(({ state }) => state?.asksBack === acted);
    await seats[1 - acted].say({ type: 'allow', side: 1 - acted, allow: true });
    await seats[acted].until(({ state }) => (state?.steps ?? 0) < steps);
    for (const seat of seats) seat.leave();
  });

  test('takes back only the last step, made by either side of one screen', async () => {
    const ada = await named('Ada');
    const seat = await ada.enter(await ada.battle(skirmish([me, { kind: 'here', name: 'Ben' }])));
    const player = makePlayer('solo', 'a');
    for (let i = 0; i < 3; i++) await seat.play(player);
    const steps = seat.state?.steps ?? 0;
    // At one screen, the person acts for the side whose turn it is.
    await seat.say({ type: 'take-back', side: seat.battle.game[GAME.side] });
    await seat.until(({ state }) => (state?.steps ?? 0) < steps);
    expect(seat.state?.steps).toBe(steps - 1);
    seat.leave();
  });

  test('takes back without consent while the other seat is free', async () => {
    const ada = await named('Ada');
    const seat = await ada.enter(await ada.battle(skirmish([me, link], { ready: true })));
    const steps = seat.state?.steps ?? 0;
    await seat.say({ type: 'take-back', side: 0 });
    await seat.until(({ state }) => (state?.steps ?? 0) < steps);
    expect(seat.state?.asksBack).toBeUndefined();
    seat.leave();
  });

  test('ends when one of two sides concedes, and then shows its seed', async () => {
    const ada = await named('Ada');
    const id = await ada.battle(skirmish([me, bot('solo')]));
    const seat = await ada.enter(id);
    expect(await seat.say({ type: 'concede', side: 0 })).toMatchObject({ type: 'done' });
    await seat.until(({ state }) => state?.over === true);
    expect(seat.state).toMatchObject({ conceded: [0] });
    expect(seat.state?.seed).toMatch(/^[0-9a-f]{32}$/);
    const { battles } = (await ada.get('/api/battles')).body as unknown as {
      battles: { id: string; summary: unknown }[];
    };
    expect(battles.find((listed) => listed.id === id)?.summary).toMatchObject({ over: true, winner: 1 });
    expect(await seat.say({ type: 'concede', side: 0 })).toMatchObject({ type: 'refused', code: 'over' });
    seat.leave();
  });

  test('begins with the first activation if the armies are placed automatically', async () => {
    const ada = await named('Ada');
    const seat = await ada.enter(await ada.battle(skirmish([me, bot('captain')], { ready: true })));
    expect(phaseOf(seat.battle)).toBe('activation');
    expect(seat.battle.game[GAME.round]).toBe(1);
    await playOut([seat]);
    seat.leave();
  });

  test('is begun by the computer after its setup', async () => {
    const ada = await named('Ada');
    const id = await ada.battle(skirmish([bot('solo'), bot('solo'), me]));
    await vi.waitFor(async () => {
      const { battles } = (await ada.get('/api/battles')).body as unknown as { battles: BattleListing[] };
      expect(battles.find((listed) => listed.id === id)?.summary.waiting).toEqual([2]);
    }, 300_000);
    // A battle between computer players begins when a page shows it.
    const alone = await ada.battle(skirmish([bot('solo'), bot('solo')]));
    const seat = await ada.enter(alone);
    expect(seat.state?.steps).toBe(1);
    await seat.until(({ state }) => state?.over === true);
    seat.leave();
  });

  test('continues after a restart of the server', async () => {
    let own = await testServer();
    const ada = await Client.named(own.address, 'Ada');
    const id = await ada.battle(skirmish([me, { kind: 'here', name: 'Ben' }]));
    const player = makePlayer('captain', 'x');
    let seat = await ada.enter(id);
    for (let i = 0; i < 25; i++) await seat.play(player);
    const before = seat.state;
    own = await own.again();
    const back = new Client(own.address);
    back.cookie = ada.cookie;
    seat = await back.enter(id);
    expect({ ...seat.state, seats: [] }).toEqual({ ...before, seats: [] });
    while (!seat.state?.over) await seat.play(player);
    expect(seat.state?.over).toBe(true);
    seat.leave();
    await own.end();
  });

  test('is played with real dice, even for the computer', async () => {
    const ada = await named('Ada');
    const seat = await ada.enter(await ada.battle(skirmish([me, bot('solo')], { dice: 'asked' })));
    await playOut([seat]);
    expect(seat.state?.over).toBe(true);
    seat.leave();
  });

  test('of four sides continues when one of them concedes: the computer plays it', async () => {
    const ada = await named('Ada');
    const order = skirmish([me, bot('solo'), bot('solo'), bot('captain')]);
    const seat = await ada.enter(await ada.battle(order));
    await seat.until((seen) => isAwaited(seen) || seen.state?.over === true);
    await seat.say({ type: 'concede', side: 0 });
    await seat.until(({ state }) => state?.over === true);
    expect(seat.state?.conceded).toEqual([0]);
    seat.leave();
  });

  test('continues from a moment with other players', async () => {
    const ada = await named('Ada');
    const id = await ada.battle(skirmish([bot('solo'), bot('solo')]));
    const seat = await ada.enter(id);
    expect(await ada.post(`/api/battles/${id}/continue`, { step: 5, seats: [me, bot('solo')] })).toBeDefined();
    await seat.until(({ state }) => state?.over === true);
    const made = await ada.post(`/api/battles/${id}/continue`, { step: 20, seats: [me, bot('captain')] });
    expect(made.status).toBe(201);
    const next = await ada.enter(made.body.id as string);
    // The log must know the state at the beginning.
    const before = parseRecordFile((await ada.get(`/api/battles/${id}/record`)).body);
    const ruleset = rulesetOf('gff');
    if (!before.ok || !ruleset) throw new Error('there is no record');
    expect(next.info?.start).toEqual([...replay(before.value, ruleset, { to: 20 }).game.battle.block]);
    await playOut([next]);
    expect(next.state?.over).toBe(true);
    const record = parseRecordFile((await ada.get(`/api/battles/${next.id}/record`)).body);
    expect(record.ok).toBe(true);
    for (const left of [seat, next]) left.leave();
  });

  test('continues from a file if it follows the rules', async () => {
    const ada = await named('Ada');
    const id = await ada.battle(skirmish([bot('solo'), bot('solo')]));
    const seat = await ada.enter(id);
    await seat.until(({ state }) => state?.over === true);
    const record = (await ada.get(`/api/battles/${id}/record`)).body as { steps: { checksum: string }[] };
    seat.leave();
    const ben = await named('Ben');
    const order = { record, step: 20, seats: [me, bot('solo')] };
    const made = await ben.post('/api/records/continue', order);
    expect(made.status).toBe(201);
    const next = await ben.enter(made.body.id as string);
    await playOut([next]);
    expect(next.state?.over).toBe(true);
    next.leave();

    const forged = { ...record, steps: record.steps.with(3, { ...record.steps[3], checksum: '00000000' }) };
    const refused = await ben.post('/api/records/continue', { ...order, record: forged });
    expect(refused).toMatchObject({ status: 400, body: { code: 'record' } });
    const again = (await ben.get(`/api/battles/${next.id}/record`)).body;
    const claimed = await ben.post('/api/records/continue', { ...order, record: again, step: 1 });
    expect(claimed).toMatchObject({ status: 400, body: { code: 'start' } });
    expect((await ben.post('/api/records/continue', { ...order, record: { format: 'muster-record' } })).status).toBe(
      400,
    );
  });

  test('lets a general decide in a separate thread', async () => {
    const ada = await named('Ada');
    const seat = await ada.enter(await ada.battle(skirmish([me, bot('general')])));
    const player = makePlayer('solo', 'x');
    await seat.until((seen) => isAwaited(seen));
    const before = seat.state?.steps ?? 0;
    for (let i = 0; i < 12; i++) {
      await seat.play(player);
      await seat.until((seen) => isAwaited(seen) || seen.state?.over === true);
    }
    // Ours, and about as many of the general.
    expect(seat.state?.steps).toBeGreaterThanOrEqual(before + 12);
    seat.leave();
  });
});

describe('a list', () => {
  test('that names no game is read for the chosen game', async () => {
    const eve = new Client(server.address);
    const text = 'Soldiers [3] Q5+ D5+ | 60pts | Fast\n3x Spear (A1)';
    const asked = await eve.post('/api/lists/read', { text });
    expect(asked.body).toMatchObject({ findings: [{ code: 'game-unknown' }] });
    expect(asked.body).not.toHaveProperty('list');
    const told = await eve.post('/api/lists/read', { text, system: 'aof' });
    expect(told.body).toMatchObject({ list: { system: 'aof' }, findings: [] });
    expect((await eve.post('/api/lists/read', { text, system: 'chess' })).status).toBe(400);
  });
});

describe('a server', () => {
  test('refuses abuse with sentences', async () => {
    const ada = await named('Ada');
    expect(await ada.ask('POST', '/api/me', '{"name":')).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await ada.ask('POST', '/api/me', { name: 'x'.repeat(3 * 2 ** 20) })).toMatchObject({
      status: 413,
      body: { code: 'too-large' },
    });
    expect(await ada.ask('POST', '/api/me', { name: 'Eve' }, { origin: 'http://evil.example' })).toMatchObject({
      status: 403,
      body: { code: 'origin' },
    });
    expect(await ada.get('/api/nothing')).toMatchObject({ status: 404 });
    expect(await ada.post('/api/battles', { system: 'chess' })).toMatchObject({ status: 400 });
    const order = skirmish([me, bot('captain')]);
    expect((await ada.post('/api/battles', { ...order, system: 'chess' })).body).toMatchObject({ code: 'system' });
    expect((await ada.post('/api/battles', { ...order, settings: { speed: 'high' } })).body).toMatchObject({
      code: 'setting',
    });
    expect((await ada.post('/api/battles', { ...order, table: { kept: 'nothing' } })).body).toMatchObject({
      code: 'not-found',
    });
    const text = JSON.stringify((await ada.post('/api/battles', { system: 1 })).body);
    expect(text).not.toMatch(/at \w+ \(|node_modules|\.ts/);
  });

  test('refuses foreign pages, malformed messages and too many messages', async () => {
    const own = await testServer({ limits: { messages: 1, burst: 40, message: 10_000 } });
    const ada = await Client.named(own.address, 'Ada');
    const id = await ada.battle(skirmish([me, bot('solo')]));
    const foreign = new TestSeat(ada, id, '', { origin: 'http://evil.example' });
    await foreign.until(({ closed }) => closed);
    expect(foreign.bye).toMatchObject({ code: 'origin' });
    const seat = await ada.enter(id);
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '{"type":"act"}',
      '{"type":"act","id":"x","seq":-1,"side":0,"action":{}}',
    ])
      seat.shout(text);
    await seat.until(({ heard }) => heard.filter(({ type }) => type === 'refused').length === 6);
    for (let i = 0; i < 60; i++) seat.shout('{}');
    await seat.until(({ closed }) => closed);
    expect(seat.bye).toMatchObject({ code: 'too-fast' });
    const large = await ada.enter(id);
    large.shout('x'.repeat(20_000));
    await large.until(({ closed }) => closed);
    expect((await ada.get('/healthz')).body).toEqual({ status: 'ok' });
    await own.end();
  });

  test('describes its interface and state, and sends strict headers', async () => {
    const ada = await named('Ada');
    const { body } = await ada.get('/api/openapi.json');
    expect(Object.keys(body.paths as object)).toContain('/api/battles/{id}/claim');
    const metrics = await ada.get('/metrics');
    expect(String(metrics.body.text)).toContain('muster_requests_total');
    const policy = metrics.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(metrics.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
