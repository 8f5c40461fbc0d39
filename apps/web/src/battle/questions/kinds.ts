import type { QuestionKind } from '@muster/engine';

/** What pages know about a kind of question. */
interface KindTraits {
  /** It may be answered automatically: it is frequent and has a default answer. */
  habitual?: true;
  /** Its form begins with what the computer would answer. */
  prepared?: true;
  /** Other players at the same screen must not see the answer. */
  secret?: true;
  /** Only a person can answer it: real dice and random draws. */
  byHand?: true;
}

/** What pages know about every kind of question. */
export const KIND_TRAITS: Readonly<Record<QuestionKind, KindTraits>> = {
  shoot: { prepared: true },
  cast: { habitual: true },
  use: { habitual: true },
  shove: {},
  markers: { habitual: true },
  assist: { habitual: true },
  'strike-back': { habitual: true },
  strike: { habitual: true },
  casualties: { habitual: true, prepared: true },
  'wounds-on': { habitual: true },
  'pile-in': { habitual: true },
  'finish-move': { habitual: true },
  consolidate: { habitual: true },
  shift: { habitual: true },
  withdraw: {},
  overrun: {},
  'back-off': { habitual: true },
  'morale-quality': { habitual: true },
  'morale-order': { habitual: true },
  order: { habitual: true },
  'blast-split': { habitual: true },
  push: { habitual: true },
  fall: { habitual: true },
  wreck: { habitual: true },
  feat: {},
  'note-terrain': { secret: true },
  'note-enemy': { secret: true },
  'send-away': {},
  'place-ally': { habitual: true },
  drop: { habitual: true },
  concede: { habitual: true },
  underdog: { habitual: true },
  reroll: { habitual: true },
  pick: { byHand: true },
  dice: { byHand: true },
};
