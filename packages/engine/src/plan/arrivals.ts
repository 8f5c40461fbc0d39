import type { DiceAmount, EventRule, EventUnit } from '../rule/event.ts';
import { ruleId } from '../rule/rule-ref.ts';
import type { ArmyUnit } from './army.ts';
import type { CampaignExtras } from './extras.ts';

/**
 * How somebody comes by a random event: as nobody's unit, as a unit in a side's service, into the ranks of a unit, or as
 * somebody who only watches and whom nobody can attack.
 */
export type ArrivalKind = 'neutral' | 'ally' | 'guest' | 'watcher';

/** A unit that is in nobody's list and may come by a random event. */
export interface Arrival {
  unit: ArmyUnit;
  /** The side that it would serve; one past the last for nobody's. */
  side: number;
  as: ArrivalKind;
  /** The number of the event. */
  event: number;
}

/** Somebody of the usual size. */
const WATCHER: Omit<EventUnit, 'name'> = { quality: 4, defense: 4, radius: 63, weapons: [], rules: [] };

/** So often the same event can bring somebody; a further one finds nobody left. */
const MOST_ARRIVALS = 3;

/** Room for all units that the random events of a campaign may bring (campaign:E16, campaign:E17). */
export const arrivalsOf = (extras: CampaignExtras | undefined, sides: number): Arrival[] =>
  rulesOf(extras).flatMap(({ number, name, does }) =>
    does.flatMap((effect): Arrival[] => {
      if (effect.do === 'neutrals') return rows(effect.unit, mostOf(effect.models), sides, 'neutral', number);
      if (effect.do === 'sniper') return rows({ ...WATCHER, name }, 1, sides, 'watcher', number);
      if (effect.do !== 'ally') return [];
      const as = effect.joins ? 'guest' : 'ally';
      return Array.from({ length: sides }, (_, side) => rows(effect.unit, 1, side, as, number)).flat();
    }),
  );

/** The events of a campaign, each once, however often its table names it. */
const rulesOf = (extras: CampaignExtras | undefined): EventRule[] => {
  const rules = Object.values(extras?.events?.table ?? {});
  return rules.filter(({ number }, i) => rules.findIndex((rule) => rule.number === number) === i);
};

/** The most that an amount can be. */
const mostOf = ({ die, times = 1, plus = 0 }: DiceAmount): number =>
  (die === undefined ? 0 : Number(die.slice(1)) * times) + plus;

const rows = (unit: EventUnit, models: number, side: number, as: ArrivalKind, event: number): Arrival[] =>
  Array.from({ length: MOST_ARRIVALS }, (_, row) => ({ unit: asUnit(unit, models, row), side, as, event }));

const asUnit = (unit: EventUnit, models: number, row: number): ArmyUnit => {
  const { name, quality, defense, radius, weapons, rules } = unit;
  const id = ruleId(name);
  const none: ArmyUnit['rules'] = [];
  return {
    id,
    name,
    quality,
    defense,
    cost: 0,
    rules,
    models: Array.from({ length: models }, (_, i) => ({
      id: `${id}-${row + 1}-${i + 1}`,
      radius,
      rules: none,
      weapons,
    })),
  };
};
