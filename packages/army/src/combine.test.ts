import type { ArmyUnit } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { checkCombine, combineUnits } from './combine.ts';
import { parseList } from './list.ts';

const unit = (change: object = {}): ArmyUnit => {
  const squad = {
    id: 'squad',
    name: 'Squad',
    size: 5,
    quality: 4,
    defense: 4,
    cost: 60,
    base: 32,
    weapons: ['Rifle (24", A1)'],
  };
  const list = parseList({
    format: 'muster-list',
    version: 1,
    name: 'Test',
    system: 'gf',
    units: [{ ...squad, ...change }],
  });
  if (!list.ok) throw new Error(JSON.stringify(list.error));
  return list.value.army.units[0];
};
const illegal = { ok: false, error: { code: 'combine-illegal' } };

describe('two units become one', () => {
  test('when they are copies; the first gives its id', () => {
    const result = combineUnits(unit(), unit({ id: 'second', cost: 70 }));
    expect(result).toMatchObject({ ok: true, value: { id: 'squad', cost: 130 } });
    expect(result.ok && result.value.models.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, i) => `squad.${i + 1}`),
    );
  });

  test('when single models swapped weapons', () => {
    const plasma = unit({ special: [{ models: 1, replace: ['Rifle'], with: ['Plasma Rifle (24", A1, AP(4))'] }] });
    expect(combineUnits(plasma, unit()).ok).toBe(true);
    expect(
      combineUnits(unit({ size: 2, special: [{ replace: ['Rifle'], with: ['Gun (A1)'] }] }), unit({ size: 2 })).ok,
    ).toBe(true);
  });

  test('but not when all models were upgraded differently', () => {
    expect(combineUnits(unit(), unit({ weapons: ['Shotgun (12", A2)'] }))).toMatchObject(illegal);
    expect(combineUnits(unit(), unit({ rules: ['Scout'] }))).toMatchObject(illegal);
    expect(combineUnits(unit({ rules: ['Scout', 'Fast'] }), unit({ rules: ['Fast', 'Scout'] })).ok).toBe(true);
    expect(combineUnits(unit(), unit({ quality: 3 }))).toMatchObject(illegal);
    expect(
      checkCombine(
        { name: 'Warriors', models: 5, allModelUpgrades: ['Rifles'] },
        { name: 'Warriors', models: 5, allModelUpgrades: ['Shotguns'] },
      ),
    ).toMatchObject({ code: 'combine-illegal' });
  });

  test('and only equal units of several models that are not heroes', () => {
    expect(combineUnits(unit(), unit({ name: 'Gang' }))).toMatchObject(illegal);
    expect(combineUnits(unit({ size: 1 }), unit({ size: 1 }))).toMatchObject(illegal);
    expect(combineUnits(unit({ size: 10 }), unit())).toMatchObject(illegal);
    expect(combineUnits(unit({ size: 1, rules: ['Hero'] }), unit({ size: 1, rules: ['Hero'] }))).toMatchObject({
      error: { message: 'cannot combine Squad: it is a hero' },
    });
  });
});
