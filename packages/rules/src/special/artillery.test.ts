import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { artillery, stealth, unstoppable } from './index.ts';

describe.each(gamesWith(artillery))('in $name', ({ scene, volley }) => {
  const gun = [{ name: 'Gun', range: 48 }];

  describe('as a shooter', () => {
    test('hits with +1 over 9" away', () => {
      expect(volley({ bearer: [artillery], distance: 12, dice: '3 | 1' })).toMatchObject({ hits: 1 });
      expect(volley({ bearer: [artillery], distance: 12, dice: '2' })).toMatchObject({ hits: 0 });
    });

    test('gets nothing up to 9"', () => {
      expect(volley({ bearer: [artillery], distance: 9, dice: '3' })).toMatchObject({ hits: 0 });
    });

    test('exactly 9" is not over 9", a hundredth more is', () => {
      for (const [y, dice, hits] of [
        [20, '3', 0],
        [20.01, '3 | 4', 1],
      ] as const) {
        const s = scene({
          units: [
            { id: 'gun', at: [10, 10], rules: [artillery], weapons: gun },
            { id: 'foe', side: 1, at: [10, y], models: 3 },
          ],
          dice,
        });
        s.fire('gun', 'foe');
        expect(s.told('volley')[0]).toMatchObject({ hits });
        expect(s.dice.left).toBe(0);
      }
    });

    test.each([
      ['asRuled', '3 3 | 4', 1],
      ['unit', '3 3', 0],
    ] as const)('the distance is each gun’s own (%s)', (overNineInchesFrom, dice, hits) => {
      // The first gun is exactly 9" from the enemy, the second 0.08" more.
      const s = scene({
        units: [
          { id: 'guns', at: [10, 10], models: 2, rules: [artillery], weapons: gun },
          { id: 'foe', side: 1, at: [10, 20], models: 1 },
        ],
        settings: { overNineInchesFrom },
        dice,
      });
      s.fire('guns', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ attacks: 2, hits });
      expect(s.dice.left).toBe(0);
    });
  });

  describe('as a target', () => {
    test('is hit with -2 from over 9" away', () => {
      expect(volley({ distance: 12, target: { rules: [artillery] }, dice: '5' })).toMatchObject({ hits: 0 });
      expect(volley({ distance: 12, quality: 3, target: { rules: [artillery] }, dice: '5 | 6' })).toMatchObject({
        hits: 1,
      });
      expect(volley({ distance: 12, target: { rules: [artillery] }, dice: '6 | 6' })).toMatchObject({ hits: 1 });
    });

    test('is hit as usual up to 9" and in melee', () => {
      expect(volley({ distance: 9, target: { rules: [artillery] }, dice: '4 | 6' })).toMatchObject({ hits: 1 });
      expect(volley({ charging: true, target: { rules: [artillery] }, dice: '4 | 6' })).toMatchObject({ hits: 1 });
    });

    test('adds to Stealth', () => {
      const target = { rules: [artillery, stealth] };
      expect(volley({ quality: 2, distance: 12, target, dice: '4' })).toMatchObject({ hits: 0 });
      expect(volley({ quality: 2, distance: 12, target, dice: '5 | 6' })).toMatchObject({ hits: 1 });
    });

    test('only while every living model has it', () => {
      const s = scene({
        units: [
          { id: 'shooter', at: [10, 10], weapons: gun },
          { id: 'battery', side: 1, at: [10, 25], models: 2, rules: [artillery], hero: {} },
        ],
        dice: '4 | 6',
      });
      s.fire('shooter', 'battery');
      expect(s.told('volley')[0]).toMatchObject({ hits: 1, blocked: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('the penalty is measured from unit to unit', () => {
      // One of the two shooters is within 9": no penalty, however far the other one is.
      const s = scene({
        units: [
          { id: 'shooters', at: [10, 10], models: 2, weapons: gun },
          { id: 'battery', side: 1, at: [10, 20], rules: [artillery] },
        ],
        dice: '4 4 | 6 6',
      });
      s.fire('shooters', 'battery');
      expect(s.told('volley')[0]).toMatchObject({ attacks: 2, hits: 2 });
      expect(s.dice.left).toBe(0);
    });

    test('is ignored by an Unstoppable weapon', () => {
      expect(
        volley({ rules: [unstoppable], distance: 12, target: { rules: [artillery] }, dice: '4 | 6' }),
      ).toMatchObject({
        hits: 1,
      });
    });
  });

  test('can only hold', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], rules: [artillery], weapons: [{}] },
        { id: 'foe', side: 1, at: [10, 14] },
      ],
    });
    expect(codeOf(s.activate('gun', 'advance', { moves: s.shift('gun', 1, 0) }))).toBe('action-not-allowed');
    expect(codeOf(s.activate('gun', 'rush', { moves: s.shift('gun', 1, 0) }))).toBe('action-not-allowed');
    expect(codeOf(s.charge('gun', 'foe'))).toBe('action-not-allowed');
    expect(codeOf(s.activate('gun', 'hold'))).toBe('done');
  });
});
