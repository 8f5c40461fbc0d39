import type { BattleEvent } from '@muster/engine';
import { ap, gff } from '@muster/rules';
import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { trayRows } from './rows.ts';

const { plan } = scene({
  units: [
    { id: 'us', at: [30, 10] },
    { id: 'foe', side: 1, at: [60, 40] },
  ],
}).battle;

const roll = (more: Partial<Extract<BattleEvent, { type: 'roll' }>>): BattleEvent => ({
  type: 'roll',
  purpose: 'hit',
  unit: 0,
  weapon: -1,
  faces: [],
  ...more,
});

test('modifiers decide which dice are successes', () => {
  const [row] = trayRows(plan, [roll({ faces: [3, 4, 5, 6, 1], need: 4, bill: [{ source: 'Stealth', amount: -1 }] })]);
  expect(row.dice.map(({ face, good }) => [face, good])).toEqual([
    [6, true],
    [5, true],
    [4, false],
    [3, false],
    [1, false],
  ]);
  expect(row.result).toBe('2 of 5');
  expect(row.target).toBe('5+');
  expect(row.items).toEqual(['Quality 4+', 'Stealth −1']);
});

test('a target number without modifiers has no items', () => {
  const [row] = trayRows(plan, [roll({ faces: [3], need: 4 })]);
  expect([row.target, row.items]).toEqual(['4+', []]);
});

test('Fatigued units hit on natural sixes', () => {
  const [row] = trayRows(plan, [roll({ faces: [5, 6], need: 4, bill: [{ source: 'Fatigued', amount: 0 }] })]);
  expect(row.dice.map(({ good }) => good)).toEqual([true, false]);
  expect(row.target).toBe('natural 6');
});

test('rerolled sixes are stacked on the dice that they replace', () => {
  const rows = trayRows(plan, [
    roll({ purpose: 'block', unit: 1, faces: [6, 2, 6], need: 4 }),
    roll({ purpose: 'reroll', unit: 1, faces: [1, 5] }),
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0].dice).toEqual([
    { face: 1, before: 6, good: false },
    { face: 5, before: 6, good: true },
    { face: 2, good: false },
  ]);
});

test('each purpose has its own row, and the first roll of a new activation clears the tray', () => {
  const events = [roll({ faces: [4], need: 4 }), roll({ purpose: 'morale', faces: [2], need: 4 })];
  expect(trayRows(plan, events).map(({ result }) => result)).toEqual(['passed', 'failed']);
  const activated: BattleEvent = { type: 'activated', unit: 1, action: 'hold' };
  expect(trayRows(plan, [...events, activated])).toHaveLength(2);
  expect(trayRows(plan, [...events, activated, roll({ faces: [1], need: 4 })])).toHaveLength(1);
});

test('a fall has its own dice, and the result of the shots before it stays', () => {
  const shooter: TestUnit = {
    id: 'shooter',
    at: [17, 6],
    quality: 2,
    weapons: [{ name: 'Rifle', range: 24, attacks: 3, rules: [[ap, 2]] }],
  };
  const s = scene({
    units: [shooter, { id: 'lookout', side: 1, at: [17, 16.8], defense: 5 }],
    terrain: [{ rect: [14, 16, 20, 22], types: ['elevated'], height: 300 }],
    ruleset: gff,
    // Two hits, two wounds, Shaken; pushed, one more wound, knocked out.
    dice: '3 2 1 | 2 1 | 2 | 6 | 4 | 4',
  });
  s.fire('shooter', 'lookout', undefined, { push: { x: 1700, y: 1480 } });
  expect(trayRows(s.plan, s.events).map(({ purpose, result }) => [purpose, result])).toEqual([
    ['hit', '2 hits'],
    ['block', '0 blocked, 2 wounds'],
    ['wound-effect', '4, Shaken'],
    ['push', 'passed'],
    ['block', '0 blocked, 1 wound'],
    ['wound-effect', '8, Knocked Out'],
  ]);
});
