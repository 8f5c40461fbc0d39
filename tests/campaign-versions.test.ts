import {
  amend,
  battleRulesOf,
  type Campaign,
  campaignRef,
  type CampaignRuleset,
  CAMPAIGNS,
  type Command,
  type CommandResult,
  EMPTY_DRAW_SOURCE,
  type CampaignWithFacts,
  matchOf,
  NEW_CAMPAIGN,
  newestCampaignRules,
  rulesOf,
  runCommand,
} from '@muster/campaign';
import { refOf, type RulesetRef } from '@muster/kernel';
import { matchBattle, seasonTable } from '@muster/host';
import { campaignHeaderLine, campaignLines, parseCampaignFile } from '@muster/protocol';
import { extendRuleset, gf, rulesetRefusalSentence } from '@muster/rules';
import { useRulesets } from '@muster/testkit';
import { afterEach, expect, test } from 'vitest';

const real = newestCampaignRules('gf-3.4.0');
const next: CampaignRuleset = {
  ...real,
  version: '2',
  battleVersion: '2',
  startingPoints: 50,
  winner: { vp: 9, points: 1 },
};
const faster = extendRuleset(gf, { id: 'gf', version: '2', numbers: { advance: 900 } });

const registry = CAMPAIGNS as CampaignRuleset[];
const REAL = [...CAMPAIGNS];
/** Adds a version 2 of the campaign rules, and of the game that its battles use. */
const addVersion2 = (): void => {
  registry.push(next);
  useRulesets(faster);
};
const removeVersion2 = (): void => {
  registry.splice(0, registry.length, ...REAL);
  useRulesets();
};
afterEach(removeVersion2);

const day = { at: '2026-05-30', by: 'Ada' };
const found = (ruleset: RulesetRef): Command => ({
  type: 'found',
  name: 'War',
  ruleset,
  kind: 'endless',
  begun: day.at,
});
const model = { id: 'm', radius: 50, rules: [], weapons: [{ name: 'Claw', attacks: 1, rules: [] }] };
const join = (army: string): Command => {
  const profile = { id: `${army}1`, name: 'Pack', quality: 4, defense: 4, cost: 100, rules: [], models: [model] };
  const unit = { id: `${army}1`, name: 'Pack', base: 100, models: 1, kit: { unit: profile } };
  return { type: 'join', army, name: `Army ${army}`, player: army, units: [unit] };
};
const tell = (kept: CampaignWithFacts, ...commands: readonly Command[]): CampaignWithFacts =>
  commands.reduce((before, command) => {
    const result: CommandResult = runCommand(before, command, day);
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    return result.kept;
  }, kept);

const fileOf = ({ facts }: CampaignWithFacts): string => {
  const head = campaignHeaderLine('War');
  const book = parseCampaignFile(head);
  if (!book.ok) throw new Error(book.error.code);
  return `${head}${campaignLines(
    book.value,
    facts.map((fact) => ({ fact })),
  )}`;
};

const battleOf = (campaign: Campaign): string => {
  const match = matchOf(campaign, 'm1');
  const battle = match && matchBattle(campaign, match, seasonTable(campaign, 'x', 2));
  if (!battle || 'unit' in battle) throw new Error('this match cannot be fought');
  return `${refOf(battle.setup.ruleset).base} ${battle.setup.ruleset.numbers.advance}`;
};

test('a campaign and its battles keep the version that the campaign began with', () => {
  const begun = tell(NEW_CAMPAIGN, found(campaignRef('gf-3.4.0')), join('a'));
  addVersion2();
  // 100 points are too much for a first list of version 2.
  const now = tell(begun, join('b'), { type: 'set-up', match: 'm1', bring: { a: 'all', b: 'all' } });
  expect(now.campaign.ruleset).toEqual({ base: 'gf-3.4.0@1', changes: [] });
  expect(rulesOf(now.campaign)).toBe(real);
  expect(battleOf(now.campaign)).toBe('gf@1 600');
  const file = parseCampaignFile(fileOf(now));
  expect(file.ok && file.value.entries).toEqual(now.facts.map((fact) => ({ fact })));
});

test('a correction of its founding keeps its version', () => {
  const begun = tell(NEW_CAMPAIGN, found(campaignRef('gf-3.4.0')), join('a'));
  addVersion2();
  const renamed = { ...begun.facts[0].command, name: 'Other War' } as Command;
  const corrected = amend(begun.facts, { place: 0, command: renamed }, () => EMPTY_DRAW_SOURCE);
  if (corrected.status !== 'done') throw new Error(JSON.stringify(corrected));
  expect(corrected.after).toMatchObject({ name: 'Other War', ruleset: { base: 'gf-3.4.0@1' } });
  expect(corrected.after.armies).toHaveLength(1);
});

test('a new campaign begins with the newest version, and needs a Muster that has it', () => {
  addVersion2();
  const begun = tell(NEW_CAMPAIGN, found(campaignRef('gf-3.4.0')));
  expect(rulesOf(begun.campaign)).toBe(next);
  expect(runCommand(begun, join('a'), day)).toMatchObject({ refusal: { code: 'too-expensive', have: 50 } });
  const file = fileOf(begun);
  expect(parseCampaignFile(file).ok).toBe(true);
  removeVersion2();
  const read = parseCampaignFile(file);
  expect(read).toMatchObject({ ok: false, error: { code: 'unknown-rules', line: 2 } });
  expect(!read.ok && read.error.code === 'unknown-rules' && rulesetRefusalSentence(read.error.refusal)).toBe(
    'There is no version 2 of the ruleset "gf-3.4.0" (known: 1). Update Muster, or use the version of Muster that made this.',
  );
});

test.each([
  ['unknown-version', { base: 'gf-3.4.0@7', changes: [] }],
  ['unknown-ruleset', { base: 'chess@1', changes: [] }],
  ['changed-rules', { base: 'gf-3.4.0@1', changes: [{ startingPoints: 5 }] }],
])('no campaign is founded: %s', (code, ruleset) => {
  expect(runCommand(NEW_CAMPAIGN, found(ruleset), day)).toMatchObject({ refusal: { code, what: ruleset.base } });
  const begun = tell(NEW_CAMPAIGN, found(campaignRef('gf-3.4.0')));
  const strange = JSON.parse(
    JSON.stringify(begun).replaceAll('{"base":"gf-3.4.0@1","changes":[]}', JSON.stringify(ruleset)),
  ) as CampaignWithFacts;
  expect(parseCampaignFile(fileOf(strange))).toMatchObject({ error: { code: 'unknown-rules', refusal: { code } } });
});

test('every version of campaign rules names a version of its game that exists', () => {
  for (const rules of CAMPAIGNS) expect(battleRulesOf(rules)).toMatchObject({ id: rules.system });
});
