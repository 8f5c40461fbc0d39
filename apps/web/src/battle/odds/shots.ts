import {
  type AttackOdds,
  type Battle,
  type Cover,
  freezeGroup,
  freezeShooting,
  type FrozenGroup,
  isOnTable,
  modelsOf,
  moraleAfterAttack,
  type Refusal,
  shootingOdds,
  type ShootOrder,
  sideOf,
  unitGap,
} from '@muster/engine';

/** One weapon type at one target: who can use it, and what shelters the target. */
export interface ShotChoice {
  weapon: number;
  target: number;
  /** Models that see and reach the target. */
  models: number;
  cover: Cover;
}

/** A unit that can be shot at, with every weapon that can. */
export interface ShotTarget {
  target: number;
  gap: number;
  shots: readonly ShotChoice[];
}

/** The ranged weapon types in the hands of a unit, in list order. */
export const weaponsOf = (battle: Battle, unit: number): number[] => {
  const held = modelsOf(battle, unit).flatMap((model) => battle.plan.models[model].weapons);
  return [...new Set(held.filter(({ type }) => type.range > 0).map(({ type }) => type.index))];
};

/** Everybody whom a unit can shoot at from where it stands, the nearest first. */
export const shotTargets = (battle: Battle, unit: number): ShotTarget[] => {
  const weapons = weaponsOf(battle, unit);
  const side = sideOf(battle, unit);
  return battle.plan.units
    .filter((other) => other.side !== side && isOnTable(battle, other.index))
    .map(({ index: target }) => ({
      target,
      gap: unitGap(battle, unit, target),
      shots: weapons.flatMap((weapon) => shotChoice(battle, unit, weapon, target)),
    }))
    .filter(({ shots }) => shots.length > 0)
    .sort((a, b) => a.gap - b.gap);
};

const shotChoice = (battle: Battle, unit: number, weapon: number, target: number): ShotChoice[] => {
  const frozen = freezeGroup(battle, unit, { weapon, target });
  if (frozen.refusal) return [];
  const models = frozen.groups.reduce((sum, group) => sum + group.attackers.length, 0);
  return [{ weapon, target, models, cover: frozen.groups[0].cover }];
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
export const shakenBy = (odds: AttackOdds): number => odds.pOutcome?.shaken ?? moraleAfterAttack(odds).pShaken;

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
