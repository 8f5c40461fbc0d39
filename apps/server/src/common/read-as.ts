import * as z from 'zod/mini';
import { RefusedRequest } from './problem.ts';
import { REFUSAL_TEXTS } from './refusal-texts.ts';

/** Returns a value in the given shape, or throws a refusal. */
export const readAs = <T>(shape: z.ZodMiniType<T>, value: unknown): T => {
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const [{ path, message }] = result.error.issues;
  throw new RefusedRequest('bad-request', REFUSAL_TEXTS.badRequestAt(path.join('.') || 'the request', message));
};
