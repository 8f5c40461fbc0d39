import { hero } from '@muster/rules';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { suggestedMuster } from './mustering.ts';

const s = scene({
  units: [
    { id: 'chief', at: [10, 10], rules: [hero] },
    { id: 'band', at: [20, 10], models: 5 },
  ],
});
const wish = (unit: string): { suggestions: { joins: { hero: string; unit: string }[]; transports: never[] } } => ({
  suggestions: { joins: [{ hero: 'chief', unit }], transports: [] },
});

test('the suggestions of an army list become an order for its side', () => {
  expect(suggestedMuster(s.battle, 0, wish('band'))).toEqual({
    reserves: [],
    joins: [{ hero: s.unit('chief'), unit: s.unit('band') }],
    loads: [],
  });
});

test('there is no order without suggestions, or for units that do not exist', () => {
  expect(suggestedMuster(s.battle, 0, undefined)).toBeUndefined();
  expect(suggestedMuster(s.battle, 0, { suggestions: { joins: [], transports: [] } })).toBeUndefined();
  expect(suggestedMuster(s.battle, 0, wish('ghosts'))).toBeUndefined();
});
