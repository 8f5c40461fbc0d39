import type { Departure } from '@muster/kernel';
import type { DiceAmount, EventPick, EventRule } from '@muster/rules';
import type { Match, MatchEvent } from '../state/campaign.ts';
import { unitOf } from '../state/find.ts';
import { foughtDuel } from './casualties.ts';
import type { TableState } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';
import { refuse } from '../contract/refusal.ts';

/** Returns the rule of an event, or refuses an unknown one. */
export const eventRule = (desk: CommandState, number: number): EventRule =>
  desk.rules.events[number] ?? refuse('unknown-event', { what: String(number) });

/** Returns an amount, which may need a D3. */
export const amountOf = ({ die: has, times = 1, plus = 0 }: DiceAmount, d3: () => number): number =>
  (has ? d3() * times : 0) + plus;

/** Draws the targets of an event, unless they are known; an event without a target has no effect (campaign:E1). */
export const pickFor = (
  desk: CommandState,
  match: Match,
  { picks }: EventRule,
  known: Partial<MatchEvent>,
  table: TableState,
): Partial<MatchEvent> => {
  if (picks.of === 'army' || picks.of === 'player') {
    if (known.army !== undefined) return {};
    const armies = match.armies.filter(({ conceded }) => conceded === undefined).map(({ army }) => army);
    return { army: desk.pick(LABEL.randomArmy, armies) };
  }
  if (picks.of !== 'units' || known.targets !== undefined) return {};
  demandReported(picks, table);
  const targets = pickUnits(desk, match, picks, table);
  return targets.length === 0 ? { dead: true } : { targets };
};

/** What must be reported of the table before an event can look for these units. */
const REPORTED = {
  destroyed: 'destroyed',
  shaken: 'shaken',
  'in-terrain': 'inTerrain',
  'near-elevation': 'nearElevation',
} as const satisfies Readonly<Record<string, keyof TableState>>;

/** Refuses an event that needs a report of the table; an empty list means that there are no such units. */
const demandReported = ({ only }: Extract<EventPick, { of: 'units' }>, table: TableState): void => {
  if (only === undefined || !Object.hasOwn(REPORTED, only)) return;
  const list = REPORTED[only as keyof typeof REPORTED];
  if (table[list] === undefined) refuse('report-first', { what: list });
};

/** Returns the units that earlier events of the match have taken off the table, and how. */
export const departedBy = (desk: CommandState, { events }: Match): Record<string, Departure> => {
  const left: Record<string, Departure> = {};
  for (const { number, targets, done, by = targets[0], dead } of events)
    for (const effect of dead ? [] : eventRule(desk, number).does) {
      if (effect.do === 'capture') for (const unit of targets) left[unit] = 'captured';
      if (done && effect.do === 'send-away') left[by] = 'sent-away';
      if (done && (effect.do === 'escort' || effect.do === 'intel')) left[by] = 'exited';
    }
  return left;
};

/** Draws random units: first the army, then the unit, without repetition; fewer if there are fewer (campaign:E2, campaign:E3). */
export const pickUnits = (
  desk: CommandState,
  match: Match,
  picks: Extract<EventPick, { of: 'units' }>,
  table: TableState,
): string[] => {
  const away = departedBy(desk, match);
  const open = new Map(
    match.armies
      .filter(({ conceded }) => conceded === undefined)
      .map(({ army, brought }): [string, string[][]] => [
        army,
        groupsOf(
          Object.keys(brought).filter(
            (unit) =>
              !Object.hasOwn(away, unit) && !foughtDuel(desk, match, unit) && isEligible(desk, unit, picks.only, table),
          ),
          table.joined ?? {},
        ),
      ]),
  );
  const targets: string[] = [];
  const left = (): string[] => [...open].filter(([, groups]) => groups.length > 0).map(([army]) => army);
  const wanted = picks.count && left().length > 0 ? amountOf(picks.count, () => desk.d3(LABEL.howMany)) : 1;
  while (targets.length < wanted && left().length > 0) {
    const army = desk.pick(LABEL.randomArmy, left());
    const groups = open.get(army) ?? [];
    const lead = desk.pick(
      LABEL.randomUnit,
      groups.map(([first]) => first),
    );
    const group = groups.find(([first]) => first === lead) ?? [lead];
    targets.push(picks.entry ? desk.pick(LABEL.rosterEntry, group) : lead);
    open.set(
      army,
      groups.filter((one) => one !== group),
    );
  }
  return targets;
};

/** Groups units as on the table: a unit with the heroes that joined it, the unit first (campaign:E3). */
const groupsOf = (units: readonly string[], joined: Readonly<Record<string, string>>): string[][] =>
  units
    .filter((unit) => !units.includes(joined[unit]))
    .map((unit) => [unit, ...units.filter((hero) => joined[hero] === unit)]);

const isEligible = (
  desk: CommandState,
  unit: string,
  only: Extract<EventPick, { of: 'units' }>['only'],
  { destroyed = [], removed = [], shaken = [], inTerrain = [], nearElevation = [] }: TableState,
): boolean => {
  if (!unitOf(desk.campaign, unit) || removed.includes(unit)) return false;
  if (only === 'destroyed') return destroyed.includes(unit);
  if (destroyed.includes(unit)) return false;
  if (only === 'shaken') return shaken.includes(unit);
  if (only === 'in-terrain') return inTerrain.includes(unit);
  return only === 'near-elevation' ? nearElevation.includes(unit) : true;
};
