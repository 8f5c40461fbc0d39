import type { Spell } from '@muster/engine';

/** A special rule as a book or a list names it. */
export interface NamedRule {
  name: string;
  /** The id of the rule in its book, if it has one. */
  id?: string;
  rating?: number;
  /** A rating that is not a number, such as the unit that is spawned. */
  detail?: string;
  /** Whether the rating is added to the bearer's: `Caster(+1)`. */
  adds?: boolean;
  /** Id of the rule that this is another name for, if its book says so. */
  means?: string;
}

/** A weapon and its number in the whole unit. Lengths are in inches, as printed. */
export interface WeaponGear {
  kind: 'weapon';
  name: string;
  count: number;
  /** 0 for melee. */
  range: number;
  attacks: number;
  rules: readonly NamedRule[];
}

/** An item with its rules and weapons. */
export interface ItemGear {
  kind: 'item';
  name: string;
  count: number;
  content: readonly Gear[];
  /** The base that it puts the model on, in millimetres. */
  base?: string;
}

/** A rule that is bought: a banner, a rank. */
export interface RuleGear {
  kind: 'rule';
  name: string;
  count: number;
  rule: NamedRule;
}

/** Anything that a unit has or gains. */
export type Gear = WeaponGear | ItemGear | RuleGear;

/** How many models, weapons or options a section affects. */
export interface Extent {
  type: 'exactly' | 'up to' | 'any' | 'all';
  value?: number;
}

export const VARIANTS = ['replace', 'upgrade', 'attachment'] as const;
export type Variant = (typeof VARIANTS)[number];

/** A choice among upgrade options: replace this, or upgrade with that. */
export interface UpgradeSection {
  uid: string;
  label: string;
  variant: Variant;
  /** Names of what is replaced or upgraded, each with how many of it. */
  targets: readonly { name: string; count: number }[];
  affects?: Extent;
  select?: Extent;
  options: readonly UpgradeOption[];
}

/** One option of an upgrade section, and its cost for each unit. */
export interface UpgradeOption {
  uid: string;
  label: string;
  /** By unit id. */
  costs: Readonly<Record<string, number>>;
  /** The cost for units without their own. */
  cost?: number;
  gains: readonly Gear[];
}

/** A unit as an army book defines it. */
export interface BookUnit {
  id: string;
  /** The book that it is from. */
  book: string;
  name: string;
  size: number;
  /** Without upgrades. */
  cost: number;
  quality: number;
  defense: number;
  /** Base in millimetres, `32` or `60x35`; undefined if there is none. */
  base?: string;
  rules: readonly NamedRule[];
  gear: readonly Gear[];
  /** Uids of the upgrade packages that it may buy from. */
  packages: readonly string[];
  /** Uids of sections that it may not buy from. */
  closed: readonly string[];
}

/** A rule that a book explains, without its text. */
export interface BookRule {
  id?: string;
  name: string;
  rated: boolean;
  /** The rule of the family that this is a name for. */
  aliasOf?: string;
}

/** A spell of a book, by name and cost. */
export interface BookSpell {
  name: string;
  tokens: number;
  effect: string;
  /** Its effect, if the book has it as data. */
  spell?: Spell;
}

/** An army book: units, upgrades and spells, with their costs. */
export interface ArmyBook {
  uid: string;
  name: string;
  version: string;
  system: string;
  units: readonly BookUnit[];
  packages: readonly { uid: string; sections: readonly UpgradeSection[] }[];
  rules: readonly BookRule[];
  spells: readonly BookSpell[];
}

/** An upgrade that was bought: the section and the option. */
export interface Purchase {
  section: UpgradeSection;
  option: UpgradeOption;
}

/** A unit of a list: its definition, its upgrades, and the unit that it joins. */
export interface Selection {
  id: string;
  unit: BookUnit;
  /** The name that its player gave it. */
  title?: string;
  purchases: readonly Purchase[];
  /** One half of a combined unit. */
  combined: boolean;
  /** The selection that it joins: a hero its unit, the second half of a combined unit the first. */
  joins?: string;
  xp: number;
  traits: readonly string[];
}
