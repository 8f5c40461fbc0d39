import type { DiceAmount, EventRule, EventUnit } from '../rule/random-event.ts';
import { ruleId } from '../rule/rule-ref.ts';
import type { ArmyUnit } from './army.ts';
import type { CampaignExtras } from './campaign-extras.ts';

/**
 * How a random event brings a unit: as a neutral unit, as a unit of a side, as a model in another unit, or as a watcher
 * that cannot be attacked.
 */
export type ArrivalKind = 'neutral' | 'ally' | 'guest' | 'watcher';

/** A unit that is in no army list and may arrive by a random event. */
export interface Arrival {
  unit: ArmyUnit;
  /** Its side; for a neutral unit one past the last side. */
  side: number;
  as: ArrivalKind;
  /** The number of the event. */
  event: number;
}

/** A model of the usual size. */
const WATCHER: Omit<EventUnit, 'name'> = { quality: 4, defense: 4, radius: 63, weapons: [], rules: [] };

/** How often one event can bring a unit; after that it brings none. */
const MOST_ARRIVALS = 3;

/** Returns all units that the random events of a campaign may bring (campaign:E16, campaign:E17). */
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

/** Returns each event of a campaign once, however often it is in its table. */
const rulesOf = (extras: CampaignExtras | undefined): EventRule[] => {
  const rules = Object.values(extras?.events?.table ?? {});
  return rules.filter(({ number }, i) => rules.findIndex((rule) => rule.number === number) === i);
};

/** Returns the highest value of an amount. */
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
