import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from './refusal.ts';
import { CAMPAIGN_REFUSAL_NUMBERS, breaksItsLimit } from './refusal-numbers.ts';

const source = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Codes that some refusal of the campaign gives numbers to. */
const withNumbers = new Set(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .flatMap((text) => [
      ...text.matchAll(/\brefuse\(\s*'([a-z0-9-]+)',\s*\{([^;]*?)\}\)/g),
      ...text.matchAll(/\bcode: '([a-z0-9-]+)',([^;}]*(?:\$\{[^}]*\}[^;}]*)*)\}/g),
    ])
    .filter(([, , details]) => /\b(?:need|have)\b/.test(details))
    .map(([, code]) => code),
);

describe('the numbers of refusals in campaigns', () => {
  test('have one meaning for every code with numbers', () => {
    expect(withNumbers.size).toBeGreaterThan(20);
    expect([...withNumbers].filter((code) => !Object.hasOwn(CAMPAIGN_REFUSAL_NUMBERS, code))).toEqual([]);
  });

  test('have no meaning for codes without numbers', () => {
    expect(Object.keys(CAMPAIGN_REFUSAL_NUMBERS).filter((code) => !withNumbers.has(code))).toEqual([]);
    expect(REFUSALS).toEqual(expect.arrayContaining(Object.keys(CAMPAIGN_REFUSAL_NUMBERS)));
  });

  test('contain the limit and the measured value, in the same unit', () => {
    expect(breaksItsLimit({ code: 'too-expensive', need: 120, have: 100 })).toBe(true);
    expect(breaksItsLimit({ code: 'too-expensive', need: 100, have: 120 })).toBe(false);
    expect(breaksItsLimit({ code: 'gap-too-wide', need: 250, have: 300 })).toBe(true);
    expect(breaksItsLimit({ code: 'sits-out', need: 0, have: 2 })).toBe(true);
    expect(breaksItsLimit({ code: 'sits-out', have: 2 })).toBe(false);
    expect(breaksItsLimit({ code: 'wrong-round', need: 2, have: 2 })).toBe(false);
    expect(breaksItsLimit({ code: 'bad-level', need: 2, have: 'three' })).toBe(false);
    expect(breaksItsLimit({ code: 'name-taken', have: 1 })).toBe(false);
    expect(breaksItsLimit({ code: 'name-taken' })).toBe(true);
  });
});
