import { parseUnitText } from '@muster/army';
import { type ArmyUnit, GAME, phaseOf, UNIT_FLAG, unitGap } from '@muster/engine';
import { gf, gff } from '@muster/rules';
import { expect, test } from 'vitest';
import { parade, standOff } from './stand-off.ts';

const unit = (text: string): ArmyUnit => {
  const parsed = parseUnitText(text);
  if (!parsed.ok) throw new Error(parsed.error.map(({ message }) => message).join());
  return parsed.value;
};

const guard = unit('10x Guard Q4+ D4+');
const brute = unit('Brute Q3+ D3+ Tough(6)');

test('two units face each other in the first round', () => {
  const battle = standOff({ ruleset: gf, first: guard, second: brute });
  const { plan } = battle;
  expect(plan.units.map(({ name, side }) => [name, side])).toEqual([
    ['Guard', 0],
    ['Brute', 1],
  ]);
  expect([battle.game[GAME.round], phaseOf(battle)]).toEqual([1, 'activation']);
  expect([...battle.unitFlags]).toEqual([UNIT_FLAG.onTable, UNIT_FLAG.onTable]);
  expect([...battle.unitAlive]).toEqual([10, 1]);
  // Half strength counts from here.
  expect([...battle.unitStart]).toEqual([10, 1]);
  expect([...battle.unitStartTough]).toEqual([0, 6]);
});

test('no models overlap, or are near enough to matter', () => {
  const armies = { first: [guard, brute, guard], second: [brute, guard] };
  const battle = parade({ ruleset: gff, ...armies });
  const { units, models, table } = battle.plan;
  expect(units.map(({ side }) => side)).toEqual([0, 0, 0, 1, 1]);
  for (const a of units)
    for (const b of units.slice(a.index + 1)) expect(unitGap(battle, a.index, b.index)).toBeGreaterThan(3600);
  for (const { first, count } of units)
    for (let i = first; i < first + count; i++) {
      if (i > first) expect(battle.x[i] - battle.x[i - 1]).toBe(models[i].radius + models[i - 1].radius);
      expect(battle.x[i] - models[i].radius).toBeGreaterThanOrEqual(0);
      expect(battle.x[i] + models[i].radius).toBeLessThanOrEqual(table.width);
      expect(battle.y[i] + models[i].radius).toBeLessThanOrEqual(table.depth);
    }
});

test('settings are used', () => {
  expect(standOff({ ruleset: gf, first: guard, second: brute }).plan.settings.regenAfterDeadly).toBe(true);
  const settings = { regenAfterDeadly: false } as const;
  expect(standOff({ ruleset: gf, first: guard, second: brute, settings }).plan.settings).toMatchObject(settings);
});
