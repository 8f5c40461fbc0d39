import { parseRuleRef } from '@muster/engine';
import { gamesWith, scene, type Scene } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { apD3 } from './index.ts';

describe.each(gamesWith(apD3))('in $name', ({ ruleset }) => {
  const cannon = { name: 'Cannon', range: 24, attacks: 1, rules: [apD3] };
  const rifle = { name: 'Rifle', range: 24, attacks: 1 };
  const shoot = (dice: string, weapons: readonly string[]): Scene => {
    const s = scene({
      ruleset,
      units: [
        { id: 'squad', at: [10, 10], quality: 4, weapons: [cannon, rifle, { name: 'Blade', attacks: 1 }] },
        { id: 'foe', side: 1, at: [10, 20], models: 5, defense: 2 },
      ],
      dice,
    });
    expect(s.fire('squad', 'foe', weapons)).toEqual({ status: 'done' });
    expect(s.dice.left).toBe(0);
    return s;
  };

  test('1 and 2 are AP(1), 3 and 4 AP(2), 5 and 6 AP(3)', () => {
    // The D3, the shot, the block: Defense 2+ blocks on 3+, 4+ and 5+.
    expect(shoot('2 | 4 | 3', ['Cannon']).told('volley')[0]).toMatchObject({ hits: 1, blocked: 1 });
    expect(shoot('3 | 4 | 3', ['Cannon']).told('volley')[0]).toMatchObject({ hits: 1, blocked: 0 });
    expect(shoot('4 | 4 | 4', ['Cannon']).told('volley')[0]).toMatchObject({ hits: 1, blocked: 1 });
    expect(shoot('5 | 4 | 4', ['Cannon']).told('volley')[0]).toMatchObject({ hits: 1, blocked: 0 });
    expect(shoot('6 | 4 | 5', ['Cannon']).told('volley')[0]).toMatchObject({ hits: 1, blocked: 1 });
  });

  test('no die for an attack without the weapon, and nothing for the other weapons', () => {
    expect(shoot('4 | 2', ['Rifle']).told('volley')[0]).toMatchObject({ hits: 1, blocked: 1 });
    const both = shoot('6 | 4 | 4 | 4 | 2', ['Cannon', 'Rifle']).told('volley');
    expect(both.map(({ name, blocked }) => [name, blocked])).toEqual([
      ['Cannon', 0],
      ['Rifle', 1],
    ]);
  });
});

test('lists write it as printed', () => {
  expect(parseRuleRef('AP(D3)')).toEqual({ id: 'ap-d3' });
  expect(parseRuleRef('AP(2)')).toEqual({ id: 'ap', rating: 2 });
  expect(parseRuleRef('AP(D)')).toBeUndefined();
});
