import { type BattleRecord, type EventRule, type Mission, type MissionEvents, MOST_ROUNDS } from '@muster/engine';
import { INCH, type Reader } from '@muster/kernel';
import { CAMPAIGN_RULESETS, type CampaignRulesetId, EVENTS } from '@muster/rules';
import { type Check, listOf, optional, shape, truth, whole, word } from './shape.ts';

/** Random events in a file: those of a campaign ruleset by their numbers, all of them unless it says which. */
export interface EventsFile extends Omit<MissionEvents, 'table'> {
  ruleset: CampaignRulesetId;
  numbers?: readonly number[];
}

/** What a campaign adds to a battle, as it is written to a file. */
export interface MissionFile extends Omit<Mission, 'events'> {
  events?: EventsFile;
}

type Table = Readonly<Record<number, EventRule>>;

/** More underdog points than any match gives. */
const MOST_POINTS = 100;

const checkMission = (sides: number): Check =>
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
    duel: optional(shape({ zoneDepth: whole(INCH, 100 * INCH) })),
  });

const eventNumber: Check = (reader) => {
  const number = reader.whole(11, 66);
  if (!(EVENTS[CAMPAIGN_RULESETS[0]][number] as EventRule | undefined)) reader.complain('is no random event');
};

const onlyTrue: Check = (reader) => {
  if (reader.value !== true) reader.complain('is true where it is written at all');
};

/** Complains about what no campaign could have added to a battle of so many sides. */
export const readMission = (reader: Reader, sides: number): void => {
  if (reader.value !== undefined) checkMission(sides)(reader);
};

/** A mission as it is written to a file. Events that no campaign ruleset has cannot be written down. */
export const missionFile = ({ events, ...rest }: Mission): MissionFile => {
  if (!events) return rest;
  const { table, ...check } = events;
  const ruleset = CAMPAIGN_RULESETS.find((id) => isPartOf(table, EVENTS[id]));
  if (!ruleset) throw new Error('only random events of a campaign ruleset can be written to a file');
  const numbers = Object.keys(table).map(Number);
  const all = numbers.length === Object.keys(EVENTS[ruleset]).length;
  return { events: { ruleset, ...(all ? {} : { numbers }), ...check }, ...rest };
};

const isPartOf = (table: Table, all: Table): boolean =>
  Object.entries(table).every(([number, rule]) => JSON.stringify(all[Number(number)]) === JSON.stringify(rule));

/** A mission out of a file that has been checked. */
export const missionOf = ({ events, ...rest }: MissionFile): Mission => {
  if (!events) return rest;
  const { ruleset, numbers, ...check } = events;
  const all: Table = EVENTS[ruleset];
  const table = numbers ? Object.fromEntries(numbers.map((number) => [number, all[number]])) : all;
  return { events: { table, ...check }, ...rest };
};

/** A record with its mission as files have it. */
export type WrittenRecord = Omit<BattleRecord, 'mission'> & { mission?: MissionFile };
