import type { Weapon } from './weapon.ts';
import type { Rule, RuleRef } from './rule.ts';

/** A number that a die may make: D3+3 is `{ die: 'D3', plus: 3 }`, D3 * 25 is `{ die: 'D3', times: 25 }`. */
export interface DiceAmount {
  die?: 'D3' | 'D6';
  times?: number;
  plus?: number;
}

/** Whom or what an event happens to, found by lot (campaign:G7, campaign:E3). */
export type EventPick =
  | { of: 'nothing' }
  | { of: 'army' }
  | { of: 'quarter' }
  /** Units, each by army and then unit; `entry` names the roster entry among a hero and the unit that it joined. */
  | {
      of: 'units';
      count?: DiceAmount;
      only?: 'in-terrain' | 'near-elevation' | 'shaken' | 'destroyed' | 'on-table' | 'on-foot';
      entry?: true;
    }
  /** A player, who may note something down in secret. */
  | { of: 'player'; notes: 'terrain' | 'enemy' };

/** A unit that is in nobody's list. */
export interface EventUnit {
  name: string;
  quality: number;
  defense: number;
  radius: number;
  weapons: readonly Weapon[];
  rules: readonly RuleRef[];
}

/** What an event does on the table. */
export type EventEffect =
  /** Its targets are taken off the table. */
  | { do: 'capture' }
  /** The player notes down an enemy unit in secret. */
  | { do: 'note-enemy' }
  /** The army may send one unit away that is not Shaken. */
  | { do: 'send-away' }
  /** Each target loses the use of a weapon or an upgrade to the end. */
  | { do: 'disable'; from: 'ranged' | 'all' }
  /** Its targets cannot shoot to the end. */
  | { do: 'silence' }
  /** Hits that nobody rolls for, on the targets or on every unit in the quarter; a D3 is rolled for each. */
  | { do: 'hits'; hits: DiceAmount; ap: number }
  /** A rule for the targets, the units of the army, those in the quarter as long as they are there, or everybody. */
  | { do: 'grant'; rule: Rule; to: 'targets' | 'army' | 'quarter' | 'all'; lasts: 'round' | 'battle' }
  /** Whoever enters terrain, or climbs up, rolls a die and on a 1 takes a dangerous terrain test, or falls. */
  | { do: 'bite'; when: 'entering' | 'climbing' }
  /** The first unit to enter the noted terrain takes hits. */
  | { do: 'trap'; hits: DiceAmount; ap: number }
  /** Units most of which are inside terrain, or within 1" of it, take dangerous terrain tests. */
  | { do: 'quake'; reach: 'inside' | 'near' }
  /** A marker in the middle of the quarter, which hits those who move within reach. */
  | { do: 'hazard'; hits: DiceAmount; inches: number }
  /** Nobody's unit comes up in the middle of the quarter and goes for the nearest at the end of each round. */
  | { do: 'neutrals'; unit: EventUnit; models: DiceAmount }
  /** Somebody on the highest piece of terrain, who hits the target at the end of each round if he sees it. */
  | { do: 'sniper'; hits: DiceAmount }
  /** A model that fights beside the target: in its ranks, or as a unit of its own near it. */
  | { do: 'ally'; unit: EventUnit; joins: boolean }
  /** The target may leave through an opponent's zone. */
  | { do: 'escort' }
  /** A marker in the middle of the quarter, to be carried off the table or to within an inch of the far edge. */
  | { do: 'intel'; out: 'exit' | 'edge' }
  /** Its targets are Shaken, fall down, or stop being Shaken. */
  | { do: 'shake' }
  | { do: 'slip' }
  | { do: 'rally' }
  /** The first natural 1 to hit of a shot in this round: hits on the shooters. */
  | { do: 'misfire'; hits: DiceAmount; ap: number }
  /** The first natural 6 to hit in melee in this round: wounds on the target, or one of its models is knocked out. */
  | { do: 'lethal-blow'; wounds: DiceAmount | 'knock-out' }
  /** The first natural 1 to block in this round: more wounds for the Tough, or a worse wound effect. */
  | { do: 'weak-spot'; wounds: DiceAmount | 'wound-effect' }
  /** One model of the target has this weapon from now on. */
  | { do: 'weapon'; weapon: Weapon }
  /** After the battle the target fights somebody alone. */
  | { do: 'duel'; foe: EventUnit };

/** What an event does to the books of a campaign. */
export type EventEntry =
  /** At the end the captured unit may be bought back for so much, or is disbanded. */
  | { keep: 'ransom'; price: DiceAmount }
  /** At the end enemies get so much for each unit of the army that they destroyed. */
  | { keep: 'bounty'; points: number }
  /** XP for each unit destroyed in melee in this round. */
  | { keep: 'frenzy'; xp: DiceAmount }
  /** Points, VP or XP for whoever makes it come true, or at once for whoever was picked. */
  | { keep: 'points'; points: DiceAmount; when: 'at-once' | 'done' }
  | { keep: 'vp'; vp: number; when: 'at-once' | 'done' }
  | { keep: 'xp'; xp: DiceAmount; when: 'at-once' | 'done' }
  /** XP for the first to destroy a Shaken unit in this round. */
  | { keep: 'no-mercy'; xp: number }
  /** XP to be split among the units of whoever wins in this round. */
  | { keep: 'quick-win'; xp: number }
  /** Re-rolls of 1 in the casualty step for so much. */
  | { keep: 'medics'; price: number }
  /** XP for every unit of the army once the noted unit is destroyed. */
  | { keep: 'revenge'; xp: number }
  /** A weapon that the unit keeps. */
  | { keep: 'item'; name: string }
  /** Who loses the duel is dead; who wins comes home without a casualty roll (campaign:E14). */
  | { keep: 'duel' };

/** A random event in one game: whom it picks, what it does on the table, and what to the books. */
export interface EventRule {
  /** Its two dice, 11 to 66. */
  number: number;
  id: string;
  name: string;
  /** What it does, in our own words. */
  summary: string;
  picks: EventPick;
  does: readonly EventEffect[];
  books: readonly EventEntry[];
}
