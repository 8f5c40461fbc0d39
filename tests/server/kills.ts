import { makePlayer } from '@muster/ai';
import { type BattleRecord, replay } from '@muster/engine';
import { findRuleset } from '@muster/rules';
import { Client, type openPostgres, type TestSeat, skirmish } from '@muster/server/testing';
import { expect } from 'vitest';
import { startServer } from './child.ts';

const BATTLES = 12;

/** A server is killed when it has confirmed this many commands. */
const LIVES = [20, 35, 12, 50, 27];

/** A battle that continues even if the server is killed. */
interface Played {
  id: string;
  /** Commands that were sent, and those that were confirmed, with the resulting states. */
  said: Set<string>;
  confirmed: Map<string, number>;
  /** The last command: a page sends it again when it reconnects. */
  last?: Record<string, unknown>;
  over: boolean;
}

/** Plays until the connection is lost or the battle is over. Begins with the last command again, as a page does. */
const playOn = async (client: Client, battle: Played, salt: number, heard: () => void): Promise<void> => {
  const seat: TestSeat = await client.enter(battle.id);
  // The server was killed before it answered.
  if (!seat.state) return;
  const least = Math.max(0, ...battle.confirmed.values());
  expect(seat.state.seq, `${battle.id} has what was confirmed`).toBeGreaterThanOrEqual(least);
  const player = makePlayer('solo', `${battle.id} ${salt}`);
  if (battle.last) await say(seat, battle, battle.last);
  for (let i = 0; !seat.state?.over && !seat.closed; i++) {
    const message = seat.next(player, [0, 1], `c-${salt}-${i}`);
    if (!message) break;
    battle.last = message;
    await say(seat, battle, message);
    heard();
  }
  battle.over = seat.state.over;
  seat.leave();
};

const say = async (seat: TestSeat, { said, confirmed }: Played, message: Record<string, unknown>): Promise<void> => {
  const id = String(message['id']);
  said.add(id);
  const reply = await seat.say(message);
  if (reply.type !== 'done') {
    // Only a command that was never stored may be refused, because others were faster.
    expect(reply).toMatchObject({ code: 'stale' });
    expect(confirmed.has(id), `${id} was confirmed and then refused`).toBe(false);
    return;
  }
  const before = confirmed.get(id);
  if (before !== undefined) expect(reply.seq, `${id} was carried out once`).toBe(before);
  confirmed.set(id, reply.seq);
};

/** The store of a server, and how to read it without the server. */
export interface Home {
  env: Record<string, string>;
  open: () => ReturnType<typeof openPostgres>;
}

/** Kills a server again and again while it is played on, and compares what was confirmed with what is stored; returns a summary. */
export const killAgainAndAgain = async ({ env, open }: Home, kills: number): Promise<string> => {
  const battles: Played[] = [];
  let cookie = '';
  let inFlight = 0;
  for (let kill = 0; kill < kills; kill++) {
    const server = await startServer(env);
    const client = new Client(server.address);
    client.cookie = cookie;
    if (cookie === '') await client.post('/api/me', { name: 'Ada' });
    cookie = client.cookie;
    while (battles.filter(({ over }) => !over).length < BATTLES) {
      const id = await client.battle(skirmish([{ kind: 'me' }, { kind: 'here', name: 'Ben' }]));
      battles.push({ id, said: new Set(), confirmed: new Map(), over: false });
    }
    const lost: unknown[] = [];
    let playing: Promise<unknown>[] = [];
    let left = LIVES[kill % LIVES.length];
    await new Promise<unknown>((resolve) => {
      const heard = (): unknown => --left === 0 && resolve(undefined);
      playing = battles
        .filter(({ over }) => !over)
        .map((battle) => playOn(client, battle, kill, heard).catch((error: unknown) => lost.push(error)));
      void Promise.all(playing).then(resolve);
    });
    await server.kill();
    await Promise.all(playing);
    inFlight += battles.filter(({ last, confirmed }) => last && !confirmed.has(String(last['id']))).length;
    const wrong = lost.filter((error) => !/the connection is lost|ECONN|socket hang up|closed/.test(String(error)));
    expect(wrong).toEqual([]);
  }
  await lookThrough(battles, await open());
  const server = await startServer(env);
  const client = new Client(server.address);
  client.cookie = cookie;
  for (const { id } of battles) expect(await isSound(client, id)).toBe(true);
  expect(await server.stop()).toBe(0);
  const confirmed = battles.reduce((sum, battle) => sum + battle.confirmed.size, 0);
  // The players were busy, and some were in the middle of a command when the server was killed.
  expect(confirmed).toBeGreaterThan(kills * 10);
  expect(inFlight).toBeGreaterThan(kills);
  return `${kills} kills, ${confirmed} confirmed commands, ${inFlight} on their way: none lost, none carried out twice.`;
};

/** Compares what was confirmed with what is stored. */
const lookThrough = async (battles: readonly Played[], store: Awaited<ReturnType<Home['open']>>): Promise<void> => {
  for (const { id, said, confirmed } of battles) {
    const stored = (await store.entries(id, 0)).flatMap(({ command }) => command?.split(' ').at(-1) ?? []);
    expect(new Set(stored).size, `${id}: nothing is stored twice`).toBe(stored.length);
    expect(
      [...confirmed.keys()].filter((command) => !stored.includes(command)),
      `${id}: lost`,
    ).toEqual([]);
    expect(
      stored.filter((command) => !said.has(command)),
      `${id}: never said`,
    ).toEqual([]);
  }
  await store.close();
};

/** Whether all steps of a battle follow the rules. */
const isSound = async (client: Client, id: string): Promise<boolean> => {
  const seat = await client.enter(id);
  if (!seat.state?.over) for (const side of [0, 1]) await seat.say({ type: 'concede', side }).catch(() => undefined);
  seat.leave();
  const record = (await client.get(`/api/battles/${id}/record`)).body as unknown as BattleRecord;
  const ruleset = findRuleset(record.ruleset);
  return ruleset.ok && replay(record, ruleset.value).problem === undefined;
};
