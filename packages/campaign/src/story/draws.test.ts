import { describe, expect, test } from 'vitest';
import type { Draws } from '../chance/chance.ts';
import { NO_DRAWS } from '../chance/chance.ts';
import { LABEL } from '../contract/labels.ts';
import type { Fact } from '../contract/fact.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { type Campaign, type CampaignUnit, NEW_UNIT_RECORD } from '../state/campaign.ts';
import type { CampaignChange } from '../state/change.ts';
import { drawSentences } from './draws.ts';
import { labelText, labelTexts } from './label-texts.ts';

const unit = (id: string, name: string, hero: boolean): CampaignUnit => ({
  ...NEW_UNIT_RECORD,
  id,
  name,
  hero,
  models: hero ? 1 : 5,
  casts: false,
  blocks: false,
  base: 100,
  upgrades: [{ id: 'veil', name: 'Veil', cost: 5 }],
});

const campaign: Campaign = {
  ...NO_CAMPAIGN,
  name: 'Road',
  armies: [
    {
      id: 'watch',
      name: 'The Long Watch',
      player: 'Ada',
      bank: 0,
      vp: 0,
      matches: 0,
      units: [unit('keeper', 'Keeper-Captain', true), unit('reeds', 'Reed Watchers', false)],
    },
    {
      id: 'kith',
      name: 'Kith',
      player: 'Bo',
      bank: 0,
      vp: 0,
      matches: 0,
      units: [unit('reeds-2', 'Reed watchers', false)],
    },
  ],
};

const said = (draws: Partial<Draws>, ...changes: CampaignChange[]): string[] => {
  const command = { type: 'end-step', match: 'm1' } as const;
  const fact: Fact = { at: '2026-03-01', by: 'Ada', command, draws: { ...NO_DRAWS, ...draws }, changes };
  return drawSentences(campaign, fact);
};

const dice = (...thrown: readonly (readonly [string, number])[]): Partial<Draws> => ({
  dice: thrown.map(([label, d6]) => ({ for: label, d6 })),
});

describe('dice after a step', () => {
  test('name units, purposes and meanings', () => {
    expect(
      said(
        dice(
          [LABEL.casualty('keeper'), 1],
          [LABEL.injury('keeper'), 4],
          [LABEL.casualty('reeds'), 1],
          [LABEL.casualty('reeds-2'), 6],
        ),
        { type: 'gained', unit: 'keeper', list: 'injuries', name: 'arm-injury' },
        { type: 'unit-gone', unit: 'reeds', why: 'dead' },
      ),
    ).toEqual([
      'Dice for Keeper-Captain: casualty 1 (injured), injury 4 (Arm Injury).',
      // The dead have a name too, and their army where another has a unit of that name.
      'Dice for The Long Watch · Reed Watchers: casualty 1 (dead).',
      'Dice for Kith · Reed watchers: casualty 6 (+1 XP).',
    ]);
  });

  test('name re-rolls', () => {
    expect(
      said(
        dice(
          [LABEL.trait('keeper'), 4],
          [LABEL.trait('keeper'), 5],
          [LABEL.skillSet('keeper'), 1],
          [LABEL.skill('keeper'), 3],
        ),
        { type: 'gained', unit: 'keeper', list: 'traits', name: 'elite' },
        { type: 'gained', unit: 'keeper', list: 'skillSets', name: 'captain' },
        { type: 'gained', unit: 'keeper', list: 'skills', name: 'instigator' },
      ),
    ).toEqual([
      'Dice for Keeper-Captain: trait 4 (Resilient, rolled again), trait 5 (Elite), skill set 1 (Captain or Support), skill 3 (Instigator).',
    ]);
    expect(said(dice([LABEL.objective('watch'), 3], [LABEL.objective('watch'), 5]))).toEqual([
      'Dice for The Long Watch: special objective 3 (Casting, rolled again), special objective 5 (Rage).',
    ]);
  });

  test('name the event that two dice make', () => {
    expect(said(dice([LABEL.eventCheck(2), 5], [LABEL.eventTens(2), 6], [LABEL.eventOnes(2), 1]))).toEqual([
      'Dice for round 2: event die 5 (an event), first die 6, second die 1 (event 61, Ancient Relic).',
    ]);
  });

  test('come with random draws and decisions', () => {
    expect(
      said({
        dice: [{ for: LABEL.sale('reeds', 'veil'), d6: 3 }],
        picks: [
          { for: LABEL.randomArmy, is: 'kith' },
          { for: LABEL.randomUnit, is: 'reeds-2' },
        ],
        choices: [
          { for: LABEL.skillSet('keeper'), take: 'captain' },
          { for: LABEL.oddXp, take: ['keeper', 'reeds'] },
          { for: LABEL.unitToSend, take: null },
        ],
      }),
    ).toEqual([
      'Dice for The Long Watch · Reed Watchers: sale of Veil 3 (not sold).',
      'Random draw: army Kith and unit Kith · Reed watchers.',
      'Decision for Keeper-Captain: skill set Captain.',
      'Decision: units that get the odd XP Keeper-Captain and The Long Watch · Reed Watchers.',
      'Decision: unit to send away none.',
    ]);
  });
});

test('every label has a text', () => {
  const { kill, ...others } = LABEL;
  const labels = Object.values(others).map((label): string =>
    typeof label === 'string' ? label : (label as (...ids: readonly string[]) => string)('keeper', 'veil'),
  );
  const known = [kill(['keeper']), ...labels.map((label) => label.replace(/(round|event) keeper/, '$1 2'))];
  // A label without words of its own would be printed as it is, with the id in it.
  expect(known.filter((label) => /keeper/.test(labelText(campaign, label)))).toEqual([]);
  expect(labelTexts(campaign, 'something new')).toEqual({ what: 'something new' });
});
