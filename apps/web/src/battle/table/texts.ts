import { counted } from '@muster/kernel';
import { inchFigure, inchWords, limitWords } from '../../parts/lengths.ts';

/** Labels of the table and of what is on it. */
export const TABLE_TEXTS = {
  table: 'Battle table',
  units: 'Units',
  modelsToPick: 'Models to pick',
  pickModel: (name: string, number: number, wounds: number) =>
    wounds > 0 ? `${name}, model ${number}, ${counted(wounds, 'wound')}` : `${name}, model ${number}`,
  objective: (number: number) => `Objective ${number}, held by no side`,
  heldObjective: (number: number, side: string) => `Objective ${number}, held by ${side}`,
} as const;

/** Texts of the buttons on the map. */
export const MAP_TEXTS = {
  label: 'Map',
  zoomIn: 'Zoom in',
  zoomInKey: 'Zoom in (+)',
  zoomOut: 'Zoom out',
  zoomOutKey: 'Zoom out (−)',
  wholeTable: 'Whole table',
  wholeTableKey: 'Whole table (0)',
  ruler: 'Ruler',
  rulerKey: 'Ruler (hold M)',
} as const;

/** Texts of the description of a unit for screen readers. */
export const DESCRIPTION_TEXTS = {
  of: (side: string) => `of ${side}`,
  neutral: 'neutral',
  models: (alive: number) => counted(alive, 'model'),
  wounds: (wounds: number) => counted(wounds, 'wound'),
  shaken: 'Shaken',
  fatigued: 'Fatigued',
  activated: 'activated',
  inAir: 'in the air',
  near: (gap: number, objective: number) => `${inchWords(gap)} from objective ${objective}`,
  choosable: 'can be chosen',
} as const;

/** Labels of rings, areas and lines on the map. */
export const OVERLAY_TEXTS = {
  straight: (least: number, most: number) => `${inchFigure(least)} to ${inchFigure(most)}, straight`,
  fromEnemies: (distance: number) => `${inchFigure(distance)} from enemies`,
  range: (range: number, what: string) => `${inchFigure(range)} ${what}`,
  reach: {
    advance: (limit: { length: number; slowed: boolean }) => `Advance ${limitWords(limit, inchFigure)}`,
    rush: (limit: { length: number; slowed: boolean }) => `Rush ${limitWords(limit, inchFigure)}`,
    charge: (limit: { length: number; slowed: boolean }) => `Charge ${limitWords(limit, inchFigure)}`,
  },
  cover: { none: '', area: 'In cover', sight: 'Behind cover' },
} as const;
