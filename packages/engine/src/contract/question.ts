import type { BillItem, Lot, Purpose } from './events.ts';
import { ANSWER_VALUES } from './fields.ts';
import type { Assist, ValueKind, ValueOf } from './parts.ts';

export type { Assist, Spot, StrikeOrder, StrikePick } from './parts.ts';

/** Tokens and the side that spends them. */
export interface SidedAssist extends Assist {
  side: number;
}

/** One of several rules that apply at the same time: the rule or event by its name, and the unit, or the one model, that it is about. */
export interface OrderItem {
  unit: number;
  rule: string;
  model?: number;
}

/** A decision that a side must make in the middle of a step, with everything that the decision needs. */
export type Question =
  /** What does the unit shoot at? */
  | { kind: 'shoot'; side: number; unit: number }
  /** Cast something (more) now? */
  | { kind: 'cast'; side: number; unit: number }
  /** Use an ability (more) now? */
  | { kind: 'use'; side: number; unit: number }
  /** How many of the markers on a target, named after what they give, does an attack use up? */
  | { kind: 'markers'; side: number; unit: number; target: number; rule: string; most: number }
  /** Move a unit that failed its test up to so far in a straight line, and by how much? */
  | { kind: 'shove'; side: number; unit: number; reach: number }
  /** Spend tokens on this roll? Blind, unless assists are open. */
  | {
      kind: 'assist';
      side: number;
      caster: number;
      spell: number;
      /** The units that it is cast at. */
      targets: readonly number[];
      helpers: readonly number[];
      /** What others have spent already, where assists are open. */
      given: readonly SidedAssist[];
    }
  /** Strike at the chargers? It is `first` where something strikes before them, and the rest after them. */
  | { kind: 'strike-back'; side: number; unit: number; target: number; first?: true }
  /** In which order, and at whom? */
  | { kind: 'strike'; side: number; unit: number; target: number; weapons: readonly number[] }
  /** Which of these models fall? */
  | { kind: 'casualties'; side: number; unit: number; candidates: readonly number[]; count: number }
  /** Which of these equally wounded models takes the wounds? */
  | { kind: 'wounds-on'; side: number; unit: number; candidates: readonly number[] }
  /** How do the charged models close up? */
  | { kind: 'pile-in'; side: number; unit: number; target: number }
  /** A charge went wrong: where do the survivors end? */
  | {
      kind: 'finish-move';
      side: number;
      unit: number;
      target: number;
      /** What each model may still move. */
      left: readonly { model: number; length: number }[];
    }
  /** Move up to 3" after a melee? */
  | { kind: 'consolidate'; side: number; unit: number }
  /** Where do these models go by a rule: repositioned or moved, at most so far? */
  | {
      kind: 'shift';
      side: number;
      unit: number;
      /** As printed. */
      rule: string;
      way: 'placed' | 'moved';
      models: readonly number[];
      reach: number;
    }
  /** Leave the table, to come back from ambush in the next round? */
  | { kind: 'withdraw'; side: number; unit: number; rule: string }
  /** Which of the enemy units that were moved through is struck on the way? */
  | { kind: 'overrun'; side: number; unit: number; model: number; rule: string; units: readonly number[] }
  /** How does the charger separate? */
  | { kind: 'back-off'; side: number; unit: number; target: number }
  /** Whose Quality: the hero's? */
  | { kind: 'morale-quality'; side: number; unit: number; hero: number }
  /** In which order do units of a side test their morale: those of a shattered army, or all that were hurt in this activation? */
  | { kind: 'morale-order'; side: number; units: readonly number[]; hurt?: true }
  /** In which order do rules apply that apply at the same time? */
  | { kind: 'order'; side: number; items: readonly OrderItem[] }
  /** Which of these units takes which hit of a Blast, given by their AP? Shares are even. */
  | {
      kind: 'blast-split';
      side: number;
      unit: number;
      target: number;
      units: readonly number[];
      aps: readonly number[];
    }
  /** Push the model that was Shaken just now, and where to? Asked before the roll. */
  | { kind: 'push'; side: number; unit: number; model: number }
  /** Where does a model that fell come to lie, near this bottom and no higher than its ground? */
  | { kind: 'fall'; side: number; unit: number; model: number; x: number; y: number; floor: number }
  /** Where do the passengers of a wreck stand? */
  | { kind: 'wreck'; side: number; unit: number; transport: number }
  /** Use a rule that works once, given by its name, now? */
  | { kind: 'feat'; side: number; unit: number; rule: string; wounds?: number }
  /** Which piece of terrain, by its place on the table's list, is noted down in secret, if any? */
  | { kind: 'note-terrain'; side: number }
  /** Which of these enemy units is noted down in secret, if any? */
  | { kind: 'note-enemy'; side: number; units: readonly number[] }
  /** Which of these units leaves for a reward, if any? */
  | { kind: 'send-away'; side: number; units: readonly number[] }
  /** Where does a helper stand: in the ranks of the unit, or within 6" of it if he is on his own? */
  | { kind: 'place-ally'; side: number; unit: number; model: number }
  /** Where does the marker lie that a unit has dropped here: at most `reach` from the spot? */
  | { kind: 'drop'; side: number; unit: number; row: number; x: number; y: number; reach: number }
  /** A round begins: give the battle up? */
  | { kind: 'concede'; side: number; round: number }
  /** Spend an underdog point on a roll that a unit makes: +1 or -1 on all its dice, or 0 for no? `need` is what a die must show. */
  | { kind: 'underdog'; side: number; purpose: Purpose; unit: number; count: number; need?: number }
  /** Roll dice again: all of them where `what` is the roll, or the one at a place? */
  | {
      kind: 'reroll';
      side: number;
      purpose: Purpose;
      unit: number;
      what: 'roll' | 'die';
      faces: readonly number[];
      need?: number;
    }
  /** A random draw by hand: which one of so many, counted from 0? */
  | { kind: 'pick'; side: number; lot: Lot; of: number }
  /** Real dice: what did they show? With what is known of the roll before it falls. */
  | {
      kind: 'dice';
      side: number;
      purpose: Purpose;
      unit: number;
      count: number;
      weapon?: number;
      need?: number;
      bill?: readonly BillItem[];
    };

/** A kind of question. */
export type QuestionKind = Question['kind'];

/** Every kind of question. */
export const QUESTION_KINDS: readonly QuestionKind[] = Object.keys(ANSWER_VALUES) as (keyof AnswerOf)[];

/** The answers by kind of question; `'auto'` leaves the choice to the engine. */
export type AnswerOf = {
  -readonly [K in keyof typeof ANSWER_VALUES]:
    | ValueOf<(typeof ANSWER_VALUES)[K][0]>
    | Exclude<(typeof ANSWER_VALUES)[K][number], ValueKind>;
};

/** An answer to any question. */
export type Answer = AnswerOf[QuestionKind];
