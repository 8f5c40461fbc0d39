import type { FastifyRequest } from 'fastify';
import type { Config } from '../common/config.ts';
import { Refused } from '../common/problem.ts';
import { pathOf } from './pages.ts';

/** Asked by programs that watch the server, by whatever address they know. */
const PROBES = ['/healthz', '/readyz'];

/** Refuses requests that name another host than those of the setting; without one, any name will do. */
export const demandHost = ({ hosts }: Pick<Config, 'hosts'>, { headers, url }: FastifyRequest): void => {
  if (hosts.length === 0 || PROBES.includes(pathOf(url))) return;
  const host = (headers.host ?? '').toLowerCase();
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '');
  if (hosts.includes(host) || hosts.includes(name)) return;
  throw new Refused('host', 'This server is not known by this name: check the address.', { status: 421 });
};
