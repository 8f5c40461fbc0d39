import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Hub } from './battles/hub.ts';
import type { Config } from './common/config.ts';
import { addressOf } from './common/address.ts';
import { REFUSAL_TEXTS } from './common/refusal-texts.ts';
import { closeSocketsFirst, endFailedSocket, liveRoutes } from './live/socket.ts';
import { AddressStorage } from './people/address-storage.ts';
import { Connections } from './people/connections.ts';
import { FailedLogins } from './people/failed-logins.ts';
import { Passes } from './people/passes.ts';
import { megabytes, Quota } from './people/quota.ts';
import { watchRemovals } from './own-data/removal.ts';
import { RefusedRequest, refusalOf } from './common/problem.ts';
import { countFailures } from './store/count-failures.ts';
import type { Store } from './store/store.ts';
import { battleRoutes } from './http/battles.ts';
import { type Context, demandOrigin } from './http/context.ts';
import { healthRoutes, measure } from './http/health.ts';
import { parseBodies } from './common/json.ts';
import { demandHost } from './http/host-names.ts';
import { keepRoutes } from './http/keeps.ts';
import { Metrics } from './http/metrics.ts';
import { openApi } from './http/open-api.ts';
import { ownDataRoutes } from './http/own-data.ts';
import { pathOf, servePages } from './http/pages.ts';
import { peopleRoutes } from './http/people.ts';
import { RequestWindows } from './http/request-windows.ts';
import { sessionRoutes } from './http/sessions.ts';

/** How long a request may take to arrive, in milliseconds. */
const SLOWEST = 120_000;

/** Builds a server that is ready to listen; closing it ends its battles in memory, not its store. */
export const buildApp = async (config: Config, given: Store, secret: Buffer): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: config.log === 'silent' ? false : { level: config.log, serializers: { req: logged } },
    // Trust only the proxy's own header, not what the client has added.
    trustProxy: config.proxy ? (_address, hop) => hop < 1 : false,
    bodyLimit: config.limits.body,
    // A slow client must not hold a connection for ever.
    requestTimeout: SLOWEST,
    forceCloseConnections: true,
    // An unreadable address never reaches a route.
    frameworkErrors: (error, request, reply) => {
      const problem = problemOf(error, request);
      void (reply as FastifyReply).code(problem.status).send(problem.problem);
    },
  });
  parseBodies(app);
  const metrics = new Metrics();
  const store = countFailures(given, () => metrics.count('muster_failed_appends_total'));
  const quota = new Quota(store, config.limits.storage);
  const trouble = (error: unknown, battle: string): void =>
    app.log.error({ err: error, battle }, 'an error in a battle');
  const hub = new Hub(store, trouble, { quota, jobs: config.limits.jobs, jobTime: config.limits.jobTime });
  const context: Context = {
    config,
    store,
    hub,
    quota,
    addressStorage: new AddressStorage(config.limits.addressStorage),
    passes: new Passes(secret),
    connections: new Connections(),
    failedLogins: new FailedLogins(),
    metrics,
  };
  measure(app, context);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error, request);
    if (problem.status >= 500) request.log.error({ err: error }, 'a request failed');
    return reply.code(problem.status).send(problem.problem);
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    hsts: config.secure,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressOf(ip),
    errorResponseBuilder: tooMany,
    store: RequestWindows,
  });
  closeSocketsFirst(app);
  await app.register(websocket, { options: { maxPayload: config.limits.message }, errorHandler: endFailedSocket });
  app.addHook('onRequest', async (request) => demandHost(config, request));
  await app.register(async (routes) => {
    // Only our own pages may write: other pages cannot forge this header.
    routes.addHook('preHandler', async (request) => {
      if (request.method !== 'GET') demandOrigin(context, request);
    });
    // Personal data must not be cached.
    routes.addHook('onSend', async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
    });
    peopleRoutes(routes, context);
    sessionRoutes(routes, context);
    ownDataRoutes(routes, context);
    battleRoutes(routes, context);
    keepRoutes(routes, context);
    liveRoutes(routes, context);
    routes.get('/api/openapi.json', async () => openApi);
  });
  healthRoutes(app, context);
  await servePages(app, config);
  const stopWatching = watchRemovals(store.sql, () => hub.recheck());
  app.addHook('onClose', async () => {
    stopWatching();
    await hub.close();
  });
  return app;
};

/** Returns a request for the log, without the tokens of links to seats and battles. */
export const logged = ({ method, url, ip }: FastifyRequest): { method: string; url: string; ip: string } => ({
  method,
  url: pathOf(url),
  ip,
});

/** Pages load nothing from other servers and run no inline scripts. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'"],
  manifestSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

const tooMany = (): RefusedRequest =>
  new RefusedRequest('too-many-requests', REFUSAL_TEXTS.tooManyRequests, { status: 429 });

/** Returns the refusal of a large request, with its size if known and the limit. */
const tooLarge = ({ headers, routeOptions: { bodyLimit } }: FastifyRequest): RefusedRequest => {
  const sent = Number(headers['content-length'] ?? 0);
  const size = sent > bodyLimit ? `${megabytes(sent)} (limit ${megabytes(bodyLimit)})` : `over ${megabytes(bodyLimit)}`;
  return new RefusedRequest('too-large', REFUSAL_TEXTS.tooLargeRequest(size), { status: 413 });
};

const problemOf = (error: FastifyError, request: FastifyRequest): RefusedRequest => {
  const status = error instanceof RefusedRequest ? 500 : (error.statusCode ?? 500);
  if (status === 413) return tooLarge(request);
  if (status >= 400 && status < 500) return new RefusedRequest('bad-request', REFUSAL_TEXTS.badRequest, { status });
  return refusalOf(error);
};
