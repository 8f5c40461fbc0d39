import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { REFUSAL_CODES } from './refusal.ts';
import { REFUSAL_NUMBERS, hasSoundNumbers } from './refusal-numbers.ts';

const source = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Codes with numbers in any call of `refuse` in the engine. */
const withNumbers = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/\brefuse\(\s*'([a-z0-9-]+)',\s*\{([^;]*?)\}\)/g),
    ])
    .filter(([, , details]) => /\b(?:need|have)\b/.test(details))
    .map(([, code]) => code),
);

describe('the numbers of refusals', () => {
  test('have one meaning for every code with numbers', () => {
    expect(withNumbers.size).toBeGreaterThan(20);
    expect([...withNumbers].filter((code) => !Object.hasOwn(REFUSAL_NUMBERS, code))).toEqual([]);
  });

  test('have no meaning for codes without numbers', () => {
    expect(Object.keys(REFUSAL_NUMBERS).filter((code) => !withNumbers.has(code))).toEqual([]);
    expect(REFUSAL_CODES).toEqual(expect.arrayContaining(Object.keys(REFUSAL_NUMBERS)));
  });

  test('are in the order of limit and given value', () => {
    expect(hasSoundNumbers({ code: 'move-too-far', need: 600, have: 720 })).toBe(true);
    expect(hasSoundNumbers({ code: 'move-too-far', need: 720, have: 600 })).toBe(false);
    expect(hasSoundNumbers({ code: 'not-enough-tokens', need: 3, have: 2 })).toBe(true);
    expect(hasSoundNumbers({ code: 'not-enough-tokens', need: 2, have: 3 })).toBe(false);
    expect(hasSoundNumbers({ code: 'not-your-turn', need: 1, have: 2 })).toBe(false);
    expect(hasSoundNumbers({ code: 'not-your-turn' })).toBe(true);
  });
});
