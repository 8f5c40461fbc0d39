import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArmySheet, Biography, Chronicle } from '@muster/campaign';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBad, muster, musterJson, musterLines } from '../../../../tests/lib/muster.ts';

let folder = '';
let file = '';

const say = async (...args: string[]): Promise<void> => {
  const { code, err } = await muster('campaign', args[0], file, ...args.slice(1), '--on', '2026-03-01');
  expect([code, err]).toEqual([0, '']);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'muster-sheet-'));
  file = join(folder, 'road.campaign');
  await say('new', '--name', 'The <b>Road</b>', '--rules', 'gf-3.4.0', '--dice', '1');
  await say('join', '--army', 'Choir', '--player', 'Ada', '--list', 'ember-choir');
  await say('join', '--army', 'Kith', '--player', 'Bo', '--list', 'mossback-kith');
  await say('setup', '--dice', '1,1');
  await say(
    'record',
    '--winner',
    'Choir',
    '--destroyed',
    'mud-lurkers',
    '--killed',
    'mud-lurkers=shades-of-ash:melee',
    '--objective',
    'none',
  );
  await say('casualties', '--dice', '1');
  await say('experience');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('muster campaign sheet', () => {
  test('prints the sheet of an army', async () => {
    const lines = await musterLines('campaign', 'sheet', file, '--army', 'choir');
    expect(lines.slice(0, 8)).toEqual([
      'Choir                                                     Ada in The <b>Road</b>',
      // 10 points saved of the first 1000, and 150 for the win.
      '2 VP · 160 points in the bank · worth 990 · 1 match · place 1 of 2 · 1 of 3',
      'heroes',
      '',
      'High Cantor Osmere, hero                                    Q3+ D4+   115 points',
      '  ■□□□◇ □□□□◇  1 XP, level 0, 4 to the next',
      '  □□□□◇ □□□□◇  Ember Crook (A3, AP(1), Bane)',
      '  □□□□◇ □□□□◇  Hero, Tough(3), Caster(4), Fearless',
    ]);
    // One for surviving, one for the Lurkers.
    const shades = lines.findIndex((line) => line.startsWith('Shades of Ash'));
    expect(lines[shades + 1]).toBe('  ■■□□◇ □□□□◇  2 XP, level 0, 3 to the next');
  });

  test('prints all sheets, and gives them as data', async () => {
    const sheets = await musterJson<ArmySheet[]>('campaign', 'sheet', file);
    expect(sheets.map(({ name, vp, bank, units }) => [name, vp, bank, units.length])).toEqual([
      ['Choir', 2, 160, 5],
      ['Kith', 0, 305, 4],
    ]);
  });

  test('writes a page that needs nothing else, in which names are only names', async () => {
    const html = join(folder, 'sheet.html');
    const { code, out, err } = await muster('campaign', 'sheet', file, '--html', html);
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain(html);
    const page = readFileSync(html, 'utf8');
    expect(page).not.toMatch(/https?:|src=|url\(|@import|<script|<b>Road/);
    expect(page).toContain('The &lt;b&gt;Road&lt;/b&gt;');
    expect(page.match(/<article/g)?.length).toBe(9);
    // Thirty boxes for each, of which six are levels.
    expect(page.match(/<i class="(full )?level">/g)?.length).toBe(9 * 6);
    expect(page).toContain('aria-label="2 of 30 XP"');
    // Eight Shades with a weapon that reaches far and one for melee.
    expect(page).toContain(
      '<td><span class="many">8×</span> Breath of Soot</td><td>12&Prime;</td><td>1</td><td>1</td>',
    );
    expect(page).toContain('Smoke Talons</td><td>melee</td><td>3</td><td>1</td><td>Bane</td>');
    expect(page).toContain('<p>Flying · Stealth · Fast</p>');
  });

  test('knows its armies', async () => {
    await expectBad(['campaign', 'sheet', file, '--army', 'nobody'], 'There is no army "nobody" here');
  });
});

describe('muster campaign chronicle', () => {
  test('tells the whole campaign', async () => {
    const lines = await musterLines('campaign', 'chronicle', file);
    expect(lines[0]).toBe('The <b>Road</b>  Grimdark Future campaign 3.4.0');
    expect(lines).toContain('Match 1: Choir against Kith  2026-03-01');
    expect(lines).toContain('  Shades of Ash destroyed the Mud Lurkers in melee.');
    expect(lines).toContain('  Mud Lurkers are dead, after 1 match and with 0 XP.');
    expect(lines).toContain('    casualty 1');
  });

  test('tells one match, by id or number', async () => {
    const one = await musterJson<Chronicle>('campaign', 'chronicle', file, '--match', '1');
    expect(one.sections.map(({ title }) => title)).toEqual(['Match 1: Choir against Kith']);
    expect(await musterJson<Chronicle>('campaign', 'chronicle', file, '--match', 'm1')).toEqual(one);
    await expectBad(['campaign', 'chronicle', file, '--match', '9'], 'There is no match "9"; there are m1');
  });

  test('tells the life of a unit, also of the dead', async () => {
    const life = await musterJson<Biography>('campaign', 'chronicle', file, '--unit', 'mud lurkers');
    expect(life).toMatchObject({ armyName: 'Kith', end: { why: 'dead', day: '2026-03-01', match: 'm1' } });
    const lines = await musterLines('campaign', 'chronicle', file, '--unit', 'mud-lurkers');
    expect(lines.slice(0, 5)).toEqual([
      'Mud Lurkers',
      '1 match · 0 won · 0 kills · 1 fall · 0 XP, level 0 · 255 points of value',
      'Unit of Kith, there from its beginning (2026-03-01).',
      'Died on 2026-03-01.',
      '',
    ]);
    expect(lines[5]).toBe('Match 1 against Choir, lost: fell, 0 XP.');
    await expectBad(['campaign', 'chronicle', file, '--unit', 'nobody'], 'There never was a unit "nobody"');
  });

  test('tells the life of an army', async () => {
    const lines = await musterLines('campaign', 'chronicle', file, '--army', 'Kith');
    expect(lines.slice(0, 5)).toEqual([
      'Kith',
      '0 VP · 1 match · 0 won · 0 kills · 1 dead · 0 recruits · 740 points of value',
      'Led by Bo.',
      '',
      'Mud Lurkers: Died on 2026-03-01.',
    ]);
  });

  test.each([[], ['--unit', 'mud-lurkers'], ['--army', 'kith']])('writes a page %s %s', async (...args) => {
    const html = join(folder, 'story.html');
    expect((await muster('campaign', 'chronicle', file, ...args, '--html', html)).code).toBe(0);
    const page = readFileSync(html, 'utf8');
    expect(page).not.toMatch(/https?:|src=|url\(|@import|<script|<b>Road/);
    expect(page).toContain('Mud Lurkers are dead, after 1 match and with 0 XP.');
    expect(page).toContain('casualty <i>1</i>');
  });
});
