import { expect, test } from 'vitest';
import { NO_CAMPAIGN } from '../state/apply.ts';
import { type Campaign, type CampaignUnit, NEW_UNIT_RECORD } from '../state/campaign.ts';
import { type ChoiceNeed, type ChoiceValue, isAllowedChoice } from '../chance/chance.ts';
import { policySource } from './policy.ts';

const unit = (id: string, xp: number, more: Partial<CampaignUnit> = {}): CampaignUnit => ({
  ...NEW_UNIT_RECORD,
  id,
  name: id,
  hero: false,
  models: 5,
  casts: false,
  blocks: false,
  base: 100,
  upgrades: [],
  xp,
  ...more,
});

const rifle = { name: 'Rifle', attacks: 1, range: 2400, rules: [] };
const shooter: CampaignUnit['kit'] = {
  unit: {
    id: 'a3',
    name: 'a3',
    quality: 4,
    defense: 4,
    cost: 100,
    rules: [],
    models: [{ id: 'm', radius: 63, rules: [], weapons: [rifle] }],
  },
};
const campaign: Campaign = {
  ...NO_CAMPAIGN,
  name: 'War',
  armies: [
    {
      id: 'a',
      name: 'A',
      player: 'Ann',
      bank: 0,
      vp: 0,
      matches: 0,
      units: [unit('a1', 1), unit('a2', 4), unit('a3', 30, { kit: shooter, base: 300 }), unit('a4', 8)],
    },
  ],
};

const choose = (label: string, options: readonly ChoiceValue[], several?: number): ChoiceValue | undefined => {
  const need: ChoiceNeed = {
    kind: 'choice',
    for: label,
    army: 'a',
    options,
    ...(several === undefined ? {} : { several }),
  };
  const taken = policySource(campaign).choose(need);
  expect(taken !== undefined && isAllowedChoice(need, taken)).toBe(true);
  return taken;
};

test.each<[string, readonly ChoiceValue[], ChoiceValue]>([
  ['a1 ransom', ['pay', 'decline'], 'pay'],
  ['a medics', ['pay', 'decline'], 'pay'],
  ['a1 re-roll', ['casualty', 'injury'], 'casualty'],
  ['a1 skill set', ['fighter', 'shooter'], 'fighter'],
  ['a1 skill set', ['pathfinder', 'healer'], 'pathfinder'],
  ['a1 fast learner', ['agile', 'headstrong', 'resilient'], 'resilient'],
  ['a1 specialist mode', ['melee', 'shooting'], 'melee'],
  ['a3 specialist mode', ['melee', 'shooting'], 'shooting'],
  // The second unit lacks one XP to its level, the third can have no more.
  ['kill of b1', ['a1', 'a2', 'a3'], 'a2'],
  ['marked unit', ['a1', 'a3', 'a2', null], 'a3'],
  ['unit to send', ['a1', null], null],
  ['anything else', ['this', 'that'], 'this'],
])('%s of %j: %j', (label, options, taken) => expect(choose(label, options)).toBe(taken));

test('remaining XP goes to the unit closest to a level', () => {
  expect(choose('who gets the odd XP', ['a1', 'a2', 'a3', 'a4'], 2)).toEqual(['a2', 'a4']);
});

test('it does not supply dice or random draws', () => {
  expect([policySource(campaign).die('x'), policySource(campaign).pick('x', ['a'])]).toEqual([undefined, undefined]);
});
