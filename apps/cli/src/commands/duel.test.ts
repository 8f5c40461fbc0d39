import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, muster, musterJson, musterLines } from '../../../../tests/lib/muster.ts';
import { setColumns } from '../../../../tests/lib/terminal.ts';

let undo: () => void;
beforeAll(() => {
  undo = setColumns(80);
});
afterAll(() => undo());

interface End {
  pWin: number;
  pDraw: number;
  pLoss: number;
  pDestroyed: { first: number; second: number };
}

interface Duel extends End {
  system: string;
  first: { name: string; models: number };
  second: { name: string; models: number };
  byStart: { first: End; second: End };
  error: number;
}

const KNIGHT = 'Knight Q4+ D4+ | Blade (A1)';
const FOE = 'Foe Q4+ D4+ | Axe (A1)';
const GUN = 'Gun Q4+ D4+ Immobile | Cannon (48", A1)';
const WALKER = 'Walker Q4+ D4+';

describe('a duel', () => {
  test('prints bars', async () => {
    const lines = await musterLines('duel', GUN, `2x ${WALKER}`);
    // Two fall to two shots that hit; otherwise they hold the marker, which the gun never reaches.
    expect(lines.slice(0, 3)).toEqual([
      'Gun against 2 Walker',
      '  Grimdark Future, four rounds, one objective; the first unit to act is random',
      '',
    ]);
    expect(lines.filter((line) => /^\S/.test(line)).slice(1)).toEqual([
      'Holds the objective at the end',
      'Destroyed by then',
      'How often Gun holds the objective',
    ]);
    expect(lines[lines.length - 1]).toBe('  These chances are exact.');
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
    expect((await musterLines('duel', `2x ${WALKER}`, GUN)).join('\n')).toContain(
      'How often Walker hold the objective',
    );
  });

  test('prints the same as JSON', async () => {
    const odds = await musterJson<Duel>('duel', KNIGHT, FOE);
    // The first unit in reach is charged; each charge continues with 9/16 (see the tests of the lab).
    const goesOn = 9 / 16;
    const rounds = 1 + goesOn + goesOn ** 2;
    expect(odds).toMatchObject({
      system: 'gf',
      first: { name: 'Knight', models: 1 },
      second: { name: 'Foe', models: 1 },
      error: 0,
      pDraw: expect.closeTo(goesOn ** 4, 12) as number,
      byStart: { first: { pWin: expect.closeTo(3 / 16 + goesOn * (1 / 4) * rounds, 12) as number } },
    });
    expect(odds.pWin + odds.pDraw + odds.pLoss).toBeCloseTo(1, 12);
    const lines = await musterLines('duel', KNIGHT, FOE);
    const shown = lines.flatMap((line) => {
      const found = /^ +(\S.*?) {2}[█▉▊▋▌▍▎▏·]+ +([\d.]+) %$/.exec(line);
      return found ? [`${found[1]} ${found[2]}`] : [];
    });
    const percent = (share: number): string => (share * 100).toFixed(1);
    expect(shown).toEqual([
      `Knight ${percent(odds.pWin)}`,
      `neither ${percent(odds.pDraw)}`,
      `Foe ${percent(odds.pLoss)}`,
      `Knight ${percent(odds.pDestroyed.first)}`,
      `Foe ${percent(odds.pDestroyed.second)}`,
      `acting first ${percent(odds.byStart.first.pWin)}`,
      `acting second ${percent(odds.byStart.second.pWin)}`,
    ]);
  });

  test('starts at a given distance', async () => {
    const at = async (...options: string[]): Promise<number> =>
      (await musterJson<Duel>('duel', GUN, WALKER, ...options)).pLoss;
    expect(await at()).toBe(await at('--start', '12'));
    // Four rounds of 12" are 48", and three more are near enough.
    expect(await at('--start', '51')).toBeGreaterThan(0);
    expect(await at('--start', '51.01')).toBe(0);
  });

  test('depends on game, settings and heroes', async () => {
    const firefight = await musterJson<Duel>('duel', GUN, WALKER, '--system', 'gff');
    expect(firefight).toMatchObject({ system: 'gff', pDraw: expect.closeTo(83 / 768, 12) as number });
    const deadly = 'Gun Q4+ D4+ Immobile | Cannon (48", A1, Deadly(3))';
    const brute = 'Brute Q4+ D4+ Tough(3), Regeneration';
    const destroyed = async (...options: string[]): Promise<number> =>
      (await musterJson<Duel>('duel', deadly, brute, ...options)).pDestroyed.second;
    expect(await destroyed()).not.toBeCloseTo(await destroyed('--setting', 'regenAfterDeadly=false'), 3);
    const boss = 'Boss Q3+ D4+ Hero | Great Sword (A6)';
    const alone = await musterJson<Duel>('duel', '3x Guard Q4+ D4+', FOE);
    const joined = await musterJson<Duel>('duel', '3x Guard Q4+ D4+', FOE, '--hero', boss);
    expect(joined.first).toEqual({ name: 'Guard with Boss', models: 4 });
    expect(joined.pWin).toBeGreaterThan(alone.pWin + 0.1);
  });

  test('labels two units of one name', async () => {
    const lines = await musterLines('duel', KNIGHT, KNIGHT);
    expect(lines[0]).toBe('Knight against Knight');
    expect(lines.some((line) => line.includes('Knight (second)  '))).toBe(true);
    const { byStart, pWin, pLoss } = await musterJson<Duel>('duel', KNIGHT, KNIGHT);
    expect(pWin).toBeCloseTo(pLoss, 12);
    expect(byStart.first.pWin).toBeCloseTo(byStart.second.pLoss, 12);
  });

  test('accepts units of samples', async () => {
    const lines = await musterLines('duel', 'velvet-choir:ushers', 'hollow-hawks:ringers');
    expect(lines[0]).toMatch(/^\d Ushers against \d Bell Ringers$/);
    expect(lines[1]).toContain('Firefight');
  });

  test('prints the error of a large duel', async () => {
    const crowd = (name: string): string => `10x ${name} Q4+ D4+ Tough(3) | 10x Rifle (24", A2), 10x Axe (A2)`;
    const lines = await musterLines('duel', crowd('Guard'), crowd('Foe'));
    expect(lines[lines.length - 1]).toBe('  The rarest results were left out: each chance is at most 0.1 % too small.');
  });

  test('explains itself in its help', async () => {
    const { out } = await muster('duel', '--help');
    expect(out).toContain('A unit alone at the objective at the end of a round seizes it.');
  });
});

describe('invalid input', () => {
  test.each([
    [
      'Aircraft',
      ['Plane Q4+ D4+ Aircraft | Gun (24", A1)', FOE],
      /Plane must move in a straight line and cannot fight a duel/,
    ],
    ['Aircraft in second place', [FOE, 'Plane Q4+ D4+ Aircraft'], /Plane must move in a straight line/],
    [
      'what is too large',
      [FOE, '30x Giant Q4+ D4+ Tough(12)'],
      /Giant is too large for a duel: 360 wounds \(limit 200\)/,
    ],
    ['no start', [KNIGHT, FOE, '--start', 'abc'], /--start/, /number of inches from 0 to 200/],
    ['no unit', ['Knight', FOE], /Unknown first unit "Knight"/],
    ['31 models', [KNIGHT, '31x Foe Q4+ D4+'], /The second unit cannot be used/, /is 31 \(limits 1 to 30\)/],
    ['an unknown rule', [KNIGHT, 'Foe Q4+ D4+ Wobbly'], /The second unit/, /does not have the rule "Wobbly"/],
    ['two games', ['ember-choir:chanters', 'velvet-choir:ushers'], /different games/],
    ['no setting', [KNIGHT, FOE, '--setting', 'luck=high'], /no setting "luck"/],
    [
      'a hero in Firefight',
      [KNIGHT, `3x ${FOE}`, '--target-hero', 'Boss Q3+ D3+ Hero', '--system', 'gff'],
      /Heroes cannot join units/,
    ],
  ] as [string, string[], ...RegExp[]][])('%s', async (_name, args, ...parts) => {
    await expectBad(['duel', ...args], ...parts);
  });
});
