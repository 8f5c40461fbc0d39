import { tough, transport } from '@muster/rules';
import { eventScene, type TestUnit } from '@muster/testkit';
import { describe, expect, test } from 'vitest';

const a: TestUnit = { id: 'a', at: [60, 40] };
const woods = [{ rect: [8, 8, 12, 20] as const }];
const squad: TestUnit = { id: 'squad', side: 1, at: [9, 10], models: 3, spacing: 0.25, rules: [[tough, 2]] };

describe('24, everything shakes', () => {
  test.each(['gf-3.4.0', 'aof-2.0'] as const)(
    '%s: units with most models that are inside terrain, and each model tests',
    (campaign) => {
      // Models at 9, 10.25 and 11.5": two fully and one mostly inside. Six dice, two 1s kill one model of Tough 2.
      const out: TestUnit = { ...squad, id: 'out', at: [11.4, 15] };
      const s = eventScene(campaign, { units: [a, squad, out], terrain: woods, dice: '5 | 2 4 | 1 1 2 3 4 5' });
      s.happen();
      expect(s.told('dangerous')).toEqual([
        { type: 'dangerous', unit: s.unit('squad'), dice: 6, wounds: 2, removed: 1 },
      ]);
      expect(s.told('morale')).toHaveLength(0);
      expect([...s.battle.tested].every((tested) => tested === 0)).toBe(true);
      expect(s.left()).toBe(0);
    },
  );

  test('a unit hurt to half tests at once', () => {
    const lone: TestUnit = { ...squad, models: 1 };
    const s = eventScene('gf-3.4.0', { units: [a, lone], terrain: woods, dice: '5 | 2 4 | 1 2 | 4' });
    s.happen();
    expect(s.told('morale')).toMatchObject([{ unit: s.unit('squad'), passed: true }]);
    expect(s.left()).toBe(0);
  });

  test('Firefight: within 1" of terrain is enough', () => {
    // Bases of half an inch: the edge of the first is exactly 1" from the woods, that of the second over it.
    const near: TestUnit = { id: 'near', side: 1, at: [13.5, 15] };
    const far: TestUnit = { id: 'far', side: 1, at: [13.51, 18] };
    const s = eventScene('gff', { units: [a, near, far], terrain: woods, dice: '5 | 2 4 | 2' });
    s.happen();
    expect(s.told('dangerous')).toMatchObject([{ unit: s.unit('near') }]);
    expect(s.left()).toBe(0);
  });

  test('a unit that gets out of a wreck because of it was not there', () => {
    const truck: TestUnit = { id: 'truck', side: 1, at: [10, 14], rules: [[transport, 6]] };
    const rider: TestUnit = { id: 'rider', side: 1, at: [0, 0], inside: 'truck' };
    // The truck is lost, and the rider tests for the wreck, once.
    const s = eventScene('gf-3.4.0', { units: [a, truck, rider], terrain: woods, dice: '5 | 2 4 | 1 | 2' });
    s.happen({ wreck: [{ model: s.model('rider'), x: 1000, y: 1250 }] });
    expect(s.has('rider', 'onTable')).toBe(true);
    expect(s.told('dangerous').map(({ unit }) => unit)).toEqual([s.unit('truck'), s.unit('rider')]);
    expect(s.left()).toBe(0);
  });

  test('elsewhere nothing happens', () => {
    const s = eventScene('gf-3.4.0', { units: [a, { ...squad, at: [13.5, 15] }], terrain: woods, dice: '5 | 2 4' });
    s.happen();
    expect(s.told('dangerous')).toHaveLength(0);
  });
});
