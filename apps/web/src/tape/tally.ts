import {
  battleAt,
  type BattleEvent,
  type BattlePlan,
  type Frame,
  type Game,
  namesOf,
  objectivesOf,
  reportOf,
} from '@muster/engine';

/** How many markers every side held when a round was over. */
export interface RoundHoldings {
  round: number;
  /** By side; the last one is nobody's. */
  held: readonly number[];
}

/** What one unit did and suffered in a battle. */
export interface UnitTally {
  unit: number;
  name: string;
  side: number;
  cost: number;
  /** Wounds that found a model to hurt. */
  dealt: number;
  taken: number;
  /** Models that it felled, and units that it finished. */
  felled: number;
  finished: readonly string[];
  models: number;
  survivors: number;
  /** How it ended, in words. */
  fate: string;
}

/** Who held what, round by round. */
export const holdingsByRound = (plan: BattlePlan, frames: readonly Frame[]): RoundHoldings[] =>
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

/** Wounds that units dealt and took, out of the events. */
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

/** Who attacked as the lists have it: a hero who joined others and strikes alone does so for itself. */
const entryOf = (plan: BattlePlan, { unit, attackers }: Pick<Volley, 'unit' | 'attackers'>): number => {
  const entries = new Set(attackers.map((model) => plan.models[model].unit));
  const [only] = entries;
  return only !== undefined && entries.size === 1 ? only : unit;
};

/** What every unit of the lists did, those with most wounds dealt first. */
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
  if (unit.left !== undefined) return 'left the table';
  if (unit.routed) return 'routed';
  if (unit.destroyed) return 'destroyed';
  if (unit.neverArrived) return 'never arrived';
  return unit.shakenAtEnd ? 'Shaken at the end' : 'stands';
};
