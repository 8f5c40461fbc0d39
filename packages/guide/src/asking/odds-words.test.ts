import { freezeGroup, shootingOdds } from '@muster/engine';
import { counter, gff } from '@muster/rules';
import { scene, type TestScene, type TestWeapon } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { chargeWords, shotWords, strikeWords } from './odds-words.ts';

const spec = (models: number): TestScene => ({
  units: [
    { id: 'guns', at: [10, 10], models: 3, weapons: [{ name: 'Gun', range: 24 }] },
    { id: 'foe', side: 1, at: [10, 15], models, weapons: [{ name: 'Club' }] },
  ],
});

const words = (models: number, more: Partial<TestScene> = {}): string => {
  const { battle } = scene({ ...spec(models), ...more });
  const frozen = freezeGroup(battle, 0, { weapon: 0, target: 1 });
  return frozen.refusal ? frozen.refusal.code : shotWords(battle, 0, 1, frozen.groups);
};

describe('odds in words', () => {
  test('are how many fall on average, and whether a unit is destroyed', () => {
    const { battle } = scene(spec(2));
    const frozen = freezeGroup(battle, 0, { weapon: 0, target: 1 });
    const odds = shootingOdds(battle, 0, frozen.refusal ? [] : frozen.groups);
    expect(words(2)).toBe(
      `${odds.meanKills.toFixed(1)} fall on average, destroyed ${Math.round(100 * odds.pDestroyed)}%`,
    );
  });

  test('of a lone model are whether it falls', () => {
    expect(words(1)).toMatch(/^destroyed \d+%$/);
    expect(words(1, { ruleset: gff })).toMatch(/^knocked out \d+%, Shaken \d+%$/);
  });

  test('of striking back are told before it is decided', () => {
    const { battle } = scene({
      units: [
        { id: 'us', at: [10, 10] },
        { id: 'foe', side: 1, at: [10, 11], models: 2 },
      ],
    });
    expect(strikeWords(battle, 0, 1)).toMatch(/^\d\.\d fall on average, destroyed \d+%$/);
  });

  test('of striking first are those of Counter alone', () => {
    const blows = (share?: 'first' | 'rest', more: readonly TestWeapon[] = []): string => {
      const spear = { name: 'Spear', attacks: 2, rules: [counter] };
      const { battle } = scene({
        units: [
          { id: 'us', at: [10, 10], weapons: [spear, ...more] },
          { id: 'foe', side: 1, at: [10, 11], models: 2 },
        ],
      });
      return strikeWords(battle, 0, 1, share);
    };
    expect(blows('first', [{ name: 'Club', attacks: 6 }])).toBe(blows('first'));
    expect(blows('first')).toMatch(/^0\.5 fall on average/);
    expect(blows('rest')).toMatch(/^0\.0 fall on average/);
  });

  test('of a charge tell both sides', () => {
    expect(chargeWords(scene(spec(2)).battle, 0, 1)).toMatch(
      /^\d\.\d of theirs and \d\.\d of yours fall on average, destroyed \d+%$/,
    );
  });
});
