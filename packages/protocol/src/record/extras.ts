import { type CampaignExtras, type EventRule, MOST_ROUNDS, type RandomEvents } from '@muster/engine';
import type { Reader } from '@muster/kernel';
import { CAMPAIGN_RULESETS, type CampaignRulesetId, EVENTS } from '@muster/rules';
import { type Check, listOf, optional, shape, truth, whole, word } from './shape.ts';

/** Random events in a file: those of a campaign ruleset with these numbers, or all of them. */
interface EventsFile extends Omit<RandomEvents, 'table'> {
  ruleset: CampaignRulesetId;
  numbers?: readonly number[];
}

/** What a campaign adds to a battle, as written to a file. */
export interface ExtrasFile extends Omit<CampaignExtras, 'events'> {
  events?: EventsFile;
}

type Table = Readonly<Record<number, EventRule>>;

/** More underdog points than any match gives. */
const MOST_POINTS = 100;

const checkExtras = (sides: number): Check =>
  shape({
    events: optional(
      shape({
        ruleset: word(...CAMPAIGN_RULESETS),
        numbers: optional(listOf(eventNumber, 36)),
        on: whole(1, 7),
        dice: word('perMatch', 'perPlayer'),
        rerollDead: truth,
      }),
    ),
    underdog: optional(listOf(whole(0, MOST_POINTS), sides, sides)),
    goesOn: optional(whole(1, MOST_ROUNDS)),
    concedes: optional(onlyTrue),
  });

const eventNumber: Check = (reader) => {
  const number = reader.whole(11, 66);
  if (!(EVENTS[CAMPAIGN_RULESETS[0]][number] as EventRule | undefined)) reader.complain('is not a random event');
};

const onlyTrue: Check = (reader) => {
  if (reader.value !== true) reader.complain('must be true or left out');
};

/** Reports extras that no campaign could have added to a battle with this number of sides. */
export const readExtras = (reader: Reader, sides: number): void => {
  if (reader.value !== undefined) checkExtras(sides)(reader);
};

/** Returns the extras of a campaign for a file. Random events that no campaign ruleset has cannot be written. */
export const extrasFile = ({ events, ...rest }: CampaignExtras): ExtrasFile => {
  if (!events) return rest;
  const { table, ...check } = events;
  const ruleset = CAMPAIGN_RULESETS.find((id) => isPartOf(table, EVENTS[id]));
  if (!ruleset) throw new Error('Only random events of a campaign ruleset can be written to a file.');
  const numbers = Object.keys(table).map(Number);
  const all = numbers.length === Object.keys(EVENTS[ruleset]).length;
  return { events: { ruleset, ...(all ? {} : { numbers }), ...check }, ...rest };
};

const isPartOf = (table: Table, all: Table): boolean =>
  Object.entries(table).every(([number, rule]) => JSON.stringify(all[Number(number)]) === JSON.stringify(rule));

/** Returns the extras of a checked file. */
export const extrasOf = ({ events, ...rest }: ExtrasFile): CampaignExtras => {
  if (!events) return rest;
  const { ruleset, numbers, ...check } = events;
  const all: Table = EVENTS[ruleset];
  const table = numbers ? Object.fromEntries(numbers.map((number) => [number, all[number]])) : all;
  return { events: { table, ...check }, ...rest };
};
