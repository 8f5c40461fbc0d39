import { gamesWith, reachChecks } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rangedShrouding } from './index.ts';

describe.each(gamesWith(rangedShrouding))('in $name', (game) => {
  const { reaches } = reachChecks(game);

  test('a 24" gun reaches 18"', () => {
    expect(reaches([], [rangedShrouding], 18)).toBe(true);
    expect(reaches([], [rangedShrouding], 18.01)).toBe(false);
  });

  test('no range falls below 6"', () => {
    expect(reaches([], [rangedShrouding], 6, 9)).toBe(true);
    expect(reaches([], [rangedShrouding], 6.01, 9)).toBe(false);
    expect(reaches([], [rangedShrouding], 3, 3)).toBe(true);
  });

  test('other targets are reached as usual', () => {
    expect(reaches([], [], 24)).toBe(true);
  });
});
