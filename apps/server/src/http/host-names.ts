import type { FastifyRequest } from 'fastify';
import type { Config } from '../common/config.ts';
import { RefusedRequest } from '../common/problem.ts';
import { REFUSAL_TEXTS } from '../common/refusal-texts.ts';
import { pathOf } from './pages.ts';

/** Used by monitoring programs under any address. */
const PROBES = ['/healthz', '/readyz'];

/** Refuses requests for other host names than those of the setting, if it is set. */
export const demandHost = ({ hosts }: Pick<Config, 'hosts'>, { headers, url }: FastifyRequest): void => {
  if (hosts.length === 0 || PROBES.includes(pathOf(url))) return;
  const host = (headers.host ?? '').toLowerCase();
  const name = host.replace(/:\d+$/, '').replace(/\.$/, '');
  if (hosts.includes(host) || hosts.includes(name)) return;
  throw new RefusedRequest('host', REFUSAL_TEXTS.wrongHost, { status: 421 });
};
