import { makePlayer } from '@muster/ai';
import { checksum, Game, givenRules, markRules, recordOf, replay } from '@muster/engine';
import { gf, gff } from '@muster/rules';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { battleOfPosition } from './position-battle.ts';
import { positionOf } from './position-of.ts';
import { parsePosition } from './position-parse.ts';
import type { Position } from './position.ts';

const parsed = (value: unknown): Position => {
  const result = parsePosition(value);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const problems = (value: unknown): string[] => {
  const result = parsePosition(value);
  return result.ok ? [] : result.error.map(({ path, message }) => `${path}: ${message}`);
};

const stats = { quality: 4, defense: 4 };
const band = {
  id: 'band',
  side: 'Red',
  ...stats,
  rules: ['Versatile Attack', 'Precision Feat', 'Piercing Growth', 'Crossing Strike(2)'],
  weapons: ['Bomb', 'Bomb', 'Bomb'],
  models: [
    {
      id: 'a',
      x: 10,
      y: 10,
      rules: ['Great Banner', 'Precision Tag(2)'],
      used: ['Bomb', 'Bomb'],
      did: ['Great Banner'],
      spent: ['Precision Tag(2)'],
      endangered: true,
    },
    { id: 'b', x: 12, y: 10, weapons: [] },
  ],
  grantedOnce: ['Resolve'],
  marks: [{ rule: 'Vengeance', by: 'Blue', count: 2, lasts: 'battle' }],
  picked: [{ rule: 'Versatile Attack', options: ['+1 to hit from afar'], now: true }],
  feats: ['Precision Feat'],
  growth: { 'Piercing Growth': 3 },
  actedAgain: true,
  delayed: true,
  trampled: true,
  hurt: 2,
};
const foe = {
  id: 'foe',
  side: 'Blue',
  ...stats,
  models: [{ id: 'c', x: 30, y: 30 }],
  marks: [{ rule: 'Precision Markers', by: 'Red', count: 2 }],
  grantedForGood: ['Fast'],
};
const laden = {
  format: 'muster-position',
  version: 1,
  system: 'gf',
  weapons: { Bomb: { range: 12, attacks: 1, rules: ['Limited'] } },
  spells: { Oath: { value: 1, range: 12, target: 'friend', grants: ['Fast'], lasts: 'battle' } },
  sides: [
    { name: 'Red', actedAgain: 1 },
    { name: 'Blue', fallen: ['Vengeance'] },
  ],
  units: [band, foe],
  active: 'band',
};

describe('what army books leave on units', () => {
  test('counts in the battle', () => {
    const { plan, battle } = battleOfPosition(parsed(laden), gf);
    const [ours, theirs] = ['band', 'foe'].map((id) => plan.units.findIndex((unit) => unit.id === id));
    const labels = givenRules(battle, ours).map(({ label }) => label);
    expect(labels).toEqual(['Resolve', '+1 to hit from afar', 'Piercing Growth']);
    expect(givenRules(battle, ours)[2].rating).toBe(1);
    expect(markRules(battle, theirs, 0).map(({ rating }) => rating)).toEqual([2]);
    expect(markRules(battle, theirs, 1)).toEqual([]);
    expect(givenRules(battle, theirs).map(({ label }) => label)).toEqual(['Fast']);
    expect([battle.unitGrants[theirs], battle.unitOnce[theirs]]).toEqual([0, 0]);
    expect(markRules(battle, ours, 1).map(({ label }) => label)).toEqual(['Vengeance(2)']);
    expect(battle.used[plan.units[ours].first]).toBe(0b011);
    expect([...battle.sideAgain]).toEqual([1, 0]);
    expect(battle.unitWounds[ours]).toBe(2);
  });

  test('is read as it was written', () => {
    const once = battleOfPosition(parsed(laden), gf);
    const written = positionOf(once);
    expect(written.units[0]).toMatchObject(band);
    expect(written.units[1]).toMatchObject({ marks: foe.marks, grantedForGood: ['Fast'] });
    expect(written.sides).toMatchObject(laden.sides);
    const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(written))), gf);
    expect(checksum(again.battle)).toBe(checksum(once.battle));
    expect(positionOf(again)).toEqual(written);
  });

  test('can be continued and replayed after the source is lost', () => {
    const { plan, battle } = battleOfPosition(parsed(laden), gf);
    const players = ['1', '2'].map((seed) => makePlayer('random', seed));
    const game = new Game({ plan, from: battle, seed: 'fallen', players });
    for (let i = 0; i < 4 && game.playStep(); i++);
    expect(game.steps).toHaveLength(4);
    expect(replay(recordOf(game, []), gf).problem).toBeUndefined();
  });

  test('is not stored for lost models once no effect is left', () => {
    const { plan, battle } = battleOfPosition(parsed(laden), gf);
    battle.marks.fill(0);
    expect(positionOf({ plan, battle }).sides?.map(({ fallen }) => fallen)).toEqual([undefined, undefined]);
  });
});

test('in Firefight auras affect the picked units', () => {
  const bearer = { id: 'd', x: 20, y: 20, rules: ['Regeneration Aura'], auraFor: ['foe'] };
  const skirmish = (model: object, more: object = {}): unknown => ({
    ...laden,
    system: 'gff',
    sides: [{ name: 'Red' }, { name: 'Blue' }],
    units: [
      { id: 'band', side: 'Red', ...stats, models: [{ id: 'a', x: 10, y: 10 }] },
      { ...foe, marks: [], grantedForGood: [] },
      { id: 'choir', side: 'Blue', ...stats, models: [{ ...bearer, ...model }] },
    ],
    active: 'foe',
    ...more,
  });
  const once = battleOfPosition(parsed(skirmish({})), gff);
  const unit = once.plan.units.findIndex(({ id }) => id === 'foe');
  expect(givenRules(once.battle, unit).map(({ label }) => label)).toEqual(['Regeneration']);
  const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(positionOf(once)))), gff);
  expect(checksum(again.battle)).toBe(checksum(once.battle));
  const place = 'units[2].models[0].auraFor';
  expect(problems(skirmish({ auraFor: ['band'] }))).toEqual([`${place}[0]: "band" belongs to another side`]);
  expect(problems(skirmish({ auraFor: ['raft'] }))).toEqual([`${place}[0]: there is no unit "raft"`]);
  expect(problems(skirmish({ auraFor: ['foe', 'foe'] }))).toEqual([`${place}[1]: "foe" is listed twice`]);
  expect(problems(skirmish({ rules: [] }))).toEqual([`${place}: the model has no aura`]);
  expect(problems(skirmish({}, { system: 'gf' }))).toEqual([`${place}: auras affect only their own unit in this game`]);
});

describe('impossible effects', () => {
  const withBand = (change: object): unknown => ({ ...laden, units: [{ ...band, ...change }, foe] });
  const withModel = (change: object): unknown =>
    withBand({ models: [{ ...band.models[0], ...change }, band.models[1]] });
  const marked = (...marks: object[]): unknown => withBand({ marks });
  const mark = band.marks[0];

  test.each<[string, unknown, string]>([
    [
      'once',
      withBand({ grantedOnce: ['Furious'] }),
      'units[0].grantedOnce[0]: no spell or ability in this battle grants "Furious"',
    ],
    [
      'for good',
      withBand({ grantedForGood: ['Furious'] }),
      'units[0].grantedForGood[0]: no spell or ability in this battle grants "Furious"',
    ],
    [
      'a mark without a source',
      marked({ rule: 'Shred', by: 'Blue' }),
      'units[0].marks[0].rule: no model marks others with',
    ],
    ['a mark with another duration', marked({ ...mark, lasts: 'once' }), 'units[0].marks[0].rule: no model marks'],
    ['a mark of an unknown side', marked({ ...mark, by: 'Green' }), 'units[0].marks[0].by: there is no side "Green"'],
    ['a mark twice', marked(mark, mark), 'units[0].marks[1]: is listed twice'],
    [
      'a mark without a living or stored source',
      { ...laden, sides: [{ name: 'Red' }, { name: 'Blue' }] },
      'units[0].marks[0].rule: no model marks others with "Vengeance" that lasts "battle"',
    ],
    [
      'lost models without lasting effects',
      { ...laden, sides: [{ name: 'Red' }, { name: 'Blue', fallen: ['Vengeance', 'Fast'] }] },
      'sides[1].fallen[1]: "Fast" has no effect that outlasts its bearer',
    ],
    [
      'an unknown pick',
      withBand({ picked: [{ rule: 'Fast', options: [] }] }),
      'units[0].picked[0].rule: no unit picks',
    ],
    [
      'an unknown option',
      withBand({ picked: [{ rule: 'Versatile Attack', options: ['luck'] }] }),
      'units[0].picked[0].options[0]: must be one of AP(+1) from afar, +1 to hit from afar, but it is "luck"',
    ],
    ['an unknown feat', withBand({ feats: ['Versatile Attack'] }), 'units[0].feats[0]: no model has a rule'],
    ['growth for nothing', withBand({ growth: { Fast: 1 } }), 'units[0].growth.Fast: no unit gathers markers'],
    [
      'too much growth',
      withBand({ growth: { 'Piercing Growth': 5 } }),
      'units[0].growth.Piercing Growth: must be at most 4, but it is 5',
    ],
    ['an unknown ability', withModel({ did: ['Mend'] }), 'units[0].models[0].did[0]: the model has no ability "Mend"'],
    [
      'a spent unknown ability',
      withModel({ spent: ['Mend'] }),
      'units[0].models[0].spent[0]: the model has no ability',
    ],
    [
      'a weapon that is spent too often',
      withModel({ used: ['Bomb', 'Bomb', 'Bomb', 'Bomb'] }),
      'units[0].models[0].used[3]: "Bomb" is spent more often than the model carries it',
    ],
  ])('%s', (_, position, message) => {
    const found = problems(position);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  test('any other input is reported, never thrown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(band)), fc.jsonValue(), (part, value) => {
        parsePosition(withBand({ [part]: value }));
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(band.models[0]), 'auraFor'), fc.jsonValue(), (part, value) => {
        parsePosition(withModel({ [part]: value }));
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('actedAgain', 'fallen'), fc.jsonValue(), (part, value) => {
        parsePosition({ ...laden, sides: [laden.sides[0], { name: 'Blue', [part]: value }] });
      }),
    );
  });
});

describe('traits in a position', () => {
  const captain = {
    id: 'captain',
    side: 'A',
    ...stats,
    rules: ['Hero', 'Trait: Tactician', 'Trait: Toughened'],
    models: [{ id: 'h', x: 10, y: 10, wounds: 1 }],
  };
  const friend = {
    id: 'friend',
    side: 'A',
    ...stats,
    rules: ['Trait: Motivated'],
    models: [{ id: 'f', x: 10, y: 30 }],
    testedMorale: true,
    activatedNear: [{ unit: 'captain', model: 'h' }],
  };
  const target = {
    id: 'target',
    side: 'B',
    ...stats,
    models: [{ id: 't', x: 40, y: 40 }],
    granted: ['Trait: Suppressor'],
  };
  const at = { format: 'muster-position', version: 1, system: 'gf' };
  const sides = [{ name: 'A', fallen: ['Trait: Suppressor'] }, { name: 'B' }];

  test('are read and written with their effects', () => {
    const once = battleOfPosition(parsed({ ...at, sides, units: [captain, friend, target] }), gf);
    const given = (id: string): string[] =>
      givenRules(
        once.battle,
        once.plan.units.findIndex((unit) => unit.id === id),
      ).map(({ label }) => label);
    expect([given('friend'), given('target')]).toEqual([['Trait: Tactician'], ['Trait: Suppressor']]);
    const written = positionOf(once);
    expect(written.sides?.[0].fallen).toEqual(['Trait: Suppressor']);
    expect(written.units[0]).toMatchObject({ rules: captain.rules, models: [{ id: 'h', wounds: 1 }] });
    expect(written.units[1]).toMatchObject({ testedMorale: true, activatedNear: friend.activatedNear });
    expect(checksum(battleOfPosition(parsed(written), gf).battle)).toBe(checksum(once.battle));
  });

  test('cannot have been near a model without a rule for it, or survive too many wounds', () => {
    const near = { ...friend, activatedNear: [{ unit: 'target', model: 't' }] };
    const dead = { ...captain, models: [{ id: 'h', x: 10, y: 10, wounds: 2 }] };
    expect(problems({ ...at, sides, units: [captain, near, target] })).toEqual([
      'units[1].activatedNear[0]: "t" has no rule for units that are activated near it',
    ]);
    expect(problems({ ...at, sides, units: [dead, target] })).toEqual([
      'units[0].models[0].wounds: 2 wounds kill a model of Tough 2: leave it out',
    ]);
  });
});
