import { counted } from '@muster/kernel';
import { inchFigure } from '../../parts/lengths.ts';
import type { RichText } from '../desk/rich-text.ts';

/** Texts about units in the army lists and on the card of a unit. */
export const UNIT_TEXTS = {
  gone: '–',
  alone: '1',
  models: (alive: number, start: number) => `${alive}/${start}`,
  woundsShort: (wounds: number) => ` ${wounds}w`,
  activated: 'activated',
  ready: 'ready',
  values: (quality: number, defense: number, cost: number): RichText => [
    { strong: `${quality}+` },
    ' Quality ',
    { strong: `${defense}+` },
    ' Defense ',
    { strong: `${cost}` },
    ' points',
  ],
  modelsLeft: (alive: number, start: number) => `${alive} of ${counted(start, 'model')}`,
  wounds: (wounds: number) => counted(wounds, 'wound'),
  temporary: 'Temporary:',
  weapon: 'Weapon',
  range: 'Range',
  attacks: 'Attacks',
  count: (count: number) => `${count}× `,
  reach: (range: number) => (range > 0 ? inchFigure(range) : 'melee'),
  attackCount: (attacks: number) => `A${attacks}`,
} as const;
