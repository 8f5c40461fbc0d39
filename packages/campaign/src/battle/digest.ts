import type { BattleReport, UnitRef } from '@muster/kernel';
import type { PlayedEvent } from '../contract/command.ts';
import type { Campaign, Match, MatchArmy, MatchReport } from '../state/campaign.ts';
import { rulesOf } from '../state/find.ts';
import { judgeObjective, type ObjectiveFacts } from './judge.ts';

/** What a campaign takes from a battle that Muster played: the winner, losses, events and objectives. */
export interface BattleDigest {
  winner: string;
  report: MatchReport;
  events: readonly PlayedEvent[];
  /** Armies that reached their special objectives. */
  objectives: readonly string[];
}

/**
 * Returns what a campaign takes from the report of a battle. `armies` are the ids of the armies, by side; the units
 * have the ids of their sheets.
 */
export const digest = (
  campaign: Campaign,
  match: Match,
  battle: BattleReport,
  armies: readonly string[],
): BattleDigest => {
  const { winner, events } = battle;
  const isReached = ({ army, objective }: MatchArmy): boolean =>
    objective !== undefined &&
    judgeObjective(rulesOf(campaign), objective, factsFor(match, battle, armies, army, objective === 'rage'));
  return {
    winner: winner === undefined ? '' : armies[winner],
    report: matchReport(battle, armies),
    events: events.map((event) => matchEvent(event, armies)),
    objectives: match.armies.filter(isReached).map(({ army }) => army),
  };
};

const idsOf = (units: readonly UnitRef[]): string[] => units.map(({ id }) => id);

const matchReport = (battle: BattleReport, armies: readonly string[]): MatchReport => {
  const { units, kills, conceded, order, rounds } = battle;
  return {
    destroyed: idsOf(units.filter(({ destroyed, routed }) => destroyed && !routed)),
    routed: idsOf(units.filter(({ destroyed, routed }) => destroyed && routed)),
    modelsKilled: Object.fromEntries(
      units
        .filter(({ destroyed, startingModels, survivingModels }) => !destroyed && survivingModels < startingModels)
        .map(({ id, startingModels, survivingModels }) => [id, startingModels - survivingModels]),
    ),
    kills: kills.map(({ by, victims, round, melee, shaken }) => ({
      by: idsOf(by),
      victims: idsOf(victims),
      round,
      melee,
      shaken,
    })),
    left: Object.fromEntries(units.flatMap(({ id, left }) => (left === undefined ? [] : [[id, left]]))),
    conceded: conceded.map(({ side }) => armies[side]),
    order: order.map((side) => armies[side]),
    rounds,
  };
};

const matchEvent = (event: BattleReport['events'][number], armies: readonly string[]): PlayedEvent => {
  const { number, round, side, targets = [], quarter, d3, noted, done, by, dead } = event;
  return {
    number,
    round,
    ...(side === undefined ? {} : { army: armies[side] }),
    targets: idsOf(targets),
    ...(quarter === undefined ? {} : { quarter }),
    ...(d3 === undefined ? {} : { d3 }),
    ...(noted === undefined || typeof noted === 'number' ? {} : { noted: noted.id }),
    ...(done === undefined ? {} : { done }),
    ...(by === undefined ? {} : { by: by.id }),
    ...(dead ? { dead } : {}),
  };
};

const factsFor = (
  match: Match,
  battle: BattleReport,
  armies: readonly string[],
  army: string,
  isRage: boolean,
): ObjectiveFacts => {
  const side = armies.indexOf(army);
  const { units, magic } = battle;
  return {
    ownQuarters: units.filter((unit) => unit.side === side && unit.quarters).map(({ quarters = [] }) => quarters),
    enemyUnitsInOwnZone: units.filter((unit) => unit.side !== side && unit.zones?.includes(side)).length,
    rounds: magic.map(({ casts, blocks }) => ({ casts: casts[side], blocks: blocks[side] })),
    first: (isRage ? battle.firstKill : battle.firstRecovery) === side,
    enemyUnits: Object.assign({}, ...match.armies.filter((one) => one.army !== army).map(({ brought }) => brought)),
    destroyed: units.filter(({ destroyed }) => destroyed).map(({ id }) => id),
    conceded: battle.conceded.some((one) => one.side === side),
  };
};
