import { makePlayer } from '@muster/ai';
import { turnOf } from '@muster/engine';
import { parseRecordFile } from '@muster/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type TestSeat } from '../testing/client.ts';
import { bot, skirmish, type TestServer, testServer } from '../testing/server.ts';

const me = { kind: 'me' } as const;
const here = (name: string): { kind: 'here'; name: string } => ({ kind: 'here', name });

let server: TestServer;
let ada: Client;
beforeAll(async () => {
  server = await testServer();
  ada = await Client.named(server.address, 'Ada');
});
afterAll(() => server.end());

const player = makePlayer('solo', 'x');

/** Plays until something is so. */
const playTo = async (seat: TestSeat, is: () => boolean): Promise<void> => {
  for (let i = 0; i < 300 && !is(); i++) await seat.play(player);
  expect(is()).toBe(true);
};

test('the computer answers for a side that concedes during a question', async () => {
  const seat = await ada.enter(await ada.battle(skirmish([me, here('Ben'), here('Cy')], { ready: true })));
  await playTo(seat, () => (seat.state?.questions.length ?? 0) > 0);
  const side = seat.state?.questions[0].side ?? -1;
  expect(await seat.say({ type: 'concede', side })).toMatchObject({ type: 'done' });
  expect(seat.state?.conceded).toEqual([side]);
  expect(seat.state?.questions.filter((question) => question.side === side)).toEqual([]);
  for (const message of [{ type: 'concede' }, { type: 'take-back' }, { type: 'act', action: { type: 'pass' } }])
    expect(await seat.say({ ...message, side })).toMatchObject({ type: 'refused', code: 'conceded' });
  const others = [0, 1, 2].filter((other) => other !== side);
  const steps = seat.state?.steps ?? 0;
  while ((seat.state?.steps ?? 0) < steps + 6) {
    const seq = seat.state?.seq;
    if (!(await seat.play(player, others))) await seat.until(({ state }) => state?.seq !== seq);
  }
  seat.leave();
});

test('a second request to take back is refused while one is open', async () => {
  const ben = await Client.named(server.address, 'Ben');
  const id = await ada.battle(skirmish([me, { kind: 'link' }], { ready: true }));
  const adas = await ada.enter(id);
  await ben.post(`/api/battles/${id}/claim`, { token: adas.info?.invites[0].token });
  const bens = await ben.enter(id);
  await adas.until(({ state }) => state?.seats[1].kind === 'person');
  expect(await adas.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'done' });
  const seq = adas.state?.seq;
  expect(await adas.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'refused', code: 'asked-already' });
  expect(adas.state?.seq).toBe(seq);
  for (const seat of [adas, bens]) seat.leave();
});

test('actions that a record file cannot hold are refused', async () => {
  const seat = await ada.enter(await ada.battle(skirmish([me, here('Ben')])));
  const { battle } = seat;
  const side = turnOf(battle);
  const action = player.act(battle, side);
  for (const more of [{ junk: 'x'.repeat(1000) }, { units: [{ unit: 1e9 }] }])
    expect(await seat.say({ type: 'act', side, action: { ...action, ...more } })).toMatchObject({ code: 'bad-answer' });
  expect(await seat.say({ type: 'act', side, action })).toMatchObject({ type: 'done' });
  const { body } = await ada.get(`/api/battles/${seat.id}/record`);
  expect(parseRecordFile(body).ok).toBe(true);
  seat.leave();
});

test('the first step of a continued battle can be taken back', async () => {
  const first = await ada.enter(await ada.battle(skirmish([bot('solo'), bot('solo')])));
  await first.until(({ state }) => state?.over === true);
  const made = await ada.post(`/api/battles/${first.id}/continue`, { step: 20, seats: [me, here('Ben')] });
  let seat = await ada.enter(made.body.id as string);
  const { words } = seat.state ?? {};
  const side = seat.state?.awaited[0];
  for (const again of [false, true]) {
    await playTo(seat, () => seat.state?.steps === 1);
    if (again) {
      // Also after reading the battle again.
      server = await server.again();
      seat = await ada.enter(made.body.id as string);
    }
    expect(await seat.say({ type: 'take-back', side })).toMatchObject({ type: 'done' });
    expect(seat.state?.steps).toBe(0);
    expect(seat.state?.words.length).toBe(words?.length);
  }
  for (const left of [first, seat]) left.leave();
});

test('all steps can be taken back, although only the last ones are remembered', async () => {
  const seat = await ada.enter(await ada.battle(skirmish([me, here('Ben')], { ready: true })));
  const beginning = seat.state?.steps ?? 0;
  await playTo(seat, () => (seat.state?.steps ?? 0) >= beginning + 12 && seat.state?.questions.length === 0);
  while ((seat.state?.steps ?? 0) > beginning) {
    const steps = seat.state?.steps ?? 0;
    expect(await seat.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'done' });
    expect(seat.state?.steps).toBeLessThan(steps);
  }
  expect(await seat.play(player)).toBe(true);
  seat.leave();
});
