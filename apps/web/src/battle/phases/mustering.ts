import {
  type Action,
  type Battle,
  checkMuster,
  mayReserve,
  type MusterOrder,
  type Refusal,
  RESERVE_KINDS,
  usualAuras,
} from '@muster/engine';
import { type AuraOffer, aurasOf } from '@muster/guide';

/** How a unit can be kept back. */
export type ReserveKind = (typeof RESERVE_KINDS)[number];

/** A muster order that is being edited. */
export interface MusterDraft {
  reserves: Readonly<Record<number, ReserveKind>>;
  /** The unit that each hero joins. */
  joins: Readonly<Record<number, number>>;
  /** The transport that each unit rides in. */
  rides: Readonly<Record<number, number>>;
  /** Units that each bearer of an aura picks. */
  auras: Readonly<Record<number, readonly number[]>>;
}

/** A draft in which all units deploy on their own. */
export const EMPTY_MUSTER: MusterDraft = { reserves: {}, joins: {}, rides: {}, auras: {} };

const pairs = <T>(record: Readonly<Record<number, T>>): [number, T][] =>
  Object.entries(record).map(([key, value]) => [Number(key), value]);

/** Returns the order of a draft. */
export const musterOrder = ({ reserves, joins, rides, auras }: MusterDraft): MusterOrder => {
  const transports = [...new Set(Object.values(rides))];
  return {
    reserves: pairs(reserves).map(([unit, kind]) => ({ unit, kind })),
    joins: pairs(joins).map(([hero, unit]) => ({ hero, unit })),
    loads: transports.map((transport) => ({
      transport,
      units: pairs(rides).flatMap(([unit, ride]) => (ride === transport ? [unit] : [])),
    })),
    ...(Object.keys(auras).length === 0 ? {} : { auras: pairs(auras).map(([bearer, units]) => ({ bearer, units })) }),
  };
};

/** Returns the draft of an order. */
export const draftOf = (action: Action): MusterDraft => {
  if (action.type !== 'muster') return EMPTY_MUSTER;
  return {
    reserves: Object.fromEntries(action.reserves.map(({ unit, kind }) => [unit, kind])),
    joins: Object.fromEntries(action.joins.map(({ hero, unit }) => [hero, unit])),
    rides: Object.fromEntries(action.loads.flatMap(({ transport, units }) => units.map((unit) => [unit, transport]))),
    auras: Object.fromEntries((action.auras ?? []).map(({ bearer, units }) => [bearer, units])),
  };
};

/** Returns a draft in which every aura affects its usual units, unless others are picked. */
export const withUsualAuras = (battle: Battle, side: number, draft: MusterDraft): MusterDraft => ({
  ...draft,
  auras: {
    ...Object.fromEntries(usualAuras(battle, side).map(({ bearer, units }) => [bearer, units])),
    ...draft.auras,
  },
});

/** Returns a draft with one entry changed, or removed without a value. */
export const withEntry = <K extends keyof MusterDraft>(
  draft: MusterDraft,
  what: K,
  key: number,
  value: MusterDraft[K][number] | undefined,
): MusterDraft => {
  const { [key]: _before, ...others } = draft[what];
  return { ...draft, [what]: value === undefined ? others : { ...others, [key]: value } };
};

/** Returns a draft in which a unit deploys on its own. */
export const onOwnFeet = (draft: MusterDraft, unit: number): MusterDraft =>
  withEntry(
    withEntry(withEntry(draft, 'joins', unit, undefined), 'rides', unit, undefined),
    'reserves',
    unit,
    undefined,
  );

/** What one unit may do before the battle, in addition to what is planned for the others. */
export interface MusterChoices {
  unit: number;
  joins: readonly number[];
  rides: readonly number[];
  /** Transports that would have room for it without other passengers. */
  full: readonly number[];
  reserves: readonly ReserveKind[];
}

/** Returns a draft in which no unit rides in a transport. */
const emptied = (draft: MusterDraft, transport: number): MusterDraft => ({
  ...draft,
  rides: Object.fromEntries(pairs(draft.rides).filter(([, ride]) => ride !== transport)),
});

const isLegal = (battle: Battle, side: number, draft: MusterDraft): boolean => !musterProblem(battle, side, draft);

/** Returns the choices of each unit that has any. */
export const musterChoices = (battle: Battle, side: number, draft: MusterDraft): MusterChoices[] => {
  const units = battle.plan.sides[side].units.filter((unit) => !battle.plan.units[unit].comes);
  return units
    .map((unit) => {
      const free = onOwnFeet(draft, unit);
      const mayRide = (from: MusterDraft, other: number): boolean =>
        isLegal(battle, side, withEntry(from, 'rides', unit, other));
      const rides = units.filter((other) => mayRide(free, other));
      return {
        unit,
        joins: units.filter((other) => isLegal(battle, side, withEntry(free, 'joins', unit, other))),
        rides,
        full: units.filter((other) => !rides.includes(other) && mayRide(emptied(free, other), other)),
        reserves: RESERVE_KINDS.filter(
          (kind) => mayReserve(battle, unit, kind) && isLegal(battle, side, withEntry(free, 'reserves', unit, kind)),
        ),
      };
    })
    .filter(({ joins, rides, full, reserves }) => joins.length + rides.length + full.length + reserves.length > 0);
};

/** Returns the auras whose bearers choose the affected units. */
export const auraChoices = (battle: Battle, side: number, { joins }: MusterDraft): AuraOffer[] =>
  aurasOf(battle, side, Object.keys(joins).map(Number));

/** Returns why a draft is not legal, or nothing if it is. */
export const musterProblem = (battle: Battle, side: number, draft: MusterDraft): Refusal | undefined =>
  checkMuster(battle, side, musterOrder(draft));
