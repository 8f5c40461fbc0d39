import { banner, caster, regeneration, stealth } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { rulesOn } from './rules-on.ts';
import { unitSummary } from './standings.ts';

const { battle, unit, model } = scene({
  units: [
    { id: 'singer', at: [10, 10], rulesOf: { 0: [regeneration, [caster, 2]] }, tokens: 2 },
    { id: 'squad', at: [20, 10], models: 3, rules: [stealth], rulesOf: { 1: [banner] }, hero: { rules: [] } },
    { id: 'foe', side: 1, at: [30, 40] },
  ],
});

test('rules of upgrades are among the rules of a unit', () => {
  expect(rulesOn(battle, unit('singer'))).toEqual([{ name: 'Caster(2)' }, { name: 'Regeneration' }]);
});

test('rules that only some living models have show their number', () => {
  const names = (): string[] => rulesOn(battle, unit('squad')).map(({ name, share = 'all' }) => `${name}: ${share}`);
  expect(names()).toEqual(['Stealth: 3 of 4', 'Banner: 1 of 4', 'Hero: 1 of 4']);
  battle.alive[model('squad', 1)] = 0;
  battle.unitAlive[unit('squad')]--;
  expect(names()).toEqual(['Stealth: 2 of 3', 'Hero: 1 of 3']);
});

test('spell tokens are shown with the unit', () => {
  expect(unitSummary(battle, unit('singer')).notes).toEqual(['2 spell tokens']);
});
