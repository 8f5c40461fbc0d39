import type { Weapon } from './weapon.ts';
import type { Rule, RuleRef } from './rule.ts';

/** A number that may need a die: D3+3 is `{ die: 'D3', plus: 3 }`, D3 * 25 is `{ die: 'D3', times: 25 }`. */
export interface DiceAmount {
  die?: 'D3' | 'D6';
  times?: number;
  plus?: number;
}

/** The target of a random event, chosen at random (campaign:G7, campaign:E3). */
export type EventPick =
  | { of: 'nothing' }
  | { of: 'army' }
  | { of: 'quarter' }
  /** Units, each drawn by army and then by unit; with `entry`, one roster entry of a hero and the unit it joined. */
  | {
      of: 'units';
      count?: DiceAmount;
      only?: 'in-terrain' | 'near-elevation' | 'shaken' | 'destroyed' | 'on-table' | 'on-foot';
      entry?: true;
    }
  /** A player, who chooses something in secret. */
  | { of: 'player'; notes: 'terrain' | 'enemy' };

/** A unit that is in no army list. */
export interface EventUnit {
  name: string;
  quality: number;
  defense: number;
  radius: number;
  weapons: readonly Weapon[];
  rules: readonly RuleRef[];
}

/** An effect of a random event on the table. */
export type EventEffect =
  /** Removes its targets from the table. */
  | { do: 'capture' }
  /** The player chooses an enemy unit in secret. */
  | { do: 'note-enemy' }
  /** The army may send away one unit that is not Shaken. */
  | { do: 'send-away' }
  /** Each target cannot use one weapon or upgrade until the battle ends. */
  | { do: 'disable'; from: 'ranged' | 'all' }
  /** Its targets cannot shoot until the battle ends. */
  | { do: 'silence' }
  /** Automatic hits on the targets, or on every unit in the quarter; a D3 is rolled for each unit. */
  | { do: 'hits'; hits: DiceAmount; ap: number }
  /** Gives a rule to the targets, to the units of the army, to units while they are in the quarter, or to all units. */
  | { do: 'grant'; rule: Rule; to: 'targets' | 'army' | 'quarter' | 'all'; lasts: 'round' | 'battle' }
  /** Models that enter terrain, or climb, roll a die: on a 1 they take a dangerous terrain test, or fall. */
  | { do: 'bite'; when: 'entering' | 'climbing' }
  /** The first unit to enter the terrain chosen in secret takes hits. */
  | { do: 'trap'; hits: DiceAmount; ap: number }
  /** Units with most models inside terrain, or within 1" of it, take dangerous terrain tests. */
  | { do: 'quake'; reach: 'inside' | 'near' }
  /** Places a hazard in the middle of the quarter that hits units moving within reach. */
  | { do: 'hazard'; hits: DiceAmount; inches: number }
  /** Places a neutral unit in the middle of the quarter that attacks the nearest unit at the end of each round. */
  | { do: 'neutrals'; unit: EventUnit; models: DiceAmount }
  /** Places a sniper on the highest terrain, who hits the target at the end of each round if it is in sight. */
  | { do: 'sniper'; hits: DiceAmount }
  /** Adds an allied model to the target's unit, or as a separate unit near it. */
  | { do: 'ally'; unit: EventUnit; joins: boolean }
  /** The target may leave through an opponent's deployment zone. */
  | { do: 'escort' }
  /** Places intel in the middle of the quarter, to be carried off the table or within 1" of the far edge. */
  | { do: 'intel'; out: 'exit' | 'edge' }
  /** Its targets become Shaken, fall down, or stop being Shaken. */
  | { do: 'shake' }
  | { do: 'slip' }
  | { do: 'rally' }
  /** The first natural 1 to hit when shooting in this round hits the shooters. */
  | { do: 'misfire'; hits: DiceAmount; ap: number }
  /** The first natural 6 to hit in melee in this round wounds the target, or one of its models is Knocked Out. */
  | { do: 'lethal-blow'; wounds: DiceAmount | 'knock-out' }
  /** The first natural 1 to block in this round causes more wounds on Tough models, or a worse wound effect. */
  | { do: 'weak-spot'; wounds: DiceAmount | 'wound-effect' }
  /** One model of the target gets this weapon. */
  | { do: 'weapon'; weapon: Weapon }
  /** After the battle, the target fights a duel. */
  | { do: 'duel'; foe: EventUnit };

/** An effect of a random event on the campaign. */
export type CampaignEffect =
  /** After the battle, the captured unit is bought back at this price or disbanded. */
  | { keep: 'ransom'; price: DiceAmount }
  /** After the battle, enemies get these points for each unit of the army they destroyed. */
  | { keep: 'bounty'; points: number }
  /** Gives XP for each unit destroyed in melee in this round. */
  | { keep: 'frenzy'; xp: DiceAmount }
  /** Gives points, VP or XP immediately to the target, or to the unit that meets the condition. */
  | { keep: 'points'; points: DiceAmount; when: 'at-once' | 'done' }
  | { keep: 'vp'; vp: number; when: 'at-once' | 'done' }
  | { keep: 'xp'; xp: DiceAmount; when: 'at-once' | 'done' }
  /** Gives XP to the first unit to destroy a Shaken unit in this round. */
  | { keep: 'no-mercy'; xp: number }
  /** Gives XP to share among the units of the side that wins in this round. */
  | { keep: 'quick-win'; xp: number }
  /** Sells re-rolls of 1 in the casualty step at this price. */
  | { keep: 'medics'; price: number }
  /** Gives XP to every unit of the army when the unit chosen in secret is destroyed. */
  | { keep: 'revenge'; xp: number }
  /** Gives the unit a weapon for the rest of the campaign. */
  | { keep: 'item'; name: string }
  /** The loser of the duel is dead; the winner makes no casualty roll (campaign:E14). */
  | { keep: 'duel' };

/** A random event of one game: its target, its effects on the table, and its effects on the campaign. */
export interface EventRule {
  /** Its two dice, 11 to 66. */
  number: number;
  id: string;
  name: string;
  /** A summary of its effects in our own words. */
  summary: string;
  picks: EventPick;
  does: readonly EventEffect[];
  books: readonly CampaignEffect[];
}
