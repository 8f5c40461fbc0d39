import {
  battleAt,
  type BattleEvent,
  type BattlePlan,
  type StepFrame,
  type Game,
  namesOf,
  objectivesOf,
  reportOf,
} from '@muster/engine';
import { TAPE_TEXTS } from './texts.ts';

/** How many objectives every side held at the end of a round. */
export interface RoundHoldings {
  round: number;
  /** By side; the last figure counts those that no side held. */
  held: readonly number[];
}

/** What one unit dealt and took in a battle. */
export interface UnitTally {
  unit: number;
  name: string;
  side: number;
  cost: number;
  /** Wounds dealt that a model took. */
  dealt: number;
  taken: number;
  /** Models that it killed, and units that it destroyed. */
  felled: number;
  finished: readonly string[];
  models: number;
  survivors: number;
  /** Its state at the end, in words. */
  fate: string;
}

/** Returns how many objectives every side held, round by round. */
export const holdingsByRound = (plan: BattlePlan, frames: readonly StepFrame[]): RoundHoldings[] =>
  frames.flatMap(({ events, after }) => {
    const end = events.find((event) => event.type === 'round-ended');
    if (!end) return [];
    const owners = objectivesOf(battleAt(plan, after)).map(({ owner }) => owner);
    const held = [...plan.sides.map(({ index }) => index), -1].map(
      (side) => owners.filter((owner) => owner === side).length,
    );
    return [{ round: end.round, held }];
  });

type Volley = Extract<BattleEvent, { type: 'volley' }>;

/** Returns the wounds that units dealt and took. */
const woundsOf = (plan: BattlePlan, events: readonly BattleEvent[]): { dealt: number[]; taken: number[] } => {
  const dealt = plan.units.map(() => 0);
  const taken = plan.units.map(() => 0);
  for (const event of events)
    switch (event.type) {
      case 'volley':
        if (event.unit >= 0) dealt[entryOf(plan, event)] += event.landed;
        taken[event.target] += event.landed;
        break;
      case 'recoil':
      case 'dangerous':
      case 'held-out':
        taken[event.unit] += event.wounds;
        break;
      default:
        break;
    }
  return { dealt, taken };
};

/** Returns the unit of the army list that attacked: a joined hero that strikes alone counts for itself. */
const entryOf = (plan: BattlePlan, { unit, attackers }: Pick<Volley, 'unit' | 'attackers'>): number => {
  const entries = new Set(attackers.map((model) => plan.models[model].unit));
  const [only] = entries;
  return only !== undefined && entries.size === 1 ? only : unit;
};

/** Returns what every unit of the army lists did, those with most wounds dealt first. */
export const talliesOf = (game: Game, events: readonly BattleEvent[]): UnitTally[] => {
  const { plan } = game;
  const names = namesOf(plan);
  const report = reportOf(game);
  const { dealt, taken } = woundsOf(plan, events);
  return plan.units
    .filter(({ comes }) => !comes)
    .map(({ index, id, side, cost }) => {
      const own = report.units.find((unit) => unit.side === side && unit.id === id);
      const done = report.units.flatMap((victim) =>
        victim.losses.filter((loss) => loss.by === id && loss.bySide === side).map((loss) => ({ victim, loss })),
      );
      const nameOf = (victim: { side: number; id: string }): string =>
        names.units[plan.units.findIndex((unit) => unit.side === victim.side && unit.id === victim.id)] ?? victim.id;
      return {
        unit: index,
        name: names.units[index],
        side,
        cost,
        dealt: dealt[index],
        taken: taken[index],
        felled: done.reduce((sum, { loss }) => sum + loss.models.length, 0),
        finished: done.filter(({ loss }) => loss.destroyed).map(({ victim }) => nameOf(victim)),
        models: own?.startingModels ?? 0,
        survivors: own?.survivingModels ?? 0,
        fate: own ? fateOf(own) : '',
      };
    })
    .sort((a, b) => b.dealt - a.dealt || b.felled - a.felled || a.unit - b.unit);
};

const fateOf = (unit: ReturnType<typeof reportOf>['units'][number]): string => {
  if (unit.left !== undefined) return TAPE_TEXTS.fates.left;
  if (unit.routed) return TAPE_TEXTS.fates.routed;
  if (unit.destroyed) return TAPE_TEXTS.fates.destroyed;
  if (unit.neverArrived) return TAPE_TEXTS.fates.neverArrived;
  return unit.shakenAtEnd ? TAPE_TEXTS.fates.shaken : TAPE_TEXTS.fates.onTable;
};
