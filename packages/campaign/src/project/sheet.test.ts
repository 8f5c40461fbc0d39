import { fromInches } from '@muster/kernel';
import { describe, expect, test } from 'vitest';
import { aofCampaign } from '../ruleset/aof.ts';
import { effectOf } from '../ruleset/effects.ts';
import { gfCampaign } from '../ruleset/gf.ts';
import { gffCampaign } from '../ruleset/gff.ts';
import { apply, NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign, CampaignUnit } from '../state/campaign.ts';
import { sheetOf, xpBoxes } from './sheet.ts';

const unit: CampaignUnit = {
  id: 'osmere',
  name: 'Osmere',
  hero: true,
  models: 1,
  casts: false,
  blocks: false,
  base: 100,
  upgrades: [
    { id: 'bell', name: 'Bell', cost: 25 },
    { id: 'veil', name: 'Veil', cost: 5 },
    { id: 'rags', name: 'Rags', cost: -10 },
  ],
  delta: 50,
  xp: 7,
  level: 1,
  traits: ['specialist:melee'],
  injuries: ['blinded-eye'],
  talents: ['natural-talent'],
  skillSets: ['captain'],
  skills: ['leader'],
  items: ['Alien Cannon'],
  sitOut: 2,
};

const campaign: Campaign = {
  ...NO_CAMPAIGN,
  name: 'Road',
  armies: [
    { id: 'a', name: 'Choir', player: 'Ada', bank: 30, vp: 3, matches: 2, units: [unit] },
    { id: 'b', name: 'Kith', player: 'Bo', bank: 0, vp: 4, matches: 2, units: [] },
  ],
};

describe('an army sheet', () => {
  test('has everything that a paper sheet has', () => {
    const sheet = sheetOf(campaign, 'a');
    // 100 + (25 + 5 - 10) + 50.
    expect(sheet).toMatchObject({ name: 'Choir', vp: 3, bank: 30, value: 170, matches: 2, rank: 2, armies: 2 });
    expect(sheet?.heroes).toEqual({ have: 1, most: 3 });
    expect(sheet?.units[0]).toMatchObject({
      value: 170,
      xp: 7,
      level: 1,
      toNext: 3,
      sitOut: 2,
      skillSets: [
        {
          name: 'Captain',
          does: 'Friendly units within 6" have +1 to morale tests, +1 to hit in melee or +1 to hit when shooting.',
        },
      ],
    });
  });

  test('explains the gains of a unit', () => {
    expect(sheetOf(campaign, 'a')?.units[0].marks.map(({ kind, name, does }) => [kind, name, does])).toEqual([
      ['trait', 'Specialist (melee)', '+1 to hit in melee.'],
      ['skill', 'Leader', 'Friendly units within 6″ get +1 to morale tests.'],
      ['talent', 'Natural Talent', '+1 XP when it was rolled.'],
      ['injury', 'Blinded Eye', '-1 to hit when shooting.'],
      ['item', 'Alien Cannon', '24", A3, AP(D3) for one model. Worth 0 points; cannot be sold.'],
    ]);
  });

  test('knows what upgrades sell for', () => {
    // Half of 25 in steps of 5 is 10; 5 points are all or nothing; what paid 10 is paid back.
    expect(sheetOf(campaign, 'a')?.units[0].upgrades.map(({ sells, chancy }) => [sells, chancy])).toEqual([
      [10, false],
      [5, true],
      [-10, false],
    ]);
  });

  test('lists the weapons and rules of a unit, without its gains', () => {
    const weapon = (name: string, more: object = {}) => ({ name, attacks: 2, rules: [], ...more });
    const pike = weapon('Pike', { rules: [{ id: 'ap', rating: 1 }] });
    const model = (id: string, ...rules: { id: string }[]) => ({
      id,
      weapons: id === 'b' ? [weapon('Rifle', { range: fromInches(24) }), pike] : [pike],
      rules,
      radius: fromInches(0.5),
    });
    const ready = {
      id: 'x',
      name: 'x',
      quality: 4,
      defense: 5,
      cost: 0,
      rules: [{ id: 'tough', rating: 3 }],
      models: [model('a', { id: 'hero' }), model('b')],
    };
    const pikes: CampaignUnit = { ...unit, id: 'pikes', models: 2, kit: { unit: ready } };
    const [{ quality, weapons, rules }] =
      sheetOf({ ...campaign, armies: [{ ...campaign.armies[0], units: [pikes] }] }, 'a')?.units ?? [];
    expect(quality).toBe(4);
    // The first model has found a cannon, and both have pikes.
    expect(weapons.map(({ name, copies, range, attacks }) => [copies, name, range, attacks])).toEqual([
      [1, 'Alien Cannon', 24, 3],
      [1, 'Rifle', 24, 2],
      [2, 'Pike', undefined, 2],
    ]);
    expect(rules.map(({ name, rating, models }) => [name, rating, models])).toEqual([
      ['Tough', 3, 2],
      ['Hero', undefined, 1],
    ]);
    expect(sheetOf(campaign, 'a')?.units[0]).toMatchObject({ weapons: [], rules: [] });
  });

  test('follows overrides', () => {
    const set = { xp: 30 };
    const change = { type: 'overridden', by: 'x', reason: 'y', override: { of: 'unit', id: 'osmere', set } } as const;
    const full = sheetOf(apply(campaign, change), 'a');
    expect(full?.units[0].boxes.flat().every((box) => box.full)).toBe(true);
    expect(full?.units[0].toNext).toBeUndefined();
  });

  test('does not exist for an unknown id', () => expect(sheetOf(campaign, 'c')).toBeUndefined());
});

test('boxes are in rows of ten with a mark at every level', () => {
  const rows = xpBoxes(gfCampaign, 7);
  expect(rows.map((row) => row.length)).toEqual([10, 10, 10]);
  expect(rows.flat().flatMap(({ xp, level }) => (level === undefined ? [] : [[xp, level]]))).toEqual([
    [5, 1],
    [10, 2],
    [15, 3],
    [20, 4],
    [25, 5],
    [30, 6],
  ]);
  expect(rows.flat().filter(({ full }) => full).length).toBe(7);
});

test('the effect of a trait comes from the rules of the game', () => {
  expect(effectOf(gfCampaign, 'agile')).toBe('+1″ on Advance, +2″ on Rush and Charge.');
  expect(effectOf(aofCampaign, 'agile')).toBe('+1.5″ on Advance, +3″ on Rush and Charge.');
  expect(effectOf(gffCampaign, 'elite')).toBe('Once per round, may re-roll one die.');
  expect(effectOf(gfCampaign, 'made-up')).toBe('');
});

test('every possible gain is explained', () => {
  for (const rules of [gfCampaign, gffCampaign, aofCampaign]) {
    const traits = rules.traits.results.filter((one) => one !== 'fast-learner' && one !== 'specialist');
    const names = [
      ...traits,
      'specialist:melee',
      'specialist:shooting',
      ...rules.injuries.results.filter((one) => one !== 'dead'),
      ...rules.talents.results,
      ...Object.values(rules.skills).flatMap(({ results }) => results),
    ];
    expect(names.filter((name) => effectOf(rules, name) === '')).toEqual([]);
  }
});
