import { type Battle, copyBattle, GAME, UNIT_FLAG } from '@muster/engine';
import { mapActionsOf } from '@muster/picture';
import { scene, type TestScene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { type PaintedSign, paintedSigns } from '../../../../tests/lib/ansi.ts';
import { drawMap, mapSize } from './map.ts';
import { letterOf } from './signs.ts';

/** The table is 72" by 48": a column is an inch wide, a row two inches deep. */
const plain = { columns: 72, rows: 24, coloured: false } as const;
const fine = { ...plain, coloured: true } as const;

const SPEC: TestScene = {
  units: [
    { id: 'line', at: [10.5, 5], models: 3, spacing: 1 },
    { id: 'beast', at: [30, 20], radius: 2 },
    { id: 'foe', side: 1, at: [60.5, 41] },
  ],
  terrain: [{ rect: [20, 30, 24, 36], kind: 'forest' }],
  objectives: [
    [50.5, 25],
    [60.5, 41],
  ],
};

const signs = (battle: Battle): PaintedSign[][] => drawMap(battle, fine).map(paintedSigns);

test('units, terrain and objectives are drawn at their positions', () => {
  const lines = drawMap(scene(SPEC).battle, plain);
  expect(lines.length).toBe(24);
  // Models at 10.5", 12.5" and 14.5", 5" from the edge: columns 10, 12 and 14 of the third row.
  expect(lines[2]).toBe('A A A'.padStart(15).padEnd(72));
  // A base of 4" around 30", 20" covers the middles of the cells between 28" and 32", and of rows from 18" to 22".
  expect(lines[9].slice(27, 33)).toBe(' BBBB ');
  expect(lines[10].slice(27, 33)).toBe(' BBBB ');
  expect(lines[8].trim() + lines[11].trim()).toBe('');
  expect(lines[12].indexOf('1')).toBe(50);
  for (const row of [15, 16, 17]) expect(lines[row].slice(19, 25)).toBe(' %%%% ');
  expect(lines[14].trim() + lines[18].trim()).toBe('');
  // The figure of an objective under a unit is next to the unit.
  expect(lines[20].trimEnd()).toBe(`${' '.repeat(60)}a2`);
});

test('units that are lost or in reserve are not drawn', () => {
  const { battle, unit } = scene(SPEC);
  battle.alive[1] = 0;
  battle.unitFlags[unit('beast')] |= UNIT_FLAG.destroyed;
  const lines = drawMap(battle, plain);
  expect(lines[2]).toBe('A   A'.padStart(15).padEnd(72));
  expect(lines.join('')).not.toContain('B');
});

test('sides, activated units and Shaken units differ by colour', () => {
  const { battle, unit } = scene(SPEC);
  const at = (): PaintedSign => signs(battle)[2][10];
  const looks = [at(), signs(battle)[20][60]];
  battle.unitFlags[unit('line')] |= UNIT_FLAG.activated;
  looks.push(at());
  battle.unitFlags[unit('line')] |= UNIT_FLAG.shaken;
  looks.push(at());
  expect(looks.map(({ sign }) => sign)).toEqual(['A', 'a', 'A', 'A']);
  expect(new Set(looks.map(({ ink, paper }) => `${ink} ${paper}`)).size).toBe(4);
  expect(looks.every(({ bold }) => bold)).toBe(true);
});

test('the ground around an objective has the colour of its holder', () => {
  const { battle } = scene(SPEC);
  // One inch to the right of the first objective, and four inches, which is out of reach.
  const near = (): number | undefined => signs(battle)[12][52].paper;
  const [nobodys, far] = [near(), signs(battle)[12][54].paper];
  battle.objOwner[0] = 0;
  const ours = near();
  battle.objOwner[0] = 1;
  expect(new Set([far, nobodys, ours, near()]).size).toBe(4);
  expect(signs(battle)[12][54].paper).toBe(far);
});

test('a row can have an edge of terrain in its middle', () => {
  const { battle } = scene({ ...SPEC, terrain: [{ rect: [20, 31, 24, 36], kind: 'forest' }] });
  const cell = signs(battle)[15][21];
  expect(cell.sign).toBe('▀');
  expect(cell.ink).toBe(signs(battle)[14][21].paper);
  expect(cell.paper).toBe(signs(battle)[16][21].paper);
});

test('the unit that moved is highlighted, and its path is dotted', () => {
  const s = scene(SPEC);
  const before = copyBattle(s.battle);
  s.activate('line', 'advance', { moves: s.shift('line', 6, 0) });
  const deeds = mapActionsOf(before, s.events, s.battle);
  const [was, is] = [drawMap(before, plain)[2], drawMap(s.battle, plain, deeds)[2]];
  expect(was.trim()).toBe('A A A');
  // From 12.5" to 18.5" there are dots at 13.5", 15.5" and 17.5"; the unit stands over them.
  expect(is.trimEnd()).toBe(`${' '.repeat(13)}. .A.A A`);
  const drawn = drawMap(s.battle, fine, deeds).map(paintedSigns)[2];
  const plainTint = signs(before)[2][10].paper;
  expect(drawn[16]).toMatchObject({ sign: 'A', bold: true });
  expect(drawn[16].paper).not.toBe(plainTint);
  expect([drawn[10].sign, drawn[12].sign]).toEqual(['∘', '∘']);
});

test('shots are dotted, targets are underlined, lost models are crossed out', () => {
  const s = scene({
    units: [
      { id: 'gun', at: [10.5, 21], weapons: [{ name: 'Rifle', range: 24 }] },
      { id: 'foe', side: 1, at: [20.5, 21], models: 2, spacing: 1 },
    ],
    dice: '6 | 1 | 6',
  });
  const before = copyBattle(s.battle);
  s.fire('gun', 'foe');
  const deeds = mapActionsOf(before, s.events, s.battle);
  // The second of two falls: one is left at 20.5", nine inches of dots before it.
  expect(drawMap(s.battle, plain, deeds)[10].trim()).toBe('A* * * * *a +');
  const drawn = drawMap(s.battle, fine, deeds).map(paintedSigns)[10];
  expect(drawn.filter(({ sign }) => sign === 'a')).toMatchObject([{ underlined: true }]);
  expect(drawn.filter(({ sign }) => sign === '×').length).toBe(1);
});

test('a map keeps the shape of its table and fits', () => {
  const { plan } = scene(SPEC);
  expect(mapSize(plan, 72, 100)).toEqual({ columns: 72, rows: 24 });
  expect(mapSize(plan, 200, 15)).toEqual({ columns: 45, rows: 15 });
});

test('letters are capitals for the first and third side, which continues after the first', () => {
  const { plan } = scene({
    units: [
      { id: 'a', at: [5, 5] },
      { id: 'b', at: [5, 10] },
      { id: 'c', side: 1, at: [5, 15] },
      { id: 'd', side: 2, at: [5, 20] },
      { id: 'e', side: 3, at: [5, 25] },
    ],
  });
  expect(plan.units.map(({ index }) => letterOf(plan, index))).toEqual(['A', 'B', 'a', 'C', 'b']);
});

test('unplaced objectives are not drawn', () => {
  const { battle } = scene(SPEC);
  battle.game[GAME.objectives] = 0;
  expect(drawMap(battle, plain).join('')).not.toMatch(/\d/);
});
