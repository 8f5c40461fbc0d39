import {
  type ArmyUnit,
  assumeShots,
  type AttackOdds,
  type Battle,
  type Cover,
  type FighterOdds,
  freezeShooting,
  meanOf,
  meleeOdds,
  type MeleeOdds,
  moraleAfterAttack,
  type MoraleOdds,
  type Refusal,
  type Ruleset,
  type Settings,
  shootingOdds,
  type ShootOrder,
  UNIT_FLAG,
  type WoundOutcome,
} from '@muster/engine';
import { fail, ok, type Result } from '@muster/kernel';
import { canBeCharged, canCharge } from './can-charge.ts';
import { standOff } from './stand-off.ts';

/** The state of a unit before an attack. */
export interface UnitCondition {
  shaken?: boolean;
  fatigued?: boolean;
  /** Wounds on its models, in the order of the list. */
  wounds?: readonly number[];
}

/** An attacking unit and its target. */
export interface AttackSetup {
  ruleset: Ruleset;
  attacker: ArmyUnit;
  target: ArmyUnit;
  settings?: Partial<Settings>;
  attackerCondition?: UnitCondition;
  targetCondition?: UnitCondition;
}

/** Shots of one unit at another; every model sees the target. */
export interface ShotSetup extends AttackSetup {
  /** The distance between the units, in hundredths of an inch. */
  distance: number;
  cover?: Cover;
  /** Whether the attacker has moved before it shoots. */
  moved?: boolean;
}

/** A charge of one unit at another; every model gets to strike. */
export interface ChargeSetup extends AttackSetup {
  /** Whether the target strikes back (default true). */
  strikesBack?: boolean;
}

/** The exact odds of shots. `pKills[k]` is the chance of exactly k models lost. */
export interface ShotOdds {
  pHits: readonly number[];
  pWounds: readonly number[];
  pKills: readonly number[];
  meanHits: number;
  meanWounds: number;
  /** Wounds that models take, without excess wounds. */
  meanWoundsAbsorbed: number;
  meanKills: number;
  pDestroyed: number;
  /** Only if a hero is among the models. */
  pHeroKilled?: number;
  /** Only in games in which wounds have effects. */
  pOutcome?: Readonly<Record<WoundOutcome, number>>;
  /** The morale test at the end of the activation, if one is due. */
  pMorale: MoraleOdds;
}

/** The exact odds of a melee for one of the two units. */
export interface MeleeSideOdds {
  pModelsLost: readonly number[];
  meanModelsLost: number;
  /** Wounds that models take, without excess wounds. */
  meanWoundsAbsorbed: number;
  pDestroyed: number;
  /** The chance that both units survive and this one has won. */
  pWins: number;
  /** The chance that it is Shaken by its wounds, or was before. */
  pShakenByWounds: number;
  /** The morale test after a lost melee. */
  pMorale: MoraleOdds;
}

/** The exact odds of a charge, for both units. */
export interface ChargeOdds {
  charger: MeleeSideOdds;
  defender: MeleeSideOdds;
  /** The chance that both units survive and neither has won. */
  pTie: number;
}

const ATTACKER = 0;
const TARGET = 1;

/** Returns the exact odds of one unit shooting at another, or nothing if no weapon is in range. */
export const shotOdds = (setup: ShotSetup): ShotOdds | undefined => {
  const { distance, cover, moved = false } = setup;
  const battle = faceOff(setup);
  const groups = assumeShots(battle, ATTACKER, TARGET, { distance, cover, moved });
  return groups.length === 0 ? undefined : shotFigures(shootingOdds(battle, ATTACKER, groups));
};

/** Returns the exact odds of a charge and its whole melee, or nothing if the unit cannot charge the other. */
export const chargeOdds = (setup: ChargeSetup): ChargeOdds | undefined => {
  const battle = faceOff(setup);
  if (!canCharge(battle, ATTACKER) || !canBeCharged(battle, TARGET)) return undefined;
  return chargeFigures(meleeOdds(battle, ATTACKER, TARGET, { strikesBack: setup.strikesBack ?? true }));
};

/** Returns the exact odds of a shooting order in a battle, with the sight, range and cover on the table. */
export const shotOddsIn = (battle: Battle, unit: number, order: ShootOrder): Result<ShotOdds, Refusal> => {
  const frozen = freezeShooting(battle, unit, [order]);
  return frozen.refusal ? fail(frozen.refusal) : ok(shotFigures(shootingOdds(battle, unit, frozen.groups)));
};

/** Returns the exact odds of a melee in a battle, after a unit has charged another with all its models. */
export const chargeOddsIn = (battle: Battle, unit: number, target: number): ChargeOdds =>
  chargeFigures(meleeOdds(battle, unit, target));

/** Sets up the two units in their states. */
const faceOff = ({ attacker, target, attackerCondition, targetCondition, ...game }: AttackSetup): Battle => {
  const battle = standOff({ ruleset: game.ruleset, settings: game.settings, first: attacker, second: target });
  setCondition(battle, ATTACKER, attackerCondition);
  setCondition(battle, TARGET, targetCondition);
  return battle;
};

const setCondition = (battle: Battle, unit: number, { shaken, fatigued, wounds = [] }: UnitCondition = {}): void => {
  if (shaken) battle.unitFlags[unit] |= UNIT_FLAG.shaken;
  if (fatigued) battle.unitFlags[unit] |= UNIT_FLAG.fatigued;
  const { first, count, name } = battle.plan.units[unit];
  if (wounds.length > count) throw new RangeError(`wounds on ${wounds.length} models, but ${name} has ${count}`);
  battle.wounds.set(wounds, first);
};

/** Returns the odds of an attack as plain numbers. */
export const shotFigures = (odds: AttackOdds): ShotOdds => ({
  pHits: [...odds.pHits],
  pWounds: [...odds.pWounds],
  pKills: [...odds.pKills],
  meanHits: odds.meanHits,
  meanWounds: odds.meanWounds,
  meanWoundsAbsorbed: odds.meanLanded,
  meanKills: odds.meanKills,
  pDestroyed: odds.pDestroyed,
  ...(odds.pHeroKilled === undefined ? {} : { pHeroKilled: odds.pHeroKilled }),
  ...(odds.pOutcome ? { pOutcome: odds.pOutcome } : {}),
  pMorale: moraleAfterAttack(odds),
});

/** Returns the odds of a melee as plain numbers. */
export const chargeFigures = ({ charger, defender, pTie }: MeleeOdds): ChargeOdds => ({
  charger: sideFigures(charger),
  defender: sideFigures(defender),
  pTie,
});

const sideFigures = (odds: FighterOdds): MeleeSideOdds => ({
  pModelsLost: [...odds.pModelsLost],
  meanModelsLost: meanOf(odds.pModelsLost),
  meanWoundsAbsorbed: odds.meanLanded,
  pDestroyed: odds.pDestroyed,
  pWins: odds.pWins,
  pShakenByWounds: odds.pShaken,
  pMorale: odds.morale,
});

/** Returns the chance of at least a number, from the chances of exactly 0, 1, 2 and so on. */
export const atLeast = (chances: readonly number[], count: number): number =>
  Math.min(
    1,
    chances.reduce((sum, chance, exactly) => (exactly >= count ? sum + chance : sum), 0),
  );
