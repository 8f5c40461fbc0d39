import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest, refusalOf } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import type { Store } from '../store/store.ts';
import { StoreTrouble } from '../common/trouble.ts';
import type { Context } from './context.ts';

/** How long an answer about the store is reused, in milliseconds. */
const FRESH = 5000;

/** How long the store may take to answer, in milliseconds: longer than its own wait for other programs. */
const PATIENCE = 7000;

/** How often the event loop is measured, in milliseconds. */
const RESOLUTION = 20;

/** Adds the routes that tell whether the server is alive and can store data, and its metrics. */
export const healthRoutes = (app: FastifyInstance, context: Context): void => {
  const ready = readiness(context.store);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const problem = await ready();
    if (problem === undefined) return { status: 'ready' };
    return reply.code(503).send(problem.problem);
  });
  app.get('/metrics', async (request, reply) => {
    demandMetrics(context.config.metricsToken, request);
    return reply.type('text/plain; version=0.0.4').send(await context.metrics.text());
  });
};

/** Returns a function that tells why the store cannot store anything, if so; reuses recent answers. */
export const readiness = (store: Pick<Store, 'check'>): (() => Promise<RefusedRequest | undefined>) => {
  let last: Promise<RefusedRequest | undefined> | undefined;
  let until = 0;
  return () => {
    if (last && performance.now() < until) return last;
    // Requests during a check wait for its answer.
    until = Infinity;
    last = within(store.check(), PATIENCE).then(() => undefined, refusalOf);
    void last.then(() => {
      until = performance.now() + FRESH;
    });
    return last;
  };
};

const within = async (work: Promise<void>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreTrouble('unavailable')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Metrics are for those who have the token, and for programs on this machine that did not come through a proxy. */
const demandMetrics = (token: string | undefined, { headers, ip, socket }: FastifyRequest): void => {
  const { authorization = '' } = headers;
  if (token !== undefined && isSame(authorization, `Bearer ${token}`)) return;
  const direct = !FORWARDED.some((header) => headers[header] !== undefined);
  if (direct && isLoopback(ip) && isLoopback(socket.remoteAddress ?? '')) return;
  throw new RefusedRequest('no-metrics', REFUSAL_TEXTS.noMetrics, { status: 403 });
};

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

const isLoopback = (ip: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(ip);

const isSame = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Measures the work and the state of a server. */
export const measure = (app: FastifyInstance, { metrics, hub, store }: Context): void => {
  app.addHook('onResponse', async (_request, reply) => {
    metrics.count('muster_requests_total');
    metrics.time('muster_request_milliseconds', reply.elapsedTime);
  });
  metrics.count('muster_failed_appends_total', 0);
  metrics.gauge('muster_battles_in_memory', () => hub.size);
  metrics.gauge('muster_sockets', () => app.websocketServer.clients.size);
  metrics.gauges('muster_queue', 'of', () => ({ ...hub.queues, store: store.waiting }));
  metrics.gauge('muster_database_bytes', () => store.size());
  metrics.gauge('muster_memory_bytes', () => process.memoryUsage().rss);
  metrics.gauge('muster_processor_seconds_total', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  measureLoop(app, metrics);
};

/** Measures the delay of the event loop since the last request for metrics. */
const measureLoop = (app: FastifyInstance, metrics: Context['metrics']): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  app.addHook('onClose', async () => {
    delay.disable();
  });
  // A timer that is on time measures exactly the resolution.
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);
  metrics.gauges('muster_event_loop_delay_milliseconds', 'quantile', () => {
    const values = { '0.5': late(delay.percentile(50)), '0.99': late(delay.percentile(99)), '1': late(delay.max) };
    delay.reset();
    return values;
  });
};
