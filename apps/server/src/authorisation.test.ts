import { ClientMessage } from '@muster/protocol';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginSession } from './people/sessions.ts';
import { openSqlite } from './store/sqlite.ts';
import { Client, type TestReply, type TestSeat } from './testing/client.ts';
import { skirmish, type TestServer, testServer } from './testing/server.ts';

/**
 * Who asks: a stranger without a name, a guest who has nothing to do with the battle, a spectator with the link to watch it,
 * the player of the other side, and the host.
 */
const ROLES = ['stranger', 'guest', 'spectator', 'player', 'host'] as const;
type Role = (typeof ROLES)[number];

/** A route: what is asked for, and the status that each role gets, in the order of the roles. */
interface Route {
  /** As the server names it. */
  route: string;
  /** The address, where it is not the same; what is the host's is named by its kind. */
  path?: string;
  body?: unknown;
  statuses: readonly [number, number, number, number, number];
}

const all = (status: number): Route['statuses'] => [status, status, status, status, status];
/** For people with a name, about what is their own. */
const named = (status: number): Route['statuses'] => [401, status, status, status, status];
/** For the host alone: the others learn nothing. */
const hosts = (status: number): Route['statuses'] => [401, 404, 404, 404, status];

const me = { kind: 'me' } as const;
const keep = { name: 'Mill', body: { pieces: [] } };

/** Every route, who may use it, and for what. What ends something comes last. */
const ROUTES: readonly Route[] = [
  { route: 'GET /api/me', statuses: all(200) },
  { route: 'GET /api/me/export', statuses: named(200) },
  { route: 'GET /api/sessions', statuses: named(200) },
  { route: 'GET /api/lists', statuses: all(200) },
  { route: 'GET /api/lists/:id', path: '/api/lists/kestrel-guild-200', statuses: all(200) },
  { route: 'POST /api/lists/read', body: { text: 'x' }, statuses: all(200) },
  { route: 'GET /api/openapi.json', statuses: all(200) },
  { route: 'GET /healthz', statuses: all(200) },
  { route: 'GET /readyz', statuses: all(200) },
  // Programs on this machine; health.test.ts has the others.
  { route: 'GET /metrics', statuses: all(200) },
  { route: 'GET /api/battles', statuses: named(200) },
  { route: 'POST /api/battles', body: skirmish([me, me]), statuses: named(201) },
  { route: 'GET /api/battles/:id/record', path: '/api/battles/BATTLE/record', statuses: [404, 404, 200, 200, 200] },
  {
    route: 'POST /api/battles/:id/continue',
    path: '/api/battles/BATTLE/continue',
    body: { step: 1, seats: [me, me] },
    // It is not over yet.
    statuses: [401, 404, 409, 409, 409],
  },
  { route: 'POST /api/records/continue', body: { record: {}, step: 1, seats: [me, me] }, statuses: named(400) },
  // Only the token of the link counts.
  { route: 'GET /api/battles/:id/invitation', path: '/api/battles/BATTLE/invitation?token=wrong', statuses: all(404) },
  {
    route: 'POST /api/battles/:id/claim',
    path: '/api/battles/BATTLE/claim',
    body: { token: 'wrong' },
    statuses: named(409),
  },
  // The socket has tests of its own below.
  { route: 'GET /api/battles/:id/live', path: '/api/battles/BATTLE/live', statuses: all(404) },
  { route: 'GET /api/keeps/:kind', path: '/api/keeps/table', statuses: named(200) },
  { route: 'POST /api/keeps/:kind', path: '/api/keeps/table', body: keep, statuses: named(201) },
  { route: 'GET /api/kept/:id', path: '/api/kept/KEEP', statuses: hosts(200) },
  { route: 'PUT /api/kept/:id', path: '/api/kept/KEEP', body: keep, statuses: hosts(200) },
  { route: 'DELETE /api/kept/:id', path: '/api/kept/KEEP', statuses: hosts(204) },
  // Another player is part of it.
  { route: 'DELETE /api/battles/:id', path: '/api/battles/BATTLE', statuses: hosts(409) },
  { route: 'DELETE /api/sessions/:id', path: '/api/sessions/SESSION', statuses: hosts(204) },
  { route: 'POST /api/account', body: { account: 'ada', password: 'correct horse' }, statuses: all(403) },
  { route: 'POST /api/login', body: { account: 'ada', password: 'wrong horse' }, statuses: all(401) },
  // Guests have none.
  {
    route: 'POST /api/password',
    body: { password: 'correct horse', next: 'battery staple' },
    statuses: named(409),
  },
  { route: 'POST /api/me', body: { name: 'Ada' }, statuses: all(200) },
  { route: 'POST /api/logout', body: {}, statuses: all(200) },
  { route: 'POST /api/me/remove', body: {}, statuses: all(401) },
];

/** The routes that the server has, out of the tree that it prints; `HEAD` goes with `GET`. */
const routesOf = ({ app }: TestServer): string[] => {
  const parents: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path, methods] = /^((?:[│ ] {3})*)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
      if (path === undefined) return [];
      const depth = indent.length / 4;
      parents.length = depth;
      parents.push(path);
      const whole = parents.join('');
      return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${whole}`]));
    });
};

let server: TestServer;
let clients: Record<Role, Client>;
let seat: TestSeat;
const ids = new Map<string, string>();

beforeAll(async () => {
  // The files of the pages are for everyone.
  server = await testServer({ registration: 'closed', pages: '/no pages' });
  const name = (called: string): Promise<Client> => Client.named(server.address, called);
  const [guest, player, host] = [await name('Gus'), await name('Ben'), await name('Ada')];
  clients = { stranger: new Client(server.address), guest, spectator: await name('Eve'), player, host };
  const battle = await host.battle(skirmish([me, { kind: 'link' }]));
  seat = await host.enter(battle);
  const token = seat.info?.invites[0].token;
  expect((await player.post(`/api/battles/${battle}/claim`, { token })).body).toEqual({ side: 1 });
  ids.set('BATTLE', battle);
  ids.set('WATCH', seat.info?.watch ?? '');
  ids.set('KEEP', String((await host.post('/api/keeps/table', keep)).body.id));
  const store = openSqlite(join(server.data, 'muster.db'));
  ids.set('SESSION', (await beginSession(store.sql, host.me?.id ?? '', 'Firefox')).session);
  await store.close();
});
afterAll(async () => {
  seat.leave();
  await server.end();
});

/** Asks for a route as a role does. */
const ask = (
  role: Role,
  { route, path, body }: Omit<Route, 'statuses'>,
  headers: Record<string, string> = {},
): Promise<TestReply> => {
  const [method, address] = route.split(' ');
  const filled = (path ?? address).replace(/[A-Z]{4,}/, (kind) => ids.get(kind) ?? kind);
  const watch = role === 'spectator' && filled.includes('/battles/') ? `?watch=${ids.get('WATCH')}` : '';
  // A stranger stays one.
  const client = role === 'stranger' ? new Client(server.address) : clients[role];
  return client.ask(method, filled.includes('?') ? filled : filled + watch, body, headers);
};

/** One message of every type, for a side. */
const MESSAGES: Readonly<Record<string, (side: number) => Record<string, unknown>>> = {
  act: (side) => ({ side, action: { type: 'pass' } }),
  answer: (side) => ({ side, answer: true }),
  'take-back': (side) => ({ side }),
  allow: (side) => ({ side, allow: true }),
  wish: (side) => ({ side, wish: 'as-it-is' }),
  roll: (side) => ({ side }),
  withdraw: (side) => ({ side }),
  concede: (side) => ({ side }),
  terrain: (side) => ({ side, move: { type: 'begin' } }),
  host: (side) => ({ order: HOST_ORDERS[side % HOST_ORDERS.length] }),
};

/** What only the host may do. */
const HOST_ORDERS = [
  { type: 'free-seat', side: 0 },
  { type: 'free-seat', side: 1 },
  { type: 'new-watch-link' },
  { type: 'new-seat-link', side: 1 },
];

describe('the socket of a battle', () => {
  /** What someone hears who says everything for a side. */
  const sayAll = async (one: TestSeat, side: number): Promise<Set<unknown>> => {
    const codes = new Set<unknown>();
    for (const [type, make] of Object.entries(MESSAGES)) {
      const reply = await one.say({ type, ...make(side) });
      codes.add(reply.type === 'refused' ? reply.code : `${type}: done`);
    }
    return codes;
  };
  const enter = (role: Role, watch = ''): Promise<TestSeat> => clients[role].enter(ids.get('BATTLE') ?? '', watch);

  test('lists all its messages in the table', () => {
    const { options } = (ClientMessage as unknown as { _zod: { def: { options: Option[] } } })._zod.def;
    const types = options.map((option) => option._zod.def.shape.type._zod.def.values[0]);
    expect(Object.keys(MESSAGES).toSorted()).toEqual(types.toSorted());
  });

  test('shows nothing to people without a link', async () => {
    for (const role of ['stranger', 'guest'] as const)
      for (const watch of ['', 'wrong', 'undefined', ids.get('BATTLE') ?? '']) {
        const one = await enter(role, watch);
        await one.until(({ closed }) => closed);
        expect(one.heard).toEqual([expect.objectContaining({ type: 'bye', code: 'not-found' })]);
      }
  });

  test('accepts commands only for a person’s own sides, and shows links only to people who may have them', async () => {
    const before = seat.state?.seq;
    const watch = ids.get('WATCH');
    const seats = {
      stranger: await enter('stranger', watch),
      spectator: await enter('spectator', watch),
      player: await enter('player'),
      host: await enter('host'),
    };
    for (const side of [0, 1, 2, 3]) {
      expect(await sayAll(seats.stranger, side)).toEqual(new Set(['spectator']));
      expect(await sayAll(seats.spectator, side)).toEqual(new Set(['not-your-side', 'not-host']));
    }
    for (const side of [0, 2, 3])
      expect(await sayAll(seats.player, side)).toEqual(new Set(['not-your-side', 'not-host']));
    // The host may do that, but there is no free seat.
    expect(await sayAll(seats.host, 3)).toEqual(new Set(['not-your-side', 'not-free']));
    expect(seat.state?.seq).toBe(before);
    for (const [role, { info, heard }] of Object.entries(seats)) {
      expect([role, info?.watch]).toEqual([role, role === 'player' || role === 'host' ? watch : undefined]);
      expect(info?.invites, role).toEqual([]);
      expect(JSON.stringify(heard), role).not.toMatch(/"seed":"|"token":/);
    }
    for (const one of Object.values(seats)) one.leave();
  });

  test('rejects messages that no page would send', async () => {
    const one = await clients.host.enter(await clients.host.battle(skirmish([me, me])));
    const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;
    const head = `"id":"deep","seq":${one.state?.seq},"side":${one.state?.awaited[0]}`;
    const refusals = (): unknown[] => one.heard.flatMap((heard) => (heard.type === 'refused' ? [heard.code] : []));
    const texts = [
      ...[
        `{"type":${deep}}`,
        `{"a":${deep}}`,
        `{"type":"deploy","places":${deep}}`,
        '{"__proto__":{"type":"pass"}}',
      ].map((action) => `{"type":"act",${head},"action":${action}}`),
      `{"type":"answer",${head},"answer":${deep}}`,
      `{"type":"wish",${head},"wish":{"text":${deep}}}`,
      deep,
      'null',
      '{',
    ];
    for (const text of texts) one.shout(text);
    await one.until(() => refusals().length === texts.length);
    expect(refusals()).not.toContain('broken');
    one.leave();
  });
});

interface Option {
  _zod: { def: { shape: { type: { _zod: { def: { values: string[] } } } } } };
}

describe('routes', () => {
  test('are all listed in the table', () => {
    expect(ROUTES.map(({ route }) => route).toSorted()).toEqual(routesOf(server).toSorted());
  });

  test.each(ROUTES.filter(({ route }) => !route.startsWith('GET')))(
    '$route is refused to pages of others',
    async (route) => {
      for (const origin of ['https://evil.example', 'null']) {
        const { status, body, headers } = await ask('host', route, { origin });
        expect([status, body.code]).toEqual([403, 'origin']);
        expect(headers.get('access-control-allow-origin')).toBeNull();
      }
    },
  );

  test.each(ROUTES)('$route', async (route) => {
    const statuses = [];
    for (const role of ROLES) {
      const { status, body, headers } = await ask(role, route);
      statuses.push(status);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      // What goes wrong is said in a sentence, and says nothing about the program.
      if (status >= 400 && body.text !== '') expect(Object.keys(body).toSorted()).toEqual(['code', 'sentence']);
      expect(JSON.stringify(body)).not.toMatch(/\bat [\w.]+ \(|node_modules|scrypt\$/);
    }
    expect(statuses).toEqual(route.statuses);
  });
});
