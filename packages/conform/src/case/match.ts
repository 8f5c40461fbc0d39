import { isObject } from '@muster/kernel';

/** A difference between the expected and the actual result. */
export interface Mismatch {
  what: string;
  expected: unknown;
  actual: unknown;
}

/** Compares a subset: every listed key must be equal, lists must be equally long, and `{}` means an empty object. */
export const mismatches = (expected: unknown, actual: unknown, what: string): Mismatch[] => {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return [{ what, expected, actual }];
    return expected.flatMap((item, i) => mismatches(item, actual[i], `${what}[${i}]`));
  }
  if (isObject(expected)) {
    const keys = Object.keys(expected);
    if (!isObject(actual) || (keys.length === 0 && Object.keys(actual).length > 0)) return [{ what, expected, actual }];
    return keys.flatMap((key) => mismatches(expected[key], actual[key], `${what}.${key}`));
  }
  return Object.is(expected ?? null, actual ?? null) ? [] : [{ what, expected, actual }];
};
