import type { Mission, MissionReserve } from '../rule/mission.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { extrasKey, type CampaignExtras } from './campaign-extras.ts';
import { wrongSidesText } from './plan-texts.ts';
import type { Table } from './table.ts';

/** A mission compiled for the sides of one battle. */
export interface MissionPlan {
  words: Mission;
  /** The number of rounds; Infinity if it lasts until a side has won. */
  rounds: number;
  /** The role of each side. */
  roles: readonly string[];
  /** Whether sides choose their zones. */
  choosesZones: boolean;
  /** The reserves that each side must have. */
  reserves: readonly (MissionReserve | undefined)[];
  /** Points by side for each held objective at the end of a round, and at the end of the battle. */
  perRound: readonly number[];
  atEnd: readonly number[];
  /** The positions of its fixed objectives: x, y, x, y, … */
  fixed: readonly number[];
}

/** Returns a coordinate of a mission on a table of this length. */
export const onTable = (at: number, length: number): number => Math.round((at * length) / 1000);

/** Returns the number of rounds of a mission in a game; Infinity if it lasts until a side has won. */
export const missionRounds = ({ mission, numbers }: Ruleset, { rounds }: Mission = mission): number =>
  rounds === 'game' ? numbers.rounds : rounds === 'open' ? Infinity : rounds;

/** Returns a mission compiled for a game, a number of sides and a table. */
export const missionPlan = (words: Mission, ruleset: Ruleset, sides: number, table: Table): MissionPlan => {
  const roles = Array.from({ length: sides }, (_, side) => words.roles[words.roles.length === 1 ? 0 : side]);
  if (roles.includes(undefined as never)) throw new RangeError(wrongSidesText(words.name, words.roles.length, sides));
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

/** Returns the part of mission and extras that hashes of old plans cover. The game's own mission adds nothing, as before there were others. */
export const missionKey = (words: Mission, { mission }: Ruleset, extras: CampaignExtras | undefined): unknown[] => {
  const { win, zones } = words;
  const own = words.id === mission.id;
  // Duels were hashed by the depth of their zones before they were missions.
  const depths =
    zones === 'chosen' ? [] : Object.values(zones).flatMap((zone) => (zone.zone === 'edge' ? zone.depth : []));
  if (win.by === 'survival') return [[...extrasKey(extras ?? {}), depths[0]]];
  return [...(extras ? [[...extrasKey(extras), 0]] : []), ...(own ? [] : [words])];
};
