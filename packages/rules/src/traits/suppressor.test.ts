import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitSuppressor } from './index.ts';

const hero: TestUnit = { id: 'hero', at: [10, 10], rules: [traitSuppressor], weapons: [{ name: 'Bow', range: 24 }] };
const foe: TestUnit = {
  id: 'foe',
  side: 1,
  at: [10, 20],
  models: 3,
  weaponsOf: { 0: [{ name: 'Gun', range: 24 }, { name: 'Axe' }], 1: [], 2: [] },
};

describe.each(gamesWith(traitSuppressor))('in $name', ({ scene }) => {
  test('units it shot at shoot worse this round, even without a hit', () => {
    const s = scene({ units: [hero, foe], dice: '1   4' });
    s.fire('hero', 'foe');
    expect(s.told('granted')).toMatchObject([{ unit: s.unit('foe'), rule: 'Trait: Suppressor', lasts: 'round' }]);
    s.fire('foe', 'hero', ['Gun']);
    expect(s.told('volley').map(({ hits }) => hits)).toEqual([0, 0]);
    expect(s.dice.left).toBe(0);
  });

  test('a second one makes it no worse, and melee attacks are not worse', () => {
    const s = scene({
      units: [hero, { ...hero, id: 'second', at: [12, 10] }, foe, { id: 'other', side: 1, at: [60, 40] }],
      dice: '1   1   5 | 6',
    });
    s.fire('hero', 'foe');
    s.activate('other', 'hold');
    s.fire('second', 'foe');
    s.fire('foe', 'hero', ['Gun']);
    expect(s.told('granted')).toHaveLength(1);
    expect(s.told('volley').at(-1)).toMatchObject({ hits: 1 });
    expect(s.dice.left).toBe(0);
    const t = scene({ units: [hero, { ...foe, at: [10, 16] }], dice: '1   4 | 6' });
    t.fire('hero', 'foe');
    t.charge('foe', 'hero');
    expect(t.told('volley').at(-1)).toMatchObject({ hits: 1 });
    expect(t.dice.left).toBe(0);
  });

  test('ends with the round', () => {
    const s = scene({ units: [hero, foe], dice: '1      4 | 6' });
    s.fire('hero', 'foe');
    s.activate('foe', 'hold');
    s.activate('hero', 'hold');
    s.fire('foe', 'hero', ['Gun']);
    expect(s.told('volley').at(-1)).toMatchObject({ hits: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('those who stand with the hero do not suppress', () => {
    const squad: TestUnit = {
      id: 'squad',
      at: [10, 10],
      weapons: [{ name: 'Musket', range: 24 }],
      hero: { rules: [traitSuppressor], weapons: [{ name: 'Bow', range: 24 }] },
    };
    const granted = (weapon: string): number => {
      const s = scene({ units: [squad, foe], dice: '1' });
      s.fire('squad', 'foe', [weapon]);
      return s.told('granted').length;
    };
    expect([granted('Musket'), granted('Bow')]).toEqual([0, 1]);
  });
});
