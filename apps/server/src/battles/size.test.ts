import { armyForBattle } from '@muster/army';
import type { Army } from '@muster/engine';
import { expect, test } from 'vitest';
import { readyLists } from './ready-lists.ts';
import { demandSize } from './size.ts';

/** An army of so many units of one model, with so many rules on each and on its one weapon. */
const armyOf = (units: number, rules: number, ofWeapons: number): Army => {
  const ready = [...readyLists.values()][0].list;
  const [unit] = armyForBattle(ready).units;
  const [model] = unit.models;
  const [weapon] = model.weapons;
  const many = <T>(things: readonly T[], count: number): T[] =>
    Array.from({ length: count }, (_, i) => things[i % things.length]);
  const rule = [{ name: 'Fast' }] as never[];
  return {
    ...armyForBattle(ready),
    units: many(
      [
        {
          ...unit,
          rules: many(rule, rules),
          models: [{ ...model, rules: [], weapons: [{ ...weapon, rules: many(rule, ofWeapons) }] }],
        },
      ],
      units,
    ),
  };
};

test('armies with a slow plan are refused with the number that is too large', () => {
  expect(() => demandSize([armyOf(60, 10, 50), armyOf(60, 10, 50)])).not.toThrow();
  expect(() => demandSize([armyOf(60, 10, 0), armyOf(60, 11, 0)])).toThrow(
    'These armies have 1260 rules of units and models (limit 1200). Choose smaller armies.',
  );
  expect(() => demandSize([armyOf(60, 0, 50), armyOf(60, 0, 51)])).toThrow('6060 rules of weapons (limit 6000)');
});

test('four times the largest ready list is not too large', () => {
  for (const { list } of readyLists.values()) {
    const army = armyForBattle(list);
    expect(() => demandSize([army, army, army, army])).not.toThrow();
  }
});
