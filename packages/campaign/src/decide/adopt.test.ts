import { expect, test } from 'vitest';
import { withRecord, NO_RECORD, sortedRecord } from '../book/veteran.ts';
import { EMPTY_DRAW_SOURCE } from '../chance/chance.ts';
import { newestCampaignRules, titleOf } from '../ruleset/index.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign, CampaignArmy, CampaignUnit } from '../state/campaign.ts';
import { valueOf } from '../state/find.ts';
import { decideCommand } from './decide.ts';
import { newCampaignUnit } from './new-unit.ts';

const gf = newestCampaignRules('gf-3.4.0');
const guard = newCampaignUnit({ id: 'guard', base: 100 });
const captain = newCampaignUnit({ id: 'captain', base: 80, hero: true });

const army = (more: Partial<CampaignArmy> = {}): CampaignArmy => ({
  id: 'a',
  name: 'A',
  player: 'Ann',
  bank: 10,
  vp: 2,
  matches: 3,
  units: [guard],
  ...more,
});

const paper = (more: Partial<Campaign> = {}): Campaign => ({
  ...NO_CAMPAIGN,
  name: 'War',
  begun: '2025-03-01',
  played: 3,
  armies: [army()],
  ...more,
});

const codeOf = (campaign: Campaign): string => {
  const decision = decideCommand(NO_CAMPAIGN, { type: 'adopt', campaign }, EMPTY_DRAW_SOURCE);
  return decision.status === 'refused' ? decision.refusal.code : decision.status;
};

const withUnit = (unit: CampaignUnit): Campaign => paper({ armies: [army({ units: [unit] })] });

test.each<[string, Campaign]>([
  ['done', paper()],
  ['no-name', paper({ name: ' ' })],
  ['bad-value', paper({ type: 'game-limited' })],
  ['bad-value', paper({ armies: [army({ bank: -5 })] })],
  ['too-many-matches', paper({ played: 2 })],
  ['name-taken', paper({ armies: [army(), army({ id: 'b', units: [] })] })],
  ['id-taken', paper({ armies: [army(), army({ id: 'b', name: 'B' })] })],
  [
    'too-many-heroes',
    paper({ armies: [army({ units: [1, 2, 3, 4].map((n) => ({ ...captain, id: `c${n}`, name: `C${n}` })) })] }),
  ],
  ['bad-xp', withUnit({ ...guard, xp: 31 })],
  ['bad-level', withUnit({ ...guard, xp: 4, level: 1 })],
  ['unknown-gain', withUnit({ ...guard, xp: 5, level: 1, traits: ['brave'] })],
  ['too-many-gains', withUnit({ ...guard, xp: 5, level: 1, traits: ['agile', 'elite'] })],
  ['heroes-only', withUnit({ ...guard, injuries: ['arm-injury'] })],
])('a campaign from paper is %s', (code, campaign) => {
  expect(codeOf(campaign)).toBe(code);
});

test('levels, skill sets and prices follow from what is written', () => {
  const unit = withRecord(gf, captain, {
    ...NO_RECORD,
    xp: 11,
    traits: ['Elite', 'Specialist (melee)'],
    skills: ['Leader', 'Tactician'],
    injuries: ['Arm Injury'],
    talents: gf.talents.results.slice(-2).map(titleOf),
    items: ['alien cannon'],
  });
  expect(unit).toMatchObject({
    level: 2,
    traits: ['elite', 'specialist:melee'],
    skillSets: ['captain'],
    injuries: ['arm-injury'],
    items: ['Alien Cannon'],
  });
  // Two levels of a hero at 55, an injury at -5 and two talents at 5 each (campaign:G1, campaign:L1).
  expect(valueOf(unit)).toBe(80 + 110 - 5 + 10);
  expect(codeOf(withUnit(unit))).toBe('done');
});

test('names from a list with all gains together are sorted into their lists', () => {
  expect(sortedRecord(gf, 6, ['Agile', 'Leader', 'Blinded Eye', 'Motivated', 'Brave', 'Agile'])).toEqual({
    xp: 6,
    traits: ['Agile', 'Brave'],
    skills: ['Leader'],
    injuries: ['Blinded Eye'],
    talents: ['Motivated'],
    items: [],
  });
});
