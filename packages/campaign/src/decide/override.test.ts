import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAW_SOURCE } from '../chance/chance.ts';
import { campaignRef, newestCampaignRules } from '../ruleset/index.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign, CampaignUnit } from '../state/campaign.ts';
import type { Override } from '../state/change.ts';
import { unitOf, valueOf } from '../state/find.ts';
import type { Command } from '../contract/command.ts';
import { decideCommand } from './decide.ts';

const after = (campaign: Campaign, command: Command): Campaign => {
  const decision = decideCommand(campaign, command, EMPTY_DRAW_SOURCE);
  if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
  return decision.campaign;
};

const units = (letter: string) => [
  { id: `${letter}-hero`, base: 30, hero: true },
  { id: `${letter}-guard`, base: 50, models: 5 },
];

/** Two armies and a match that is set up, in which B has conceded. */
const begun = (ruleset: CampaignRulesetId = 'gf-3.4.0'): Campaign =>
  [
    { type: 'found', name: 'War', ruleset: campaignRef(ruleset), kind: 'endless', begun: '2025-03-01' },
    { type: 'join', army: 'a', name: 'A', player: 'Ann', units: units('a') },
    { type: 'join', army: 'b', name: 'B', player: 'Ben', units: units('b') },
    { type: 'set-up', match: 'm1', bring: { a: 'all', b: ['b-hero'] }, at: '2025-03-02' },
    { type: 'start-round', match: 'm1', round: 1, conceding: ['b'] },
  ].reduce((campaign, command) => after(campaign, command as Command), NO_CAMPAIGN);

const word = (override: Override): Command => ({ type: 'override', by: 'Ann', reason: 'a test', override });
const ofUnit = (id: string, set: Partial<CampaignUnit>): Command => word({ of: 'unit', id, set });

const codeOf = (campaign: Campaign, command: Command): string => {
  const decision = decideCommand(campaign, command, EMPTY_DRAW_SOURCE);
  return decision.status === 'refused' ? decision.refusal.code : decision.status;
};

describe('an override of a unit is checked against the ruleset', () => {
  test.each<[string, Partial<CampaignUnit>, string]>([
    ['XP beyond 30', { xp: 31, level: 6 }, 'bad-xp'],
    ['a seventh level', { xp: 30, level: 7 }, 'bad-level'],
    ['a level that the XP do not reach', { xp: 9, level: 2 }, 'bad-level'],
    ['a trait of no table', { traits: ['brave'] }, 'unknown-gain'],
    ['Fast Learner, which is never kept', { traits: ['fast-learner'] }, 'unknown-gain'],
    ['a Specialist without a mode', { traits: ['specialist'] }, 'unknown-gain'],
    ['a trait twice', { traits: ['agile', 'agile'] }, 'gain-twice'],
    ['an injury that is not one', { injuries: ['dead'] }, 'unknown-gain'],
    ['a skill of a set that the hero lacks', { skills: ['leader'] }, 'skill-without-set'],
    ['three sets of skills', { skillSets: ['captain', 'fighter', 'healer'] }, 'too-many-gains'],
    ['an item that no event brings', { items: ['Excalibur'] }, 'unknown-gain'],
    ['four matches to sit out', { sitOut: 4 }, 'bad-value'],
  ])('%s', (_, set, code) => {
    expect(codeOf(begun(), ofUnit('a-hero', set))).toBe(code);
  });

  test('only heroes have injuries, talents and skills', () => {
    expect(codeOf(begun(), ofUnit('a-guard', { talents: ['motivated'] }))).toBe('heroes-only');
    expect(codeOf(begun(), ofUnit('a-guard', { talents: ['motivated'], hero: true }))).toBe('done');
  });

  test('only Grimdark Future allows both modes of Specialist', () => {
    const both = ofUnit('a-guard', { traits: ['specialist:melee', 'specialist:shooting'] });
    expect(CAMPAIGN_RULESETS.map((ruleset) => [ruleset, codeOf(begun(ruleset), both)])).toEqual([
      ['gf-3.4.0', 'done'],
      ['gff', 'done'],
      ['aof-2.0', 'gain-twice'],
    ]);
  });

  test('skills of another game are refused', () => {
    const daredevil = ofUnit('a-hero', { skillSets: ['pathfinder'], skills: ['daredevil'] });
    expect([codeOf(begun(), daredevil), codeOf(begun('aof-2.0'), daredevil)]).toEqual(['unknown-gain', 'done']);
  });
});

describe('a level that is set changes the price', () => {
  // Regular units and heroes: 25 and 55, 5 and 15, 25 and 30 (campaign:L1, campaign:L2).
  test.each(CAMPAIGN_RULESETS)('of %s', (ruleset) => {
    const { regular, hero } = newestCampaignRules(ruleset).levelPrice;
    let campaign = after(begun(ruleset), ofUnit('a-guard', { xp: 10, level: 2 }));
    campaign = after(campaign, ofUnit('a-hero', { xp: 5, level: 1 }));
    const values = (): number[] => ['a-guard', 'a-hero'].map((id) => valueOf(unitOf(campaign, id) as CampaignUnit));
    expect(values()).toEqual([50 + 2 * regular, 30 + hero]);
    campaign = after(campaign, ofUnit('a-guard', { level: 1 }));
    expect(values()[0]).toBe(50 + regular);
  });

  test('unless the price is set too', () => {
    const campaign = after(begun(), ofUnit('a-guard', { xp: 5, level: 1, delta: 7 }));
    expect(valueOf(unitOf(campaign, 'a-guard') as CampaignUnit)).toBe(57);
  });
});

describe('other overrides', () => {
  test('a winner must have played and not conceded, and casualties must have been in the match', () => {
    const campaign = begun();
    const ofMatch = (set: Extract<Override, { of: 'match' }>['set']) =>
      codeOf(campaign, word({ of: 'match', id: 'm1', set }));
    expect([ofMatch({ winner: 'a' }), ofMatch({ winner: 'b' }), ofMatch({ winner: 'c' })]).toEqual([
      'done',
      'bad-winner',
      'bad-winner',
    ]);
    expect([ofMatch({ casualties: ['b-hero'] }), ofMatch({ dead: ['b-guard'] })]).toEqual(['done', 'bad-report']);
  });

  test('counts are at least 0, and a limited campaign has a limit', () => {
    const campaign = begun();
    expect(codeOf(campaign, word({ of: 'army', id: 'a', set: { bank: -1 } }))).toBe('bad-value');
    expect(codeOf(campaign, word({ of: 'campaign', set: { type: 'game-limited' } }))).toBe('bad-value');
    expect(codeOf(campaign, word({ of: 'campaign', set: { type: 'game-limited', limit: 5 } }))).toBe('done');
  });
});
