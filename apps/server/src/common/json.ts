import { isDeeperThan, jsonBeyond } from '@muster/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './problem.ts';

/** Real files are nested 13 deep at the most. */
const DEEPEST = 100;

const JSON_TYPE = 'application/json';

/** Refuses JSON that is nested too deeply to be parsed, stored or sent again. */
export const demandShallow = (json: string): void => {
  if (isDeeperThan(json, DEEPEST))
    throw new Refused('too-deep', `The lists and objects in this are nested too deeply (limit ${DEEPEST}).`);
};

/** Values in a body that is parsed in the main thread: four times those of the largest real book. */
const MOST_VALUES = 40_000;

const tooMany = (most: number): Refused =>
  new Refused('too-many-values', `This lists too many values (limit ${most}).`, { status: 413 });

/** Refuses JSON that lists so many values that parsing it takes long or needs much memory. */
export const demandFew = (json: string, most: number): void => {
  if (jsonBeyond(json, { depth: Infinity, values: most })) throw tooMany(most);
};

/** Refuses JSON that takes long to parse. */
const demandQuick = (json: string): void => {
  const beyond = jsonBeyond(json, { depth: DEEPEST, values: MOST_VALUES });
  if (beyond === 'depth') demandShallow(json);
  if (beyond === 'values') throw tooMany(MOST_VALUES);
};

/** Parses JSON bodies that are neither nested too deeply nor list too many values; other types are refused. */
export const parseBodies = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    try {
      demandQuick(body);
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
