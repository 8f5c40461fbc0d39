import { gamesWith, reachChecks } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { darkborn } from './index.ts';

describe.each(gamesWith(darkborn))('in $name', (game) => {
  const { reaches, charges } = reachChecks(game);

  test('a 24" gun reaches 20", and none less than 6"', () => {
    expect(reaches([], [darkborn], 20)).toBe(true);
    expect(reaches([], [darkborn], 20.01)).toBe(false);
    expect(reaches([], [darkborn], 6, 8)).toBe(true);
  });

  test('a charge reaches 10"', () => {
    expect(charges([], [darkborn], 10)).toBe(true);
    expect(charges([], [darkborn], 10.01)).toBe(false);
  });

  test('other targets are reached as usual', () => {
    expect(reaches([darkborn], [], 24)).toBe(true);
    expect(charges([darkborn], [], 12)).toBe(true);
  });
});
