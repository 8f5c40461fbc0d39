import type { BattleEvent } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { summaryOf } from './summary.ts';

const at = scene({
  units: [
    { id: 'us', at: [30, 10], models: 3 },
    { id: 'foe', side: 1, at: [60, 40], models: 2 },
  ],
});

test('kills count for the side that made them, and luck compares rolls with the mean', () => {
  const events: BattleEvent[] = [
    { type: 'roll', purpose: 'hit', unit: at.unit('us'), weapon: -1, faces: [6, 6], need: 4 },
    { type: 'fell', unit: at.unit('foe'), model: 3, cause: 'shooting', by: at.unit('us') },
  ];
  expect(summaryOf(at.battle, events)).toMatchObject([
    { side: 0, kills: 1, luck: { all: { rolled: 2, expected: 1 } } },
    { side: 1, kills: 0, luck: { all: { dice: 0 } } },
  ]);
});
