import type { Names, Purpose } from '@muster/engine';

/** What dice are rolled for, as people say it. */
export const PURPOSE_WORDS: Readonly<Record<Purpose, string>> = {
  'roll-off': 'Roll-off',
  objectives: 'Number of objectives',
  hit: 'To hit',
  block: 'To block',
  reroll: 'Rolled again',
  save: 'To save',
  impact: 'Impact',
  morale: 'Morale',
  'second-chance': 'Second chance',
  dangerous: 'Dangerous ground',
  cast: 'Casting',
  ability: 'Rule',
  heal: 'Healing',
  'wound-effect': 'Wound effect',
  push: 'Push',
  jump: 'Jump',
  lot: 'Lot',
  recovery: 'Recovery',
  holding: 'Holding out',
  shift: 'Distance',
  crossing: 'In passing',
  'event-check': 'Random event?',
  event: 'Random event',
  ruling: 'The most important rule',
  elite: 'Rolled again',
};

/** Who rolls, and what for. */
export const rollWords = (
  names: Names,
  { unit, purpose, side }: { unit: number; purpose: Purpose; side: number },
): string =>
  `${(unit >= 0 ? names.units[unit] : names.sides[side]) ?? names.sides[side]}, ${PURPOSE_WORDS[purpose].toLowerCase()}`;
