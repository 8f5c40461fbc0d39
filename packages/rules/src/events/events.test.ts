import type { EventEffect } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { EVENTS } from './index.ts';

/** Names as printed: Grimdark Future, Firefight, Age of Fantasy. */
const NAMES: readonly (readonly [number, string, string, string])[] = [
  [12, 'Bring me their Heads', 'Juicy Reward', 'Bring me their Heads'],
  [13, 'Fragile Guns', 'Murdercrow Shakedown', 'Fragile Swords'],
  [14, 'Monstrous Spawn', 'Mutated Beast', 'Monstrous Spawn'],
  [15, 'Low Supplies', 'Out of Ammo', 'Low Supplies'],
  [16, 'Combat Fatigue', 'Disheartened', 'Combat Fatigue'],
  [21, 'Carnivorous Fauna', 'Unsafe Ladders', 'Carnivorous Fauna'],
  [22, 'Toxic Fumes', 'Poisonous Cloud', 'Toxic Fumes'],
  [23, 'Rigged to Blow', 'Proximity Mine', 'Rigged to Blow'],
  [24, 'Earthquake', 'Fragile Roofs', 'Earthquake'],
  [25, 'Dark Clouds', 'Power Outage', 'Dark Clouds'],
  [26, 'Finish Them!', 'Blood Frenzy', 'Finish Them!'],
  [41, 'Surprise Attack', 'Slippery Ledge', 'Surprise Attack'],
  [42, 'Grave Miscalculation', 'Toxic Waste', 'Grave Miscalculation'],
  [43, 'Berserker', 'Snapped Neck', 'Berserker'],
  [44, 'No Mercy', 'Opportunist', 'No Mercy'],
  [45, 'Weak Spot', 'Aim High', 'Weak Spot'],
  [46, 'Countdown', 'Race against Time', 'Countdown'],
  [51, 'Hearts & Minds', 'Wandering Doc', 'Hearts & Minds'],
  [53, 'Flash Grenades', 'The Oldest Trick', 'Light Potions'],
  [54, 'Suppressing Fire', 'Spare Clip', 'Hail of Arrows'],
  [55, 'War Shout', 'Lucky Escape', 'Drums of War'],
  [56, 'Covered in Blood', 'Possessed', 'Covered in Blood'],
];

const IDS = ['gf-3.4.0', 'gff', 'aof-2.0'] as const;

test.each(NAMES)('%i has its names', (number, ...names) => {
  expect(IDS.map((id) => EVENTS[id][number].name)).toEqual(names);
});

test('there is an event for every two dice, under ids of their own', () => {
  const numbers = [1, 2, 3, 4, 5, 6].flatMap((tens) => [1, 2, 3, 4, 5, 6].map((ones) => String(10 * tens + ones)));
  for (const id of IDS) {
    expect(Object.keys(EVENTS[id])).toEqual(numbers);
    expect(new Set(Object.values(EVENTS[id]).map((event) => event.id)).size).toBe(36);
    for (const [number, event] of Object.entries(EVENTS[id])) expect(event.number).toBe(Number(number));
  }
});

describe('what only the books know of', () => {
  test.each([
    [12, 'bounty', 25, 5, 25],
    [51, 'medics', 50, 10, 50],
  ] as const)('%i', (number, keep, ...amounts) => {
    const field = keep === 'bounty' ? 'points' : 'price';
    expect(IDS.map((id) => EVENTS[id][number].books)).toEqual(amounts.map((amount) => [{ keep, [field]: amount }]));
    for (const id of IDS) expect(EVENTS[id][number]).toMatchObject({ picks: { of: 'army' }, does: [] });
  });

  test('44, 46 and the experience of 26', () => {
    for (const id of IDS) {
      expect(EVENTS[id][44]).toMatchObject({
        picks: { of: 'nothing' },
        does: [],
        books: [{ keep: 'no-mercy', xp: 1 }],
      });
      expect(EVENTS[id][46]).toMatchObject({
        picks: { of: 'nothing' },
        does: [],
        books: [{ keep: 'quick-win', xp: 5 }],
      });
      expect(EVENTS[id][26].books).toEqual([{ keep: 'frenzy', xp: { die: 'D3' } }]);
    }
  });
});

test('rules that events give are called as the event is', () => {
  const isGrant = (effect: EventEffect): effect is Extract<EventEffect, { do: 'grant' }> => effect.do === 'grant';
  for (const id of IDS)
    for (const { name, does } of Object.values(EVENTS[id]))
      for (const { rule } of does.filter(isGrant)) expect(rule.name).toBe(name);
});
