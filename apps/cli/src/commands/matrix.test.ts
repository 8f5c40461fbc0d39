import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, musterInColour, musterJson, musterLines } from '../../../../tests/lib/muster.ts';
import { setColumns } from '../../../../tests/lib/terminal.ts';

let folder = '';
let undo: () => void;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-matrix-'));
  undo = setColumns(80);
});
afterAll(() => {
  undo();
  rmSync(folder, { recursive: true, force: true });
});

interface Unit {
  name: string;
  rules?: string[];
  weapons?: string[];
  size?: number;
}

/** Writes a list of units of Quality and Defense 4+. */
const list = (name: string, system: string, ...units: Unit[]): string => {
  const file = join(folder, `${name}.json`);
  const entries = units.map((unit, i) => ({
    id: `unit-${i + 1}`,
    size: 1,
    quality: 4,
    defense: 4,
    cost: 50,
    base: 32,
    ...unit,
  }));
  writeFileSync(
    file,
    JSON.stringify({ format: 'muster-list', version: 1, name, system, points: 1000, units: entries }),
  );
  return file;
};

const rifle: Unit = { name: 'Rifle', weapons: ['Rifle (24", A1)'] };
const knight: Unit = { name: 'Knight', weapons: ['Blade (A1)'] };
const wall: Unit = { name: 'Wall', rules: ['Immobile', 'Tough(2)'] };

interface Figures {
  share: number;
  pDestroyed: number;
}

interface Matrix {
  system: string;
  distance: number;
  first: { name: string; units: { id: string; name: string }[] };
  second: { name: string; units: { id: string; name: string }[] };
  firstAttacks: { shooting?: Figures; charge?: Figures }[][];
  secondAttacks: { shooting?: Figures; charge?: Figures }[][];
}

describe('a matrix', () => {
  test('has a table for each side and kind of attack, with numbered rows and columns', async () => {
    const [ours, theirs] = [list('Ours', 'gf', rifle, knight), list('Theirs', 'gf', wall, knight, rifle)];
    expect(await musterLines('matrix', ours, theirs)).toEqual([
      'Ours and Theirs',
      "  Grimdark Future. Average percentage of the target's wounds that one attack",
      '  removes; a dot means that no attack is possible. Columns are the units of the',
      '  other army by number.',
      '',
      'Ours: shooting from 12"',
      '             1   2   3',
      '  1 Rifle   13  25  25',
      '  2 Knight   ·   ·   ·',
      '',
      'Ours: charging',
      '             1   2   3',
      '  1 Rifle    0   0   0',
      '  2 Knight  13  25  25',
      '',
      'Theirs: shooting from 12"',
      '             1   2',
      '  1 Wall     ·   ·',
      '  2 Knight   ·   ·',
      '  3 Rifle   25  25',
      '',
      'Theirs: charging',
      '             1   2',
      '  1 Wall     ·   ·',
      '  2 Knight  25  25',
      '  3 Rifle    0   0',
    ]);
  });

  test('prints the same as JSON', async () => {
    const [ours, theirs] = [list('Ours', 'gf', rifle, knight), list('Theirs', 'gf', wall, knight)];
    const matrix = await musterJson<Matrix>('matrix', ours, theirs);
    expect(matrix).toMatchObject({
      system: 'gf',
      distance: 12,
      first: { name: 'Ours', units: [{ id: 'unit-1', name: 'Rifle' }, { name: 'Knight' }] },
      second: { name: 'Theirs', units: [{ name: 'Wall' }, { name: 'Knight' }] },
    });
    const near = (value: number): number => expect.closeTo(value, 12) as number;
    expect(matrix.firstAttacks[0][0].shooting).toMatchObject({ share: near(1 / 8), pDestroyed: 0 });
    expect(matrix.firstAttacks[1][1]).toMatchObject({ charge: { share: near(1 / 4), ownShare: near(3 / 16) } });
    expect(matrix.firstAttacks[1][1].shooting).toBeUndefined();
    expect(matrix.secondAttacks[0]).toEqual([{}, {}]);
  });

  test('depends on distance, game and settings', async () => {
    const [ours, theirs] = [list('Ours', 'gf', rifle), list('Theirs', 'gf', knight)];
    const cell = async (...options: string[]): Promise<Matrix['firstAttacks'][0][0]> =>
      (await musterJson<Matrix>('matrix', ours, theirs, ...options)).firstAttacks[0][0];
    expect((await cell('--distance', '24')).shooting).toBeDefined();
    expect((await cell('--distance', '24.5')).shooting).toBeUndefined();
    expect((await cell('--system', 'gff')).shooting?.share).toBeCloseTo(1 / 12, 12);
    const lines = await musterLines('matrix', ours, theirs, '--system', 'gff', '--distance', '7.5');
    expect(lines[1]).toContain("Firefight. Average percentage of the target's models");
    expect(lines).toContain('Ours: shooting from 7.5"');
    const [frightening, tough] = [
      { name: 'Ghost', rules: ['Fear(1)'] },
      { name: 'Ox', rules: ['Tough(3)'] },
    ];
    const ghosts = [list('Ghosts', 'gf', frightening), list('Oxen', 'gf', tough)];
    const shaken = async (...options: string[]): Promise<unknown> =>
      (await musterJson<Matrix>('matrix', ...ghosts, ...options)).firstAttacks[0][0].charge;
    expect(await shaken()).toMatchObject({ pShaken: 0.5 });
    expect(await shaken('--setting', 'fearCountsWithoutWounds=false')).toMatchObject({ pShaken: 0 });
  });

  test.each([
    ['ember-choir', 'mossback-kith'],
    ['velvet-choir', 'hollow-hawks'],
    ['hollow-barrow', 'hollow-barrow'],
  ])('is made of samples, too: %s and %s', async (first, second) => {
    const lines = await musterLines('matrix', first, second);
    expect(lines.filter((line) => line.endsWith(': charging'))).toHaveLength(2);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  });

  test.each([60, 80, 120])('is split to fit into %i letters', async (columns) => {
    const back = setColumns(columns);
    try {
      const many = Array.from({ length: 20 }, (_, i) => ({ ...rifle, name: `${'A Name Without End '.repeat(3)}${i}` }));
      const lines = await musterLines('matrix', list('Many', 'gf', rifle), list('Crowd', 'gf', ...many));
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(columns);
      const first = lines.slice(lines.indexOf('Many: shooting from 12"') + 1, lines.indexOf('Many: charging') - 1);
      const heads = first.filter((line) => /^ +\d+( +\d+)*$/.test(line));
      expect(heads.flatMap((line) => line.trim().split(/ +/).map(Number))).toEqual(many.map((_, i) => i + 1));
      expect(lines.some((line) => line.includes('…'))).toBe(true);
    } finally {
      back();
    }
  });

  test('highlights strong attacks in colour', async () => {
    const files = [list('Ours', 'gf', { ...rifle, weapons: ['Rifle (24", A6)'] }), list('Theirs', 'gf', knight)];
    const { out } = await musterInColour('matrix', ...files);
    expect(out).toContain('\u001b[38;5;178m  82\u001b[39m');
  });
});

describe('invalid input', () => {
  test('is reported with its place', async () => {
    const ours = list('Ours', 'gf', rifle);
    await expectBad(['matrix', join(folder, 'none.json'), ours], /none\.json cannot be read: no such file/);
    await expectBad(['matrix', ours, folder], /cannot be read: it is a folder/);
    writeFileSync(join(folder, 'text.json'), 'once upon a time');
    await expectBad(['matrix', ours, join(folder, 'text.json')], /text\.json cannot be used/, /is neither JSON nor/);
    writeFileSync(join(folder, 'other.json'), '{"format":"muster-table"}');
    await expectBad(['matrix', ours, join(folder, 'other.json')], /is a table, not a list/);
    await expectBad(
      ['matrix', ours, list('Theirs', 'gff', knight)],
      /different games \(gf, gff\)\. Choose one with --system/,
    );
    const odd = list('Odd', 'gf', { ...knight, rules: ['Moonwalk'] });
    await expectBad(
      ['matrix', ours, odd],
      /The list Odd cannot be used/,
      /Knight: Grimdark Future does not have the rule "Moonwalk"/,
    );
    await expectBad(['matrix', ours, ours, '--distance', 'abc'], /number of inches/);
    await expectBad(['matrix', ours, ours, '--setting', 'nonsense'], /no setting "nonsense"/);
    await expectBad(['matrix', ours, ours, '--system', 'chess'], /gf, gff, aof/);
  });
});
