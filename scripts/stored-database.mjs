import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makePlayer } from '@muster/ai';
import Database from 'libsql';
import { build } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

/**
 * Makes a database of this version with running and finished battles, for the test that every later version opens it:
 * `tests/stored/database-N.db.gz` and what is in it as `.json`, where N is the version of the tables. Run it when a
 * step was added to `apps/server/src/store/migrations.ts`. Keep the older files: they are not made again.
 */
if (!build('apps/server').ok) {
  process.stderr.write('The server could not be compiled.\n');
  process.exit(1);
}
const { bot, Client, skirmish, testServer } = await import('../apps/server/dist/testing/index.js');

const ACCOUNT = { account: 'ada', password: 'a password for tests' };
const me = { kind: 'me' };
const here = { kind: 'here', name: 'Ben' };
const armies = (...ids) => ids.map((ready) => ({ army: { ready }, seat: here }));

/** Plays for so many commands, or to the end. */
const play = async (seat, most) => {
  const player = makePlayer('solo', 'stored');
  for (let i = 0; i < most && !seat.state.over; i++)
    if (!(await seat.play(player, [0, 1]))) await seat.until(({ state, info }) => isAwaited(state, info));
};

const isAwaited = (state, { mine }) =>
  state.over || state.questions.length > 0 || state.awaited.some((side) => mine.includes(side));

/** The battles: what they are for, what was chosen, and how many commands are given. */
const BATTLES = [
  { note: 'two players at one screen, early', order: skirmish([me, here]), commands: 6 },
  { note: 'two players at one screen, in the middle', order: skirmish([me, here], { ready: true }), commands: 9 },
  { note: 'against the computer, to the end', order: skirmish([me, bot('solo')], { ready: true }), commands: 1000 },
  { note: 'conceded', order: skirmish([me, bot('solo')], { ready: true }), commands: 2, concede: true },
  { note: 'with real dice, waiting for a roll', order: skirmish([me, here], { dice: 'asked' }), until: 'question' },
  { note: 'Age of Fantasy: Skirmish', system: 'aofs', commands: 12 },
  { note: 'Grimdark Future', system: 'gf', commands: 12 },
  { note: 'Age of Fantasy', system: 'aof', commands: 12 },
];

/** Returns the cheapest lists of a game. */
const orderOf = async (client, system) => {
  const { lists } = (await client.get('/api/lists')).body;
  const cheapest = lists.filter((list) => list.system === system).sort((a, b) => a.points - b.points);
  const sides = armies(cheapest[0].id, cheapest[1].id);
  sides[0].seat = me;
  return { system, sides, table: { seed: 'stored' }, ready: true };
};

const store = async (client, { note, system, order, commands = 400, until, concede }) => {
  const id = await client.battle(order ?? (await orderOf(client, system)));
  const seat = await client.enter(id);
  if (until) for (let i = 0; i < commands && seat.state.questions.length === 0; i++) await play(seat, 1);
  else await play(seat, commands);
  if (concede) await seat.say({ type: 'concede', side: 0 });
  await seat.until(({ state, info }) => isAwaited(state, info));
  const { seq, steps, over, questions } = seat.state;
  seat.leave();
  process.stdout.write(`${note}: ${seq} entries, ${over ? 'finished' : 'running'}\n`);
  return { id, note, seq, steps, over, questions: questions.length };
};

const server = await testServer();
const ada = await Client.named(server.address, 'Ada');
await ada.post('/api/account', ACCOUNT);
const ben = await Client.named(server.address, 'Ben');
const battles = [];
for (const battle of BATTLES) battles.push(await store(ada, battle));
const open = await ada.battle(skirmish([me, { kind: 'link' }]));
const seat = await ada.enter(open);
await ben.post(`/api/battles/${open}/claim`, { token: seat.info.invites[0].token });
await seat.until(({ state }) => state.seats[1].name === 'Ben');
battles.push({ id: open, note: 'two people, not begun', seq: seat.state.seq, steps: seat.state.steps, over: false });
seat.leave();
const keeps = [];
for (const kind of ['list', 'table', 'book']) {
  const { id } = (await ada.post(`/api/keeps/${kind}`, { name: `Ada’s ${kind}`, body: { kind, notes: 'zwei ß “”' } }))
    .body;
  keeps.push({ id, kind });
}
const scratch = mkdtempSync(join(tmpdir(), 'muster-stored-'));
await server.stop();
const db = new Database(join(server.data, 'muster.db'));
const { user_version: version } = db.prepare('pragma user_version').get();
db.prepare('vacuum into ?').run(join(scratch, 'copy.db'));
db.close();
const folder = join(root, 'tests/stored');
mkdirSync(folder, { recursive: true });
const packed = gzipSync(readFileSync(join(scratch, 'copy.db')), { level: 9 });
writeFileSync(join(folder, `database-${version}.db.gz`), packed);
const content = { version, ...ACCOUNT, battles, keeps };
writeFileSync(join(folder, `database-${version}.json`), `${JSON.stringify(content, null, 2)}\n`);
rmSync(scratch, { recursive: true });
await server.end().catch(() => undefined);
process.stdout.write(`tests/stored/database-${version}.db.gz: ${packed.length} bytes\n`);
process.exit(0);
