import type { ArmySheet, Biography } from '@muster/campaign';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { begin, campaign, campaignFile, expectRefused, inFreshFolders, lines } from '../../../../tests/lib/campaign.ts';
import { expectBad, muster, musterJson } from '../../../../tests/lib/muster.ts';

inFreshFolders();

test('armies and units are renamed, and commands know both names and ids', async () => {
  await begin();
  expect(await lines('rename --army reds', 'The Red Hand')).toEqual(['Reds is now called The Red Hand (id reds).']);
  expect(await lines('rename --unit Ants', 'Ford Guard')).toEqual(['Ants is now called Ford Guard (id ants).']);
  const [sheet] = await musterJson<ArmySheet[]>(...campaign('sheet', '--army', 'The Red Hand'));
  expect([sheet.id, sheet.name, sheet.units[1].id, sheet.units[1].name]).toEqual([
    'reds',
    'The Red Hand',
    'ants',
    'Ford Guard',
  ]);
  await expectRefused('name-taken', 'The name "blues" is taken', 'rename --army reds', 'blues');
  await expectRefused('name-taken', 'The name "Rook" is taken', 'rename --unit ants', 'Rook');
  await expectBad(campaign('rename', 'X'), 'Add either --army or --unit.');
});

test('notes are added, removed and shown on the sheet and in the history of a unit', async () => {
  await begin();
  await lines('note --army reds', 'Painted by <b>Ann</b>.');
  await lines('note --unit ants', 'Lost the ford.');
  expect(await lines('note --unit ants', 'Want it back.')).toEqual([
    'Notes about Ants:',
    '  1  Lost the ford.',
    '  2  Want it back.',
  ]);
  const text = (await lines('sheet --army reds')).join('\n');
  expect(text).toContain('\nNote: Painted by <b>Ann</b>.\n');
  expect(text).toMatch(/Note: Lost the ford\.\n +Note: Want it back\./);
  const html = `${campaignFile()}.html`;
  await muster(...campaign('sheet', '--html', html));
  expect(readFileSync(html, 'utf8')).toContain('<ul class="notes"><li>Lost the ford.</li><li>Want it back.</li></ul>');
  expect(readFileSync(html, 'utf8')).toContain('<li>Painted by &lt;b&gt;Ann&lt;/b&gt;.</li>');
  expect(await lines('note --unit ants --remove 1')).toEqual(['Notes about Ants:', '  1  Want it back.']);
  expect((await musterJson<Biography>(...campaign('chronicle --unit ants'))).notes).toEqual(['Want it back.']);
  expect(await lines('note --unit ants --remove 1')).toEqual(['Ants has no notes.']);
  await expectBad(campaign('note --unit ants --remove 1'), 'There is no note 1 (ants has 0).');
  await expectBad(campaign('note --unit ants'), 'Give either a note or --remove.');
});
