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
  test('give the average kills and the chance to destroy a unit', () => {
    const { battle } = scene(spec(2));
    const frozen = freezeGroup(battle, 0, { weapon: 0, target: 1 });
    const odds = shootingOdds(battle, 0, frozen.refusal ? [] : frozen.groups);
    expect(words(2)).toBe(
      `${odds.meanKills.toFixed(1)} kills on average, ${Math.round(100 * odds.pDestroyed)}% destroyed`,
    );
  });

  test('give only chances for a lone model', () => {
    expect(words(1)).toMatch(/^\d+% destroyed$/);
    expect(words(1, { ruleset: gff })).toMatch(/^\d+% Knocked Out, \d+% Shaken$/);
  });

  test('exist for striking back before it is decided', () => {
    const { battle } = scene({
      units: [
        { id: 'us', at: [10, 10] },
        { id: 'foe', side: 1, at: [10, 11], models: 2 },
      ],
    });
    expect(strikeWords(battle, 0, 1)).toMatch(/^\d\.\d kills on average, \d+% destroyed$/);
  });

  test('of striking first count Counter weapons alone', () => {
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
    expect(blows('first')).toMatch(/^0\.5 kills on average/);
    expect(blows('rest')).toMatch(/^0\.0 kills on average/);
  });

  test('of a charge cover both sides', () => {
    expect(chargeWords(scene(spec(2)).battle, 0, 1)).toMatch(
      /^\d\.\d kills and \d\.\d losses on average, \d+% destroyed$/,
    );
  });
});
