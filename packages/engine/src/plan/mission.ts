import type { Mission, ReserveWord } from '../rule/mission.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { extrasKey, type CampaignExtras } from './extras.ts';
import type { Table } from './table.ts';

/** A mission for the sides of one battle. */
export interface MissionPlan {
  words: Mission;
  /** Infinity where it lasts until one side has won. */
  rounds: number;
  /** The role of each side. */
  roles: readonly string[];
  /** Whether sides choose their zones. */
  choosesZones: boolean;
  /** What each side must keep back. */
  reserves: readonly (ReserveWord | undefined)[];
  /** Points for each held objective at the end of a round, and at the end of the battle, by side. */
  perRound: readonly number[];
  atEnd: readonly number[];
  /** Where its fixed objectives are: x, y, x, y, … */
  fixed: readonly number[];
}

/** A place of a mission on one table. */
export const onTable = (at: number, length: number): number => Math.round((at * length) / 1000);

/** How many rounds a mission has in a game; Infinity where it lasts until one side has won. */
export const missionRounds = ({ mission, numbers }: Ruleset, { rounds }: Mission = mission): number =>
  rounds === 'game' ? numbers.rounds : rounds === 'open' ? Infinity : rounds;

/** Fits a mission to a game, a number of sides and a table. */
export const missionPlan = (words: Mission, ruleset: Ruleset, sides: number, table: Table): MissionPlan => {
  const roles = Array.from({ length: sides }, (_, side) => words.roles[words.roles.length === 1 ? 0 : side]);
  if (roles.includes(undefined as never))
    throw new RangeError(`${words.name} is for ${words.roles.length} sides, but there are ${sides}`);
  const pointsWhen = (when: 'round' | 'end'): number[] =>
    roles.map((role) =>
      words.score
        .filter((word) => word.when === when && (word.role === undefined || word.role === role))
        .reduce((sum, { worth }) => sum + worth, 0),
    );
  return {
    words,
    rounds: missionRounds(ruleset, words),
    roles,
    choosesZones: words.zones === 'chosen',
    reserves: roles.map((role) => words.reserves?.[role]),
    perRound: pointsWhen('round'),
    atEnd: pointsWhen('end'),
    fixed: words.objectives.flatMap((word) =>
      word.place === 'fixed' ? word.at.flatMap(([x, y]) => [onTable(x, table.width), onTable(y, table.depth)]) : [],
    ),
  };
};

/** What of mission and extras goes into the hash of a plan. The game's own mission adds nothing, as before there were others. */
export const missionKey = (words: Mission, { mission }: Ruleset, extras: CampaignExtras | undefined): unknown[] => {
  const { win, zones } = words;
  const own = words.id === mission.id;
  // Duels were hashed by the depth of their zones before they were missions.
  const depths =
    zones === 'chosen' ? [] : Object.values(zones).flatMap((zone) => (zone.zone === 'edge' ? zone.depth : []));
  if (win.by === 'survival') return [[...extrasKey(extras ?? {}), depths[0]]];
  return [...(extras ? [[...extrasKey(extras), 0]] : []), ...(own ? [] : [words])];
};
