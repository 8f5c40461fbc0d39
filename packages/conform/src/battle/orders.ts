/** How a unit strikes, where the case cares. */
interface StrikeChoice {
  order?: readonly string[];
  hold?: readonly string[];
  picks?: Readonly<Record<string, string>>;
}

/** A spell of a case. */
export interface CastChoice {
  model: string;
  spell: string;
  target?: string;
  targets?: readonly string[];
  assists?: readonly { unit: string; model: string; tokens: number }[];
}

/** Paths of models by id, in inches. */
type Ways = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The shots of one weapon type at one target. */
interface ShotChoice {
  weapon: string;
  target: string;
  pick?: string | readonly string[];
  /** Units that take one more of the hits of a Blast than others. */
  blastRemainder?: readonly string[];
  /** Alternatively, the unit that takes each hit of a Blast. */
  blastSplit?: readonly string[];
}

/** An activation in a case, with the answers to all its questions. */
export interface ActivateCommand {
  unit: string;
  action: string;
  moves?: Ways;
  target?: string;
  embark?: string;
  thenDisembark?: boolean;
  shoot?: readonly ShotChoice[];
  casts?: readonly CastChoice[];
  pileIn?: Ways;
  /** True by default. */
  strikeBack?: boolean;
  consolidate?: Ways;
  backoff?: Ways;
  /** Where the survivors go if the charge has become impossible; by default they stay. */
  finish?: Ways;
  wreckPlacement?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Which models the defender removes first, by unit; `auto` leaves it to the engine. */
  casualties?: 'auto' | Readonly<Record<string, readonly string[]>>;
  /** Models that the charging unit picks with Takedown in melee, by weapon. */
  picks?: Readonly<Record<string, string>>;
  /** By unit. */
  strike?: Readonly<Record<string, StrikeChoice>>;
  /** The order of rules that apply at the same time, for each question: units or rules; by default as listed. */
  order?: readonly (readonly string[])[];
  /** Where units move by a rule after shooting or melee; by default they stay. */
  slip?: Readonly<Record<string, Ways>>;
  /** Whose Quality a unit with a hero uses for tests; by default the better one. */
  moraleQuality?: Readonly<Record<string, 'hero' | 'unit'>>;
  /** Where the attacker pushes units that became Shaken; by default it does not push. */
  push?: Readonly<Record<string, readonly number[]>>;
  /** Where a falling model is placed; by default the nearest free spot. */
  fall?: Readonly<Record<string, readonly number[]>>;
}
