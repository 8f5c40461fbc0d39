// One command after the other: each reads what the last has written.
/* oxlint-disable no-await-in-loop */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Campaign, CampaignUnit, Fact } from '@muster/campaign';
import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { describe, expect, test } from 'vitest';
import { campaign, campaignFile, inFreshFolders, lines } from '../../../../tests/lib/campaign.ts';
import { muster, musterJson, musterTyping } from '../../../../tests/lib/muster.ts';
import { openCampaign } from '../campaign/run-and-write.ts';
import { campaignCommand } from './campaign.ts';

inFreshFolders();

const LISTS: Readonly<Record<CampaignRulesetId, readonly [string, string]>> = {
  'gf-3.4.0': ['lantern-wardens-1000', 'mossback-kith-1000'],
  gff: ['lantern-wardens-200', 'mossback-kith-200'],
  'aof-2.0': ['thornmarch-levy-750', 'saltwind-fleet-750'],
};

/** What is done in between by a player who hopes for other dice. */
const MEDDLING: readonly (readonly string[])[] = [
  ['rename', 'Zeta', '--army', 'alpha'],
  ['note', 'restless', '--army', 'beta'],
  ['override', 'name=Another War', '--by', 'Ann', '--reason', 'a whim'],
];

/** Runs a command of the campaign with options that may have spaces in them. */
const does = (...args: readonly string[]): string[] => {
  const [command, ...options] = args;
  return campaign(command, ...options);
};

interface Written {
  facts?: readonly Fact[];
  drawn?: readonly string[];
  winner?: string;
  report?: unknown;
}

/** What dice, random draws and battles have shown, without names: a recruit may have another one. */
const shownBy = ({ facts = [], drawn = [], winner, report }: Written): readonly unknown[] => [
  ...facts.flatMap(({ draws }) => [...draws.dice.map(({ d6 }) => d6), ...draws.picks.map(({ is }) => is)]),
  ...drawn,
  ...(winner === undefined ? [] : [winner, report]),
];

/** Gives a command in several ways, each time from the same book, and then for good. */
const fish = async (args: readonly string[], ...others: readonly (readonly string[])[]): Promise<void> => {
  const before = readFileSync(campaignFile(), 'utf8');
  const attempt = (options: readonly string[]): Promise<Written> => musterJson<Written>(...does(...args), ...options);
  const first = shownBy(await attempt(['--auto']));
  expect([args[0], first.length > 0]).toEqual([args[0], true]);
  for (const options of [['--by', 'Ben', '--on', '2026-05-05'], ...others]) {
    writeFileSync(campaignFile(), before);
    for (const meddling of MEDDLING) await lines(meddling[0], ...meddling.slice(1));
    expect([args[0], options, shownBy(await attempt(['--auto', ...options]))]).toEqual([args[0], options, first]);
  }
};

/** Events that look for a unit, take one prisoner, pay when they are done, and promise medics. */
const [RELIC, CAPTURED, ESCORT, MEDICS] = ['61', '11', '35', '12'];

const approved = (number: string): string[] => [
  ...'event --approved-by Ann --destroyed none --shaken none --in-terrain none --near-elevation none'.split(' '),
  '--reason',
  'a test',
  '--number',
  number,
];

const now = (): Campaign => openCampaign(campaignFile()).campaign;
const unitsOf = (army: string): readonly CampaignUnit[] => now().armies.find(({ id }) => id === army)?.units ?? [];
const heroOf = (army: string): string => unitsOf(army).find(({ hero }) => hero)?.id ?? '';
const set = (...args: string[]): Promise<string[]> => lines('override', '--by', 'Ann', '--reason', 'a test', ...args);

/** Two armies whose first match is set up. */
const found = async (rules: CampaignRulesetId, ...options: string[]): Promise<void> => {
  const [alpha, beta] = LISTS[rules];
  await lines('new --name War --type endless --on 2026-01-01', '--rules', rules, ...options);
  await lines('join --army Alpha --yes', '--list', alpha);
  await lines('join --army Beta --yes', '--list', beta);
  await lines('setup --fit --no-objectives');
};

/** A campaign in which a match was played; a unit of the first army has something that is sold on a die. */
const begin = async (rules: CampaignRulesetId): Promise<void> => {
  await found(rules, '--seed', 'fish');
  await lines('record', '--winner', 'alpha');
  await lines('casualties');
  await lines('experience', '--auto');
  await lines('upgrade', '--unit', heroOf('alpha'), '--buy', 'Charm', '--cost', '5');
  await lines('next');
  await lines('next');
};

/** How each command that may roll is tried in the second match, in this order. */
const FISHED: Readonly<Record<string, () => Promise<void>>> = {
  setup: () => fish(['setup', '--fit'], ['--match', 'another-name']),
  round: () => fish(['round']),
  event: async () => {
    await fish(approved(RELIC));
    await fish(approved(CAPTURED));
    await lines('event', ...approved(MEDICS).slice(1));
  },
  outcome: async () => {
    await lines('event', ...approved(ESCORT).slice(1), '--auto');
    const { id = '' } =
      now()
        .matches.at(-1)
        ?.events.find(({ number }) => String(number) === ESCORT) ?? {};
    await fish(['outcome', '--event', id, '--done']);
  },
  record: async () => {
    const fallen = [...unitsOf('alpha'), ...unitsOf('beta').slice(1)].map(({ id }) => id);
    await set('--army', 'alpha', 'bank=500');
    await fish(['record', '--winner', 'beta', '--destroyed', fallen.join(',')]);
  },
  casualties: () => fish(['casualties']),
  experience: async () => {
    for (const { id } of unitsOf('beta')) await set('--unit', id, 'xp=4');
    await fish(['experience']);
  },
  upgrade: () => fish(['upgrade', '--unit', heroOf('alpha'), '--sell', 'charm']),
  recruit: async () => {
    await lines('next');
    await set('--army', 'beta', 'bank=500');
    const recruit = ['recruit', '--army', 'beta', '--cost', '20', '--approved-by', 'Ann', '--reason', 'a test'];
    await fish([...recruit, '--unit', 'Newts', '--veteran'], ['--name', 'Old Newts']);
    await lines('next');
  },
  amend: () => fish(['amend', '--match', 'm1', '--destroyed', heroOf('beta'), '--yes']),
  play: async () => {
    await lines('disband', '--unit', 'old-newts', '--yes');
    await fish(['play', '--quiet', '--no-dealings'], ['--match', 'the-third']);
  },
  // Nothing is rolled when a note is opened, and a new campaign has a seed of its own.
  reveal: () => Promise.resolve(),
  new: () => Promise.resolve(),
};

test('every command that may roll is tried', () => {
  const rolling = campaignCommand().commands.filter(({ options }) =>
    options.some(({ long }) => long === '--real-dice'),
  );
  expect(rolling.map((command) => command.name()).sort()).toEqual(Object.keys(FISHED).sort());
});

describe.each(CAMPAIGN_RULESETS)('in %s', (rules) => {
  test('no command rolls other dice when it is repeated', async () => {
    await begin(rules);
    for (const [, tries] of Object.entries(FISHED)) await tries();
  });

  test('the choices of a hero stay the same when players leave and come back', async () => {
    await found(rules);
    await set('--unit', heroOf('alpha'), 'xp=4');
    await lines('record', '--winner', 'alpha');
    await lines('casualties');
    const asked = async (...options: string[]): Promise<string> =>
      (await muster(...campaign('experience', ...options))).err;
    const first = await asked();
    expect(first).toMatch(/^Alpha must decide: /);
    expect(await asked('--by', 'Ben', '--on', '2026-05-05')).toBe(first);
    const left = await musterTyping(() => 'quit', ...campaign('experience'));
    expect(left.code).toBe(1);
    await lines('note', 'lucky', '--unit', heroOf('alpha'));
    expect(await asked()).toBe(first);
  });
});
