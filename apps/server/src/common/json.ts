import { isJsonDeeperThan, exceededJsonLimit } from '@muster/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from './problem.ts';
import { REFUSAL_TEXTS } from './refusal-texts.ts';

/** Real files have at most 13 levels. */
const DEEPEST = 100;

const JSON_TYPE = 'application/json';

/** Refuses JSON that is nested too deeply to be parsed, stored or sent again. */
export const demandShallow = (json: string): void => {
  if (isJsonDeeperThan(json, DEEPEST)) throw new RefusedRequest('too-deep', REFUSAL_TEXTS.tooDeep(DEEPEST));
};

/** Values in a body that is parsed in the main thread: four times those of the largest real book. */
const MOST_VALUES = 40_000;

const tooMany = (most: number): RefusedRequest =>
  new RefusedRequest('too-many-values', REFUSAL_TEXTS.tooManyValues(most), { status: 413 });

/** Refuses JSON with so many values that parsing takes long or needs much memory. */
export const demandFew = (json: string, most: number): void => {
  if (exceededJsonLimit(json, { depth: Infinity, values: most })) throw tooMany(most);
};

/** Refuses JSON that takes long to parse. */
const demandQuick = (json: string): void => {
  const beyond = exceededJsonLimit(json, { depth: DEEPEST, values: MOST_VALUES });
  if (beyond === 'depth') demandShallow(json);
  if (beyond === 'values') throw tooMany(MOST_VALUES);
};

/** Parses JSON bodies; refuses other types, deep nesting and too many values. */
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

/** Returns the text of an unparsed body. */
export const bodyText = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
