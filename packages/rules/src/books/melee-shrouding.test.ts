import { gamesWith, reachChecks } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { meleeShrouding } from './index.ts';

describe.each(gamesWith(meleeShrouding))('in $name', (game) => {
  const { charges } = reachChecks(game);

  test('a charge of 12" reaches 9"', () => {
    expect(charges([], [meleeShrouding], 9)).toBe(true);
    expect(charges([], [meleeShrouding], 9.01)).toBe(false);
  });

  test('other targets are 12" away at most', () => {
    expect(charges([meleeShrouding], [], 12)).toBe(true);
    expect(charges([], [], 12.01)).toBe(false);
  });
});
