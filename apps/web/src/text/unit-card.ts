import { counted } from '@muster/kernel';
import {
  actionsOf,
  type Battle,
  canActivate,
  givenRules,
  has,
  isEmbarked,
  isHighAbove,
  isLiving,
  isOnTable,
  leader,
  limitFrom,
  modelsOf,
  type Names,
  RESERVE,
  U,
} from '@muster/engine';
import { spotOf } from '@muster/guide';
import { rulesOn } from '../battle/phases/rules-on.ts';
import { nearWords, spotWords } from './where.ts';
import { inches, limitWords } from '../parts/lengths.ts';

/** A unit in words. */
export interface UnitCard {
  unit: number;
  name: string;
  /** How many are left, how they are, whether they have acted. */
  state: string;
  /** Where they are, and what is near. */
  place: string;
  /** What they may do, for those who have still to act. */
  may: string;
  /** Values, rules and weapons. */
  profile: readonly string[];
  gone: boolean;
}

/** All units of a side in words; those who are gone come last. */
export const unitCards = (battle: Battle, side: number, names: Names): UnitCard[] =>
  battle.plan.sides[side].units
    .filter((unit) => !has(battle, unit, U.joined) && battle.unitStart[unit] + battle.plan.units[unit].count > 0)
    .filter((unit) => !battle.plan.units[unit].comes || battle.unitStart[unit] > 0)
    .map((unit) => unitCard(battle, unit, names))
    .sort((a, b) => Number(a.gone) - Number(b.gone));

/** One unit in words. */
export const unitCard = (battle: Battle, unit: number, names: Names): UnitCard => {
  const gone = !isLiving(battle, unit);
  return {
    unit,
    name: names.units[unit],
    state: gone ? (has(battle, unit, U.routed) ? 'routed' : 'gone') : stateWords(battle, unit),
    place: gone ? '' : placeWords(battle, unit, names),
    may: gone || !canActivate(battle, unit) ? '' : mayWords(battle, unit),
    profile: profileLines(battle, unit),
    gone,
  };
};

const stateWords = (battle: Battle, unit: number): string => {
  const models = modelsOf(battle, unit);
  const wounds = models.reduce((sum, model) => sum + battle.wounds[model], 0);
  const tokens = models.reduce((sum, model) => sum + battle.tokens[model], 0);
  const start = battle.unitStart[unit];
  return [
    start > 1 ? `${models.length} of ${start} models` : counted(models.length, 'model'),
    ...(wounds > 0 ? [counted(wounds, 'wound')] : []),
    ...(has(battle, unit, U.shaken) ? ['Shaken'] : []),
    ...(has(battle, unit, U.fatigued) ? ['Fatigued'] : []),
    ...(tokens > 0 ? [counted(tokens, 'spell token')] : []),
    ...(has(battle, unit, U.activated) ? ['has acted'] : []),
    ...givenRules(battle, unit).map(({ label }) => label),
  ].join(', ');
};

const placeWords = (battle: Battle, unit: number, names: Names): string => {
  if (isEmbarked(battle, unit)) return `inside ${names.units[battle.unitIn[unit]]}`;
  if (!isOnTable(battle, unit)) {
    const reserve = battle.unitReserve[unit];
    return reserve === RESERVE.ambush
      ? 'in ambush'
      : reserve === RESERVE.scout
        ? 'scouts, to come'
        : 'not yet deployed';
  }
  const high = isHighAbove(battle, unit) ? ['high above'] : [];
  return [spotWords(spotOf(battle, unit)), ...high, ...nearWords(battle, unit, names)].join('; ');
};

const mayWords = (battle: Battle, unit: number): string => {
  if (has(battle, unit, U.shaken)) return 'stay idle and recover';
  const lead = leader(battle, unit);
  return actionsOf(battle, unit)
    .map((action) =>
      action === 'hold' || isEmbarked(battle, unit)
        ? action
        : `${action} ${limitWords(limitFrom(battle, unit, lead, { kind: action }), inches)}`,
    )
    .join(', ');
};

/** Values and rules as printed, and a line for each kind of weapon that somebody still holds. */
const profileLines = (battle: Battle, unit: number): string[] => {
  const { plan } = battle;
  const { quality, defense, cost } = plan.units[unit];
  const printed = rulesOn(battle, unit).map(({ name, share }) => (share === undefined ? name : `${name} (${share})`));
  const held = new Map<number, number>();
  for (const model of modelsOf(battle, unit))
    for (const { type, count } of plan.models[model].weapons) held.set(type.index, (held.get(type.index) ?? 0) + count);
  return [
    [`Quality ${quality}+`, `Defense ${defense}+`, ...printed, `${cost} points`].join(', '),
    ...[...held].map(([index, count]) => {
      const { name, range, attacks, rules } = plan.weapons[index];
      return `${count} × ${name}: ${[range > 0 ? inches(range) : 'melee', `A${attacks}`, ...rules].join(', ')}`;
    }),
  ];
};
