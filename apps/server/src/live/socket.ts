import { ClientMessage, type Problem, type ServerMessage } from '@muster/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from '@fastify/websocket';
import * as z from 'zod/mini';
import type { Viewer } from '../battles/audience.ts';
import { versionFor } from '../battles/dozing.ts';
import { Recent } from '../battles/recent.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { type Context, demandOrigin, personOf } from '../http/context.ts';
import { demandSight } from '../http/battles.ts';
import { isSession, type Visitor } from '../people/sessions.ts';
import { RefusedRequest, refusalOf } from '../common/problem.ts';
import { addressOf } from '../common/address.ts';
import { Allowance, weightOf } from './allowance.ts';
import { OpenCount } from './open-count.ts';

/** The most bytes that may wait for a page before its connection is closed. */
const BACKLOG = 4 * 2 ** 20;

/** The most messages that may wait until the sender is known. */
const EARLY = 20;

/** How often a connection is checked, in milliseconds. */
const HEARTBEAT = 30_000;

/** How long pages may take to close when the server stops, in milliseconds. */
const GOODBYE = 2000;

/** The close code for a restart: the page reconnects by itself. */
const RESTART = 1012;

/** The most people, and addresses of nameless people, whose messages are counted. */
const SPEAKERS = 10_000;

/** The open pages of people and addresses, and the messages that each may still send. */
interface Open {
  people: OpenCount;
  addresses: OpenCount;
  allowances: Recent<string, Allowance>;
}

/** Closes all sockets when the server stops, with the code for a restart. */
export const closeSocketsFirst = (app: FastifyInstance): void => {
  app.addHook('preClose', async () => {
    const sockets = [...app.websocketServer.clients];
    for (const socket of sockets) socket.close(RESTART, 'restart');
    setTimeout(() => {
      for (const socket of sockets) socket.terminate();
    }, GOODBYE).unref();
  });
};

/** Ends a failed socket; errors of the page, such as a too long message, are only warnings. */
export const endFailedSocket = (error: Error & { code?: string }, socket: WebSocket, request: FastifyRequest): void => {
  const isFault = !error.code?.startsWith('WS_ERR_');
  request.log[isFault ? 'error' : 'warn']({ err: error, address: addressOf(request.ip) }, 'A socket failed');
  socket.terminate();
};

/** Adds the socket route of battles: events go out, commands come in. */
export const liveRoutes = (app: FastifyInstance, context: Context): void => {
  const open: Open = { people: new OpenCount(), addresses: new OpenCount(), allowances: new Recent(SPEAKERS) };
  app.get('/api/battles/:id/live', { websocket: true }, (socket, request) => {
    // Messages may arrive before the sender is known.
    const early: string[] = [];
    let speak: () => void = () => undefined;
    const spoken = new Promise<void>((done) => (speak = done));
    let hear: (text: string) => void = (text) => {
      speak();
      if (early.push(text) > EARLY) socket.terminate();
    };
    socket.on('message', (data: Buffer) => hear(data.toString('utf8')));
    socket.on('error', () => socket.terminate());
    const address = addressOf(request.ip);
    const { addressSockets } = context.config.limits;
    if (!open.addresses.take(address, addressSockets)) {
      dismiss(socket, {
        code: 'too-many-sockets',
        sentence: REFUSAL_TEXTS.pagesAtAddress(addressSockets),
      });
      return;
    }
    socket.once('close', () => {
      open.addresses.release(address);
      speak();
    });
    welcome(context, open, socket, request, spoken).then(
      (listener) => {
        hear = listener;
        for (const text of early) listener(text);
      },
      (error: unknown) => {
        if (error instanceof RefusedRequest) return dismiss(socket, error.problem);
        request.log.error({ err: error }, 'a page could not enter a battle');
        // The page may try again.
        socket.close(1011, refusalOf(error).code);
      },
    );
  });
};

const send = (socket: WebSocket, text: string): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BACKLOG) socket.terminate();
  else socket.send(text);
};

const say = (socket: WebSocket, message: ServerMessage): void => send(socket, JSON.stringify(message));

const dismiss = (socket: WebSocket, problem: Problem): void => {
  say(socket, { type: 'bye', ...problem });
  socket.close(1008, problem.code);
};

/** Lets a page enter a battle; returns the listener for its messages. */
const welcome = async (
  context: Context,
  open: Open,
  socket: WebSocket,
  request: FastifyRequest,
  spoken: Promise<void>,
): Promise<(text: string) => void> => {
  const { hub, config, metrics } = context;
  demandOrigin(context, request);
  const person = await personOf(context, request);
  const { id } = request.params as { id: string };
  const { watch, seq } = request.query as { watch?: string; seq?: string };
  if (person && seq !== undefined) await doze(context, socket, { id, person: person.id, seq: Number(seq), spoken });
  if (socket.readyState !== socket.OPEN) return () => undefined;
  const room = await hub.room(id);
  await room.look((battle) => demandSight(battle, person, watch));
  // A page that has left in the meantime is not counted.
  if (socket.readyState !== socket.OPEN) return () => undefined;
  const { sockets } = config.limits;
  if (person && !open.people.take(person.id, sockets))
    throw new RefusedRequest('too-many-sockets', REFUSAL_TEXTS.pagesOpen(sockets), {
      status: 429,
    });
  const viewer: Viewer = {
    person: person?.id,
    name: person?.name ?? '',
    hasAccount: person?.account !== undefined,
    watch,
    send: (text) => send(socket, text),
    dismiss: (problem) => dismiss(socket, problem),
    // The page reconnects by itself.
    close: () => socket.close(RESTART, 'restart'),
  };
  const stop = stayAwake(socket);
  const forget = person && endWithSession(context, socket, person);
  socket.once('close', () => {
    stop();
    forget?.();
    room.leave(viewer);
    if (person) open.people.release(person.id);
  });
  await room.enter(viewer);
  const { messages, burst } = config.limits;
  const speaker = person?.id ?? addressOf(request.ip);
  return (text) => {
    if (!open.allowances.get(speaker, () => new Allowance(messages, burst)).take(weightOf(text))) {
      dismiss(socket, { code: 'too-fast', sentence: REFUSAL_TEXTS.tooFast });
      return;
    }
    const message = parse(text);
    if (!message || !person) {
      const problem = message
        ? { code: 'spectator', sentence: REFUSAL_TEXTS.spectator }
        : { code: 'bad-message', sentence: REFUSAL_TEXTS.badMessage };
      say(socket, { type: 'refused', id: message?.id ?? '', ...problem });
      metrics.count('muster_refused_total');
      return;
    }
    const start = performance.now();
    room.command(person.id, message).then(
      (stored) => {
        metrics.count('muster_commands_total');
        metrics.time('muster_command_milliseconds', performance.now() - start);
        say(socket, { type: 'done', id: message.id, seq: stored });
      },
      (error: unknown) => {
        metrics.count('muster_refused_total');
        if (!(error instanceof RefusedRequest)) request.log.error({ err: error }, 'a command failed');
        say(socket, { type: 'refused', id: message.id, ...refusalOf(error).problem });
      },
    );
  };
};

/** A page that reconnects and knows the state of its battle. */
interface Returned {
  id: string;
  person: string;
  /** The state that it knows. */
  seq: number;
  /** Settled when it sends a message or leaves. */
  spoken: Promise<void>;
}

/** Lets a page that missed nothing wait until its battle is opened, unless it is in memory. */
const doze = async (
  { hub, store }: Context,
  socket: WebSocket,
  { id, person, seq, spoken }: Returned,
): Promise<void> => {
  if (hub.isOpen(id) || (await versionFor(store.sql, id, person)) !== seq || hub.isOpen(id)) return;
  const dozer = hub.dozing.add(id);
  say(socket, { type: 'same', seq });
  void spoken.then(() => dozer.wake());
  await dozer.woken;
};

const LOGGED_OUT: Problem = { code: 'logged-out', sentence: REFUSAL_TEXTS.loggedOut };

/** Ends a socket with its session: at once if it ends here, soon if it ends elsewhere; returns a function that stops this. */
const endWithSession = ({ store, connections }: Context, socket: WebSocket, { id, session }: Visitor): (() => void) => {
  const end = (): void => dismiss(socket, LOGGED_OUT);
  const forget = connections.add({ person: id, session, end });
  const timer = setInterval(() => {
    if (session === undefined) return;
    isSession(store.sql, session).then(
      (is) => is || end(),
      () => undefined,
    );
  }, HEARTBEAT);
  timer.unref();
  return () => {
    clearInterval(timer);
    forget();
  };
};

const parse = (text: string): ClientMessage | undefined => {
  try {
    const result = z.safeParse(ClientMessage, JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
};

/** Closes a connection that no longer answers; returns a function that stops this. */
const stayAwake = (socket: WebSocket): (() => void) => {
  let there = true;
  socket.on('pong', () => {
    there = true;
  });
  const timer = setInterval(() => {
    if (!there) socket.terminate();
    there = false;
    socket.ping();
  }, HEARTBEAT);
  timer.unref();
  return () => clearInterval(timer);
};
