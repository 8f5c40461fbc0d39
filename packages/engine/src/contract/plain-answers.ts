import type { AnswerOf } from './question.ts';

/**
 * The default answers: they leave the choice to the engine or, if that is not possible, decline or choose the usual option.
 * Neutral units use them (campaign:E17).
 */
export const DEFAULT_ANSWERS: Readonly<AnswerOf> = {
  shoot: [],
  cast: 'done',
  use: 'done',
  shove: 'no',
  markers: 'auto',
  assist: [],
  'strike-back': true,
  strike: 'auto',
  casualties: 'auto',
  'wounds-on': 'auto',
  'pile-in': 'auto',
  'finish-move': 'auto',
  consolidate: [],
  shift: [],
  withdraw: false,
  overrun: 'no',
  'back-off': 'auto',
  'morale-quality': 'auto',
  'morale-order': 'auto',
  order: 'auto',
  'blast-split': 'auto',
  push: 'no',
  fall: 'auto',
  wreck: 'auto',
  feat: false,
  'note-terrain': 'none',
  'note-enemy': 'none',
  'send-away': 'none',
  'place-ally': 'auto',
  drop: 'auto',
  concede: false,
  underdog: 0,
  reroll: 'no',
  pick: 0,
  // Only a person can enter the results of real dice.
  dice: [],
};
