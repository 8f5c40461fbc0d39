import { type ArmyList, readListText } from '@muster/army';
import {
  campaignRef,
  decideCommand,
  fieldArmy,
  keyedSource,
  type NewUnit,
  NO_CAMPAIGN,
  takenNamesFor,
  unitsOfList,
} from '@muster/campaign';
import { shipped } from '@muster/host/disk';
import type { CampaignRulesetId } from '@muster/rules';
import { expect, test } from 'vitest';
import { readText } from '../files.ts';

/** A list as a campaign brings it to the table, after a file has kept it. */
const throughCampaign = (
  text: string,
  ruleset: CampaignRulesetId,
): { units: NewUnit[]; before: ArmyList; after: ArmyList } => {
  const read = readListText(text, shipped.books());
  if (!read.ok || !read.value.list) throw new Error(JSON.stringify(read));
  const made = unitsOfList(read.value, takenNamesFor(NO_CAMPAIGN, []));
  const units = JSON.parse(JSON.stringify(made)) as NewUnit[];
  // Dearer than a first list may be: each joins alone, where it is cheap enough.
  let campaign = NO_CAMPAIGN;
  const tell = (command: Parameters<typeof decideCommand>[1]): void => {
    const decision = decideCommand(campaign, command, keyedSource('x'));
    if (decision.status !== 'done') throw new Error(JSON.stringify(decision));
    ({ campaign } = decision);
  };
  tell({ type: 'found', name: 'War', ruleset: campaignRef(ruleset), kind: 'endless', begun: '2025-03-01' });
  tell({ type: 'join', army: 'a', name: 'A', player: 'Ann', units });
  const after = fieldArmy(
    campaign,
    'a',
    units.map(({ id }) => id),
  );
  if ('unit' in after) throw new Error(after.unit);
  return { units, before: read.value.list, after };
};

/** What a unit is at the table, whatever its ids. */
const bodyOf = ({ army }: ArmyList) =>
  army.units.map(({ name, quality, defense, cost, rules, models }) => ({
    name,
    quality,
    defense,
    cost,
    rules,
    // The order of rules means nothing.
    models: models.map(({ radius, rules: own, weapons }) => ({
      radius,
      rules: own.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      weapons,
    })),
  }));

const CASES: [string, CampaignRulesetId][] = [
  ...shipped
    .names('lists', 'gf')
    .filter((name) => /-(?:750|1000)$/.test(name))
    .map((name): [string, CampaignRulesetId] => [name, 'gf-3.4.0']),
  ...shipped
    .names('lists', 'gff')
    .filter((name) => name.endsWith('-200'))
    .map((name): [string, CampaignRulesetId] => [name, 'gff']),
  ...shipped
    .names('lists', 'aof')
    .filter((name) => name.endsWith('-750'))
    .map((name): [string, CampaignRulesetId] => [name, 'aof-2.0']),
];

test.each(CASES)('%s comes to the table of a campaign as it comes to any other', (name, ruleset) => {
  const { before, after } = throughCampaign(readText(shipped.listFile(name) ?? ''), ruleset);
  expect(bodyOf(after)).toEqual(bodyOf(before));
});

test('a combined unit is one entry of both halves, with upgrades for all models bought twice', () => {
  const list = (combined: boolean) =>
    JSON.stringify({
      format: 'muster-list',
      version: 2,
      name: 'Watch',
      system: 'gf',
      book: 'lantern-wardens',
      units: [{ unit: 'harbour-wardens', combined, upgrades: ['arc-lamp', 'harbour-flag'] }],
    });
  const { units, before, after } = throughCampaign(list(true), 'gf-3.4.0');
  expect(units).toHaveLength(1);
  expect(units[0]).toMatchObject({ base: 430, models: 20 });
  expect(bodyOf(after)).toEqual(bodyOf(before));
});
