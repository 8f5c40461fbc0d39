import { gamesWith, reachChecks } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { lustbound } from './index.ts';

describe.each(gamesWith(lustbound))('in $name', (game) => {
  const { reaches, charges } = reachChecks(game);

  test('a 24" gun shoots 28"', () => {
    expect(reaches([lustbound], [], 28)).toBe(true);
    expect(reaches([lustbound], [], 28.01)).toBe(false);
  });

  test('a charge goes 14"', () => {
    expect(charges([lustbound], [], 14)).toBe(true);
    expect(charges([lustbound], [], 14.01)).toBe(false);
  });

  test('nothing for its enemies', () => {
    expect(reaches([], [lustbound], 24.01)).toBe(false);
    expect(charges([], [lustbound], 12.01)).toBe(false);
  });
});
