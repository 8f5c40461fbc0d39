import { describe, expect, test } from 'vitest';
import { aofCampaign } from './aof.ts';
import { effectOf } from './effects.ts';
import { gfCampaign } from './gf.ts';
import { gffCampaign } from './gff.ts';
import { OBJECTIVES, SKILL_SETS } from './names.ts';
import { printedTables } from './printed.ts';

const RULES = [gfCampaign, gffCampaign, aofCampaign];

describe.each(RULES)('the effects of the $name', (rules) => {
  test('are known for every row of every table', () => {
    const rows = printedTables(rules).flatMap((table) => table.rows);
    expect(rows.filter(({ does }) => does === '')).toEqual([]);
    // Six on each of four tables, three for casualties, six sets, three skills of each, 36 events.
    expect(rows.length).toBe(4 * 6 + 3 + 6 + 6 * 3 + 36);
  });

  test('are one sentence or two, not a page', () => {
    for (const key of [...OBJECTIVES, ...SKILL_SETS]) expect(effectOf(rules, key).length).toBeLessThan(125);
  });

  test('name the bonus of an objective', () =>
    expect(effectOf(rules, 'mastery')).toContain(`Worth ${rules.objectiveBonus} points.`));
});

test('effects use the numbers and terms of each game', () => {
  expect(effectOf(gfCampaign, 'rage')).toBe('Be the first to destroy an enemy unit. Worth 75 points.');
  expect(effectOf(gffCampaign, 'rage')).toBe('Be the first to knock out an enemy unit. Worth 10 points.');
  // In Age of Fantasy attempts to block count as well.
  expect(effectOf(aofCampaign, 'casting')).toContain('or to block one');
  expect(effectOf(gfCampaign, 'support')).toContain('charge 4" further');
  expect(effectOf(aofCampaign, 'support')).toContain('charge 6" further');
  expect(effectOf(gffCampaign, 'pathfinder')).toContain('jumps on 2+');
  expect(effectOf(gfCampaign, 'fast-learner')).toBe('Choose any other trait.');
});

test('a table says which faces lead to a row', () => {
  const [objectives, casualties] = printedTables(gfCampaign);
  expect(objectives.rows[4]).toMatchObject({ dice: '5', name: 'Rage' });
  expect(casualties.rows.map(({ dice, name }) => `${dice} ${name}`)).toEqual([
    '1 Dead',
    '2-5 Recovered',
    '6 Natural Talent',
  ]);
  expect(casualties.rows[0].does).toBe(
    'A unit leaves its sheet permanently; a hero is worth 5 points less and rolls for an injury.',
  );
  // Age of Fantasy has no price for it.
  expect(printedTables(aofCampaign)[1].rows[2].does).toBe('A unit gets +1 XP; a hero rolls for a talent.');
  const sets = printedTables(aofCampaign).find(({ title }) => title === 'Expertises of heroes');
  expect(sets?.rows.map(({ dice, name }) => `${dice} ${name}`)).toContain('3-4 Shooter');
});
