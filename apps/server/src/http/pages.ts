import { existsSync } from 'node:fs';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../common/config.ts';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';

/** The addresses of pages, as in `apps/web/src/app.tsx`; other addresses are files or not found. */
export const PAGE_ADDRESSES: readonly string[] = [
  '/',
  '/new',
  '/battles',
  '/battles/:id',
  '/battles/:id/text',
  '/replays',
  '/replays/:id',
  '/rules',
  '/tables',
  '/me',
];

const PAGES = PAGE_ADDRESSES.map((address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[\\w-]+')}/?$`));

/** Returns whether an address is a page. */
const isPage = (path: string): boolean => PAGES.some((page) => page.test(path));

/** Returns whether a browser requests an address that a person may have mistyped. */
const isTyped = (path: string, accept = ''): boolean =>
  accept.includes('text/html') && /^(?:\/[\w-]+)+\/?$/.test(path) && !path.startsWith('/api/');

/** Returns the path of an address, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0];

/** Serves the built pages, if any, and answers all other addresses with "not found". */
export const servePages = async (app: FastifyInstance, { pages }: Config): Promise<void> => {
  const built = pages !== undefined && existsSync(pages);
  if (built)
    await app.register(statics, {
      root: pages,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const forever = /\/assets\//.test(file.replaceAll('\\', '/'));
        void reply.setHeader('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  // Unknown addresses count for the rate limit, too.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const path = pathOf(request.url);
    if (built && reads && isPage(path)) return reply.sendFile('index.html');
    // A person who mistyped an address sees a page; probing programs get none.
    if (built && reads && isTyped(path, request.headers.accept)) return reply.code(404).sendFile('index.html');
    return reply.code(404).send(new RefusedRequest('not-found', REFUSAL_TEXTS.noPage, { status: 404 }).problem);
  });
};
