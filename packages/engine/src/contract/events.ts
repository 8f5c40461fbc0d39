import type { Departure, LossCause } from '@muster/kernel';
import type { Lasting, Ordeal } from '../rule/ability.ts';
import type { ActionName } from '../rule/movement.ts';
import type { Phase } from '../state/battle.ts';
import type { ModelMove, Wish } from './action.ts';
import type { Thought } from './player.ts';
import type { OrderItem, SidedAssist } from './question.ts';

/** One item on the bill of a roll: where it comes from and what it adds. */
export interface BillItem {
  source: string;
  amount: number;
}

/** What an underdog point is called on the bill of a roll. */
export const UNDERDOG = 'Underdog';

/** What protects a target from a shot: nothing, terrain that it is in, or something in the line of sight. */
export type Cover = 'none' | 'area' | 'sight';

/** What a volley did. */
export interface VolleyResult {
  attacks: number;
  hits: number;
  /** Hits with more AP than the weapon's own. */
  piercing: number;
  blocked: number;
  saved: number;
  /** After multiplying and saves, surplus included. */
  wounds: number;
  /** Wounds that found a model to hurt. */
  landed: number;
  removed: number;
  /** Bits of the natural faces of its to-hit dice, where random events may ask for them. */
  shown?: number;
}

/** What dice are rolled for. */
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

/** What is picked by lot among equals. */
export const LOTS = ['army', 'unit', 'entry', 'quarter', 'item', 'opponent', 'spot'] as const;
export type Lot = (typeof LOTS)[number];

/** Why morale is tested: hurt to half, a lost melee, an army at half, a spell or an ability that demands it. */
export type MoraleKind = 'morale' | 'melee' | 'army' | 'ordeal';

/** Kinds of attack. */
export type AttackKind = 'shooting' | 'melee' | 'impact' | 'spell' | 'fall' | 'event';

/** What random events do to a unit. */
export const MISHAPS = [
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
export type Mishap = (typeof MISHAPS)[number];

/** A log event: one thing that happens in a battle. Sides, units, models and weapons are places in the plan. */
export type BattleEvent =
  /** Why a player does what follows. */
  | { type: 'reason'; side: number; unit: number; text: string; worth: number; others: Thought[] }
  /** `faces` as they fell; `need` is the target number before the bill. Dice that are worse than it says, by how much. */
  | {
      type: 'roll';
      purpose: Purpose;
      unit: number;
      weapon: number;
      faces: number[];
      need?: number;
      bill?: BillItem[];
      worse?: readonly number[];
    }
  | {
      type: 'roll-off';
      purpose: 'objectives' | 'deployment' | 'winner' | 'order' | 'underdog' | 'ruling';
      winner: number;
      rolls: number;
    }
  /** The sides decided something for the rest of the battle: `by` is the side whose wish it was, or -1 if they agreed; `kept` after a take-back. */
  | { type: 'ruled'; side: number; wishes: readonly Wish[]; decided: Wish; by: number; kept?: true }
  /** The battle continues from a stored state, because the rules were changed since; a server says so. */
  | { type: 'rules-changed'; sentence: string }
  /** A side chose the order of rules that apply at the same time. */
  | { type: 'ordered'; side: number; items: readonly OrderItem[] }
  | { type: 'objective-placed'; side: number; index: number; x: number; y: number }
  | { type: 'mustered'; side: number; reserves: number; joins: number; loads: number }
  | { type: 'joined'; hero: number; unit: number }
  | { type: 'edge-chosen'; side: number; zone: number }
  | { type: 'deployed'; unit: number; how: 'deployment' | 'scout' | 'ambush' | 'late' }
  /** The phase in which the side passed; old records have it only for Ambush. */
  | { type: 'passed'; side: number; phase?: Phase }
  /** A random event, and what it picked; `dead` when it found no unit. */
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
  /** What a random event, by its name, does to a unit, at once or later; `what` is the gear that is meant. */
  | { type: 'befell'; event: string; unit: number; how: Mishap; what?: string; wounds?: number }
  /** A side concedes at the beginning of a round. */
  | { type: 'conceded'; side: number; round: number }
  /** A unit leaves the table in one piece, or will not come any more. */
  | { type: 'left'; unit: number; how: Departure }
  /** A side spends an underdog point on the roll that follows; so many are left. */
  | { type: 'underdog'; side: number; unit: number; amount: number; left: number }
  /** A unit that an event brought: a neutral one, one of a side, or a guest in the ranks of `target`. */
  | { type: 'came'; unit: number; models: number; target?: number }
  /** The marker of an event lies here now. */
  | { type: 'marker'; row: number; name: string; x: number; y: number }
  /** A unit has picked up the marker of an event. */
  | { type: 'carried'; row: number; unit: number; name: string }
  /** A model has found a weapon. */
  | { type: 'found'; unit: number; model: number; name: string }
  /** What an event waited for has happened; -1 where no unit in particular brought it about. */
  | { type: 'came-true'; row: number; name: string; unit: number }
  /** A side may have noted down something in secret. */
  | { type: 'noted'; row: number; side: number }
  /** A random draw: which of how many. */
  | { type: 'picked'; lot: Lot; of: number; pick: number }
  | { type: 'round-started'; round: number; first: number }
  | { type: 'activated'; unit: number; action: ActionName | 'idle'; target?: number }
  | { type: 'moved'; unit: number; moves: readonly ModelMove[]; how: string }
  /** Models were repositioned by a rule. */
  | { type: 'placed'; unit: number; rule: string; moves: readonly ModelMove[] }
  /** A unit left the table by a rule, to come back from ambush. */
  | { type: 'withdrawn'; unit: number; rule: string }
  /** A model strikes a unit that it moved through; the volley that follows has the result. */
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
  /** How long it lasts is absent in old records: to the end of the round. */
  | { type: 'granted'; unit: number; rule: string; lasts?: Lasting }
  /** What units of a side have when they attack the unit. */
  | { type: 'marked'; unit: number; side: number; rule: string }
  /** A model does something; `times` is how often it works, by the dice where there are any. */
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
      /** The rules that took part, as printed. */
      rules: string[];
    } & Omit<VolleyResult, 'shown'>)
  /** Blast spreads: how many of its hits each unit near the target takes. */
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
  /** Its own weapons wound the unit that attacks. */
  | { type: 'recoil'; unit: number; name: string; wounds: number; removed: number }
  | { type: 'fell'; unit: number; model: number; cause: LossCause; by: number }
  /** A unit's last model after an attack; `natural` is absent where no check was due. */
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
  /** The unit's last model is shoved to a spot, or not. */
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
  /** `faces` is empty for those who never fail. */
  | { type: 'jumped'; unit: number; model: number; distance: number; faces: readonly number[]; passed: boolean }
  /** A model loses its footing; `ap` is that of the hit, if it takes one. */
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
      /** Absent when there was no die. */
      natural?: number;
      secondChance?: number;
      passed: boolean;
      /** The rule by which it was passed without a die. */
      surely?: string;
      result: 'steady' | 'shaken' | 'routed' | Ordeal;
    }
  /** Half the units of a side are gone, or more; those on the table test morale. */
  | { type: 'army-at-half'; side: number; left: number; start: number }
  | { type: 'recovered'; unit: number }
  /** An option of a rule, picked by its player or by a die. */
  | { type: 'chose'; unit: number; rule: string; option: string }
  /** A unit may act once more in this round. */
  | { type: 'readied'; unit: number }
  | { type: 'delayed'; side: number; unit: number }
  /** A unit gathers a marker. */
  | { type: 'grew'; unit: number; rule: string; markers: number }
  /** A unit holds out instead of failing a morale test, and pays for it. */
  | { type: 'held-out'; unit: number; dice: number; wounds: number; removed: number }
  | { type: 'destroyed'; unit: number; routed: boolean }
  | { type: 'objective'; index: number; owner: number; before: number }
  | { type: 'scored'; side: number; points: number; total: number }
  | { type: 'round-ended'; round: number; next: number }
  | { type: 'finished'; winner: number };
