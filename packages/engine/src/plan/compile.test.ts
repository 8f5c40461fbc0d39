import { ALL_RULES, aof, gf } from '@muster/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RuleRef } from '../rule/rule.ts';
import { defaultSettings } from '../rule/settings.ts';
import type { Weapon } from '../rule/weapon.ts';
import type { Army, ArmyModel, ArmyUnit } from './army.ts';
import { compilePlan } from './compile.ts';
import { holdRules } from './held-rules.ts';
import type { BattlePlan } from './plan.ts';
import { heightOfBase } from './unit-compiler.ts';
import { CONDITION_BIT, bitsOf } from './situation.ts';
import type { TerrainPiece } from './table.ts';

const ref = (text: string): RuleRef => {
  const [, id, rating] = /^([a-z-]+)(?:\((-?\d+)\))?$/.exec(text) as RegExpExecArray;
  return rating === undefined ? { id } : { id, rating: Number(rating) };
};
const refs = (...texts: string[]): RuleRef[] => texts.map(ref);
const weapon = (name: string, rules: string[] = [], more: Partial<Weapon> = {}): Weapon => ({
  name,
  attacks: 1,
  ...more,
  rules: refs(...rules),
});
const model = (more: Partial<ArmyModel> = {}): ArmyModel => ({ id: 'm', radius: 50, rules: [], weapons: [], ...more });
const unit = (more: Partial<ArmyUnit> = {}): ArmyUnit => ({
  id: 'u',
  name: 'Unit',
  quality: 4,
  defense: 5,
  cost: 100,
  rules: [],
  models: [model()],
  ...more,
});
/** Age of Fantasy has every rule. */
const planFor = (
  units: readonly ArmyUnit[],
  more: Partial<Army> = {},
  terrain: readonly TerrainPiece[] = [],
): BattlePlan =>
  compilePlan({
    ruleset: aof,
    armies: [
      { name: 'One', units, spells: [], ...more },
      { name: 'Two', units: [unit({ id: 'foe' })], spells: [] },
    ],
    table: { width: 7200, depth: 4800, terrain },
  });
const first = (more: Partial<ArmyUnit>) => planFor([unit(more)]).models[0];

describe('the rules of a model', () => {
  test('are its own and its unit’s; a joined hero has only its own', () => {
    const plan = planFor([
      unit({
        rules: refs('fast'),
        models: [model({ rules: refs('tough(3)') }), model({ joined: true, rules: refs('hero', 'slow') })],
      }),
    ]);
    expect(plan.models[0]).toMatchObject({ ruleIds: ['fast', 'tough'], advance: 800, rush: 1600, tough: 3 });
    expect(plan.models[1]).toMatchObject({ ruleIds: ['hero', 'slow'], advance: 400, rush: 800, tough: 1, hero: true });
  });

  test('ratings of several instances add up, others count once', () => {
    expect(
      first({ rules: refs('tough(3)', 'tough(3)', 'fast', 'fast'), models: [model({ rules: refs('fast') })] }),
    ).toMatchObject({
      tough: 6,
      advance: 800,
      ruleNames: ['Fast', 'Tough(6)'],
    });
  });

  test('make its values', () => {
    expect(
      first({ rules: refs('impact(2)', 'fear(1)', 'caster(3)', 'transport(6)', 'flying', 'strider', 'ambush') }),
    ).toMatchObject({
      impact: 2,
      fear: 1,
      tokens: 3,
      transport: 6,
      flies: true,
      ignoresDifficult: true,
      mayAmbush: true,
      mayScout: false,
      straightLine: 0,
      actions: ['hold', 'advance', 'rush', 'charge'],
    });
    expect(first({ rules: refs('aircraft', 'scout') })).toMatchObject({
      straightLine: 3000,
      highAbove: true,
      cannotSeize: true,
      cannotBeCharged: true,
      mayScout: true,
      actions: ['advance'],
    });
    // A model with only Hold and only Advance may do nothing.
    expect(first({ rules: refs('aircraft', 'immobile') }).actions).toEqual([]);
  });

  test('plain values by default', () => {
    expect(first({})).toMatchObject({
      quality: 4,
      defense: 5,
      tough: 1,
      hero: false,
      impact: 0,
      height: 125,
      name: 'Unit',
    });
    expect(first({ models: [model({ quality: 3, defense: 2, height: 300, name: 'Bob' })] })).toMatchObject({
      quality: 3,
      defense: 2,
      height: 300,
      name: 'Bob',
    });
  });

  test('Counter costs a charger one die for a model, on the weapon or on the model', () => {
    const spear = weapon('Spear', ['counter']);
    expect(first({ models: [model({ weapons: [spear, spear, weapon('Pike', ['counter'])] })] }).impactOnCharger).toBe(
      -1,
    );
    expect(first({ rules: refs('counter'), models: [model({ weapons: [spear] })] }).impactOnCharger).toBe(-1);
    expect(first({ models: [model({ weapons: [weapon('Axe')] })] }).impactOnCharger).toBe(0);
  });

  test('that count for whole units are one shared list for equal models', () => {
    const plan = planFor([
      unit({
        rules: refs('stealth', 'fearless', 'fast'),
        models: [model(), model(), model({ rules: refs('regeneration') })],
      }),
    ]);
    expect(plan.models[0].shared).toBe(plan.models[1].shared);
    expect(plan.models[0].shared.map(({ id }) => id)).toEqual(['fearless', 'stealth']);
    expect(plan.models[2].shared.map(({ id }) => id)).toEqual(['fearless', 'regeneration', 'stealth']);
  });
});

describe('gifts to a whole unit', () => {
  const spell = { name: 'S', value: 1, range: 1800, target: 'friend', targets: 1, hits: 0, rules: [] } as const;

  test('belong to the models with the rule', () => {
    const plan = planFor([unit({ models: [model({ rules: refs('banner', 'musician', 'musician') }), model()] })]);
    expect(plan.models[0].gifts).toEqual([
      { id: 'banner', label: 'Banner', stacks: false, morale: 1, move: 0 },
      { id: 'musician', label: 'Musician', stacks: false, morale: 0, move: 100 },
    ]);
    expect(plan.models[1].gifts).toEqual([]);
    expect(plan.models[0]).toMatchObject({ advance: 600, rush: 1200 });
    expect(plan.hasGifts).toBe(true);
  });

  test('may come from a spell; a plan says whether there are any', () => {
    expect(planFor([unit()], { spells: [{ ...spell, grants: refs('banner') }] }).hasGifts).toBe(true);
    expect(planFor([unit()], { spells: [{ ...spell, grants: refs('fast') }] }).hasGifts).toBe(false);
  });
});

describe('unknown rules', () => {
  test('are reported once, and the battle continues without them', () => {
    const plan = planFor([
      unit({ rules: refs('grumpy', 'tough(3)') }),
      unit({ rules: refs('grumpy'), models: [model({ weapons: [weapon('Axe', ['sharp'])] })] }),
    ]);
    expect(plan.unknownRules.map(({ path }) => path)).toEqual([
      'armies[0].units[0].models[0]',
      'armies[0].units[1].models[0]',
    ]);
    expect(plan.unknownRules[0].message).toContain('"grumpy"');
    expect(plan.unknownRules[1].message).toContain('"sharp"');
    expect(plan.models[0].tough).toBe(3);
  });

  test('names of inherited object properties are not rules', () => {
    expect(planFor([unit({ rules: refs('constructor', 'to-string') })]).unknownRules).toHaveLength(2);
    const unknown: string[] = [];
    holdRules(gf, [{ id: '__proto__' }, { id: 'toString' }], ({ id }) => unknown.push(id));
    expect(unknown).toEqual(['__proto__', 'toString']);
  });
});

describe('weapons', () => {
  test('the same name and profile are one type, however its rules are ordered', () => {
    const plan = planFor([
      unit({
        models: [
          model({ weapons: [weapon('Rifle', ['ap(1)', 'rending'], { range: 2400 })] }),
          model({ weapons: [weapon('Rifle', ['rending', 'ap(1)'], { range: 2400 })] }),
          model({ weapons: [weapon('Rifle', ['rending'], { range: 2400 })] }),
          model({ weapons: [weapon('Rifle', ['ap(1)', 'rending'], { range: 1800 })] }),
          model({ weapons: [weapon('Rifle', ['ap(1)', 'rending'])] }),
        ],
      }),
    ]);
    expect(plan.weapons).toHaveLength(4);
    expect(plan.units[0].weapons).toEqual([0, 1, 2, 3]);
    expect(plan.weapons[0]).toMatchObject({ range: 2400, rules: ['AP(1)', 'Rending'] });
    expect(plan.weapons[3].range).toBe(0);
    expect(plan.models[0].weapons[0].terms).toBe(plan.models[1].weapons[0].terms);
  });

  test('equal weapons of a model are counted', () => {
    const { weapons } = first({ models: [model({ weapons: [weapon('Axe'), weapon('Gun'), weapon('Axe')] })] });
    expect(weapons.map(({ type, count }) => [type.name, count])).toEqual([
      ['Axe', 2],
      ['Gun', 1],
    ]);
  });

  test('limited copies have a bit each', () => {
    const bomb = weapon('Bomb', ['limited']);
    const { weapons } = first({
      models: [model({ weapons: [bomb, bomb, weapon('Gun'), weapon('Mine', ['limited'])] })],
    });
    expect(weapons.map(({ type, usedBit }) => [type.name, usedBit])).toEqual([
      ['Bomb', 0],
      ['Gun', -1],
      ['Mine', 2],
    ]);
  });

  test('include the effects of their bearer', () => {
    const { weapons } = first({
      rules: refs('ap(1)', 'furious'),
      models: [model({ weapons: [weapon('Axe', ['ap(2)', 'furious'])] })],
    });
    expect(weapons[0].terms.piercing).toMatchObject([{ amount: 3, source: 'AP(3)' }]);
    expect(weapons[0].terms.extraHits).toHaveLength(1);
    expect(weapons[0].type.terms.piercing).toMatchObject([{ amount: 2 }]);
  });
});

describe('the table', () => {
  const piece = (more: Partial<TerrainPiece>): TerrainPiece => ({
    id: 't',
    kind: 'test',
    polygon: [100, 200, 500, 200, 500, 900, 100, 900],
    types: [],
    ...more,
  });

  test('terrain gets its bounding box and properties', () => {
    const { terrain } = planFor([unit()], {}, [
      piece({ types: ['cover', 'difficult'] }),
      piece({ types: ['elevated'], height: 300 }),
      piece({ types: ['elevated'], height: 301 }),
      piece({ types: ['blocking'], height: 200 }),
    ]);
    expect(terrain[0]).toMatchObject({
      index: 0,
      minX: 100,
      minY: 200,
      maxX: 500,
      maxY: 900,
      cover: true,
      difficult: true,
    });
    expect(terrain[0]).toMatchObject({ blocking: false, dangerous: false, impassable: false, floor: 0, top: Infinity });
    expect(terrain[1]).toMatchObject({ impassable: false, floor: 300, top: 300 });
    expect(terrain[2]).toMatchObject({ impassable: true });
    expect(terrain[3]).toMatchObject({ blocking: true, top: 200, floor: 0 });
  });

  test('the zones are the long edges', () => {
    expect(planFor([unit()]).zones).toMatchObject([
      { minX: 0, minY: 0, maxX: 7200, maxY: 1200 },
      { minX: 0, minY: 3600, maxX: 7200, maxY: 4800 },
    ]);
  });
});

test('settings have default values unless they are given', () => {
  expect(planFor([unit()]).settings).toEqual(defaultSettings());
  const plan = compilePlan({
    ruleset: gf,
    armies: [],
    table: { width: 1, depth: 1, terrain: [] },
    settings: { regenAfterDeadly: false },
  });
  expect(plan.settings).toEqual({ ...defaultSettings(), regenAfterDeadly: false });
});

test('rules granted by spells are collected, each once', () => {
  const spell = { value: 1, range: 1800, target: 'friend', targets: 1, hits: 0, rules: [] } as const;
  const plan = planFor([unit()], {
    spells: [
      { ...spell, name: 'A', grants: refs('stealth', 'ap(1)') },
      { ...spell, name: 'B', grants: refs('ap(1)', 'ap(1)') },
      { ...spell, name: 'C', grants: refs('ap(2)', 'stealth') },
    ],
  });
  expect(plan.grants.map(({ label }) => label)).toEqual(['AP(1)', 'Stealth', 'AP(2)']);
  expect(plan.sides[0].spells.map(({ grants }) => grants)).toEqual([[0, 1], [2], [2, 1]]);
});

test('every condition has one bit', () => {
  const bits = Object.values(CONDITION_BIT);
  expect(bits.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 32, 64]);
  expect(new Set(bits).size).toBe(bits.length);
  // The sign bit would make a situation negative.
  expect(bits.every((bit) => bit > 0)).toBe(true);
  expect(bitsOf(['shooting', 'moved'])).toBe(CONDITION_BIT.shooting | CONDITION_BIT.moved);
  expect(bitsOf()).toBe(0);
});

test.each([
  [63, 125],
  [64, 200],
  [99, 200],
  [100, 275],
  [119, 275],
  [120, 400],
])('a model with a base of radius %i is %i tall', (radius, height) => {
  expect(heightOfBase(radius)).toBe(height);
});

describe('the order in which a list names rules', () => {
  const anyRef = fc
    .constantFrom(...ALL_RULES)
    .chain((rule) =>
      rule.rated
        ? fc.integer({ min: 1, max: 4 }).map((rating): RuleRef => ({ id: rule.id, rating }))
        : fc.constant<RuleRef>({ id: rule.id }),
    );
  const some = fc.array(anyRef, { maxLength: 7 });
  const shuffled = fc
    .tuple(some, some, some)
    .chain(([ofUnit, ofModel, ofWeapon]) =>
      fc.tuple(
        fc.constant([ofUnit, ofModel, ofWeapon] as const),
        fc.tuple(...[ofUnit, ofModel, ofWeapon].map((list) => fc.shuffledSubarray(list, { minLength: list.length }))),
      ),
    );
  /** Everything of the plan except the armies themselves. */
  const planOf = ([ofUnit, ofModel, ofWeapon]: readonly (readonly RuleRef[])[]) => {
    const spell = {
      name: 'S',
      value: 1,
      range: 1800,
      target: 'enemy',
      targets: 1,
      hits: 1,
      rules: ofWeapon,
      grants: [],
    } as const;
    const one = unit({
      rules: ofUnit,
      models: [model({ rules: ofModel, weapons: [{ name: 'W', attacks: 2, rules: ofWeapon }] }), model()],
    });
    const { armies: _, sides, ...plan } = planFor([one], { spells: [spell] });
    return { ...plan, sides: sides.map((side) => ({ ...side, spells: side.spells.map(({ weapon: type }) => type) })) };
  };

  test('does not change the plan', () => {
    fc.assert(
      fc.property(shuffled, ([before, after]) => {
        expect(planOf(after)).toEqual(planOf(before));
      }),
      { numRuns: 300, seed: 4 },
    );
  });
});
