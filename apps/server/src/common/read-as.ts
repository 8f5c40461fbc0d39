import * as z from 'zod/mini';
import { Refused } from './problem.ts';

/** What was sent, in the form that it must have. */
export const readAs = <T>(shape: z.ZodMiniType<T>, value: unknown): T => {
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const [{ path, message }] = result.error.issues;
  throw new Refused('bad-request', `This cannot be understood: ${path.join('.') || 'the request'}: ${message}.`);
};
