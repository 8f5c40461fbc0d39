import { makePlayer } from '@muster/ai';
import type { Ruleset } from '@muster/engine';
import { RULESETS, rulesetOf } from '@muster/rules';
import Database from 'libsql';
import { Client as Postgres } from 'pg';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rulesetOfHeader } from './battles/header.ts';
import { Client, type Seat } from './testing/client.ts';
import { type PrivatePostgres, postgresPrograms, startPostgres } from './testing/postgres.ts';
import { skirmish, type TestServer, testServer } from './testing/server.ts';

const versions = RULESETS['gff'] as Ruleset[];
const [real] = versions;

/** The same version of the rules with one of them corrected: no unit goes as far as it did. */
const fixed: Ruleset = { ...real, numbers: { ...real.numbers, advance: 100, rush: 200 } };

const use = (...rulesets: readonly Ruleset[]): void => {
  versions.splice(0, versions.length, ...rulesets);
};
afterEach(() => use(real));

const BOTH = [{ kind: 'me' }, { kind: 'here', name: 'Ben' }] as const;
const player = makePlayer('solo', 'x');

const playTo = async (seat: Seat, is: (seat: Seat) => boolean): Promise<void> => {
  for (let i = 0; i < 400 && !is(seat); i++) await seat.play(player, [0, 1]);
  expect(is(seat)).toBe(true);
};
const hasFought = ({ state }: Seat): boolean => (state?.steps ?? 0) >= 30 && state?.questions.length === 0;
const isOver = ({ state }: Seat): boolean => state?.over === true;
const told = ({ heard }: Seat): string[] =>
  heard.flatMap((message) => (message.type === 'hello' ? message.story : [])).map((event) => JSON.stringify(event));

const CHANGED =
  /^The rules were changed\. This battle began under .+, version 1 \(rules \w{8}\); it continues from round \d, activation \d under version 1 \(rules \w{8}\)\.$/;

describe('a battle by the version of its rules', () => {
  const newer: Ruleset = { ...fixed, version: '2' };

  test('has the version that it began with, else the newest', () => {
    const header = { ruleset: { id: 'gff', version: '1' } };
    use(real, newer);
    expect(rulesetOfHeader(header)).toBe(real);
    use(newer);
    expect(rulesetOfHeader(header)).toBe(newer);
    expect(() => rulesetOfHeader({ ruleset: { id: 'chess', version: '1' } })).toThrow('chess 1');
  });
});

interface Place {
  settings: Parameters<typeof testServer>[0];
  /** Removes what versions before this one did not store. */
  makeOld(server: TestServer): Promise<void>;
}

const OLD = ['delete from snapshots', 'update entries set story = null'];

/** Plays a battle, changes the rules and starts the server again; a second store needs only what reads and writes differently there. */
const rehearsals = (place: () => Place, inFull: boolean): void => {
  let server: TestServer;
  let ada: Client;
  beforeAll(async () => {
    server = await testServer(place().settings);
    ada = await Client.named(server.address, 'Ada');
  });
  afterAll(() => server.end());

  const begun = async (is: (seat: Seat) => boolean): Promise<Seat> => {
    const seat = await ada.enter(await ada.battle(skirmish(BOTH, { ready: true })));
    await playTo(seat, is);
    return seat;
  };
  const after = async (seat: Seat): Promise<Seat> => {
    seat.leave();
    server = await server.again();
    return ada.enter(seat.id);
  };
  /** The server is started again with other rules. */
  const fix = (seat: Seat, ruleset = fixed): Promise<Seat> => {
    use(ruleset);
    return after(seat);
  };

  test('opens from its stored state and continues, says so, and still does after another start', async () => {
    const before = await begun(hasFought);
    const seat = await fix(before);
    expect(seat.state).toMatchObject({
      words: before.state?.words,
      steps: before.state?.steps,
      seq: before.state?.seq,
    });
    expect(seat.info?.changes).toEqual([expect.stringMatching(CHANGED)]);
    expect(told(seat).at(-1)).toContain('rules-changed');
    expect(told(seat).length).toBeGreaterThan(30);
    const side = seat.state?.awaited[0];
    expect(await seat.say({ type: 'take-back', side })).toMatchObject({ type: 'refused', code: 'rules-changed' });
    await playTo(seat, ({ state }) => (state?.steps ?? 0) >= 33 && state?.questions.length === 0);
    expect(await seat.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'done' });
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    expect(again.info?.changes).toHaveLength(1);
    await playTo(again, isOver);
    const record = (await ada.get(`/api/battles/${again.id}/record`)).body as { steps: unknown[] };
    expect(record.steps).toHaveLength(again.state?.steps ?? -1);
    again.leave();
  });

  test.skipIf(!inFull)('in the middle of a step opens before it, or asks again', async () => {
    const before = await begun(({ state }) => (state?.steps ?? 0) >= 24 && (state?.questions.length ?? 0) > 0);
    const seat = await fix(before);
    expect(seat.state?.steps).toBe(before.state?.steps);
    expect(seat.info?.changes).toHaveLength(1);
    expect(await seat.play(player, [0, 1])).toBe(true);
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    again.leave();
  });

  test.skipIf(!inFull)('that is finished stays as it ended', async () => {
    const before = await begun(isOver);
    const seat = await fix(before);
    expect(seat.state).toEqual({ ...before.state, seats: seat.state?.seats });
    expect(told(seat).length).toBeGreaterThan(100);
    expect((await ada.get(`/api/battles/${seat.id}/record`)).status).toBe(200);
    const made = await ada.post(`/api/battles/${seat.id}/continue`, { step: 30, seats: BOTH });
    expect(made.status).toBe(400);
    seat.leave();
  });

  test.skipIf(!inFull)('under a version that is gone continues under the newest', async () => {
    const seat = await fix(await begun(hasFought), { ...fixed, version: '2' });
    expect(seat.info?.ruleset.version).toBe('2');
    expect(seat.info?.changes?.[0]).toContain('under version 2 (rules');
    const seq = seat.state?.seq ?? 0;
    expect(await seat.play(player, [0, 1])).toBe(true);
    expect(seat.state?.seq).toBeGreaterThan(seq);
    seat.leave();
  });

  test('without a stored state continues from the last step that comes out as it did', async () => {
    const before = await begun(hasFought);
    await place().makeOld(server);
    const seat = await fix(before);
    const steps = seat.state?.steps ?? 0;
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(before.state?.steps ?? 0);
    expect(seat.info?.changes?.[0]).toContain(`${(before.state?.steps ?? 0) - steps} steps after that are lost.`);
    expect(await seat.play(player, [0, 1])).toBe(true);
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    again.leave();
  });

  test.skipIf(!inFull)('that is finished and has no stored state can be looked at', async () => {
    const before = await begun(isOver);
    await place().makeOld(server);
    const seat = await fix(before);
    expect(seat.state?.over).toBe(true);
    expect(told(seat).at(-1)).toContain('You can look at it');
    expect((await ada.get(`/api/battles/${seat.id}/record`)).status).toBe(200);
    seat.leave();
  });

  test('under the same rules is taken back past its stored state, and says nothing', async () => {
    const before = await begun(hasFought);
    const seat = await after(before);
    expect(seat.info?.changes).toBeUndefined();
    expect(told(seat).length).toBeGreaterThan(30);
    const steps = seat.state?.steps ?? 0;
    for (let i = 1; i <= 3; i++) {
      expect(await seat.say({ type: 'take-back', side: 0 })).toMatchObject({ type: 'done' });
      expect(seat.state?.steps).toBeLessThanOrEqual(steps - i);
    }
    const again = await after(seat);
    expect(again.state?.words).toEqual(seat.state?.words);
    await playTo(again, ({ state }) => (state?.steps ?? 0) > steps && state?.questions.length === 0);
    again.leave();
  });
};

describe('after a rule was fixed, a battle in a file', () => {
  rehearsals(
    () => ({
      settings: {},
      makeOld: async ({ data }) => {
        const db = new Database(join(data, 'muster.db'));
        for (const sql of OLD) db.exec(sql);
        db.close();
      },
    }),
    true,
  );
});

const programs = postgresPrograms();
describe.skipIf(programs === undefined)('after a rule was fixed, a battle in PostgreSQL', () => {
  let postgres: PrivatePostgres;
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '');
  });
  afterAll(() => postgres.stop());
  rehearsals(
    () => ({
      settings: { database: postgres.url, secret: 'the same secret for both of them' },
      makeOld: async () => {
        const client = new Postgres(postgres.url);
        await client.connect();
        for (const sql of OLD) await client.query(sql);
        await client.end();
      },
    }),
    false,
  );
});

test('there is one version of the rules again', () => {
  expect(rulesetOf('gff')).toBe(real);
});
