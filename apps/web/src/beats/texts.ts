import { counted } from '@muster/kernel';

/** The short results that appear at a unit on the map. */
export const FLOAT = {
  lost: (models: number): string => `${models} lost`,
  wounds: (wounds: number): string => counted(wounds, 'wound'),
  missed: 'Missed',
  blocked: 'Blocked',
  passed: 'Passed',
  shaken: 'Shaken',
  routed: 'Routed',
  destroyed: 'Destroyed',
  knockedOut: 'Knocked Out',
  unharmed: 'No effect',
  recovered: 'No longer Shaken',
  healed: (wounds: number): string => `+${counted(wounds, 'wound')}`,
  spellFailed: 'Spell failed',
  jumpFailed: 'Fell',
  chargeFailed: 'Charge failed',
} as const;
