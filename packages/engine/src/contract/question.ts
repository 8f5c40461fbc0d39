import type { RollModifier, RandomDraw, Purpose } from './events.ts';
import { ANSWER_VALUES } from './fields.ts';
import type { Assist, ValueKind, ValueOf } from './parts.ts';

export type { Assist, Spot, StrikeOrder, StrikePick } from './parts.ts';

/** Spell tokens and the side that spends them. */
export interface SidedAssist extends Assist {
  side: number;
}

/** One of several rules that apply at the same time: the name of the rule or event, and the unit or model that it affects. */
export interface OrderItem {
  unit: number;
  rule: string;
  model?: number;
}

/** A decision that a side must make in the middle of a step, with everything it depends on. */
export type Question =
  /** What does the unit shoot at? */
  | { kind: 'shoot'; side: number; unit: number }
  /** Cast a spell, or another one, now? */
  | { kind: 'cast'; side: number; unit: number }
  /** Use an ability, or another one, now? */
  | { kind: 'use'; side: number; unit: number }
  /** How many markers on a target does an attack use up? `rule` is what they give. */
  | { kind: 'markers'; side: number; unit: number; target: number; rule: string; most: number }
  /** Where do you move a unit that failed its test, in a straight line up to `reach`? */
  | { kind: 'shove'; side: number; unit: number; reach: number }
  /** Spend tokens on this roll? Blind, unless assists are open. */
  | {
      kind: 'assist';
      side: number;
      caster: number;
      spell: number;
      /** The targets of the spell. */
      targets: readonly number[];
      helpers: readonly number[];
      /** The tokens that others have already spent, if assists are open. */
      given: readonly SidedAssist[];
    }
  /** Strike back at the chargers? `first` if some weapons strike before the chargers, and the rest after them. */
  | { kind: 'strike-back'; side: number; unit: number; target: number; first?: true }
  /** In which order does the unit strike, and at which models? */
  | { kind: 'strike'; side: number; unit: number; target: number; weapons: readonly number[] }
  /** Which of these models are killed? */
  | { kind: 'casualties'; side: number; unit: number; candidates: readonly number[]; count: number }
  /** Which of these equally wounded models takes the wounds? */
  | { kind: 'wounds-on'; side: number; unit: number; candidates: readonly number[] }
  /** How do the charged models pile in? */
  | { kind: 'pile-in'; side: number; unit: number; target: number }
  /** A charge failed: where do the survivors end? */
  | {
      kind: 'finish-move';
      side: number;
      unit: number;
      target: number;
      /** How far each model may still move. */
      left: readonly { model: number; length: number }[];
    }
  /** Consolidate by up to 3" after a melee? */
  | { kind: 'consolidate'; side: number; unit: number }
  /** Where does a rule reposition or move these models, up to `reach`? */
  | {
      kind: 'shift';
      side: number;
      unit: number;
      /** The printed name of the rule. */
      rule: string;
      way: 'placed' | 'moved';
      models: readonly number[];
      reach: number;
    }
  /** Leave the table, to return from Ambush in the next round? */
  | { kind: 'withdraw'; side: number; unit: number; rule: string }
  /** Which of the enemy units that were moved through is hit? */
  | { kind: 'overrun'; side: number; unit: number; model: number; rule: string; units: readonly number[] }
  /** How does the charger move back? */
  | { kind: 'back-off'; side: number; unit: number; target: number }
  /** Use the Quality of the hero? */
  | { kind: 'morale-quality'; side: number; unit: number; hero: number }
  /** In which order do units take morale tests: those of an army at half, or all that lost models in this activation? */
  | { kind: 'morale-order'; side: number; units: readonly number[]; hurt?: true }
  /** In which order do rules with the same timing apply? */
  | { kind: 'order'; side: number; items: readonly OrderItem[] }
  /** Which of these units takes which hit of a Blast? `aps` are the AP of the hits. Shares are even. */
  | {
      kind: 'blast-split';
      side: number;
      unit: number;
      target: number;
      units: readonly number[];
      aps: readonly number[];
    }
  /** Push the model that just became Shaken, and where to? Asked before the roll. */
  | { kind: 'push'; side: number; unit: number; model: number }
  /** Where does a model that fell land, near this spot and no higher than its ground? */
  | { kind: 'fall'; side: number; unit: number; model: number; x: number; y: number; floor: number }
  /** Where are the passengers of a wreck placed? */
  | { kind: 'wreck'; side: number; unit: number; transport: number }
  /** Use this rule, which works once, now? */
  | { kind: 'feat'; side: number; unit: number; rule: string; wounds?: number }
  /** Which piece of terrain do you choose in secret, by its index in the table's list, if any? */
  | { kind: 'note-terrain'; side: number }
  /** Which of these enemy units do you choose in secret, if any? */
  | { kind: 'note-enemy'; side: number; units: readonly number[] }
  /** Which of these units leaves for a reward, if any? */
  | { kind: 'send-away'; side: number; units: readonly number[] }
  /** Where is an ally placed: in the unit, or within 6" of it if it is a separate unit? */
  | { kind: 'place-ally'; side: number; unit: number; model: number }
  /** Where is the intel placed that a unit dropped here, up to `reach` from the spot? */
  | { kind: 'drop'; side: number; unit: number; row: number; x: number; y: number; reach: number }
  /** A round begins: concede? */
  | { kind: 'concede'; side: number; round: number }
  /** Spend an Underdog Point on a roll of a unit: +1 or -1 on all its dice, or 0 for none? `need` is the target of a die. */
  | { kind: 'underdog'; side: number; purpose: Purpose; unit: number; count: number; need?: number }
  /** Re-roll dice: all of them if `what` is the roll, or one die by its index? */
  | {
      kind: 'reroll';
      side: number;
      purpose: Purpose;
      unit: number;
      what: 'roll' | 'die';
      faces: readonly number[];
      need?: number;
    }
  /** A random draw by hand: which of `of` choices, counted from 0? */
  | { kind: 'pick'; side: number; lot: RandomDraw; of: number }
  /** Real dice: what are the results? Includes what is known before the roll. */
  | {
      kind: 'dice';
      side: number;
      purpose: Purpose;
      unit: number;
      count: number;
      weapon?: number;
      need?: number;
      bill?: readonly RollModifier[];
    };

/** A kind of question. */
export type QuestionKind = Question['kind'];

/** Every kind of question. */
export const QUESTION_KINDS: readonly QuestionKind[] = Object.keys(ANSWER_VALUES) as (keyof AnswerOf)[];

/** Answers by kind of question; `'auto'` leaves the choice to the engine. */
export type AnswerOf = {
  -readonly [K in keyof typeof ANSWER_VALUES]:
    | ValueOf<(typeof ANSWER_VALUES)[K][0]>
    | Exclude<(typeof ANSWER_VALUES)[K][number], ValueKind>;
};

/** An answer to any question. */
export type Answer = AnswerOf[QuestionKind];
