import { counted } from '@muster/kernel';
import type { Purpose } from '@muster/engine';

/** What dice are rolled for, as it is written inside a sentence. */
export const PURPOSE_TEXTS: Readonly<Record<Purpose, string>> = {
  'roll-off': 'roll-off',
  objectives: 'number of objectives',
  hit: 'roll to hit',
  block: 'Defense roll',
  reroll: 'reroll',
  save: 'saving roll',
  impact: 'Impact',
  morale: 'morale test',
  'second-chance': 'second chance',
  dangerous: 'dangerous terrain test',
  cast: 'casting roll',
  ability: 'rule',
  heal: 'healing',
  'wound-effect': 'wound effect',
  push: 'push',
  jump: 'jump',
  lot: 'random draw',
  recovery: 'recovery',
  holding: 'holding out',
  shift: 'distance',
  crossing: 'attack in passing',
  'event-check': 'random event check',
  event: 'random event',
  ruling: 'the most important rule',
  elite: 'reroll',
};

/** Texts of the dice tray. */
export const DICE_TEXTS = {
  label: 'Dice',
  none: 'No dice have been rolled yet.',
  withWeapon: (purpose: string, weapon: string) => `${purpose}, ${weapon}`,
  natural: 'natural 6',
  target: (face: number) => `${face}+`,
  base: (value: string, need: number) => `${value} ${need}+`,
  passed: 'passed',
  failed: 'failed',
  passedOf: (passed: number, dice: number) => `${passed} of ${dice}`,
  hits: (hits: number) => counted(hits, 'hit'),
  blocked: (blocked: number, wounds: number) => `${blocked} blocked, ${counted(wounds, 'wound')}`,
  shaken: (total: number) => `${total}, Shaken`,
  knockedOut: (total: number) => `${total}, Knocked Out`,
} as const;

/** Returns one die in words: its face, the face before a reroll, and whether it passed. */
export const dieText = (face: number, before: number | undefined, good: boolean | undefined): string =>
  [
    `${face}`,
    ...(before === undefined ? [] : [`(was ${before})`]),
    ...(good === undefined ? [] : [good ? DICE_TEXTS.passed : DICE_TEXTS.failed]),
  ].join(' ');
