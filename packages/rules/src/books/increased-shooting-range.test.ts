import { gamesWith, reachChecks } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { increasedShootingRange } from './index.ts';

describe.each(gamesWith(increasedShootingRange))('in $name', (game) => {
  const { reaches } = reachChecks(game);

  test('a 24" gun shoots 30"', () => {
    expect(reaches([increasedShootingRange], [], 30)).toBe(true);
    expect(reaches([increasedShootingRange], [], 30.01)).toBe(false);
  });

  test('that of others 24"', () => {
    expect(reaches([], [], 24)).toBe(true);
    expect(reaches([], [increasedShootingRange], 24.01)).toBe(false);
  });
});
