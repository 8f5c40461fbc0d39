import { moraleChance, UNIT_FLAG } from '@muster/engine';
import { gamesWith, moraleTests, type Scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitMotivated } from './index.ts';

const passed = (s: Scene) => s.told('morale').map(({ natural, passed: well, surely }) => ({ natural, well, surely }));
const SURELY = { natural: undefined, well: true, surely: 'Trait: Motivated' };

describe.each(gamesWith(traitMotivated, { morale: 'unit' }))('in $name', (game) => {
  test('passes its first test without a die', () => {
    const s = moraleTests(game, [traitMotivated]).shootOne('');
    expect(passed(s)).toEqual([SURELY]);
    expect(s.has('foe', 'shaken')).toBe(false);
    expect(moraleTests(game, []).shootOne('3').has('foe', 'shaken')).toBe(true);
  });

  test('so does the unit that it joined, regardless of Quality', () => {
    const squad = { models: 1, quality: 2, hero: { quality: 6, rules: [traitMotivated] } };
    expect(passed(moraleTests(game, []).shootOne('', squad))).toEqual([SURELY]);
  });

  test('even Shaken, which it stays', () => {
    const s = moraleTests(game, [traitMotivated]).shootOne('', { flags: UNIT_FLAG.shaken });
    expect(passed(s)).toEqual([SURELY]);
    expect(s.has('foe', 'shaken')).toBe(true);
    const other = moraleTests(game, []).shootOne('', { flags: UNIT_FLAG.shaken });
    expect(passed(other)).toEqual([{ natural: undefined, well: false, surely: undefined }]);
  });

  test('and no more than the first', () => {
    const gun = { weapons: [{ name: 'Gun', range: 24, attacks: 2 }] };
    const s = game.scene({
      units: [
        { id: 'gun', at: [10, 10], ...gun },
        { id: 'second', at: [13, 10], ...gun },
        { id: 'foe', side: 1, at: [10, 16], models: 4, rules: [traitMotivated] },
      ],
      dice: '4 4 | 1 1      4 1 | 1   3',
    });
    s.fire('gun', 'foe');
    s.activate('foe', 'hold');
    expect(moraleChance(s.battle, s.unit('foe'))).toBe(1 / 2);
    s.fire('second', 'foe');
    expect(passed(s)).toEqual([SURELY, { natural: 3, well: false, surely: undefined }]);
    expect(s.dice.left).toBe(0);
  });

  test('the odds include it', () => {
    const s = game.scene({ units: [{ id: 'us', at: [10, 10], rules: [traitMotivated], flags: UNIT_FLAG.shaken }] });
    expect(moraleChance(s.battle, 0)).toBe(1);
  });
});

describe.each(gamesWith(traitMotivated, { morale: 'army' }))('in $name', (game) => {
  test('passes its first test without a die', () => {
    expect(passed(moraleTests(game, [traitMotivated]).halveArmy(''))).toEqual([SURELY]);
  });
});
