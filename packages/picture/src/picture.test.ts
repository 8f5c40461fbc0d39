import { makePlayer } from '@muster/ai';
import {
  type Army,
  type Battle,
  compilePlan,
  GAME,
  Game,
  setUnitFlag,
  newBattle,
  playOut,
  TERRAIN_TYPES,
  UNIT_FLAG,
} from '@muster/engine';
import { Dice } from '@muster/kernel';
import { generateTable, gf, KIND_NAMES, makePiece, THEMES } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { expectSound } from '../../../tests/lib/sound-svg.ts';
import { type Box, boxesOverlap } from './hull.ts';
import { placeLabels } from './labels.ts';
import { TERRAIN_LOOKS } from './palette.ts';
import { battlePicture, battleStateText, tablePicture } from './picture.ts';
import { fixed } from './svg.ts';
import { terrainLook } from './terrain.ts';

const army = (name: string): Army => ({
  name,
  units: [
    {
      id: 'line',
      name: `${name} line`,
      quality: 4,
      defense: 4,
      cost: 100,
      rules: [],
      models: Array.from({ length: 6 }, (_, i) => ({
        id: `line.${i}`,
        radius: 63,
        rules: [],
        weapons: [{ name: 'Rifle', range: 2400, attacks: 1, rules: [] }],
      })),
    },
    {
      id: 'hero',
      name: `${name} hero`,
      quality: 3,
      defense: 4,
      cost: 80,
      rules: [{ id: 'hero' }, { id: 'tough', rating: 3 }, { id: 'caster', rating: 2 }],
      models: [{ id: 'hero.1', radius: 63, rules: [], weapons: [] }],
    },
    {
      id: 'beast',
      name: `${name} beast`,
      quality: 3,
      defense: 3,
      cost: 200,
      rules: [{ id: 'tough', rating: 12 }],
      models: [{ id: 'beast.1', radius: 197, rules: [], weapons: [] }],
    },
  ],
  spells: [],
});

const table = generateTable('picture', { width: 7200, depth: 4800, pieces: 16, players: 2 });
const plan = compilePlan({ ruleset: gf, armies: [army('Red'), army('Blue')], table });
const players = [makePlayer('random', 'a'), makePlayer('random', 'b')];
const played = playOut(new Game({ plan, seed: 'picture', players })).battle;

/** A battle with units in every state. */
const standing = (): Battle => {
  const battle = newBattle(plan);
  for (const unit of plan.units) setUnitFlag(battle, unit.index, UNIT_FLAG.onTable);
  for (const model of plan.models) {
    battle.x[model.index] = 500 + 600 * (model.index % 8);
    battle.y[model.index] = 500 + 1000 * Math.floor(model.index / 8);
  }
  return battle;
};

describe('the picture of a battle', () => {
  test('is valid and always the same', () => {
    const svg = battlePicture(plan, played, { ranges: [0, 3] });
    expectSound(svg);
    expect(battlePicture(plan, played, { ranges: [0, 3] })).toBe(svg);
    expectSound(battlePicture(plan, played, { dark: true }));
    expectSound(battlePicture(plan, newBattle(plan)));
  });

  test('shows sides by colour and by rim, units by name, and where the battle stands', () => {
    const svg = battlePicture(plan, standing(), { title: 'A test', subtitle: 'Round 2' });
    for (const part of ['#0072B2', '#D55E00', 'Red line', 'Blue beast', 'A test', 'Round 2', 'stroke-dasharray'])
      expect(svg).toContain(part);
    expect(battleStateText(plan, played)).toMatch(/^After round 4 · /);
    expect(battleStateText(plan, newBattle(plan))).toBe('Setting up');
  });

  test('shows every wound marker, also beyond Tough', () => {
    const wound = 'fill="#b3261e"';
    const markersOf = (model: number, wounds: number): number => {
      const battle = standing();
      battle.wounds[model] = wounds;
      return battlePicture(plan, battle).split(wound).length - battlePicture(plan, standing()).split(wound).length;
    };
    // A plain model, and a hero of Tough(3).
    expect([0, 1, 4].map((wounds) => markersOf(0, wounds))).toEqual([0, 1, 4]);
    expect([0, 2, 5].map((wounds) => markersOf(6, wounds))).toEqual([0, 2, 5]);
  });

  test('marks the Shaken, the Fatigued, the wounded and activated units', () => {
    const plain = battlePicture(plan, standing());
    const change = (edit: (battle: Battle) => void): string => {
      const battle = standing();
      edit(battle);
      return battlePicture(plan, battle);
    };
    const shaken = change((battle) => setUnitFlag(battle, 0, UNIT_FLAG.shaken));
    expect(shaken.match(/Shaken/g)?.length).toBe((plain.match(/Shaken/g)?.length ?? 0) + 1);
    expect(shaken.match(/rotate\(28\)/g)?.length).toBeGreaterThan(6);
    const looks = [
      plain,
      shaken,
      change((battle) => setUnitFlag(battle, 0, UNIT_FLAG.fatigued)),
      change((battle) => setUnitFlag(battle, 0, UNIT_FLAG.activated)),
    ];
    looks.push(change((battle) => (battle.wounds[7] = 5)));
    expect(new Set(looks).size).toBe(looks.length);
  });

  test('shows objectives by owner, and no casualties', () => {
    const battle = standing();
    battle.game[GAME.objectives] = 2;
    battle.objX.set([7200, 3600]);
    battle.objY.set([0, 2400]);
    battle.objOwner.set([1, -1]);
    const svg = battlePicture(plan, battle);
    expectSound(svg);
    expect(svg).toContain('holds 1 of 2 objectives');
    const circles = (text: string): number => text.match(/<circle/g)?.length ?? 0;
    battle.alive[0] = 0;
    expect(circles(battlePicture(plan, battle))).toBeLessThan(circles(svg));
  });

  test('shows the zones: all of them until every side has chosen, then the chosen ones', () => {
    const zonesIn = (battle: Battle): string[] => {
      const svg = battlePicture(battle.plan, battle);
      expectSound(svg);
      const inside = /<g id="muster-zones">(.*?)<\/g>/.exec(svg)?.[1] ?? '';
      return [...inside.matchAll(/<path[^>]*fill="([^"]*)" fill-opacity/g)].map(([, colour]) => colour);
    };
    const names = ['Red', 'Blue', 'Green', 'Violet'];
    const battle = newBattle(compilePlan({ ruleset: gf, armies: names.slice(0, 3).map(army), table }));
    const grey = '#8d8f88';
    expect(zonesIn(battle)).toEqual([grey, grey, grey, grey]);
    battle.sideZone[1] = 3;
    expect(zonesIn(battle)).toEqual([grey, grey, grey, '#D55E00']);
    battle.sideZone.set([0, 3, 1]);
    expect(zonesIn(battle)).toEqual(['#0072B2', '#009E73', '#D55E00']);
    const four = newBattle(compilePlan({ ruleset: gf, armies: names.map(army), table }));
    four.sideZone.set([2, 0, 1, 3]);
    expect(zonesIn(four)).toEqual(['#D55E00', '#009E73', '#0072B2', '#CC79A7']);
  });

  test('draws the inner borders of a zone', () => {
    const lines = (sides: number): string[] => {
      const armies = ['Red', 'Blue', 'Green'].slice(0, sides).map(army);
      const three = compilePlan({ ruleset: gf, armies, table });
      return [...battlePicture(three, newBattle(three)).matchAll(/ d="([^"]*)"[^>]*stroke-dasharray="10 7"/g)].map(
        ([, path]) => path,
      );
    };
    // 20 pixels for an inch.
    expect(lines(2)).toEqual(['M1440 240L0 240', 'M0 720L1440 720']);
    expect(lines(3)).toEqual([
      'M480 0L480 240M480 240L0 240',
      'M1440 240L960 240M960 240L960 0',
      'M960 720L1440 720M960 960L960 720',
      'M0 720L480 720M480 720L480 960',
    ]);
  });

  test('is safe with any name', () => {
    const odd = compilePlan({ ruleset: gf, armies: [army('<b>&"\u0007'), army('"\'<script>')], table });
    const svg = battlePicture(odd, newBattle(odd), { title: '</svg><script>' });
    expectSound(svg);
    expect(svg.includes('<script') || svg.includes('\u0007')).toBe(false);
  });
});

describe('the picture of a table', () => {
  test.each(THEMES)('is valid for %s', (theme) => {
    const svg = tablePicture(generateTable('x', { width: 4800, depth: 4800, pieces: 15, players: 2, theme }));
    expectSound(svg);
    expect(svg).toContain('48″ × 48″, 15 pieces of terrain');
  });

  test('draws every kind, ready-made or not', () => {
    const pieces = KIND_NAMES.map((kind, i) => makePiece(kind, `p${i}`, { x: 500 + i * 400, y: 1000 }));
    const svg = tablePicture({ width: 7200, depth: 4800, terrain: pieces });
    expectSound(svg);
    for (const words of [
      'Shallow lake: difficult',
      'Lava: dangerous',
      'Hill: cover, difficult uphill, sight over one blocker',
    ])
      expect(svg).toContain(words);
    const own = TERRAIN_TYPES.map((type, i) => ({ ...pieces[i], kind: `strange ${type}`, types: [type] }));
    expectSound(tablePicture({ width: 7200, depth: 4800, terrain: own }));
    for (const piece of [...pieces, ...own]) expect(TERRAIN_LOOKS).toContain(terrainLook(piece));
  });
});

describe('labels', () => {
  test('never overlap each other and stay on the map', () => {
    const dice = new Dice('labels');
    const area: Box = { x: 0, y: 0, width: 1440, height: 960 };
    for (let round = 0; round < 20; round++) {
      const wishes = Array.from({ length: 30 }, (_, i) => ({
        name: `Unit ${'x'.repeat(dice.below(20))} ${i}`,
        note: dice.below(2) === 0 ? '3/10' : '',
        side: i % 2,
        shaken: dice.below(4) === 0,
        near: { x: dice.below(1400), y: 400 + dice.below(200), width: 30 + dice.below(80), height: 30 },
      }));
      const placed = placeLabels(
        wishes,
        area,
        wishes.map((wish) => wish.near),
      );
      expect(placed.length).toBe(wishes.length);
      placed.forEach(({ box }, i) => {
        expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 960).toBe(true);
        for (const other of placed.slice(0, i)) expect(boxesOverlap(box, other.box)).toBe(false);
      });
    }
  });

  test('numbers are written short and the same everywhere', () => {
    expect([1, 0.1 + 0.2, -0.001, 1 / 3, 1234.5].map(fixed)).toEqual(['1', '0.3', '0', '0.33', '1234.5']);
  });
});
