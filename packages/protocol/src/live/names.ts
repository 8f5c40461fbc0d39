import { textProblem } from '@muster/kernel';
import * as z from 'zod/mini';

/** A name as it is kept: in one form of each sign, with single spaces. */
export const cleanName = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Reads a name that others see, of so many characters at most. */
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

/** A text with something wrong in it: where it is, and what. */
export interface TextFinding {
  path: string;
  message: string;
}

/** The first text within a value that others should not have to read. */
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
