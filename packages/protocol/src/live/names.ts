import { textProblem } from '@muster/kernel';
import * as z from 'zod/mini';

/** Returns a name as it is stored: normalised, with single spaces. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Parses a name that others see, of at most `most` characters. */
export const nameOf = (most: number): z.ZodMiniType<string> =>
  z.string().check(
    z.overwrite(cleanName),
    z.minLength(1),
    z.maxLength(most),
    z.check<string>(({ value, issues }) => {
      const message = textProblem(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
  );

/** An invalid text: its place and what is wrong. */
export interface TextFinding {
  path: string;
  message: string;
}

/** Returns the first invalid text in a value, if any. */
export const findBadText = (value: unknown, path = ''): TextFinding | undefined => {
  if (typeof value === 'string') {
    const message = textProblem(value);
    return message === undefined ? undefined : { path, message };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = findBadText(part, path === '' ? key : `${path}.${key}`);
    if (found) return found;
  }
  return undefined;
};
