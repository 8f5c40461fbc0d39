import { makePlayer } from '@muster/ai';
import type { Client, TestSeat } from './client.ts';
import { type ExpensiveRequest, expensiveRequests, largeList, largeTable } from './expensive-requests.ts';
import { bot, skirmish } from './server.ts';

/** An expensive act that any guest can repeat. */
export interface ExpensiveAct {
  name: string;
  /** The expected status, if it matters. */
  status?: number;
  /** Sets it up for a guest; the result does it once, and returns the status of an answer where there is one. */
  prepare(client: Client): Promise<() => Promise<number | undefined>>;
}

/** The status of the answer; 413 too where the server closes the connection while a body is still being sent. */
const send = async (client: Client, { method, path }: ExpensiveRequest, text?: string): Promise<number> => {
  try {
    return (await client.ask(method, path, text)).status;
  } catch (error) {
    if ((text?.length ?? 0) > 4_000_000) return 413;
    throw error;
  }
};

const asAct = (request: ExpensiveRequest): ExpensiveAct => ({
  name: request.name,
  ...(request.status === undefined ? {} : { status: request.status }),
  prepare: async (client) => {
    // It is made once: the program that sends it shares a machine with those that are measured.
    const text = request.body?.();
    return () => send(client, request, text);
  },
});

const numbers = (many: number): number[] => Array.from({ length: many }, (_, i) => i);

/** The largest items of each kind that can be stored. */
const LARGE_KEEPS: readonly (readonly ['list' | 'table' | 'book', () => unknown])[] = [
  ['list', () => ({ ...largeList(20), notes: 'x'.repeat(800_000) })],
  ['table', () => ({ ...largeTable(), spare: numbers(10_000) })],
  ['book', () => ({ text: 'x'.repeat(3_700_000), numbers: numbers(20_000) })],
];

const keepOf = async (client: Client, kind: string, body: unknown): Promise<string> => {
  const { body: made, status } = await client.post(`/api/keeps/${kind}`, { name: 'Large', body });
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(made)}`);
  return made.id as string;
};

const storing = LARGE_KEEPS.flatMap(([kind, make]): ExpensiveAct[] => [
  {
    name: `change a large stored ${kind}`,
    status: 200,
    prepare: async (client) => {
      const id = await keepOf(client, kind, {});
      const text = JSON.stringify({ name: 'Large', body: make() });
      return async () => (await client.ask('PUT', `/api/kept/${id}`, text)).status;
    },
  },
  {
    name: `read a large stored ${kind}`,
    status: 200,
    prepare: async (client) => {
      const id = await keepOf(client, kind, make());
      return async () => (await client.get(`/api/kept/${id}`)).status;
    },
  },
]);

/** A battle of 600 models on 200 pieces of 60 corners, with its armies placed. */
const largeBattle = (client: Client, list: object, table: object): Promise<string> =>
  client.battle({
    system: 'gf',
    sides: [0, 1].map(() => ({ army: list as { kept: string }, seat: { kind: 'me' } })),
    table: table as { kept: string },
    settings: { forceOrganisation: false },
    ready: true,
  });

/** How often something is tried that a busy machine does not finish in its time. */
const TRIES = 10;

/** Sets up a large battle. */
const setUp = async (client: Client): Promise<string> => {
  for (let i = 1; ; i++)
    try {
      return await largeBattle(client, given.list, given.table);
    } catch (error) {
      if (i === TRIES || !String(error).includes('too-long')) throw error;
    }
};

const given = { list: { list: largeList(5) }, table: { table: largeTable() } };

/** Steps of a large battle that takes a while to replay: 14 of them place its armies. */
const STEPS = 40;

/** A large battle in which some steps were made. */
const begin = async (client: Client): Promise<TestSeat> => {
  const seat = await client.enter(await setUp(client));
  const player = makePlayer('solo', 'attack');
  while ((seat.state?.steps ?? 0) < STEPS) await seat.play(player, [0, 1]);
  return seat;
};

const begun = new WeakMap<Client, Promise<string>>();

/** The large battle of a guest in which some steps were made. */
const largeBattleOf = (client: Client): Promise<string> => {
  const make = async (): Promise<string> => {
    const seat = await begin(client);
    seat.leave();
    return seat.id;
  };
  const known = begun.get(client) ?? make();
  begun.set(client, known);
  return known;
};

const battles: readonly ExpensiveAct[] = [
  {
    name: 'a battle of a stored list on a stored table, with its armies placed',
    prepare: async (client) => {
      const list = { kept: await keepOf(client, 'list', largeList(5)) };
      const table = { kept: await keepOf(client, 'table', largeTable()) };
      return async () => {
        await largeBattle(client, list, table);
        return undefined;
      };
    },
  },
  {
    name: 'continue a large battle from its last moment',
    status: 201,
    prepare: async (client) => {
      const seat = await begin(client);
      const step = seat.state?.steps ?? 0;
      for (const side of [0, 1]) if (!seat.state?.over) await seat.say({ type: 'concede', side });
      seat.leave();
      const text = JSON.stringify({ step: step - 1, seats: [{ kind: 'me' }, { kind: 'me' }] });
      return async () => (await client.ask('POST', `/api/battles/${seat.id}/continue`, text)).status;
    },
  },
  {
    name: 'take the record of a large battle',
    status: 200,
    prepare: async (client) => {
      const id = await largeBattleOf(client);
      return async () => (await client.get(`/api/battles/${id}/record`)).status;
    },
  },
  {
    name: 'come to a large battle and go, ten times',
    prepare: async (client) => {
      const id = await largeBattleOf(client);
      return async () => {
        const seats = await Promise.all(numbers(10).map(() => client.enter(id)));
        for (const one of seats) one.cut();
        return undefined;
      };
    },
  },
  {
    name: 'do something in a large battle and take it back',
    prepare: async (client) => {
      const seat = await client.enter(await largeBattleOf(client));
      const player = makePlayer('solo', 'attack');
      return async () => {
        await seat.play(player, [0, 1]);
        await seat.say({ type: 'take-back', side: 0 });
        await seat.say({ type: 'take-back', side: 1 });
        return undefined;
      };
    },
  },
  {
    name: 'a battle between two generals',
    prepare: async (client) => async () => {
      const id = await client.battle({ ...skirmish([bot('general'), bot('general')]), ready: true });
      const seat = await client.enter(id);
      await new Promise((resolve) => setTimeout(resolve, 200));
      seat.leave();
      return undefined;
    },
  },
  {
    name: 'everything that is stored about me',
    status: 200,
    prepare: async (client) => {
      await keepOf(client, 'book', LARGE_KEEPS[2][1]());
      await setUp(client);
      return async () => (await client.get('/api/me/export')).status;
    },
  },
  ...['/api/battles', '/api/keeps/book', '/api/lists', '/api/openapi.json'].map((path): ExpensiveAct => ({
    name: `read ${path}`,
    prepare: async (client) => async () => (await client.get(path)).status,
  })),
];

const MESSAGE = 255_000;

/** Messages that a guest can send to a socket. */
const MESSAGES: readonly (readonly [string, () => string[]])[] = [
  ['a message of many small values', () => [`[${'{},'.repeat(MESSAGE / 3 - 2)}{}]`]],
  ['a deep message', () => [`${'['.repeat(MESSAGE / 2)}${']'.repeat(MESSAGE / 2)}`]],
  ['a message that is too long', () => ['x'.repeat(1_000_000)]],
  ['60 messages at once', () => numbers(60).map((i) => `{"type":"act","id":"m${i}","seq":0,"side":0,"action":{}}`)],
  [
    'a move of 20,000 corners',
    () => [acting({ type: 'activate', unit: 0, action: 'advance', moves: [{ model: 0, path: numbers(40_000) }] })],
  ],
  [
    'a move of 8,000 models',
    () => [
      acting({
        type: 'activate',
        unit: 0,
        action: 'advance',
        moves: numbers(8000).map((model) => ({ model, path: [1, 1] })),
      }),
    ],
  ],
  [
    'shots of 6,000 weapons',
    () => [
      acting({
        type: 'activate',
        unit: 0,
        action: 'hold',
        shoot: numbers(6000).map((weapon) => ({ weapon, target: 1 })),
      }),
    ],
  ],
  [
    'a deployment of 6,000 models',
    () => [acting({ type: 'deploy', unit: 0, positions: numbers(6000).map((model) => ({ model, x: model, y: 1 })) })],
  ],
  ['an answer of 40,000 numbers', () => [saying({ type: 'answer', answer: numbers(40_000) })]],
  ['a long wish', () => [saying({ type: 'wish', wish: { text: 'x'.repeat(MESSAGE - 1000) } })]],
];

const saying = (message: object): string => JSON.stringify({ id: 'x', seq: 0, side: 0, ...message });
const acting = (action: object): string => saying({ type: 'act', action });

/** Returns a message for the current state of a battle. */
const sockets = MESSAGES.map(([name, make]): ExpensiveAct => ({
  name,
  prepare: async (client) => {
    const id = await largeBattleOf(client);
    let seat = await client.enter(id);
    const texts = make();
    return async () => {
      if (seat.closed) seat = await client.enter(id);
      const heard = seat.heard.length;
      const seq = `"seq":${seat.state?.seq ?? 0}`;
      for (const text of texts) seat.shout(text.replace('"seq":0', seq));
      await seat.until(({ closed, heard: { length } }) => closed || length > heard);
      seat.heard.length = 0;
      return undefined;
    };
  },
}));

/** All known expensive acts of guests. */
export const expensiveActs: readonly ExpensiveAct[] = [
  ...expensiveRequests.map(asAct),
  ...storing,
  ...battles,
  ...sockets,
];
