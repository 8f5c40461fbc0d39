import { gamesWith, reachChecks } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { darkborn, darkbornBoost } from './index.ts';

describe.each(gamesWith(darkbornBoost))('in $name', (game) => {
  const { reaches, charges } = reachChecks(game);

  test('a 24" gun reaches 16", and none less than 6"', () => {
    expect(reaches([], [darkborn, darkbornBoost], 16)).toBe(true);
    expect(reaches([], [darkborn, darkbornBoost], 16.01)).toBe(false);
    expect(reaches([], [darkborn, darkbornBoost], 6, 8)).toBe(true);
  });

  test('a charge reaches 8"', () => {
    expect(charges([], [darkborn, darkbornBoost], 8)).toBe(true);
    expect(charges([], [darkborn, darkbornBoost], 8.01)).toBe(false);
  });

  test('nothing without Darkborn', () => {
    expect(reaches([], [darkbornBoost], 24)).toBe(true);
    expect(charges([], [darkbornBoost], 12)).toBe(true);
  });
});
