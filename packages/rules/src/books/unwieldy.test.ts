import { gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { furious } from '../special/index.ts';
import { unwieldy } from './index.ts';

const rider: TestUnit = { id: 'rider', at: [10, 10], rules: [unwieldy], weapons: [{ name: 'Maul' }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 16], weapons: [{ name: 'Spear' }] };

describe.each(gamesWith(unwieldy))('in $name', ({ scene }) => {
  test('after a charge it strikes last', () => {
    const s = scene({ units: [rider, foe], dice: '1   1' });
    s.charge('rider', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Spear', 'Maul']);
    expect(s.dice.left).toBe(0);
  });

  test('it still is a charge', () => {
    // Furious: the natural 6 is two hits.
    const s = scene({ units: [{ ...rider, rules: [unwieldy, furious] }, foe], dice: '1   6 | 6 6' });
    s.charge('rider', 'foe');
    expect(s.told('volley')[1]).toMatchObject({ name: 'Maul', hits: 2, blocked: 2 });
    expect(s.dice.left).toBe(0);
  });

  test('on a weapon it counts for that weapon only', () => {
    const weapons = [{ name: 'Maul', rules: [unwieldy] }, { name: 'Knife' }];
    const s = scene({ units: [{ ...rider, rules: [], weapons }, foe], dice: '1   1   1' });
    s.charge('rider', 'foe');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Knife', 'Spear', 'Maul']);
  });

  test('charged itself, it strikes back as usual', () => {
    const s = scene({
      units: [
        { ...foe, side: 0, id: 'lancer', at: [10, 10] },
        { ...rider, side: 1, at: [10, 16] },
      ],
      dice: '1   1',
    });
    s.charge('lancer', 'rider');
    expect(s.told('volley').map(({ name }) => name)).toEqual(['Spear', 'Maul']);
  });
});
