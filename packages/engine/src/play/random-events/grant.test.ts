import { unstoppable } from '@muster/rules';
import { codeOf, eventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { givenRules } from '../../state/given.ts';
import { moraleBill } from '../morale.ts';

const gun = { name: 'Gun', range: 24, attacks: 2 };
const a: TestUnit = { id: 'a', at: [10, 10], weapons: [gun, { name: 'Knife' }, { name: 'Axe', attacks: 2 }] };
const b: TestUnit = { id: 'b', side: 1, at: [10, 30], models: 2, weapons: [gun, { name: 'Knife' }] };

describe('16, an army has had enough', () => {
  test.each([
    ['gf-3.4.0', 'Combat Fatigue'],
    ['gff', 'Disheartened'],
    ['aof-2.0', 'Combat Fatigue'],
  ] as const)('%s: -1 to morale to the end, and once if it comes twice', (campaign, source) => {
    const s = eventScene(campaign, { units: [a, b], dice: '5 | 1 6 | 2 || 5 | 1 6 | 2' });
    s.happen();
    expect(moraleBill(s.battle, s.unit('b'))).toEqual([{ source, amount: -1 }]);
    expect(moraleBill(s.battle, s.unit('a'))).toEqual([]);
    s.activate('a', 'hold');
    s.activate('b', 'hold');
    expect(moraleBill(s.battle, s.unit('b'))).toEqual([{ source, amount: -1 }]);
    expect(s.left()).toBe(0);
  });
});

describe('53, units that attack the army cannot see well', () => {
  test.each([
    ['gf-3.4.0', 'Flash Grenades'],
    ['gff', 'The Oldest Trick'],
    ['aof-2.0', 'Light Potions'],
  ] as const)('%s: -1 to hit its units in melee, in this round only', (campaign, source) => {
    const near: TestUnit = { ...b, models: 1, at: [10, 14], weapons: [{ name: 'Knife' }] };
    const s = eventScene(campaign, {
      units: [{ ...a, weapons: [{ name: 'Axe' }] }, near],
      dice: '5 | 5 3 | 2 || 4 | 4 | 4 || 1',
    });
    s.happen();
    const hits = (): unknown =>
      s
        .told('roll')
        .filter(({ purpose }) => purpose === 'hit')
        .map(({ faces, bill }) => ({ faces, bill }));
    s.charge('a', 'b');
    expect(hits()).toEqual([
      { faces: [4], bill: [{ source, amount: -1 }] },
      { faces: [4], bill: [] },
    ]);
    expect(s.told('volley')[0].hits).toBe(0);
    s.activate('b', 'hold');
    expect(givenRules(s.battle, s.unit('b'))).toEqual([]);
    expect(s.left()).toBe(0);
  });
});

describe('54, one unit shoots with all that it has', () => {
  test.each([
    ['gf-3.4.0', 'Suppressing Fire'],
    ['gff', 'Spare Clip'],
    ['aof-2.0', 'Hail of Arrows'],
  ] as const)('%s: twice the attacks of its shots in this round', (campaign, rule) => {
    const s = eventScene(campaign, { units: [a, b], dice: '5 | 5 4 | 1 || 2 2 2 2 || 2 2 2 2 || 1' });
    s.happen();
    expect(s.told('granted')).toMatchObject([{ unit: s.unit('a'), rule, lasts: 'round' }]);
    s.fire('a', 'b');
    expect(s.told('volley')).toMatchObject([{ attacks: 4, hits: 0 }]);
    // Two models of the others, two attacks each.
    s.fire('b', 'a');
    expect(s.told('volley')[1]).toMatchObject({ attacks: 4 });
    expect(s.battle.unitGrants[s.unit('a')]).toBe(0);
    expect(s.left()).toBe(0);
  });

  test('not of its melee attacks', () => {
    const near: TestUnit = { ...b, models: 1, at: [10, 14] };
    const s = eventScene('gf-3.4.0', {
      units: [{ ...a, weapons: [{ name: 'Axe', attacks: 2 }] }, near],
      dice: '5 | 5 4 | 1 || 2 2 | 2',
    });
    s.happen();
    s.charge('a', 'b');
    expect(s.told('volley')).toMatchObject([{ attacks: 2 }, { attacks: 1 }]);
    expect(s.left()).toBe(0);
  });
});

describe('26, all units fight harder', () => {
  test.each(['gf-3.4.0', 'gff', 'aof-2.0'] as const)(
    '%s: one more attack for each model, not for each weapon',
    (campaign) => {
      const near: TestUnit = { ...b, models: 1, at: [10, 14] };
      // The Knife has one attack, the Axe two and the one for the model (campaign:T10); the other's Knife two.
      const s = eventScene(campaign, { units: [a, near], dice: '5 | 2 6 || 2 | 2 2 2 | 2 2' });
      s.happen();
      s.charge('a', 'b');
      expect(s.told('volley').map(({ name, attacks }) => [name, attacks])).toEqual([
        ['Knife', 1],
        ['Axe', 3],
        ['Knife', 2],
      ]);
      expect(s.left()).toBe(0);
    },
  );

  test('not when shooting', () => {
    const s = eventScene('gf-3.4.0', { units: [a, b], dice: '5 | 2 6 || 2 2' });
    s.happen();
    s.fire('a', 'b');
    expect(s.told('volley')).toMatchObject([{ attacks: 2 }]);
  });
});

describe('25, a dark quarter', () => {
  test.each([
    ['gf-3.4.0', 'Dark Clouds'],
    ['gff', 'Power Outage'],
    ['aof-2.0', 'Dark Clouds'],
  ] as const)('%s: 6" less for units in it, as long as they stay there', (campaign, label) => {
    // 24" less 6" is 18"; bases of half an inch each.
    const far: TestUnit = { ...b, id: 'far', models: 1, at: [29.01, 23] };
    const units = [{ ...a, at: [10, 23] as const }, { ...b, models: 1, at: [10, 42] as const }, far];
    const s = eventScene(campaign, { units, dice: '5 | 2 5 | 1 || 2 2' });
    s.happen();
    expect(givenRules(s.battle, s.unit('a')).map((rule) => rule.label)).toEqual([label]);
    expect(givenRules(s.battle, s.unit('b'))).toEqual([]);
    expect(codeOf(s.fire('a', 'far', ['Gun']))).toBe('out-of-range');
    expect(codeOf(s.fire('a', 'b', ['Gun']))).toBe('done');
    expect(s.left()).toBe(0);
  });

  test('Unstoppable weapons shrug it off', () => {
    const weapons = [{ ...gun, rules: [unstoppable] }];
    const units: TestUnit[] = [
      { ...a, at: [10, 23], weapons },
      { ...b, models: 1, at: [10, 47.5] },
    ];
    const s = eventScene('gf-3.4.0', { units, dice: '5 | 2 5 | 1 || 2 2' });
    s.happen();
    expect(codeOf(s.fire('a', 'b', ['Gun']))).toBe('done');
  });

  test('a unit that leaves it sees again', () => {
    const units: TestUnit[] = [
      { ...a, at: [10, 23] },
      { ...b, models: 1, at: [34, 25.5] },
    ];
    const s = eventScene('gf-3.4.0', { units, dice: '5 | 2 5 | 1 || 2 2' });
    s.happen();
    // After 2.5" it stands in the next quarter, and 24" reach as far as they used to.
    const shoot = [{ weapon: s.weapon('Gun'), target: s.unit('b') }];
    expect(codeOf(s.activate('a', 'advance', { moves: s.shift('a', 0, 2.5), shoot }))).toBe('done');
    expect(s.told('volley')).toHaveLength(1);
  });

  test('most models decide, and where that is even the first quarter', () => {
    const even: TestUnit = { ...b, models: 2, at: [35.4, 30], radius: 0.5, spacing: 0.2 };
    const s = eventScene('gf-3.4.0', { units: [a, even], dice: '5 | 2 5 | 3' });
    s.happen();
    expect(givenRules(s.battle, s.unit('b'))).toHaveLength(1);
    const other = eventScene('gf-3.4.0', { units: [a, even], dice: '5 | 2 5 | 4' });
    other.happen();
    expect(givenRules(other.battle, other.unit('b'))).toHaveLength(0);
  });
});

describe('56, terrible to look at', () => {
  test.each([
    ['gf-3.4.0', 'Covered in Blood'],
    ['gff', 'Possessed'],
    ['aof-2.0', 'Covered in Blood'],
  ] as const)('%s: enemies within 6" have -1 to morale', (campaign, source) => {
    const near: TestUnit = { ...b, models: 1, id: 'near', at: [10, 17] };
    const far: TestUnit = { ...b, models: 1, id: 'far', at: [10, 17.01] };
    const pal: TestUnit = { id: 'pal', at: [12, 10] };
    const s = eventScene(campaign, { units: [a, near, { ...far, at: [14, 20] }, pal], dice: '5 | 5 6 | 1 1' });
    s.happen();
    expect(moraleBill(s.battle, s.unit('near'))).toEqual([{ source, amount: -1 }]);
    expect(moraleBill(s.battle, s.unit('far'))).toEqual([]);
    expect(moraleBill(s.battle, s.unit('pal'))).toEqual([]);
    expect(moraleBill(s.battle, s.unit('a'))).toEqual([]);
    s.battle.y[s.model('near')]++;
    expect(moraleBill(s.battle, s.unit('near'))).toEqual([]);
  });
});
