import { inchFigure, inchWords } from '../../parts/lengths.ts';

/** Texts of the tools for moving by hand. */
export const HAND_TEXTS = {
  label: 'Move by hand',
  grip: 'What you drag',
  wholeUnit: 'Whole unit',
  singleModels: 'Single models',
  arrange: 'Arrange',
  turn: 'Turn',
  undo: 'Undo',
  reset: 'Reset',
  used: (used: number, left: number) => `${inchWords(used)} used, ${inchWords(left)} left`,
  usedSlowed: (used: number, left: number) => `${inchWords(used)} used, ${inchWords(left)} left (difficult terrain)`,
  noRoomToLeave: 'There is no room for the passengers to get out.',
} as const;

/** Notes at the pointer, and what a screen reader says instead. */
export const MEASURE_TEXTS = {
  used: (used: number, limit: number) => `${inchFigure(used)} (limit ${inchFigure(limit)})`,
  usedSlowed: (used: number, limit: number) => `${inchFigure(used)} (limit ${inchFigure(limit)} in difficult terrain)`,
  spoken: (used: number, limit: number) => `${inchWords(used)} (limit ${inchWords(limit)}).`,
  spokenSlowed: (used: number, limit: number) => `${inchWords(used)} (limit ${inchWords(limit)} in difficult terrain).`,
  placed: 'The models can be placed there.',
  position: (x: number, y: number) => `${inchWords(x)} from the left edge, ${inchWords(y)} from the top edge.`,
} as const;

/** The action of a unit that is dragged, at the pointer. */
export const DRAG_TEXTS = {
  advance: (used: number, limit: number) => `Advance ${inchFigure(used)} (limit ${inchFigure(limit)})`,
  rush: (used: number, limit: number) => `Rush ${inchFigure(used)} (limit ${inchFigure(limit)})`,
  charge: (target: string) => `Charge ${target}`,
} as const;
