import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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
  await say('new', '--name', 'The <b>Road</b>', '--rules', 'gf-3.4.0', '--dice', '1', '--seed', 'road');
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
    expect(lines.slice(0, 10)).toEqual([
      'Choir                                                     Ada in The <b>Road</b>',
      // 10 points saved of the first 1000, and 150 for the win.
      '2 VP · 160 points in the bank · value 990 · 1 match · place 1 of 2 · 1 of 3',
      'heroes',
      'Special objective in match m1: Mastery. Have a unit in each table quarter at the',
      'end. Worth 75 points.',
      '',
      'High Cantor Osmere, hero                                    Q3+ D4+   115 points',
      '  ■□□□◇ □□□□◇  1 XP, level 0, 4 XP to the next level',
      '  □□□□◇ □□□□◇  Ember Crook (A3, AP(1), Bane)',
      '  □□□□◇ □□□□◇  Hero, Tough(3), Caster(4), Fearless',
    ]);
    // One for surviving, one for the Lurkers.
    const shades = lines.findIndex((line) => line.startsWith('Shades of Ash'));
    expect(lines[shades + 1]).toBe('  ■■□□◇ □□□□◇  2 XP, level 0, 3 XP to the next level');
    // Rules of units and weapons, and spells, each with what it does.
    const rules = lines.slice(lines.indexOf('Rules'));
    expect(rules.find((line) => line.startsWith('  Stealth'))).toMatch(/ {2}If all models have it, shots from over 9″/);
    expect(lines.slice(lines.indexOf('Spells')).join('\n')).toContain('One enemy unit within 12" takes 3 hits with');
  });

  test('prints all sheets, as text and as JSON', async () => {
    const sheets = await musterJson<ArmySheet[]>('campaign', 'sheet', file);
    expect(sheets.map(({ name, vp, bank, units }) => [name, vp, bank, units.length])).toEqual([
      ['Choir', 2, 160, 5],
      ['Kith', 0, 305, 4],
    ]);
  });

  test('writes a self-contained page with escaped names', async () => {
    const html = join(folder, 'sheet.html');
    const { code, out, err } = await muster('campaign', 'sheet', file, '--html', html);
    expect([code, out]).toEqual([0, '']);
    expect(err).toContain(html);
    const page = readFileSync(html, 'utf8');
    expect(page).not.toMatch(/https?:|src=|url\(|@import|<script|<b>Road/);
    expect(page).toContain('The &lt;b&gt;Road&lt;/b&gt;');
    // Five units of the Choir and four of the Kith; spells, and a reference for each army.
    expect(page.match(/<article/g)?.length).toBe(9 + 1 + 2);
    // Thirty boxes for each, of which six are levels.
    expect(page.match(/<i class="(full )?level">/g)?.length).toBe(9 * 6);
    expect(page).toContain('aria-label="2 of 30 XP"');
    // Eight Shades with a weapon that reaches far and one for melee.
    expect(page).toContain(
      '<td><span class="many">8×</span> Breath of Soot</td><td>12&Prime;</td><td>1</td><td>1</td>',
    );
    expect(page).toContain('Smoke Talons</td><td>melee</td><td>3</td><td>1</td><td>Bane</td>');
    expect(page).toContain(
      '<dt>Stealth</dt> <dd>If all models have it, shots from over 9″ away get -1 to hit the unit.</dd>',
    );
    expect(page).toContain(
      '<b class="stamp">Mastery</b> Have a unit in each table quarter at the end. Worth 75 points.',
    );
  });

  test('is blank to fill in by hand', async () => {
    const html = join(folder, 'blank.html');
    expect((await muster('campaign', 'sheet', '--blank', '--rules', 'gff', '--html', html)).code).toBe(0);
    const page = readFileSync(html, 'utf8');
    // Room for ten units, as in the books, with thirty boxes of experience each, six of them levels.
    expect(page.match(/<article class="card blank-unit">/g)?.length).toBe(10);
    expect(page.match(/<i class="level">/g)?.length).toBe(10 * 6);
    for (const field of ['Strike team', 'Player', 'VP', 'Unit', 'Notes'])
      expect(page).toContain(`<span>${field}</span>`);
    expect(page).toContain('<dt>5 Rage</dt> <dd>Be the first to knock out an enemy unit. Worth 10 points.</dd>');
    expect(page).not.toContain('Ancient Relic');
    const text = (await musterLines('campaign', 'sheet', file, '--blank')).join('\n');
    expect(text.match(/^Unit: _+$/gm)?.length).toBe(10);
    expect(text).toContain('Grimdark Future campaign 3.4.0\nArmy: ___');
    await expectBad(['campaign', 'sheet'], 'Give a campaign file, or add --blank for a blank sheet.');
    await expectBad(
      ['campaign', 'sheet', '--blank'],
      'Give a campaign file, or rules with --rules: gf-3.4.0, gff, aof-2.0.',
    );
    await expectBad(['campaign', 'sheet', file, '--rules', 'gff'], '--rules is only for a blank sheet');
  });

  test('knows its armies', async () => {
    await expectBad(['campaign', 'sheet', file, '--army', 'nobody'], 'There is no army "nobody" here');
  });
});

describe('muster campaign chronicle', () => {
  test('shows the whole campaign', async () => {
    const lines = await musterLines('campaign', 'chronicle', file);
    expect(lines[0]).toBe('The <b>Road</b>  Grimdark Future campaign 3.4.0');
    expect(lines).toContain('Match 1: Choir against Kith  2026-03-01');
    expect(lines).toContain('  Shades of Ash destroy the Mud Lurkers in melee.');
    expect(lines).toContain('  Mud Lurkers are dead (1 match, 0 XP).');
    expect(lines).toContain('    casualty 1');
  });

  test('shows one match, by id or number', async () => {
    const one = await musterJson<Chronicle>('campaign', 'chronicle', file, '--match', '1');
    expect(one.sections.map(({ title }) => title)).toEqual(['Match 1: Choir against Kith']);
    expect(await musterJson<Chronicle>('campaign', 'chronicle', file, '--match', 'm1')).toEqual(one);
    await expectBad(['campaign', 'chronicle', file, '--match', '9'], 'There is no match "9": choose one of m1');
  });

  test('shows the history of a unit, even if it died', async () => {
    const life = await musterJson<Biography>('campaign', 'chronicle', file, '--unit', 'mud lurkers');
    expect(life).toMatchObject({ armyName: 'Kith', end: { why: 'dead', day: '2026-03-01', match: 'm1' } });
    const lines = await musterLines('campaign', 'chronicle', file, '--unit', 'mud-lurkers');
    expect(lines.slice(0, 5)).toEqual([
      'Mud Lurkers',
      '1 match · 0 won · 0 kills · 1 casualty roll · 0 XP, level 0 · 255 points',
      'Unit of Kith, part of the first list (2026-03-01).',
      'Died on 2026-03-01.',
      '',
    ]);
    expect(lines[5]).toBe('Match 1 against Choir, lost: casualty, 0 XP.');
    await expectBad(['campaign', 'chronicle', file, '--unit', 'none'], 'There was never a unit "none"');
  });

  test('shows the history of an army', async () => {
    const lines = await musterLines('campaign', 'chronicle', file, '--army', 'Kith');
    expect(lines.slice(0, 5)).toEqual([
      'Kith',
      '0 VP · 1 match · 0 won · 0 kills · 1 dead · 0 recruits · 740 points of army value',
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
    expect(page).toContain('Mud Lurkers are dead (1 match, 0 XP).');
    expect(page).toContain('casualty <i>1</i>');
  });
});

describe('pages', () => {
  test('show the standings', async () => {
    const html = join(folder, 'standings.html');
    const { code, out } = await muster('campaign', 'standings', file, '--html', html);
    expect([code, out]).toEqual([0, '']);
    const page = readFileSync(html, 'utf8');
    expect(page).not.toMatch(/https?:|src=|url\(|@import|<script|<b>Road|href="(?!data:)/);
    // The Choir won once: 2 VP, and 10 saved with 150 for the win.
    expect(page).toMatch(
      /<b class="rank">1<\/b><\/td><td><span class="army side-0">Choir<\/span> <small>Ada<\/small><\/td><td><b>2<\/b><\/td><td>1<\/td><td>1<\/td><td>160<\/td>/,
    );
    expect(page).toContain('Choir won (open step: upgrade)');
  });

  test('link standings, sheets, chronicle and histories to each other, and to nothing else', async () => {
    const out = join(folder, 'pages');
    const { pages } = await musterJson<{ pages: string[] }>('campaign', 'pages', file, '--out', out);
    expect(readdirSync(out).sort()).toEqual([...pages].sort());
    // Standings and chronicle; a sheet and a life of each army; a life of each of ten units, the dead ones too.
    expect(pages.length).toBe(2 + 2 * 2 + 10);
    const linked = new Set<string>();
    for (const name of pages) {
      const page = readFileSync(join(out, name), 'utf8');
      expect(page).not.toMatch(/https?:|src=|url\(|@import|<script|<b>Road/);
      for (const [, address] of page.matchAll(/<a href="([^"]*)"/g)) {
        const [target, anchor] = address.split('#');
        const there = target === '' ? page : readFileSync(join(out, target), 'utf8');
        if (anchor !== undefined) expect(there).toContain(`id="${anchor}"`);
        linked.add(target);
      }
    }
    expect([...linked].filter((target) => target !== '').sort()).toEqual([...pages].sort());
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<a href="sheet-choir.html">Choir</a>');
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<a href="chronicle.html#match-m1">Match 1</a>');
  });
});
