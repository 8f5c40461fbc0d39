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

/** A muster that is being put together. */
export interface MusterDraft {
  reserves: Readonly<Record<number, ReserveKind>>;
  /** The unit that each hero joins. */
  joins: Readonly<Record<number, number>>;
  /** The transport that each unit rides in. */
  rides: Readonly<Record<number, number>>;
  /** Units that each bearer of an aura picks. */
  auras: Readonly<Record<number, readonly number[]>>;
}

/** Everybody on their own feet. */
export const EMPTY_MUSTER: MusterDraft = { reserves: {}, joins: {}, rides: {}, auras: {} };

const pairs = <T>(record: Readonly<Record<number, T>>): [number, T][] =>
  Object.entries(record).map(([key, value]) => [Number(key), value]);

/** The order that a draft stands for. */
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

/** The draft that stands for an order. */
export const draftOf = (action: Action): MusterDraft => {
  if (action.type !== 'muster') return EMPTY_MUSTER;
  return {
    reserves: Object.fromEntries(action.reserves.map(({ unit, kind }) => [unit, kind])),
    joins: Object.fromEntries(action.joins.map(({ hero, unit }) => [hero, unit])),
    rides: Object.fromEntries(action.loads.flatMap(({ transport, units }) => units.map((unit) => [unit, transport]))),
    auras: Object.fromEntries((action.auras ?? []).map(({ bearer, units }) => [bearer, units])),
  };
};

/** A draft in which everybody with an aura has picked whom it reaches: those whom it reaches if nothing is said. */
export const withUsualAuras = (battle: Battle, side: number, draft: MusterDraft): MusterDraft => ({
  ...draft,
  auras: {
    ...Object.fromEntries(usualAuras(battle, side).map(({ bearer, units }) => [bearer, units])),
    ...draft.auras,
  },
});

/** A draft with one entry changed; nothing takes it out. */
export const withEntry = <K extends keyof MusterDraft>(
  draft: MusterDraft,
  what: K,
  key: number,
  value: MusterDraft[K][number] | undefined,
): MusterDraft => {
  const { [key]: _before, ...others } = draft[what];
  return { ...draft, [what]: value === undefined ? others : { ...others, [key]: value } };
};

/** A draft in which a unit is on its own feet. */
export const onOwnFeet = (draft: MusterDraft, unit: number): MusterDraft =>
  withEntry(
    withEntry(withEntry(draft, 'joins', unit, undefined), 'rides', unit, undefined),
    'reserves',
    unit,
    undefined,
  );

/** What may be done with one unit of the side before the battle, beside what is done with the others. */
export interface MusterChoices {
  unit: number;
  joins: readonly number[];
  rides: readonly number[];
  /** Transports that would have room for it if nobody else rode in them. */
  full: readonly number[];
  reserves: readonly ReserveKind[];
}

/** A draft in which nobody rides in a transport. */
const emptied = (draft: MusterDraft, transport: number): MusterDraft => ({
  ...draft,
  rides: Object.fromEntries(pairs(draft.rides).filter(([, ride]) => ride !== transport)),
});

const isFine = (battle: Battle, side: number, draft: MusterDraft): boolean => !musterProblem(battle, side, draft);

/** What may be done with each unit; those with whom nothing can be done are left out. */
export const musterChoices = (battle: Battle, side: number, draft: MusterDraft): MusterChoices[] => {
  const units = battle.plan.sides[side].units.filter((unit) => !battle.plan.units[unit].comes);
  return units
    .map((unit) => {
      const free = onOwnFeet(draft, unit);
      const mayRide = (from: MusterDraft, other: number): boolean =>
        isFine(battle, side, withEntry(from, 'rides', unit, other));
      const rides = units.filter((other) => mayRide(free, other));
      return {
        unit,
        joins: units.filter((other) => isFine(battle, side, withEntry(free, 'joins', unit, other))),
        rides,
        full: units.filter((other) => !rides.includes(other) && mayRide(emptied(free, other), other)),
        reserves: RESERVE_KINDS.filter(
          (kind) => mayReserve(battle, unit, kind) && isFine(battle, side, withEntry(free, 'reserves', unit, kind)),
        ),
      };
    })
    .filter(({ joins, rides, full, reserves }) => joins.length + rides.length + full.length + reserves.length > 0);
};

/** The auras whose bearers pick whom they reach. */
export const auraChoices = (battle: Battle, side: number, { joins }: MusterDraft): AuraOffer[] =>
  aurasOf(battle, side, Object.keys(joins).map(Number));

/** What is wrong with a draft. */
export const musterProblem = (battle: Battle, side: number, draft: MusterDraft): Refusal | undefined =>
  checkMuster(battle, side, musterOrder(draft));
