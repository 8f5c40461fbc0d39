import type { ActivateAction, Action } from '@muster/engine';

/** Texts of the suggestions of the computer. */
export const SUGGESTION_TEXTS = {
  ask: 'Suggest',
  label: 'Suggestion',
  failed: 'No suggestion is available.',
  thinking: 'Thinking…',
  use: 'Use suggestion',
  dismiss: 'Dismiss',
  waiting: 'Other units could do more, but they lose nothing by waiting.',
} as const;

const ACTIVATIONS: Readonly<Record<ActivateAction['action'], (unit: string) => string>> = {
  hold: (unit) => `${unit}: hold`,
  advance: (unit) => `${unit}: advance`,
  rush: (unit) => `${unit}: rush`,
  charge: (unit) => `${unit}: charge`,
  idle: (unit) => `${unit}: stay idle`,
};

/** Returns a suggested activation in one line. Only charges have a target. */
export const activationText = (unit: string, action: ActivateAction['action'], target: string | undefined): string =>
  target === undefined ? ACTIVATIONS[action](unit) : `${unit}: charge ${target}`;

/** Suggested actions of one unit in one line, other than activations. */
export const UNIT_ACTION_TEXTS = {
  deploy: (unit: string) => `Place ${unit}`,
  arrive: (unit: string) => `Place ${unit}`,
  cast: (unit: string, spell: string) => `${unit}: cast ${spell}`,
  use: (unit: string) => `${unit}: use a rule`,
  choose: (unit: string) => `${unit}: choose an option`,
  shift: (unit: string) => `${unit}: reposition`,
  again: (unit: string) => `${unit}: activate again`,
  delay: (unit: string) => `${unit}: delay`,
} as const;

/** Suggested actions of a side in one line. */
export const SIDE_ACTION_TEXTS: Readonly<
  Record<Exclude<Action['type'], 'activate' | keyof typeof UNIT_ACTION_TEXTS>, string>
> = {
  muster: 'Prepare the army',
  pass: 'Pass',
  'choose-edge': 'Choose a deployment zone',
  'choose-first-placer': 'Choose who places first',
  'place-objective': 'Place an objective',
  ruling: 'Settle a rule',
};
