import { bane, blast, furious, regeneration, rending, surge, tough } from '@muster/rules';
import { scene, volley } from '@muster/testkit';
import { describe, expect, test } from 'vitest';
import { rule, when } from '../../rule/effect-words.ts';

describe('the order of dice', () => {
  test('to block: each hit, then its bonus hits, die by die', () => {
    // AP 4, plain, AP 4, plain against Defense 2+: a 5 does not block AP 4.
    const spec = { attacks: 2, rules: [rending, surge], target: { defense: 2 } };
    expect(volley({ ...spec, dice: '6 6 | 5 1 5 1' })).toMatchObject({ blocked: 0, wounds: 4 });
    expect(volley({ ...spec, dice: '6 6 | 1 5 1 5' })).toMatchObject({ blocked: 2, wounds: 2 });
  });

  test('to block: copies next to their original', () => {
    // AP 4, AP 4, plain, plain.
    const spec = { rules: [rending, surge, [blast, 2] as const], target: { defense: 2 } };
    expect(volley({ ...spec, dice: '6 | 5 1 5 1' })).toMatchObject({ blocked: 1, wounds: 3 });
    expect(volley({ ...spec, dice: '6 | 5 5 5 5' })).toMatchObject({ blocked: 2, wounds: 2 });
  });

  test('Surge before Furious makes no difference: both are plain', () => {
    const spec = { rules: [rending, surge], bearer: [furious], charging: true, target: { defense: 2 } };
    expect(volley({ ...spec, dice: '6 | 5 2 2' })).toMatchObject({ hits: 3, piercing: 1, blocked: 2 });
  });

  test('hit, block, second rolls, saves, each pool whole before the next', () => {
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 2, weapons: [{ range: 24, attacks: 2 }] },
        { id: 'foe', side: 1, at: [10, 16], models: 5, rules: [regeneration] },
      ],
      dice: '4 4 4 3 | 1 4 1 | 5 1',
    });
    s.fire('squad', 'foe');
    expect(s.told('roll').map(({ purpose, faces }) => [purpose, faces])).toEqual([
      ['hit', [4, 4, 4, 3]],
      ['block', [1, 4, 1]],
      ['save', [5, 1]],
    ]);
    expect(s.told('volley')[0]).toMatchObject({ attacks: 4, hits: 3, blocked: 1, saved: 1, wounds: 1, removed: 1 });
    expect(s.dice.left).toBe(0);
  });

  test('models of another Quality roll a pool of their own, in list order', () => {
    const weapons = [{ range: 24 }];
    const s = scene({
      units: [
        { id: 'squad', at: [10, 10], models: 3, quality: 5, weapons, hero: { quality: 3, weapons } },
        { id: 'foe', side: 1, at: [10, 16], models: 5 },
      ],
      dice: '4 4 4 | 4 | 6',
    });
    s.fire('squad', 'foe');
    expect(s.told('roll').map(({ purpose, faces, need }) => [purpose, faces.length, need])).toEqual([
      ['hit', 3, 5],
      ['hit', 1, 3],
      ['block', 1, 4],
    ]);
    expect(s.dice.left).toBe(0);
  });

  test('nothing is rolled when nothing is there to roll', () => {
    expect(volley({ attacks: 0, dice: '' })).toMatchObject({ attacks: 0, hits: 0 });
    expect(volley({ attacks: 2, rules: [bane], target: { rules: [regeneration] }, dice: '1 1' })).toMatchObject({
      hits: 0,
    });
  });
});

test('wounds beyond the last model are dealt but do not land', () => {
  expect(volley({ attacks: 3, target: { models: 1, rules: [[tough, 2]] }, dice: '4 4 4 | 1 1 1' })).toMatchObject({
    wounds: 3,
    landed: 2,
    removed: 1,
  });
});

test('rules may change the number of attacks, never below none', () => {
  const busy = (amount: number) =>
    rule({ id: 'busy', name: 'Busy', source: 'test', summary: '', attacker: { attacks: when('melee')(amount) } });
  expect(volley({ attacks: 2, bearer: [busy(1)], melee: true, dice: '1 1 1' })).toMatchObject({ attacks: 3 });
  expect(volley({ attacks: 2, bearer: [busy(1)], dice: '1 1' })).toMatchObject({ attacks: 2 });
  expect(volley({ attacks: 2, bearer: [busy(-3)], melee: true, dice: '' })).toMatchObject({ attacks: 0 });
});
