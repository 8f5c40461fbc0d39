import type { Finding, Polygon } from '@muster/kernel';
import type { Ability, Lasting, Ordeal } from '../rule/ability.ts';
import type { ActionName } from '../rule/effects.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import type { Settings } from '../rule/settings.ts';
import type { Army, Spell } from './army.ts';
import type { GrowthPlan, OptionPlan } from './benefits.ts';
import type { Fighting } from './fighting.ts';
import type { Roving } from './roving.ts';
import type { Table, TerrainPiece } from './table.ts';

/** One effect, ready to be summed: the situation bits it needs, its amount and where it comes from. */
export interface Term {
  needs: number;
  amount: number;
  /** Bits of the natural faces of the to-hit die that it counts for; 0 for every die. */
  faces: number;
  /** The same for the block die. */
  blockFaces: number;
  source: string;
}

/** Everything that the rules of one weapon in one model's hands say, by stage. */
export interface AttackTerms {
  attacks: readonly Term[];
  quality: readonly Term[];
  toHit: readonly Term[];
  extraHits: readonly Term[];
  extraAttacks: readonly Term[];
  piercing: readonly Term[];
  hitFactor: readonly Term[];
  woundFactor: readonly Term[];
  extraWounds: readonly Term[];
  recoil: readonly Term[];
  /** In hundredths. */
  range: readonly Term[];
  /** Block faces that are rolled again where they block. */
  rerollBlocks: readonly Term[];
  steadyAim: boolean;
  /** Printed names of the rules behind the yes-or-no answers here. */
  words: readonly string[];
  /** Ids of rules whose saves do not help. */
  ignores: readonly string[];
  ignoresCover: 'none' | 'sight' | 'all';
  /** Situation bits, each set of which makes cover count for nothing. */
  coverless: readonly number[];
  needsNoSight: boolean;
  unhindered: boolean;
  picksModel: boolean;
  limited: boolean;
  strikesFirst: boolean;
  /** Used only on those whom its bearer moves through. */
  strafes: boolean;
  strikesLast: boolean;
}

/** A save against wounds, named after its rule. */
export interface Save {
  rule: string;
  name: string;
  target: number;
  /** The situation bits that it needs. */
  needs: number;
}

/** What a rule says for the defence of a unit. */
export interface DefenseTerms {
  toHit: readonly Term[];
  toBlock: readonly Term[];
  piercing: readonly Term[];
  saves: readonly Save[];
  /** Added to ranges, in hundredths. */
  range: number;
  /** Below which it takes no range, in hundredths. */
  rangeFloor: number;
}

/** What one model with a rule gives to its whole unit. */
export interface Gift {
  id: string;
  label: string;
  /** Whether a second bearer adds to the first (battle:D7). */
  stacks: boolean;
  morale: number;
  /** Added to every move action, in hundredths. */
  move: number;
}

/** A rule that counts for a whole unit: because every model has it, or because it was granted. */
export interface UnitRule {
  id: string;
  label: string;
  rating: number;
  /** Whether a second instance adds to the first (battle:D7). */
  stacks: boolean;
  /** Id of the rule that it makes better; it counts only beside that one. */
  boosts: string | undefined;
  /** The weapons that its attack terms are about; all of them when it does not say. */
  only: 'shooting' | 'melee' | undefined;
  attack: AttackTerms;
  defense: DefenseTerms;
  advance: number;
  rush: number;
  charge: number;
  /** What it says about getting about beside paces; absent when that is nothing. */
  roving: Roving | undefined;
  fighting: Fighting | undefined;
  /** Roll on which a Shaken unit recovers when a round begins; 0 for none. */
  recoversOn: number;
  /** Whether it gives all options of the rule that it makes better. */
  allOptions: boolean;
  /** Ids of rules that slow nobody down beside it. */
  drops: readonly string[];
  ignoresDifficult: boolean;
  flies: boolean;
  /** Rolls that jumps of the unit need, 0 for none at all; absent when it says nothing about jumps. */
  jumpTarget: number | undefined;
  fear: number;
  moraleBonus: number;
  /** Added to the morale rolls that fighting calls for. */
  moraleInFights: number;
  /** What it gives to a unit that has it granted; absent when it gives nothing. */
  gift: Gift | undefined;
  /** Roll that turns a failed morale test; 0 for none. */
  secondChance: number;
  /** Added to rolls to cast. */
  casting: number;
  inDifficult: boolean;
  inDangerous: boolean;
  /** Moments at which it has counted, where it was given once. */
  moments: number;
}

/** A weapon type: the same name and the same profile are the same type (battle:S2). */
export interface WeaponType {
  index: number;
  name: string;
  /** 0 for melee. */
  range: number;
  attacks: number;
  /** As printed: `AP(1)`. */
  rules: readonly string[];
  ruleIds: readonly string[];
  /** What the weapon's own rules say, without any bearer. */
  terms: AttackTerms;
}

/** A weapon in a model's hands: how often, and with what its bearer adds. */
export interface HeldWeapon {
  type: WeaponType;
  count: number;
  terms: AttackTerms;
  /** Ids of its own rules and of those of its bearer that are about it. */
  ruleIds: readonly string[];
  /** First bit of its copies in the model's `used` column; -1 when it is not limited. */
  usedBit: number;
}

/** How much a rule takes from a model's paces, in hundredths. */
export interface Burden {
  id: string;
  advance: number;
  rush: number;
  charge: number;
}

/** One model as it starts. */
export interface ModelPlan {
  index: number;
  id: string;
  name: string;
  /** The unit it comes with; the state knows the unit it is in. */
  unit: number;
  side: number;
  radius: number;
  height: number;
  quality: number;
  defense: number;
  tough: number;
  hero: boolean;
  weapons: readonly HeldWeapon[];
  /** Weapons that are only used on those whom it moves through. */
  strafing: readonly HeldWeapon[];
  ruleIds: readonly string[];
  /** As printed, for people: `Tough(3)`. */
  ruleNames: readonly string[];
  advance: number;
  rush: number;
  charge: number;
  /** What its rules say about getting about beside paces. */
  roving: readonly Roving[];
  /** What its rules say about fighting and turns. */
  fighting: readonly Fighting[];
  /** Ids of the rules of which it has all options at once. */
  allOptionsOf: readonly string[];
  /** Marks on whoever destroys its unit. */
  avenged: readonly { mark: number; count: number }[];
  /** Rules that slow it down, and how much, in hundredths. */
  burdens: readonly Burden[];
  actions: readonly ActionName[];
  ignoresDifficult: boolean;
  flies: boolean;
  /** Length added to an Advance in a straight line; 0 for ordinary movement. */
  straightLine: number;
  /** Rolls that its jumps need; 0 for none at all. */
  jumpTarget: number;
  /** Friendly units within this distance may use its Quality for morale; 0 for none. */
  lendsQuality: number;
  fear: number;
  impact: number;
  tokens: number;
  transport: number;
  cannotSeize: boolean;
  cannotBeCharged: boolean;
  highAbove: boolean;
  mayAmbush: boolean;
  mayScout: boolean;
  /** Dice that a charger loses to this model's rules, as a negative number. */
  impactOnCharger: number;
  /** What it gives to its whole unit while it lives. */
  gifts: readonly Gift[];
  /** Rules that its unit has while it lives. */
  auras: readonly UnitRule[];
  /** What it can do before it attacks. */
  abilities: readonly AbilityPlan[];
  /** Added to its rolls to cast. */
  casting: number;
  /** How far off friendly casters may cast through it, in hundredths; 0 for not at all. */
  conduit: number;
  /** Tokens each round for friendly casters near. */
  accumulator: number;
  /** Casts together with others of its unit. */
  castsTogether: boolean;
  /** Rules that count when every living model has them; the same list object for models with the same rules. */
  shared: readonly UnitRule[];
}

/** One unit as it starts; its models are a run in the plan's list. */
export interface UnitPlan {
  index: number;
  id: string;
  name: string;
  side: number;
  quality: number;
  defense: number;
  cost: number;
  first: number;
  count: number;
  /** Weapon types in list order. */
  weapons: readonly number[];
  ruleNames: readonly string[];
}

/** What a spell or an ability does to each of its targets: its hits as a weapon type, its grants and marks as indices. */
export interface DeedPlan {
  weapon: WeaponType;
  hits: number;
  grants: readonly number[];
  marks: readonly { mark: number; count: number }[];
  lasts: Lasting;
  test: Ordeal | undefined;
  endangers: boolean;
  heals: boolean;
  /** How far its targets may move, in hundredths; 0 for not at all. */
  moves: number;
  /** Whom it reaches. */
  target: 'enemy' | 'friend';
  single: boolean;
  /** In hundredths. */
  range: number;
  /** The most that it reaches at once. */
  targets: number;
}

/** A spell, compiled. */
export interface SpellPlan extends DeedPlan {
  index: number;
  spell: Spell;
}

/** Something that a model can do, compiled. */
export interface AbilityPlan extends DeedPlan {
  /** Its place among those of the model, and its bit. */
  index: number;
  /** As printed. */
  label: string;
  ability: Ability;
  /** Dice that decide how often it happens; 0 where it happens surely. */
  dice: number;
  need: number;
}

/** A mark on a unit: what its attackers of one side have, by how many there are of it. */
export interface MarkPlan {
  label: string;
  lasts: Lasting;
  /** Whether a second one adds to the first. */
  stacks: boolean;
  /** For one mark, for two, and so on. */
  rules: readonly UnitRule[];
}

export interface SidePlan {
  index: number;
  name: string;
  units: readonly number[];
  spells: readonly SpellPlan[];
}

/** Terrain with its bounding box and the questions that are asked of it most. */
export interface TerrainPlan extends TerrainPiece {
  index: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
  impassable: boolean;
  blocking: boolean;
  cover: boolean;
  difficult: boolean;
  dangerous: boolean;
  /** Height of the ground on top, where models may stand; 0 when they stand beside or in it. */
  floor: number;
  /** How deep one falls who falls in; 0 where there is no gap. */
  depth: number;
  /** Top for sight; `Infinity` without limit. */
  top: number;
}

/** Where a side may deploy. */
export interface Zone {
  polygon: Polygon;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}

/** Everything about a battle that never changes while it is fought. */
export interface BattlePlan {
  ruleset: Ruleset;
  settings: Settings;
  armies: readonly Army[];
  table: Table;
  terrain: readonly TerrainPlan[];
  zones: readonly Zone[];
  sides: readonly SidePlan[];
  units: readonly UnitPlan[];
  models: readonly ModelPlan[];
  weapons: readonly WeaponType[];
  /** Whether anybody, or any spell, gives something to a whole unit. */
  hasGifts: boolean;
  /** Situation bits that some rule of the battle asks for. */
  asks: number;
  /** Whether some rule makes ranges longer or shorter for the attacker. */
  hasRanges: boolean;
  /** Whether any rule says something about getting about beside paces and plain reserves. */
  roves: boolean;
  /** Whether any rule says something about fighting and turns beside attacks with weapons. */
  fights: boolean;
  /** Rules of which units have one option at a time, and what each option is worth; its place is its bit. */
  options: readonly OptionPlan[];
  optionRules: readonly UnitRule[];
  /** Rules for which units gather markers. */
  growths: readonly GrowthPlan[];
  /** Whether anybody does something to those whom it moves through. */
  crosses: boolean;
  /** Models that have auras. */
  auraBearers: readonly number[];
  /** Rules that spells can give to a unit for a time; their index is their bit. */
  grants: readonly UnitRule[];
  /** Marks that spells and abilities can put on a unit. */
  marks: readonly MarkPlan[];
  /** Whether some model can do something before it attacks. */
  hasAbilities: boolean;
  /** Whether somebody lends casters a place or tokens. */
  hasConduits: boolean;
  /** Whether some model casts together with others. */
  hasCasterGroups: boolean;
  /** Room for this many markers. */
  maxObjectives: number;
  /** Rules that are named in a list but that nobody executes; the battle plays on without them. */
  unknownRules: readonly Finding[];
  /** Identifies ruleset, settings, armies and table. */
  hash: number;
}
