import { type Campaign, newCampaignUnit, NO_CAMPAIGN } from '@muster/campaign';
import { expect, test } from 'vitest';
import { whyUnplayable } from './playable.ts';

const unit = (id: string, kit = false) => ({
  ...newCampaignUnit({ id, name: `The ${id}`, base: 100 }),
  ...(kit ? { kit: {} as never } : {}),
});
const campaign = (armies: number): Campaign => ({
  ...NO_CAMPAIGN,
  armies: Array.from({ length: armies }, (_, i) => ({
    id: `a${i}`,
    name: `Army ${i}`,
    player: 'Ada',
    units: [unit(`old${i}`, true), unit(`new${i}`)],
  })) as unknown as Campaign['armies'],
});

test('a match with too many armies must be played at a table', () => {
  const bring = Object.fromEntries(campaign(5).armies.map(({ id }) => [id, [`old${id.slice(1)}`]]));
  expect(whyUnplayable(campaign(5), bring)).toEqual({
    code: 'too-many-armies',
    sentence: 'Muster plays matches of up to 4 armies, and this one has 5.',
  });
});

test('units without a profile cannot fight, but may stay at home', () => {
  expect(whyUnplayable(campaign(2), { a0: ['old0'], a1: 'all' })).toEqual({
    code: 'no-profile',
    sentence: 'The new1 of Army 1 has a name and a price, but no profile, so Muster cannot play this match.',
    army: 'a1',
    bare: ['new1'],
    others: ['old1'],
  });
  expect(whyUnplayable(campaign(2), { a0: ['old0'], a1: ['old1'] })).toBeUndefined();
});
