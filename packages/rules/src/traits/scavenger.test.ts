import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { hero } from '../special/index.ts';
import { traitScavenger } from './index.ts';

const captain: TestUnit = { id: 'captain', at: [10, 4], rules: [hero, traitScavenger] };
const friend: TestUnit = { id: 'friend', at: [10, 11], weapons: [{ name: 'Gun', range: 24 }] };

describe.each(gamesWith(traitScavenger))('in $name', ({ scene, ruleset }) => {
  const now = ruleset.rules[traitScavenger.id].radiates?.measured === 'now';
  const shoot = (from: number, way: number, gap: number): string => {
    const s = scene({
      units: [
        captain,
        { ...friend, at: [10, from] },
        { id: 'foe', side: 1, at: [10, from + way + 1 + gap], models: 3 },
      ],
      dice: '1',
    });
    const order = { weapon: s.weapon('Gun'), target: s.unit('foe') };
    return codeOf(s.activate('friend', 'advance', { moves: s.shift('friend', 0, way), shoot: [order] }));
  };

  test('6" more range for friends within 6"', () => {
    expect([shoot(11, 0, 30), shoot(11, 0, 30.01)]).toEqual(['done', 'out-of-range']);
    expect([shoot(11.01, 0, 24), shoot(11.01, 0, 24.01)]).toEqual(['done', 'out-of-range']);
  });

  test('where they stand now, or where they began', () => {
    expect(shoot(11, 1, 30)).toBe(now ? 'out-of-range' : 'done');
    expect(shoot(12, -1, 30)).toBe(now ? 'done' : 'out-of-range');
  });
});
