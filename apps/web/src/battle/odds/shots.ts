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

/** Everybody whom a unit can shoot at from where it stands, the nearest first. */
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

/** What shots come to for one of their targets. */
export interface TargetOdds {
  target: number;
  odds: AttackOdds;
  /** Shaken by its wounds or by the test that follows. */
  shaken: number;
}

/** What a declaration comes to, target by target; or why it is not legal. */
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

/** The chance that a target ends up Shaken: by what its wounds do, or by the test at the end of the activation. */
const shakenBy = (odds: AttackOdds): number => odds.pOutcome?.shaken ?? moraleAfterAttack(odds).pShaken;

/** Everything that can shoot at a target does. */
export const allAt = ({ shots }: ShotTarget): ShootOrder[] => shots.map(({ weapon, target }) => ({ weapon, target }));

/** A declaration with one weapon aimed anew, or put down. */
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

/** Models of a target that a weapon may pick from where its bearers stand. */
export const pickable = (battle: Battle, unit: number, weapon: number, target: number): number[] =>
  modelsOf(battle, target).filter((model) => !freezeGroup(battle, unit, { weapon, target, picks: [model] }).refusal);
