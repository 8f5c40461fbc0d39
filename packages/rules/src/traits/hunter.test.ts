import { codeOf, gamesWith, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { traitHunter } from './index.ts';

const hunter: TestUnit = { id: 'hunter', at: [10, 10], rules: [traitHunter], weapons: [{ name: 'Bow', range: 24 }] };
const foe: TestUnit = { id: 'foe', side: 1, at: [10, 30], models: 3 };

describe.each(gamesWith(traitHunter))('in $name', ({ scene }) => {
  const rush = (units: readonly TestUnit[], id: string, weapon: string, dice: string): string => {
    const s = scene({ units, dice });
    const shoot = [{ weapon: s.weapon(weapon), target: s.unit('foe') }];
    const code = codeOf(s.activate(id, 'rush', { moves: s.shift(id, 0, 10), shoot }));
    if (code === 'done') expect(s.dice.left).toBe(0);
    return code;
  };

  test('shoots after a Rush', () => {
    expect(rush([hunter, foe], 'hunter', 'Bow', '4 | 6')).toBe('done');
    expect(rush([{ ...hunter, rules: [] }, foe], 'hunter', 'Bow', '')).toBe('rush-no-shoot');
  });

  test('other models of its unit do not', () => {
    const squad: TestUnit = {
      id: 'squad',
      at: [10, 10],
      models: 2,
      weapons: [{ name: 'Gun', range: 24 }],
      hero: { rules: [traitHunter], weapons: [{ name: 'Bow', range: 24 }] },
    };
    expect(rush([squad, foe], 'squad', 'Bow', '4 | 6')).toBe('done');
    expect(rush([squad, foe], 'squad', 'Gun', '')).toBe('no-such-weapon');
  });
});
