import { gamesWith, reachChecks } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { lustbound, lustboundBoost } from './index.ts';

describe.each(gamesWith(lustboundBoost))('in $name', (game) => {
  const { reaches, charges } = reachChecks(game);

  test('a 24" gun shoots 32"', () => {
    expect(reaches([lustbound, lustboundBoost], [], 32)).toBe(true);
    expect(reaches([lustbound, lustboundBoost], [], 32.01)).toBe(false);
  });

  test('a charge goes 16"', () => {
    expect(charges([lustbound, lustboundBoost], [], 16)).toBe(true);
    expect(charges([lustbound, lustboundBoost], [], 16.01)).toBe(false);
  });

  test('nothing without Lustbound', () => {
    expect(reaches([lustboundBoost], [], 24.01)).toBe(false);
    expect(charges([lustboundBoost], [], 12.01)).toBe(false);
  });
});
