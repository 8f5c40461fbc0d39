import {
  type AttackOdds,
  type Battle,
  freezeGroup,
  freezeShooting,
  type FrozenGroup,
  modelsOf,
  moraleAfterAttack,
  type Refusal,
  shootingOdds,
  type ShootOrder,
} from '@muster/engine';
import { enemiesOf, rangedWeapons, shotAt, type ShotOption } from '@muster/guide';

/** A unit that can be shot at, with every weapon that can. */
export interface ShotTarget {
  target: number;
  gap: number;
  shots: readonly ShotOption[];
}

/** Returns all targets of a unit from where it is, the nearest first. */
export const shotTargets = (battle: Battle, unit: number): ShotTarget[] => {
  const weapons = rangedWeapons(battle, unit);
  return enemiesOf(battle, unit)
    .map(({ unit: target, gap }) => ({
      target,
      gap,
      shots: weapons.flatMap((weapon) => shotAt(battle, unit, weapon, target) ?? []),
    }))
    .filter(({ shots }) => shots.length > 0);
};

/** The odds of shots for one of their targets. */
export interface TargetOdds {
  target: number;
  odds: AttackOdds;
  /** The chance to become Shaken: by wounds, or by the test that follows. */
  shaken: number;
}

/** Returns the odds of a declaration, target by target; or why it is not legal. */
export const declarationOdds = (
  battle: Battle,
  unit: number,
  orders: readonly ShootOrder[],
): { targets: TargetOdds[]; refusal?: Refusal } => {
  if (orders.length === 0) return { targets: [] };
  const frozen = freezeShooting(battle, unit, orders);
  if (frozen.refusal) return { targets: [], refusal: frozen.refusal };
  const targets = [...new Set(frozen.groups.map(({ target }) => target))];
  return { targets: targets.map((target) => oddsAt(battle, unit, target, frozen.groups)) };
};

const oddsAt = (battle: Battle, unit: number, target: number, groups: readonly FrozenGroup[]): TargetOdds => {
  const odds = shootingOdds(
    battle,
    unit,
    groups.filter((group) => group.target === target),
  );
  return { target, odds, shaken: shakenBy(odds) };
};

/** Returns the chance that a target becomes Shaken: by its wounds, or by the test at the end of the activation. */
const shakenBy = (odds: AttackOdds): number => odds.pOutcome?.shaken ?? moraleAfterAttack(odds).pShaken;

/** Returns a declaration in which all weapons in range shoot at one target. */
export const allAt = ({ shots }: ShotTarget): ShootOrder[] => shots.map(({ weapon, target }) => ({ weapon, target }));

/** Returns a declaration in which one weapon has another target, or does not shoot. */
export const aimed = (
  orders: readonly ShootOrder[],
  weapon: number,
  target: number | undefined,
  pick?: number,
): ShootOrder[] => {
  const others = orders.filter((order) => order.weapon !== weapon);
  if (target === undefined) return others;
  return [...others, { weapon, target, ...(pick === undefined ? {} : { picks: [pick] }) }].sort(
    (a, b) => a.weapon - b.weapon,
  );
};

/** Returns the models of a target that a weapon may pick. */
export const pickable = (battle: Battle, unit: number, weapon: number, target: number): number[] =>
  modelsOf(battle, target).filter((model) => !freezeGroup(battle, unit, { weapon, target, picks: [model] }).refusal);
