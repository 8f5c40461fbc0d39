import { clearUnitFlag, setUnitFlag, RESERVE, setPhase, UNIT_FLAG } from '@muster/engine';
import { scene, type TestUnit } from '@muster/testkit';
import { expect, test } from 'vitest';
import { arrivingUnits, passLabel, mayPass } from './arrivals.ts';

/** Makes a battle with one unit that is not on the table yet, in a phase in which units come. */
const waiting = (phase: 'deployment' | 'scout' | 'ambush', more: Partial<TestUnit> = {}) => {
  const at = scene({
    units: [
      { id: 'us', at: [30, 10], ...more },
      { id: 'foe', side: 1, at: [60, 40] },
    ],
  });
  const { battle } = at;
  const us = at.unit('us');
  clearUnitFlag(battle, us, UNIT_FLAG.onTable);
  battle.sideZone.set([0, 1]);
  battle.unitReserve[us] = phase === 'deployment' ? 0 : RESERVE[phase];
  setPhase(battle, phase);
  return { battle, us };
};

test('units with Ambush may be kept back, units with Scout only for the whole battle, and others only without room', () => {
  const words = (phase: 'deployment' | 'scout' | 'ambush'): string | undefined => passLabel(waiting(phase).battle);
  expect(words('ambush')).toBe('keep all in reserve');
  expect(words('scout')).toBe('leave the rest out of the battle');
  expect(words('deployment')).toBeUndefined();
});

test('a unit without room is left out, so the battle can continue', () => {
  const { battle, us } = waiting('deployment', { radius: 8 });
  expect(arrivingUnits(battle, 0)).toEqual([us]);
  expect(mayPass(battle)).toBe(true);
  setUnitFlag(battle, us, UNIT_FLAG.onTable);
  expect(arrivingUnits(battle, 0)).toEqual([]);
});
