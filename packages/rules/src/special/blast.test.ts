import { scene, volley } from '@muster/testkit';
import { expect, test } from 'vitest';
import { blast, indirect, surge, takedown } from './index.ts';

test('each hit counts X times', () => {
  expect(volley({ attacks: 2, rules: [[blast, 3]], dice: '4 3 | 1 2 5' })).toMatchObject({
    attacks: 2,
    hits: 3,
    blocked: 1,
    wounds: 2,
    removed: 2,
  });
});

test('a miss stays a miss', () => {
  expect(volley({ rules: [[blast, 6]], dice: '3' })).toMatchObject({ hits: 0 });
});

test('but no more often than the target has models', () => {
  expect(volley({ attacks: 2, rules: [[blast, 3]], target: { models: 2 }, dice: '4 4 | 6 6 6 6' })).toMatchObject({
    hits: 4,
  });
  expect(volley({ rules: [[blast, 3]], target: { models: 3 }, dice: '4 | 6 6 6' })).toMatchObject({ hits: 3 });
  expect(volley({ rules: [[blast, 6]], target: { models: 1 }, dice: '4 | 6' })).toMatchObject({ hits: 1 });
});

test('a joined hero is one of the models', () => {
  const s = scene({
    units: [
      { id: 'mortar', at: [10, 10], weapons: [{ range: 24, rules: [[blast, 6]] }] },
      { id: 'foe', side: 1, at: [10, 16], models: 2, hero: {} },
    ],
    dice: '4 | 6 6 6',
  });
  s.fire('mortar', 'foe');
  expect(s.told('volley')[0]).toMatchObject({ hits: 3 });
  expect(s.dice.left).toBe(0);
});

test('those who fell to an earlier group do not count any more', () => {
  const s = scene({
    units: [
      {
        id: 'squad',
        at: [10, 10],
        weapons: [
          { name: 'Rifle', range: 24, attacks: 2 },
          { name: 'Mortar', range: 24, rules: [[blast, 3]] },
        ],
      },
      { id: 'foe', side: 1, at: [10, 16], models: 4 },
    ],
    // Two of four fall, then the mortar finds two; at the end a morale test at half.
    dice: '4 4 | 1 1   4 | 5 5   4',
  });
  s.fire('squad', 'foe');
  expect(s.told('volley')).toMatchObject([
    { name: 'Rifle', hits: 2, removed: 2 },
    { name: 'Mortar', hits: 2, blocked: 2 },
  ]);
  expect(s.dice.left).toBe(0);
});

test('cover of either kind is no help', () => {
  for (const cover of ['area', 'sight'] as const) {
    expect(volley({ rules: [[blast, 1]], cover, dice: '4 | 3' })).toMatchObject({ wounds: 1 });
    expect(volley({ cover, dice: '4 | 3' })).toMatchObject({ wounds: 0 });
  }
  expect(volley({ rules: [[blast, 1], indirect], cover: 'area', dice: '4 | 3' })).toMatchObject({ wounds: 1 });
});

test('multiplies extra hits too, last of all', () => {
  expect(volley({ rules: [[blast, 3], surge], dice: '6 | 6 6 6 6 6 6' })).toMatchObject({ hits: 6 });
});

test('a picked model is a unit of one: no multiplication', () => {
  const s = scene({
    units: [
      { id: 'sniper', at: [10, 10], weapons: [{ range: 24, rules: [[blast, 3], takedown] }] },
      { id: 'foe', side: 1, at: [10, 16], models: 5 },
    ],
    dice: '4 | 6',
  });
  s.activate('sniper', 'hold', {
    shoot: [{ weapon: 0, target: s.unit('foe'), picks: [s.model('foe', 2)] }],
  });
  expect(s.told('volley')[0]).toMatchObject({ hits: 1, pick: s.model('foe', 2) });
  expect(s.dice.left).toBe(0);
});
