import { gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { bane, impact, regeneration, rending, tough, unstoppable } from './index.ts';

describe.each(gamesWith(regeneration))('in $name', ({ scene, volley, ways }) => {
  const target = { rules: [regeneration] };

  test('each wound is ignored on a 5+', () => {
    expect(volley({ attacks: 4, target, dice: '4 4 4 4 | 1 1 1 1 | 5 4 6 1' })).toMatchObject({
      saved: 2,
      wounds: 2,
      removed: 2,
    });
  });

  test('blocked hits need no die', () => {
    expect(volley({ attacks: 2, target, dice: '4 4 | 4 1 | 5' })).toMatchObject({ blocked: 1, saved: 1 });
  });

  test('does not help models without it', () => {
    expect(volley({ dice: '4 | 1' })).toMatchObject({ saved: 0, wounds: 1 });
  });

  test('Bane, Rending and Unstoppable switch it off', () => {
    for (const rule of [bane, rending, unstoppable])
      expect(volley({ attacks: 2, rules: [rule], target, dice: '6 5 | 1 1' })).toMatchObject({ saved: 0, wounds: 2 });
  });

  describe('all living models must have it', () => {
    const shooter = { id: 'gun', at: [10, 10] as const, weapons: [{ name: 'Gun', range: 24, attacks: 2 }] };

    test('a hero without it spoils it for all', () => {
      const s = scene({
        units: [shooter, { id: 'foe', side: 1, at: [10, 16], models: 4, rules: [regeneration], hero: {} }],
        dice: '4 4 | 1 1',
      });
      s.fire('gun', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ saved: 0, landed: 2 });
      expect(s.dice.left).toBe(0);
    });

    test('a hero with it shares', () => {
      const hero = { rules: [regeneration] };
      const s = scene({
        units: [shooter, { id: 'foe', side: 1, at: [10, 16], models: 4, rules: [regeneration], hero }],
        dice: '4 4 | 1 1 | 5 4',
      });
      s.fire('gun', 'foe');
      expect(s.told('volley')[0]).toMatchObject({ saved: 1, landed: 1 });
      expect(s.dice.left).toBe(0);
    });

    test('those who have fallen do not count', () => {
      const troll = { 2: [regeneration, [tough, 3] as const] };
      const s = scene({
        units: [
          { ...shooter, weapons: [...shooter.weapons, { name: 'Pistol', range: 24 }] },
          { id: 'foe', side: 1, at: [10, 16], models: 3, rulesOf: troll },
        ],
        // Two fall without a save; then the third alone regenerates, and passes its test where units have one.
        dice: `4 4 | 1 1   4 | 1 | 5   ${ways.morale === 'unit' ? 4 : ''}`,
      });
      s.fire('gun', 'foe', ['Gun', 'Pistol']);
      expect(s.told('volley')).toMatchObject([
        { saved: 0, landed: 2 },
        { saved: 1, landed: 0 },
      ]);
      expect(s.dice.left).toBe(0);
    });
  });

  test('works against dangerous terrain', () => {
    const s = scene({
      units: [{ id: 'troll', at: [10, 10], rules: [regeneration, [tough, 3]] }],
      terrain: [{ rect: [8, 12, 14, 14], types: ['dangerous'] }],
      dice: '1 1 2 | 5 4',
    });
    s.activate('troll', 'advance', { moves: s.shift('troll', 0, 5) });
    expect(s.battle.wounds[s.model('troll')]).toBe(1);
    expect(s.told('dangerous')).toMatchObject([{ dice: 3, wounds: 1 }]);
    expect(s.dice.left).toBe(0);
  });

  test('works against Impact and spells', () => {
    const charge = scene({
      units: [
        { id: 'boar', at: [10, 10], rules: [[impact, 1]] },
        { id: 'foe', side: 1, at: [10, 16], rules: [regeneration] },
      ],
      dice: '2 | 1 | 5',
    });
    charge.charge('boar', 'foe');
    expect(charge.living('foe')).toBe(1);
    expect(charge.dice.left).toBe(0);
  });
});

describe.each(gamesWith(regeneration, { wounds: 'effects' }))('markers in $name', ({ scene }) => {
  test('are placed for the wounds that are left', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, attacks: 2 }] },
        { id: 'foe', side: 1, at: [10, 16], rules: [regeneration] },
      ],
      dice: '4 4 | 1 1 | 5 4 | 4',
    });
    s.fire('gun', 'foe');
    expect(s.told('wound-effect')).toMatchObject([{ markers: 1, total: 5, result: 'shaken' }]);
    expect(s.dice.left).toBe(0);
  });

  test('nothing is checked when all is regenerated', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24 }] },
        { id: 'foe', side: 1, at: [10, 16], rules: [regeneration] },
      ],
      dice: '4 | 1 | 5',
    });
    s.fire('gun', 'foe');
    expect(s.told('wound-effect')).toEqual([]);
    expect(s.dice.left).toBe(0);
  });
});
