import { isDeeperThan } from '@muster/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../problem.ts';

/** Real files are nested 13 deep at the most. */
const DEEPEST = 100;

const JSON_TYPE = 'application/json';

/** Refuses JSON that is nested too deeply to be parsed, stored or sent again. */
export const demandShallow = (json: string): void => {
  if (isDeeperThan(json, DEEPEST))
    throw new Refused('too-deep', `The lists and objects in this are nested too deeply (limit ${DEEPEST}).`);
};

/** Parses JSON bodies that are not nested too deeply; other types are refused. */
export const parseBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    try {
      demandShallow(body);
    } catch (error) {
      return done(error as Error);
    }
    return parse(request, body, done);
  });
};

/** Leaves the bodies of some routes as text, for a thread to parse. */
export const keepBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, async (_request: unknown, body: string) => body);
};

/** The text of a body that was left as it is. */
export const bodyText = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
