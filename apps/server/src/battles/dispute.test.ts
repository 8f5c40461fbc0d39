import { refOf } from '@muster/kernel';
import { makePlayer } from '@muster/ai';
import { type Battle, battleAt, compilePlan, replay, turnOf, type Wish } from '@muster/engine';
import { type SideMessage, parseRecordFile } from '@muster/protocol';
import { findRuleset, rulesetOf } from '@muster/rules';
import { scenePlan } from '@muster/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, type TestSeat } from '../testing/client.ts';
import type { BattleHeader } from './header.ts';
import { LiveBattle } from './live-battle.ts';
import { bot, skirmish, type TestServer, testServer } from '../testing/server.ts';

const me = { kind: 'me' } as const;
const here = (name: string): { kind: 'here'; name: string } => ({ kind: 'here', name });

let server: TestServer;
let ada: Client;
let ben: Client;
beforeAll(async () => {
  server = await testServer();
  ada = await Client.named(server.address, 'Ada');
  ben = await Client.named(server.address, 'Ben');
});
afterAll(() => server.end());

const player = makePlayer('solo', 'x');
const OPEN: Wish = { setting: 'castingAssists', value: 'open' };
const BLIND: Wish = { setting: 'castingAssists', value: 'blind' };
const SENTENCE: Wish = { text: 'The hut has no roof.' };

/** Two people at two screens. */
const twoSeats = async (): Promise<[TestSeat, TestSeat]> => {
  const id = await ada.battle(skirmish([me, { kind: 'link' }], { ready: true }));
  const adas = await ada.enter(id);
  await ben.post(`/api/battles/${id}/claim`, { token: adas.info?.invites[0].token });
  const bens = await ben.enter(id);
  await adas.until(({ state }) => state?.seats[1].kind === 'person');
  return [adas, bens];
};

/** The settings that count now, as a page would find them. */
const settingsOf = (seat: TestSeat): Record<string, unknown> => {
  const { info, state } = seat;
  if (!info || !state) throw new Error('the page knows nothing yet');
  const found = findRuleset(info.ruleset);
  if (!found.ok) throw new Error('unknown rules');
  const plan = compilePlan({ ...info, ruleset: found.value });
  return { ...battleAt(plan, Int32Array.from(state.words)).plan.settings };
};

const wish = (seat: TestSeat, side: number, value: unknown): Promise<unknown> =>
  seat.say({ type: 'wish', side, wish: value });
const leave = (...seats: readonly TestSeat[]): void => seats.forEach((seat) => seat.leave());

describe('two players', () => {
  test('agree: the reading applies from the next step on and is in the record', async () => {
    const [adas, bens] = await twoSeats();
    expect(await wish(adas, 0, OPEN)).toMatchObject({ type: 'done' });
    await bens.until(({ state }) => state?.dispute !== undefined);
    expect(bens.state?.dispute).toEqual({ side: 0, wishes: [{ side: 0, wish: OPEN }], missing: [1], roll: false });
    expect(settingsOf(bens)['castingAssists']).toBe('blind');
    expect(await wish(bens, 1, OPEN)).toMatchObject({ type: 'done' });
    await adas.until(({ state }) => state?.decisions.length === 1);
    expect(adas.state?.decisions).toMatchObject([{ side: 0, decided: OPEN, by: -1 }]);
    expect(adas.state?.dispute).toBeUndefined();
    expect([settingsOf(adas)['castingAssists'], settingsOf(bens)['castingAssists']]).toEqual(['open', 'open']);
    const { body } = await ada.get(`/api/battles/${adas.id}/record`);
    const record = parseRecordFile(body);
    if (!record.ok) throw new Error(JSON.stringify(record.error));
    expect(record.value.steps.at(-1)?.action).toMatchObject({ type: 'ruling', wishes: [OPEN, OPEN] });
    leave(adas, bens);
  });

  test('do not agree: a die decides, and the decision survives a restart', async () => {
    const [adas, bens] = await twoSeats();
    await wish(adas, 0, OPEN);
    expect(await adas.say({ type: 'roll', side: 0 })).toMatchObject({ type: 'refused', code: 'wishes-missing' });
    await wish(bens, 1, SENTENCE);
    expect(bens.state?.dispute).toMatchObject({ missing: [] });
    expect(await bens.say({ type: 'roll', side: 1 })).toMatchObject({ type: 'done' });
    const [decision] = bens.state?.decisions ?? [];
    expect([0, 1]).toContain(decision.by);
    expect(decision.decided).toEqual(decision.by === 0 ? OPEN : SENTENCE);
    const settings = settingsOf(bens);
    leave(adas, bens);
    server = await server.again();
    const again = await ada.enter(adas.id);
    expect(again.state?.decisions).toEqual([decision]);
    expect(settingsOf(again)).toEqual(settings);
    leave(again);
  });

  test('may change their minds or withdraw the question', async () => {
    const [adas, bens] = await twoSeats();
    await wish(adas, 0, OPEN);
    await wish(bens, 1, 'as-it-is');
    expect(await bens.say({ type: 'withdraw', side: 1 })).toMatchObject({ type: 'refused', code: 'no-dispute' });
    expect(await adas.say({ type: 'withdraw', side: 0 })).toMatchObject({ type: 'done' });
    expect(adas.state?.dispute).toBeUndefined();
    await wish(adas, 0, SENTENCE);
    await wish(bens, 1, 'as-it-is');
    await wish(bens, 1, SENTENCE);
    expect(bens.state?.decisions).toMatchObject([{ decided: SENTENCE, by: -1 }]);
    leave(adas, bens);
  });
});

describe('one screen', () => {
  test('normalises a sentence to one line', async () => {
    const seat = await ada.enter(await ada.battle(skirmish([me, here('Ben')], { ready: true })));
    await wish(seat, 0, { text: ' The ｈｕｔ\nhas  no roof. ' });
    expect(seat.state?.dispute?.wishes).toEqual([{ side: 0, wish: { text: 'The hut has no roof.' } }]);
    leave(seat);
  });

  test('refuses invalid wishes with the reason', async () => {
    const seat = await ada.enter(await ada.battle(skirmish([me, here('Ben')], { ready: true })));
    const codes = [
      { setting: 'forceOrganisation', value: true },
      { setting: 'fearCountsWithoutWounds', value: false },
      // Its old name.
      { setting: 'fear_counts_without_wounds', value: false },
      { setting: 'castingAssists', value: 'sometimes' },
      { text: '' },
      { text: '\u3000 ' },
      { text: 'The hut has\u202E no roof.' },
      { text: '\uFDFA'.repeat(20) },
      'as-it-is',
    ].map((value) => wish(seat, 0, value));
    expect(await Promise.all(codes)).toMatchObject([
      { code: 'ruling-before-battle' },
      { code: 'ruling-other-game' },
      { code: 'ruling-other-game' },
      { code: 'bad-wish' },
      { code: 'bad-wish' },
      { code: 'bad-wish' },
      { code: 'bad-wish', sentence: 'Your sentence has an invisible character (U+202E): remove it.' },
      { code: 'bad-wish', sentence: expect.stringContaining('at most 300 characters') },
      { code: 'ruling-nothing' },
    ]);
    const ruling = { type: 'ruling', side: 0, wishes: [OPEN, OPEN] };
    const side = turnOf(seat.battle);
    expect(await seat.say({ type: 'act', side, action: ruling })).toMatchObject({ code: 'not-an-action' });
    await wish(seat, 0, OPEN);
    await wish(seat, 1, OPEN);
    expect(await wish(seat, 0, BLIND)).toMatchObject({ code: 'ruling-decided' });
    leave(seat);
  });

  test('a decision during a step waits for its end and survives a take-back', async () => {
    const seat = await ada.enter(await ada.battle(skirmish([me, here('Ben')], { ready: true })));
    for (let i = 0; i < 300 && (seat.state?.questions.length ?? 0) === 0; i++) await seat.play(player);
    await wish(seat, 0, OPEN);
    await wish(seat, 1, OPEN);
    expect(seat.state?.decisions).toEqual([]);
    for (let i = 0; i < 50 && (seat.state?.questions.length ?? 0) > 0; i++) await seat.play(player);
    expect(seat.state?.decisions).toMatchObject([{ decided: OPEN }]);
    const steps = seat.state?.steps ?? 0;
    expect(await seat.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'done' });
    // The step before the decision is gone, the decision is written down once more.
    expect(seat.state?.steps).toBe(steps - 1);
    expect(seat.state?.decisions).toMatchObject([{ decided: OPEN, by: -1 }]);
    expect(settingsOf(seat)['castingAssists']).toBe('open');
    await seat.say({ type: 'concede', side: 0 });
    leave(seat);
    server = await server.again();
    const { body } = await ada.get(`/api/battles/${seat.id}/record`);
    const record = parseRecordFile(body);
    const ruleset = rulesetOf('gff');
    if (!record.ok || !ruleset) throw new Error('not a record');
    const { game, problem } = replay(record.value, ruleset);
    expect(problem).toBeUndefined();
    expect(game.decisions).toMatchObject([{ decided: OPEN, by: -1 }]);
    expect([...game.battle.block]).toEqual(seat.state?.words);
  });

  test('computer players agree, and a continued battle keeps the decision', async () => {
    const seat = await ada.enter(await ada.battle(skirmish([me, bot('solo')], { ready: true })));
    await wish(seat, 0, SENTENCE);
    await wish(seat, 0, OPEN);
    expect(seat.state?.decisions).toMatchObject([{ decided: SENTENCE }, { decided: OPEN }]);
    const step = seat.state?.steps ?? 0;
    await seat.say({ type: 'concede', side: 0 });
    const made = await ada.post(`/api/battles/${seat.id}/continue`, { step, seats: [me, here('Ben')] });
    const on = await ada.enter(made.body.id as string);
    expect(on.state?.decisions).toMatchObject([{ decided: SENTENCE }, { decided: OPEN }]);
    expect(settingsOf(on)['castingAssists']).toBe('open');
    expect(await wish(on, 0, BLIND)).toMatchObject({ code: 'ruling-decided' });
    leave(seat, on);
  });
});

test('another server follows a decision and a take-back that keeps it', () => {
  const plan = scenePlan({
    units: [
      { id: 'a', at: [0, 0] },
      { id: 'b', side: 1, at: [0, 0] },
    ],
  });
  const { armies, table: ground, settings, maxObjectives } = plan;
  const seat = { kind: 'person', person: 'ada', name: 'Ada' } as const;
  const header: BattleHeader = {
    title: 'Twins',
    by: 'ada',
    ruleset: refOf(plan.ruleset),
    settings,
    armies,
    table: ground,
    maxObjectives,
    dice: 'seeded',
    seed: 'twins',
    seats: [seat, { ...seat, person: 'ben' }],
    watch: 'x',
  };
  const one = new LiveBattle('one', header, []);
  const twin = new LiveBattle('one', header, one.begin());
  const say = (person: string, side: number, message: object): void => {
    const command = { id: 'x', seq: 0, side, ...message } as unknown as SideMessage;
    for (const entry of one.command(person, command).entries) twin.follow(entry);
  };
  const battle = (live: LiveBattle): Battle => battleAt(plan, live.seenBy(0));
  const side = turnOf(battle(one));
  const person = side === 0 ? 'ada' : 'ben';
  say(person, side, { type: 'act', action: player.act(battle(one), side) });
  say('ada', 0, { type: 'wish', wish: OPEN });
  say('ben', 1, { type: 'wish', wish: SENTENCE });
  say('ben', 1, { type: 'wish', wish: OPEN });
  expect(battle(twin).plan.settings.castingAssists).toBe('open');
  say(person, side, { type: 'take-back' });
  say(side === 0 ? 'ben' : 'ada', 1 - side, { type: 'allow', allow: true });
  expect(battle(one).plan.settings.castingAssists).toBe('open');
  expect([...twin.seenBy(0)]).toEqual([...one.seenBy(0)]);
  expect(twin.checksum).toBe(one.checksum);
});
