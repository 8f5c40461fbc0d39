import type { Departure, LossCause } from '@muster/kernel';
import type { Duration, FailedTestEffect } from '../rule/ability.ts';
import type { ActionName } from '../rule/movement.ts';
import type { Phase } from '../state/battle.ts';
import type { ModelMove, Wish } from './action.ts';
import type { Thought } from './player.ts';
import type { OrderItem, SidedAssist } from './question.ts';

/** One modifier of a roll: its source and its amount. */
export interface RollModifier {
  source: string;
  amount: number;
}

/** The source of a modifier by an Underdog Point. */
export const UNDERDOG = 'Underdog';

/** The cover of a target: none, terrain that it is in, or an obstacle in the line of sight. */
export type Cover = 'none' | 'area' | 'sight';

/** The result of a volley. */
export interface VolleyResult {
  attacks: number;
  hits: number;
  /** Hits with more AP than that of the weapon. */
  piercing: number;
  blocked: number;
  saved: number;
  /** Wounds after multiplying and saves, including surplus wounds. */
  wounds: number;
  /** Wounds that models suffered, without surplus wounds. */
  landed: number;
  removed: number;
  /** Bits of the natural results of its dice to hit, if random events may need them. */
  shown?: number;
}

/** The purposes of rolls. */
export const PURPOSES = [
  'roll-off',
  'objectives',
  'hit',
  'block',
  'reroll',
  'save',
  'impact',
  'morale',
  'second-chance',
  'dangerous',
  'cast',
  'ability',
  'heal',
  'wound-effect',
  'push',
  'jump',
  'lot',
  'recovery',
  'holding',
  'shift',
  'crossing',
  'event-check',
  'event',
  'elite',
  'ruling',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The purposes of random draws. */
export const RANDOM_DRAWS = ['army', 'unit', 'entry', 'quarter', 'item', 'opponent', 'spot'] as const;
export type RandomDraw = (typeof RANDOM_DRAWS)[number];

/** The reason for a morale test: a unit at half, a lost melee, an army at half, or a spell or ability. */
export type MoraleKind = 'morale' | 'melee' | 'army' | 'ordeal';

/** The kind of an attack. */
export type AttackKind = 'shooting' | 'melee' | 'impact' | 'spell' | 'fall' | 'event';

/** The effects of random events on a unit. */
export const EVENT_IMPACTS = [
  'broken',
  'spared',
  'silenced',
  'shaken',
  'rallied',
  'slipped',
  'bitten',
  'trapped',
  'misfired',
  'lethal',
  'exposed',
] as const;
export type EventImpact = (typeof EVENT_IMPACTS)[number];

/** A log event: one thing that happens in a battle. Sides, units, models and weapons are indices in the plan. */
export type BattleEvent =
  /** The reason of a player for the next action. */
  | { type: 'reason'; side: number; unit: number; text: string; worth: number; others: Thought[] }
  /** `faces` are the natural results; `need` is the target before the modifiers in `bill`; `worse` is the extra penalty of each die. */
  | {
      type: 'roll';
      purpose: Purpose;
      unit: number;
      weapon: number;
      faces: number[];
      need?: number;
      bill?: RollModifier[];
      worse?: readonly number[];
    }
  | {
      type: 'roll-off';
      purpose: 'objectives' | 'deployment' | 'winner' | 'order' | 'underdog' | 'ruling';
      winner: number;
      rolls: number;
    }
  /** The sides decided something for the rest of the battle. `by` is the side whose wish counts, or -1 if they agreed; `kept` after a take-back. */
  | { type: 'ruled'; side: number; wishes: readonly Wish[]; decided: Wish; by: number; kept?: true }
  /** The battle continues from a stored state because the rules were changed. Only servers emit it. */
  | { type: 'rules-changed'; sentence: string }
  /** A side chose the order of rules that apply at the same time. */
  | { type: 'ordered'; side: number; items: readonly OrderItem[] }
  | { type: 'objective-placed'; side: number; index: number; x: number; y: number }
  | { type: 'mustered'; side: number; reserves: number; joins: number; loads: number }
  | { type: 'joined'; hero: number; unit: number }
  | { type: 'edge-chosen'; side: number; zone: number }
  | { type: 'deployed'; unit: number; how: 'deployment' | 'scout' | 'ambush' | 'late' }
  /** The side passed in this phase; old records have the phase only for Ambush. */
  | { type: 'passed'; side: number; phase?: Phase }
  /** A random event and its targets; `dead` if it found no unit. */
  | {
      type: 'event';
      row: number;
      number: number;
      name: string;
      dead: boolean;
      side?: number;
      units?: readonly number[];
      quarter?: number;
    }
  /** A random event affects a unit, immediately or later; `what` is the affected gear. */
  | { type: 'befell'; event: string; unit: number; how: EventImpact; what?: string; wounds?: number }
  /** A side concedes at the beginning of a round. */
  | { type: 'conceded'; side: number; round: number }
  /** A unit leaves the table without being destroyed, or will not arrive any more. */
  | { type: 'left'; unit: number; how: Departure }
  /** A side spends an Underdog Point on the next roll; `left` are the points left. */
  | { type: 'underdog'; side: number; unit: number; amount: number; left: number }
  /** A random event brings a unit: a neutral unit, a unit of a side, or a guest in the unit `target`. */
  | { type: 'came'; unit: number; models: number; target?: number }
  /** The marker of a random event is placed here. */
  | { type: 'marker'; row: number; name: string; x: number; y: number }
  /** A unit picks up the marker of a random event. */
  | { type: 'carried'; row: number; unit: number; name: string }
  /** A model finds a weapon. */
  | { type: 'found'; unit: number; model: number; name: string }
  /** The condition of a random event is met, by a unit or by none (-1). */
  | { type: 'came-true'; row: number; name: string; unit: number }
  /** A side had the chance to choose something in secret. */
  | { type: 'noted'; row: number; side: number }
  /** A random draw: `pick` of `of` choices. */
  | { type: 'picked'; lot: RandomDraw; of: number; pick: number }
  | { type: 'round-started'; round: number; first: number }
  | { type: 'activated'; unit: number; action: ActionName | 'idle'; target?: number }
  | { type: 'moved'; unit: number; moves: readonly ModelMove[]; how: string }
  /** Models were repositioned by a rule. */
  | { type: 'placed'; unit: number; rule: string; moves: readonly ModelMove[] }
  /** A unit leaves the table by a rule, to return from Ambush. */
  | { type: 'withdrawn'; unit: number; rule: string }
  /** A model hits a unit that it moved through; the next volley has the result. */
  | { type: 'crossed'; unit: number; model: number; target: number; rule: string }
  | { type: 'embarked'; unit: number; transport: number }
  | { type: 'disembarked'; unit: number; transport: number }
  | { type: 'wrecked'; unit: number; transport: number }
  | { type: 'dangerous'; unit: number; dice: number; wounds: number; removed: number }
  | {
      type: 'cast';
      unit: number;
      model: number;
      spell: string;
      targets: readonly number[];
      natural: number;
      modifier: number;
      passed: boolean;
      assists: readonly SidedAssist[];
    }
  /** A unit gets a rule. Without `lasts`, as in old records, until the round ends. */
  | { type: 'granted'; unit: number; rule: string; lasts?: Duration }
  /** A unit gets a mark: units of `side` have the rule when they attack it. */
  | { type: 'marked'; unit: number; side: number; rule: string }
  /** A model uses an ability; `times` is how often it works. */
  | {
      type: 'used';
      unit: number;
      model: number;
      rule: string;
      targets: readonly number[];
      faces: number[];
      times: number;
    }
  | { type: 'healed'; unit: number; model: number; wounds: number }
  | ({
      type: 'volley';
      kind: AttackKind;
      unit: number;
      weapon: number;
      name: string;
      target: number;
      pick: number;
      attackers: number[];
      cover: Cover;
      /** The printed names of the rules that had an effect. */
      rules: string[];
    } & Omit<VolleyResult, 'shown'>)
  /** Blast spreads: the hits on each unit near the target. */
  | {
      type: 'blast-split';
      unit: number;
      weapon: number;
      name: string;
      target: number;
      attacks: number;
      hits: number;
      shares: readonly { unit: number; hits: number }[];
    }
  /** The attacking unit takes wounds from its own weapons. */
  | { type: 'recoil'; unit: number; name: string; wounds: number; removed: number }
  | { type: 'fell'; unit: number; model: number; cause: LossCause; by: number }
  /** The wound effect on a unit's last model; without `natural`, no check was needed. */
  | {
      type: 'wound-effect';
      unit: number;
      model: number;
      markers: number;
      natural?: number;
      total?: number;
      result: 'none' | 'shaken' | 'knocked-out';
      by: number;
    }
  /** The unit's last model is pushed to a spot, or the push fails. */
  | {
      type: 'pushed';
      unit: number;
      model: number;
      by: number;
      natural: number;
      passed: boolean;
      x: number;
      y: number;
    }
  /** A model jumps; `faces` is empty if it needs no roll. */
  | { type: 'jumped'; unit: number; model: number; distance: number; faces: readonly number[]; passed: boolean }
  /** A model falls down; `ap` is the AP of the hit, if it takes one. */
  | { type: 'fell-down'; unit: number; model: number; height: number; ap?: number }
  | { type: 'charge-failed'; unit: number; target: number }
  | {
      type: 'melee';
      charger: number;
      target: number;
      dealt: [number, number];
      totals: [number, number];
      /** The unit that won, or -1 for a tie. */
      winner: number;
    }
  | {
      type: 'morale';
      unit: number;
      kind: MoraleKind;
      /** Absent if no die was rolled. */
      natural?: number;
      secondChance?: number;
      passed: boolean;
      /** The rule that passed the test without a roll. */
      surely?: string;
      result: 'steady' | 'shaken' | 'routed' | FailedTestEffect;
    }
  /** A side has lost half its units or more; its units on the table take morale tests. */
  | { type: 'army-at-half'; side: number; left: number; start: number }
  | { type: 'recovered'; unit: number }
  /** An option of a rule is chosen by its player or by a die. */
  | { type: 'chose'; unit: number; rule: string; option: string }
  /** A unit may act a second time in this round. */
  | { type: 'readied'; unit: number }
  | { type: 'delayed'; side: number; unit: number }
  /** A unit gains a marker. */
  | { type: 'grew'; unit: number; rule: string; markers: number }
  /** A unit passes a failed morale test at the cost of wounds. */
  | { type: 'held-out'; unit: number; dice: number; wounds: number; removed: number }
  | { type: 'destroyed'; unit: number; routed: boolean }
  | { type: 'objective'; index: number; owner: number; before: number }
  | { type: 'scored'; side: number; points: number; total: number }
  | { type: 'round-ended'; round: number; next: number }
  | { type: 'finished'; winner: number };
