import { parseList } from '@muster/army';
import { makePlayer } from '@muster/ai';
import {
  type Army,
  checksum,
  compilePlan,
  GAME,
  Game,
  modelsOf,
  type MusterOrder,
  phaseOf,
  type Player,
  viewOf,
} from '@muster/engine';
import { gf, gff } from '@muster/rules';
import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { battleOfPosition } from './position-battle.ts';
import { positionOf } from './position-of.ts';
import { parsePosition } from './position-parse.ts';
import type { Position } from './position.ts';

const puzzle = {
  format: 'muster-position',
  version: 1,
  name: 'A hero in a tight spot',
  system: 'gf',
  settings: { unitPerimeter: 'hull' },
  table: {
    width: 48,
    depth: 40,
    terrain: [
      { id: 'wood', kind: 'forest', rect: [4, 4, 10, 9], types: ['cover', 'difficult'], seeIntoNotThrough: true },
      {
        id: 'ledge',
        polygon: [
          [20, 20],
          [26, 20],
          [26, 26],
          [20, 26],
        ],
        types: ['elevated'],
        height: 2,
      },
    ],
  },
  weapons: {
    Rifle: { range: 24, attacks: 1 },
    Bomb: { range: 12, attacks: 1, rules: ['Limited', 'Blast(3)'] },
    'Rifle 2': { name: 'Rifle', range: 24, attacks: 2, rules: ['AP(1)'] },
  },
  spells: { Haste: { value: 1, range: 12, target: 'friend', grants: ['Fast'] } },
  sides: [
    { name: 'Red', zone: 'far', lastActivation: 3 },
    { name: 'Blue', spells: [], lastActivation: 2 },
  ],
  units: [
    {
      id: 'guard',
      side: 'Red',
      name: 'Guard',
      quality: 4,
      defense: 5,
      cost: 120,
      rules: ['Stealth'],
      weapons: ['Rifle'],
      models: [
        { id: 'a', x: 12, y: 30, r: 0.5 },
        { id: 'b', x: 13.25, y: 30, r: 0.5, weapons: ['Rifle 2', 'Bomb'], used: ['Bomb'] },
        {
          id: 'c',
          x: 14.5,
          y: 30,
          base: 32,
          hero: true,
          quality: 3,
          tough: 3,
          wounds: 1,
          rules: ['Caster(2)'],
          tokens: 4,
        },
      ],
      startingSize: 6,
      fatigued: true,
      granted: ['Fast'],
    },
    {
      id: 'box',
      side: 'Red',
      quality: 4,
      defense: 2,
      rules: ['Transport(6)', 'Tough(6)'],
      models: [{ id: 'x', x: 30, y: 30, r: 2 }],
    },
    {
      id: 'crew',
      side: 'Red',
      quality: 4,
      defense: 4,
      models: [{ id: 'y' }, { id: 'z' }],
      embarkedIn: 'box',
      shaken: true,
    },
    { id: 'owls', side: 'Blue', quality: 5, defense: 6, rules: ['Ambush'], models: [{ id: 'o' }], reserve: 'ambush' },
    {
      id: 'climber',
      side: 'Blue',
      quality: 5,
      defense: 6,
      models: [{ id: 'k', x: 23, y: 23, r: 0.5 }],
      activated: true,
      arrivedRound: 2,
    },
  ],
  objectives: [
    { id: 'mid', x: 24, y: 18, owner: 'Blue' },
    { x: 8, y: 20 },
  ],
  round: 3,
  turn: 'Red',
  first: 'Blue',
};

const parsed = (value: unknown): Position => {
  const result = parsePosition(value);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const problems = (change: (position: typeof puzzle) => unknown): string[] => {
  const copy = structuredClone(puzzle);
  const result = parsePosition(change(copy) ?? copy);
  return result.ok ? [] : result.error.map(({ path, message }) => `${path}: ${message}`);
};

describe('a position', () => {
  test('becomes a battle in its state', () => {
    const { plan, battle } = battleOfPosition(parsed(puzzle), gf);
    const view = viewOf(new Game({ plan, seed: '1', from: battle }));
    expect(view).toMatchObject({ round: 3, phase: 'activation', turn: 0 });
    expect(view.objectives).toEqual([
      { x: 2400, y: 1800, owner: 1 },
      { x: 800, y: 2000, owner: undefined },
    ]);
    const [guard, box, crew, owls, climber] = view.units;
    expect(guard).toMatchObject({ place: 'table', fatigued: true, shaken: false, startingSize: 6, granted: ['Fast'] });
    expect(guard.models[2]).toMatchObject({ id: 'c', hero: true, tough: 3, wounds: 1, tokens: 4, x: 1450, radius: 63 });
    expect(plan.models[2].ruleNames).toEqual(['Caster(2)', 'Hero', 'Tough(3)']);
    expect(plan.models[2].weapons.map(({ type }) => type.name)).toEqual(['Rifle']);
    expect(battle.used[1]).toBe(1);
    expect(box.models[0].tough).toBe(6);
    expect(crew).toMatchObject({ place: 'transport', transport: box.unit, shaken: true });
    expect(owls.place).toBe('ambush');
    expect(climber.models[0].z).toBe(200);
    expect(battle.unitStartTough[climber.unit]).toBe(1);
    expect(battle.unitStartTough[guard.unit]).toBe(0);
    expect([...battle.sideZone]).toEqual([1, 0]);
    expect(battle.game[GAME.first]).toBe(1);
    expect(battle.game[GAME.activations]).toBe(3);
  });

  test('may have old names of settings', () => {
    expect(parsed({ ...puzzle, settings: { regen_after_deadly: false } }).settings).toEqual({
      regenAfterDeadly: false,
    });
  });

  test('is read as it was written', () => {
    const once = battleOfPosition(parsed(puzzle), gf);
    const written = positionOf(once);
    const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(written))), gf);
    expect(checksum(again.battle)).toBe(checksum(once.battle));
    expect(positionOf(again)).toEqual(written);
  });

  test('can be continued', () => {
    const { plan, battle } = battleOfPosition(parsed(puzzle), gf);
    const game = new Game({
      plan,
      from: battle,
      seed: '5',
      players: [makePlayer('random', '1'), makePlayer('random', '2')],
    });
    for (let i = 0; i < 3 && game.playStep(); i++);
    expect(game.steps.length).toBeGreaterThan(0);
  });
});

describe('zones', () => {
  const placed = (system: 'gf' | 'gff', sides: readonly object[], more: object = {}) => {
    const unit = (side: string, i: number) => ({
      id: `unit ${side}`,
      side,
      quality: 4,
      defense: 4,
      models: [{ id: 'm', x: 10 + 5 * i, y: 20 }],
    });
    const names = sides.map((side) => (side as { name: string }).name);
    const file = { format: 'muster-position', version: 1, system, sides, units: names.map(unit), ...more };
    return battleOfPosition(parsed(file), system === 'gf' ? gf : gff);
  };
  const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((name) => ({ name }));
  const zonesIn = (...given: Parameters<typeof placed>): number[] => [...placed(...given).battle.sideZone];

  test('without a name are the remaining ones, for two sides the opposite edge', () => {
    expect(zonesIn('gf', [a, b])).toEqual([0, 1]);
    expect(zonesIn('gff', [a, b])).toEqual([0, 1]);
    expect(zonesIn('gff', [a, { ...b, zone: 'left' }])).toEqual([3, 2]);
    expect(zonesIn('gff', [{ ...a, zone: 'far' }, b])).toEqual([1, 0]);
    expect(zonesIn('gf', [a, { ...b, zone: 'near-left' }, c])).toEqual([1, 0, 2]);
    expect(zonesIn('gf', [a, b, { ...c, zone: 'near-right' }, d])).toEqual([0, 2, 1, 3]);
  });

  test('belong to no side before they are chosen', () => {
    expect(zonesIn('gf', [a, { ...b, zone: 'far-right' }, c], { phase: 'edge', turn: 'C', first: 'B' })).toEqual([
      -1, 2, -1,
    ]);
  });

  test('of three or four sides are read as they were written', () => {
    for (const sides of [
      [a, { ...b, zone: 'far-left' }, c],
      [{ ...a, lastActivation: 2 }, { ...b, passed: true }, { ...c, zone: 'near-left' }, d],
    ]) {
      const once = placed('gf', sides, { winner: 'C', objectives: [{ x: 36, y: 24, owner: 'C' }] });
      const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(positionOf(once)))), gf);
      expect(checksum(again.battle)).toBe(checksum(once.battle));
    }
  });
});

describe('Firefight', () => {
  const skirmish = (unit: object = {}, more: object = {}) => ({
    format: 'muster-position',
    version: 1,
    system: 'gff',
    units: [
      { id: 'lone', side: 'A', quality: 4, defense: 4, models: [{ id: 'm', x: 10, y: 10, wounds: 4 }], ...unit },
      { id: 'foe', side: 'B', quality: 4, defense: 4, models: [{ id: 'm', x: 30, y: 30 }] },
    ],
    ...more,
  });
  const findings = (value: unknown): string[] => {
    const found = parsePosition(value);
    return found.ok ? [] : found.error.map(({ path, message }) => `${path}: ${message}`);
  };

  test('lets only a last model gather any number of wound markers', () => {
    const { battle, plan } = battleOfPosition(parsed(skirmish()), gff);
    expect(battle.wounds[plan.units[0].first]).toBe(4);
    const two = [
      { id: 'm', x: 10, y: 10, wounds: 1 },
      { id: 'n', x: 12, y: 10 },
    ];
    expect(findings(skirmish({ models: two }))).toEqual([expect.stringMatching(/^units\[0\].models\[0\].wounds: 1/)]);
    expect(findings({ ...skirmish(), system: 'gf' })).toEqual([expect.stringMatching(/wounds: 4 wounds kill/)]);
  });

  test('knows how many units an army started with', () => {
    const sides = [{ name: 'A', startingUnits: 5 }, { name: 'B' }];
    const once = battleOfPosition(parsed(skirmish({}, { sides })), gff);
    expect([...once.battle.sideStart]).toEqual([5, 1]);
    const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(positionOf(once)))), gff);
    expect(checksum(again.battle)).toBe(checksum(once.battle));
    expect(findings(skirmish({}, { sides: [{ name: 'A', startingUnits: 0 }, { name: 'B' }] }))).toEqual([
      'sides[0].startingUnits: is 0, but the side has 1 unit',
    ]);
    expect([...battleOfPosition(parsed(skirmish({}, { phase: 'deployment' })), gff).battle.sideStart]).toEqual([0, 0]);
  });

  test('a ready-made kind without types has its own, and given values override them', () => {
    const terrain = [
      { id: 'one', kind: 'hill', rect: [4, 4, 10, 9] },
      { id: 'two', kind: 'hill', rect: [14, 4, 20, 9], height: 1, topIgnoresOneBlocker: false },
      { id: 'three', kind: 'hill', rect: [24, 4, 30, 9], types: ['elevated'] },
    ];
    const { table } = parsed({ ...puzzle, table: { ...puzzle.table, terrain } });
    const hill = { types: ['cover', 'difficult', 'elevated'], difficultUphill: true };
    expect(table?.terrain).toEqual([
      { ...terrain[0], ...hill, height: 2, topIgnoresOneBlocker: true },
      { id: 'two', kind: 'hill', rect: [14, 4, 20, 9], ...hill, height: 1 },
      terrain[2],
    ]);
  });

  test('knows how deep a gap is, and which units have moved', () => {
    const gap = { id: 'gap', rect: [20, 20, 24, 22], types: [], gap: true };
    const terrain = [
      { ...gap, depth: 4.5 },
      { ...gap, id: 'crack', rect: [30, 20, 34, 22] },
    ];
    const once = battleOfPosition(parsed(skirmish({ moved: true }, { table: { terrain } })), gff);
    expect(once.plan.terrain.map(({ depth }) => depth)).toEqual([450, 300]);
    const written = positionOf(once);
    expect(written.table?.terrain?.map(({ depth }) => depth)).toEqual([4.5, undefined]);
    expect(written.units.map(({ moved }) => moved)).toEqual([true, undefined]);
    const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(written))), gff);
    expect(checksum(again.battle)).toBe(checksum(once.battle));
  });
});

describe('a battle in progress', () => {
  const army = (name: string): Army => {
    const file = new URL(`../../army/samples/gf/${name}.json`, import.meta.url);
    const list = parseList(JSON.parse(readFileSync(file, 'utf8')));
    if (!list.ok) throw new Error(JSON.stringify(list.error));
    return list.value.army;
  };
  const table = { width: gf.numbers.tableWidth, depth: gf.numbers.tableDepth, terrain: [] };
  const plan = compilePlan({ ruleset: gf, armies: [army('lantern-wardens'), army('kestrel-guild')], table });
  const index = (id: string): number => plan.units.findIndex((unit) => unit.id === id);
  /** Plays at random, but lets heroes join and passengers board. */
  const mustering = (seed: string, order: Omit<MusterOrder, 'reserves'>): Player => {
    const player = makePlayer('random', seed);
    const muster = { type: 'muster', reserves: [], ...order } as const;
    return { ...player, act: (battle, side) => (phaseOf(battle) === 'muster' ? muster : player.act(battle, side)) };
  };

  test('can be written at any step, with joined heroes and passengers', () => {
    const wardens = index('wardens');
    const players = [
      mustering('a', {
        joins: [{ hero: index('captain'), unit: wardens }],
        loads: [{ transport: index('wagon'), units: [wardens] }],
      }),
      mustering('b', { joins: [{ hero: index('guildmaster'), unit: index('leapers') }], loads: [] }),
    ];
    const game = new Game({ plan, seed: 'positions', players });
    let heroes = 0;
    const phases = new Set<string>();
    do {
      const position = positionOf(game);
      const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(position))), gf);
      expect(positionOf(again)).toEqual(position);
      heroes += position.units.filter((unit) => unit.models.some((model) => model.hero)).length;
      phases.add(phaseOf(game.battle));
      for (const unit of position.units) {
        const [here, there] = [plan, again.plan].map(({ units }) => units.findIndex(({ id }) => id === unit.id));
        expect(modelsOf(again.battle, there)).toHaveLength(modelsOf(game.battle, here).length);
      }
    } while (game.playStep());
    expect(phases).toContain('activation');
    expect(game.finished).toBe(true);
    expect(heroes).toBeGreaterThan(0);
  });

  test('of a list against itself distinguishes sides and units', () => {
    const twins = compilePlan({ ruleset: gf, armies: [army('kestrel-guild'), army('kestrel-guild')], table });
    const players = ['a', 'b'].map((seed) => makePlayer('random', seed));
    const game = new Game({ plan: twins, seed: 'twins', players });
    for (let i = 0; i < 30; i++) game.playStep();
    const position = positionOf(game);
    expect(position.sides?.map(({ name }) => name)).toEqual(['The Kestrel Guild 1', 'The Kestrel Guild 2']);
    const again = battleOfPosition(parsed(JSON.parse(JSON.stringify(position))), gf);
    expect(positionOf(again)).toEqual(position);
    expect(new Set(position.units.map(({ side }) => side)).size).toBe(2);
  });
});

describe('an invalid position', () => {
  const unit = (position: typeof puzzle, i: number): Record<string, unknown> => position.units[i];
  const model = (position: typeof puzzle, i: number, k: number): Record<string, unknown> => position.units[i].models[k];

  test.each<[string, (position: typeof puzzle) => unknown, RegExp]>([
    ['no object', () => 7, /must be an object/],
    ['another format', (p) => ({ ...p, format: 'muster-list' }), /^format: /],
    ['a newer version', (p) => ({ ...p, version: 2 }), /^version: made by a newer version/],
    ['another game', (p) => ({ ...p, system: 'chess' }), /^system: /],
    ['an unknown version of the rules', (p) => ({ ...p, rules: '99' }), /^rules: /],
    ['an unknown field', (p) => ({ ...p, colour: 'red' }), /^colour: is not a known field/],
    ['an unknown setting', (p) => ({ ...p, settings: { hurry: true } }), /^settings.hurry: /],
    [
      'a setting with a wrong value',
      (p) => ({ ...p, settings: { unitPerimeter: 'star' } }),
      /^settings.unitPerimeter: /,
    ],
    [
      'two units of one id',
      (p) => void (p.units[1].id = 'guard'),
      /^units\[1\].id: "guard" is already the id of another unit/,
    ],
    ['two models of one id', (p) => void (p.units[0].models[1].id = 'a'), /^units\[0\].models\[1\].id: /],
    [
      'overlapping models',
      (p) => void (model(p, 0, 1)['x'] = 12.3),
      /^units\[0\].models\[1\]: overlaps units\[0\].models\[0\]/,
    ],
    ['overlapping units', (p) => void Object.assign(model(p, 4, 0), { x: 12.5, y: 30.5 }), /overlaps/],
    ['a model off the table', (p) => void (model(p, 0, 0)['x'] = 47.8), /^units\[0\].models\[0\]: is beyond the edge/],
    ['a model far off the table', (p) => void (model(p, 0, 0)['x'] = -3), /^units\[0\].models\[0\].x: must be between/],
    ['no place', (p) => void delete model(p, 0, 0)['x'], /^units\[0\].models\[0\]: is on the table/],
    ['not a number', (p) => void (model(p, 0, 0)['x'] = Number.NaN), /^units\[0\].models\[0\].x: must be a number/],
    ['infinitely far', (p) => void (model(p, 0, 0)['y'] = Infinity), /must be a number/],
    ['a dead model', (p) => void (model(p, 0, 2)['wounds'] = 3), /^units\[0\].models\[2\].wounds: 3 wounds kill/],
    ['a wounded plain model', (p) => void (model(p, 0, 0)['wounds'] = 1), /wounds kill/],
    ['less Tough than the rules say', (p) => void (model(p, 1, 0)['tough'] = 3), /^units\[1\].models\[0\].tough: /],
    ['too many tokens', (p) => void (model(p, 0, 2)['tokens'] = 7), /tokens: must be at most 6/],
    ['radius and width', (p) => void (model(p, 0, 2)['r'] = 0.5), /cannot be combined with r/],
    ['no models', (p) => void (p.units[0].models = []), /^units\[0\].models: must have at least one model/],
    ['two heroes in a unit', (p) => void (model(p, 0, 0)['hero'] = true), /more than one joined hero/],
    [
      'more models than there were',
      (p) => void (unit(p, 0)['startingSize'] = 2),
      /startingSize: is 2, but the unit has 3 models/,
    ],
    ['an unknown side', (p) => void (unit(p, 0)['side'] = 'Green'), /^units\[0\].side: there is no side "Green"/],
    ['an unknown weapon', (p) => void (unit(p, 0)['weapons'] = ['Club']), /there is no weapon "Club"/],
    ['no rule at all', (p) => void (unit(p, 0)['rules'] = ['(']), /is not a rule/],
    ['a spent weapon that is not Limited', (p) => void (model(p, 0, 0)['used'] = ['Rifle']), /is not Limited/],
    ['a spent weapon of another model', (p) => void (model(p, 0, 0)['used'] = ['Bomb']), /has no weapon "Bomb"/],
    [
      'a rule that nothing grants',
      (p) => void (unit(p, 0)['granted'] = ['Flying']),
      /no spell or ability in this battle grants "Flying"/,
    ],
    ['in reserve and aboard', (p) => void (unit(p, 2)['reserve'] = 'ambush'), /both in reserve and inside a transport/],
    ['aboard an unknown unit', (p) => void (unit(p, 2)['embarkedIn'] = 'raft'), /there is no unit "raft"/],
    ['aboard a unit that is not a transport', (p) => void (unit(p, 2)['embarkedIn'] = 'guard'), /is not a transport/],
    ['aboard an enemy', (p) => void (unit(p, 2)['side'] = 'Blue'), /belongs to another side/],
    ['too large to ride', (p) => void (unit(p, 2)['rules'] = ['Tough(6)']), /cannot ride/],
    [
      'too many aboard',
      (p) => void ((unit(p, 2)['rules'] = ['Tough(3)']), (p.units[2].models as object[]).push({ id: 'w' })),
      /^units\[1\]: carries passengers for 9 places \(limit 6\)/,
    ],
    ['the same side twice', (p) => void (p.sides[1].name = 'Red'), /is already the name of another side/],
    [
      'the same zone twice',
      (p) => void Object.assign(p.sides[1], { zone: 'far' }),
      /^sides\[1\].zone: "far" is already the zone/,
    ],
    [
      'a zone of other battles',
      (p) => void Object.assign(p.sides[0], { zone: 'left' }),
      /^sides\[0\].zone: must be one of near, far, but it is "left"/,
    ],
    [
      'an edge that is not opposite',
      (p) =>
        void Object.assign(p, {
          system: 'gff',
          sides: [
            { name: 'Red', zone: 'far' },
            { name: 'Blue', zone: 'left' },
          ],
        }),
      /^sides\[1\].zone: "left" is not opposite to "far"/,
    ],
    [
      'an edge for one of three',
      (p) => void (p.sides as object[]).push({ name: 'Green', zone: 'near' }),
      /^sides\[2\].zone: must be one of near-left, near-right, far-right, far-left/,
    ],
    [
      'five sides',
      (p) => void (p.sides as object[]).push({ name: 'C' }, { name: 'D' }, { name: 'E' }),
      /^sides: holds 5 entries; at most 4/,
    ],
    [
      'a single side',
      (p) => ({ ...p, sides: [p.sides[0]], units: [p.units[0]], objectives: [], first: 'Red' }),
      /two or more/,
    ],
    ['an objective off the table', (p) => void (p.objectives[0].x = 49), /^objectives\[0\]: is off the table/],
    ['an unknown owner', (p) => void (p.objectives[0].owner = 'Green'), /^objectives\[0\].owner: /],
    ['a round that never comes', (p) => void (p.round = 5), /^round: must be at most 4/],
    ['an unknown phase', (p) => ({ ...p, phase: 'lunch' }), /^phase: must be one of/],
    ['an unknown active unit', (p) => ({ ...p, active: 'ghost' }), /^active: there is no unit/],
    [
      'terrain without a shape',
      (p) => void delete (p.table.terrain[0] as Record<string, unknown>)['rect'],
      /either rect or polygon/,
    ],
    ['terrain without area', (p) => void (p.table.terrain[0].rect = [4, 4, 4, 9]), /has no area/],
    [
      'terrain that crosses itself',
      (p) =>
        void (p.table.terrain[1].polygon = [
          [20, 20],
          [26, 26],
          [26, 20],
          [20, 26],
          [19, 23],
        ]),
      /crosses or touches itself/,
    ],
    ['two pieces of one id', (p) => void (p.table.terrain[1].id = 'wood'), /^table.terrain\[1\].id: /],
    [
      'a spell that does nothing',
      (p) => ({ ...p, spells: { Hush: { value: 1, range: 6 } }, units: [] }),
      /^spells.Hush: has no effect/,
    ],
  ])('%s', (_, change, message) => {
    const found = problems(change);
    expect(
      found.some((line) => message.test(line)),
      found.join('\n'),
    ).toBe(true);
  });

  test('ten thousand models', () => {
    const models = Array.from({ length: 10000 }, (_, i) => ({ id: `m${i}`, x: 1, y: 1 }));
    expect(problems((p) => void Object.assign(p.units[0], { models }))[0]).toMatch(/holds 10000 entries; at most 600/);
    const some = (from: number): object[] => models.slice(from, from + 400);
    expect(
      problems(
        (p) => void (Object.assign(p.units[2], { models: some(0) }), Object.assign(p.units[3], { models: some(400) })),
      ),
    ).toContain('units: have 805 models (limit 600)');
  });

  test('any other input is reported, never thrown', () => {
    const parts = fc.constantFrom(...Object.keys(puzzle));
    fc.assert(
      fc.property(parts, fc.jsonValue(), (part, value) => {
        parsePosition({ ...puzzle, [part]: value });
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(puzzle.units[0])), fc.jsonValue(), (part, value) => {
        parsePosition({ ...puzzle, units: [{ ...puzzle.units[0], [part]: value }] });
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom('id', 'x', 'y', 'z', 'r', 'tough', 'wounds', 'rules', 'weapons', 'hero', 'used'),
        fc.jsonValue(),
        (part, value) => {
          const models = puzzle.units[0].models.map((one, i) => (i === 2 ? { ...one, [part]: value } : one));
          parsePosition({ ...puzzle, units: [{ ...puzzle.units[0], models }] });
        },
      ),
    );
    fc.assert(fc.property(fc.jsonValue(), (value) => void parsePosition(value)));
  });
});
