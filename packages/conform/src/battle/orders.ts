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

/** Ways of models by id, in inches. */
type Ways = Readonly<Record<string, readonly (readonly number[])[]>>;

/** One weapon type at one target. */
interface ShotChoice {
  weapon: string;
  target: string;
  pick?: string | readonly string[];
  /** Units that take one more of the hits of a Blast than others. */
  blastRemainder?: readonly string[];
  /** The unit that takes each hit of a Blast, instead. */
  blastSplit?: readonly string[];
}

/** An activation as cases write it, with everything that will be asked in its course. */
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
  /** Yes unless it says no. */
  strikeBack?: boolean;
  consolidate?: Ways;
  backoff?: Ways;
  /** Where the survivors of a charge go that has become impossible; they stay unless told. */
  finish?: Ways;
  wreckPlacement?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  /** Whom the defender takes off first, by unit; or `auto`, what the engine thinks best. */
  casualties?: 'auto' | Readonly<Record<string, readonly string[]>>;
  /** Models that the Takedown blows of the charger pick, by weapon. */
  picks?: Readonly<Record<string, string>>;
  /** By unit. */
  strike?: Readonly<Record<string, StrikeChoice>>;
  /** The order of rules that apply at the same time, question by question: units or rules, by what distinguishes them; by default as listed. */
  order?: readonly (readonly string[])[];
  /** Where units move by a rule after they shot or fought; by default they stay. */
  slip?: Readonly<Record<string, Ways>>;
  /** Whose Quality a unit with a hero tests on; the better one unless told. */
  moraleQuality?: Readonly<Record<string, 'hero' | 'unit'>>;
  /** Where the attacker pushes units that it has Shaken; they are not pushed unless told. */
  push?: Readonly<Record<string, readonly number[]>>;
  /** Where the model of a unit comes to lie that falls; the nearest free spot unless told. */
  fall?: Readonly<Record<string, readonly number[]>>;
}
