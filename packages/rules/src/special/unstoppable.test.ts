import { always, rule } from '@muster/engine';
import { codeOf, gamesWith } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import {
  aircraft,
  ap,
  artillery,
  counter,
  impact,
  indirect,
  regeneration,
  stealth,
  thrust,
  unstoppable,
} from './index.ts';

describe.each(gamesWith(unstoppable))('in $name', ({ scene, volley }) => {
  const rules = [unstoppable];

  test('ignores the -1 of Stealth and the -2 of Artillery', () => {
    const target = { rules: [stealth, artillery] };
    expect(volley({ rules, distance: 12, target, dice: '4 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ distance: 12, target, dice: '5' })).toMatchObject({ hits: 0 });
  });

  test('ignores the -1 of its own Indirect after moving', () => {
    expect(volley({ rules: [unstoppable, indirect], moved: true, dice: '4 | 6' })).toMatchObject({ hits: 1 });
    expect(volley({ rules: [indirect], moved: true, dice: '4' })).toMatchObject({ hits: 0 });
  });

  test('keeps positive modifiers', () => {
    expect(volley({ rules: [unstoppable, thrust], charging: true, dice: '3 | 4' })).toMatchObject({
      hits: 1,
      wounds: 1,
    });
  });

  test('does not change Quality: a 3 misses', () => {
    expect(volley({ rules, dice: '3' })).toMatchObject({ hits: 0 });
  });

  test('cover still helps against it', () => {
    for (const cover of ['area', 'sight'] as const)
      expect(volley({ rules, cover, dice: '4 | 3' })).toMatchObject({ blocked: 1 });
  });

  test('fatigue still counts', () => {
    expect(volley({ attacks: 2, rules, melee: true, fatigued: true, dice: '5 6 | 6' })).toMatchObject({ hits: 1 });
  });

  test('none of its wounds are regenerated', () => {
    const target = { rules: [regeneration] };
    expect(volley({ rules, target, dice: '4 | 1' })).toMatchObject({ saved: 0, wounds: 1 });
  });

  test.each([
    ['hitAndRange', 'done'],
    ['hitOnly', 'out-of-range'],
  ] as const)('the 12" that Aircraft take off the range: %s', (unstoppableIgnores, result) => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules }] },
        { id: 'plane', side: 1, at: [10, 30], rules: [aircraft] },
      ],
      settings: { unstoppableIgnores },
      dice: result === 'done' ? '1' : '',
    });
    expect(codeOf(s.fire('gun', 'plane'))).toBe(result);
    expect(s.dice.left).toBe(0);
  });

  test('its own range is not longer: 24" exactly, not a hundredth more', () => {
    for (const [y, result] of [
      [35, 'done'],
      [35.01, 'out-of-range'],
    ] as const) {
      const s = scene({
        units: [
          { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules }] },
          { id: 'plane', side: 1, at: [10, y], rules: [aircraft] },
        ],
        dice: result === 'done' ? '1' : '',
      });
      expect(codeOf(s.fire('gun', 'plane'))).toBe(result);
      expect(s.dice.left).toBe(0);
    }
  });

  test('needs sight like any weapon', () => {
    const s = scene({
      units: [
        { id: 'gun', at: [10, 10], weapons: [{ range: 24, rules }] },
        { id: 'foe', side: 1, at: [10, 20] },
      ],
      terrain: [{ rect: [0, 14, 20, 16], types: ['blocking'] }],
    });
    expect(codeOf(s.fire('gun', 'foe'))).toBe('no-sight');
  });

  test('does not bring back Impact dice that Counter took', () => {
    const s = scene({
      units: [
        { id: 'boar', at: [10, 10], rules: [[impact, 2]], weapons: [{ name: 'Tusk', rules }] },
        { id: 'foe', side: 1, at: [10, 16], weapons: [{ name: 'Spear', rules: [counter] }] },
      ],
      // Spear, one Impact die, tusk.
      dice: '1   1   1',
    });
    s.charge('boar', 'foe');
    expect(s.told('volley').map(({ name, attacks }) => [name, attacks])).toEqual([
      ['Spear', 1],
      ['Impact', 1],
      ['Tusk', 1],
    ]);
    expect(s.dice.left).toBe(0);
  });

  test.each([
    ['hitAndRange', 0],
    ['hitOnly', 1],
  ] as const)('less AP is dropped only with %s', (unstoppableIgnores, blocked) => {
    const blunt = rule({ id: 'blunt', name: 'Blunt', source: 'test', summary: '', attacker: { piercing: always(-1) } });
    // AP(2), or AP(1): against Defense 4+ a 5 blocks the latter.
    const spec = { rules: [unstoppable, [ap, 2] as const], bearer: [blunt], settings: { unstoppableIgnores } };
    expect(volley({ ...spec, dice: '4 | 5' })).toMatchObject({ blocked });
  });
});
