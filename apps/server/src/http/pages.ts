import { existsSync } from 'node:fs';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../common/config.ts';
import { Refused } from '../common/problem.ts';

/** The addresses of pages, as `apps/web/src/app.tsx` has them. Everything else that is not a file is not found. */
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

/** Whether an address is that of a page. */
const isPage = (path: string): boolean => PAGES.some((page) => page.test(path));

/** Whether a browser asks for an address that a person may have mistyped. */
const isTyped = (path: string, accept = ''): boolean =>
  accept.includes('text/html') && /^(?:\/[\w-]+)+\/?$/.test(path) && !path.startsWith('/api/');

/** The path of an address, without what is asked of it. */
export const pathOf = (url: string): string => url.split('?', 1)[0];

/** Serves the built pages where there are any, and says of all else that it is not there. */
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
  // Programs that try addresses may try as many as others ask for.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const path = pathOf(request.url);
    if (built && reads && isPage(path)) return reply.sendFile('index.html');
    // A person who mistyped an address sees the page that says so; programs that probe get no page.
    if (built && reads && isTyped(path, request.headers.accept)) return reply.code(404).sendFile('index.html');
    return reply.code(404).send(new Refused('not-found', 'There is nothing at this address.', { status: 404 }).problem);
  });
};
