import {
  actionsOf,
  type Battle,
  canActivate,
  givenRules,
  hasUnitFlag,
  isEmbarked,
  isHighAbove,
  isLiving,
  isOnTable,
  leader,
  limitFrom,
  modelsOf,
  type Names,
  RESERVE,
  UNIT_FLAG,
} from '@muster/engine';
import { spotOf } from '@muster/guide';
import { rulesOn } from '../battle/phases/rules-on.ts';
import { inches, limitWords } from '../parts/lengths.ts';
import { TEXT_TEXTS } from './texts.ts';
import { nearWords, spotWords } from './where.ts';

/** A unit in words. */
export interface UnitCard {
  unit: number;
  name: string;
  /** The models left, the state of the unit, and whether it is activated. */
  state: string;
  /** Its place, and what is near. */
  place: string;
  /** The actions that it may take; empty after its activation. */
  may: string;
  /** Its values, rules and weapons. */
  profile: readonly string[];
  gone: boolean;
}

/** Returns all units of a side in words; destroyed units come last. */
export const unitCards = (battle: Battle, side: number, names: Names): UnitCard[] =>
  battle.plan.sides[side].units
    .filter(
      (unit) =>
        !hasUnitFlag(battle, unit, UNIT_FLAG.joined) && battle.unitStart[unit] + battle.plan.units[unit].count > 0,
    )
    .filter((unit) => !battle.plan.units[unit].comes || battle.unitStart[unit] > 0)
    .map((unit) => unitCard(battle, unit, names))
    .sort((a, b) => Number(a.gone) - Number(b.gone));

/** Returns one unit in words. */
export const unitCard = (battle: Battle, unit: number, names: Names): UnitCard => {
  const gone = !isLiving(battle, unit);
  return {
    unit,
    name: names.units[unit],
    state: gone
      ? hasUnitFlag(battle, unit, UNIT_FLAG.routed)
        ? TEXT_TEXTS.routed
        : TEXT_TEXTS.destroyed
      : stateWords(battle, unit),
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
    TEXT_TEXTS.models(models.length, start),
    ...(wounds > 0 ? [TEXT_TEXTS.wounds(wounds)] : []),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? [TEXT_TEXTS.shaken] : []),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.fatigued) ? [TEXT_TEXTS.fatigued] : []),
    ...(tokens > 0 ? [TEXT_TEXTS.spellTokens(tokens)] : []),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.activated) ? [TEXT_TEXTS.activated] : []),
    ...givenRules(battle, unit).map(({ label }) => label),
  ].join(', ');
};

const placeWords = (battle: Battle, unit: number, names: Names): string => {
  if (isEmbarked(battle, unit)) return TEXT_TEXTS.inside(names.units[battle.unitIn[unit]]);
  if (!isOnTable(battle, unit)) {
    const reserve = battle.unitReserve[unit];
    if (reserve === RESERVE.ambush) return TEXT_TEXTS.inAmbush;
    return reserve === RESERVE.scout ? TEXT_TEXTS.inScout : TEXT_TEXTS.notDeployed;
  }
  const high = isHighAbove(battle, unit) ? [TEXT_TEXTS.aloft] : [];
  return [spotWords(spotOf(battle, unit)), ...high, ...nearWords(battle, unit, names)].join('; ');
};

const mayWords = (battle: Battle, unit: number): string => {
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return TEXT_TEXTS.recover;
  const lead = leader(battle, unit);
  return actionsOf(battle, unit)
    .map((action) =>
      action === 'hold' || isEmbarked(battle, unit)
        ? action
        : `${action} ${limitWords(limitFrom(battle, unit, lead, { kind: action }), inches)}`,
    )
    .join(', ');
};

/** Returns the values and rules of a unit, and a line for each kind of weapon that its living models have. */
const profileLines = (battle: Battle, unit: number): string[] => {
  const { plan } = battle;
  const { quality, defense, cost } = plan.units[unit];
  const printed = rulesOn(battle, unit).map(({ name, share }) =>
    share === undefined ? name : TEXT_TEXTS.share(name, share),
  );
  const held = new Map<number, number>();
  for (const model of modelsOf(battle, unit))
    for (const { type, count } of plan.models[model].weapons) held.set(type.index, (held.get(type.index) ?? 0) + count);
  return [
    TEXT_TEXTS.values(quality, defense, printed, cost),
    ...[...held].map(([index, count]) => {
      const { name, range, attacks, rules } = plan.weapons[index];
      return TEXT_TEXTS.weapon({ count, name, range: range > 0 ? inches(range) : undefined, attacks, rules });
    }),
  ];
};
