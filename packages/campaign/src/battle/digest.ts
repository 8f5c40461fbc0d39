import type { BattleReport, UnitRef } from '@muster/kernel';
import type { Campaign, Match, MatchEvent, MatchReport } from '../state/campaign.ts';
import { rulesOf } from '../state/find.ts';
import { judgeObjective, type ObjectiveFacts } from './judge.ts';

/** What a battle that Muster played tells the campaign. */
export interface Digest {
  winner: string;
  report: MatchReport;
  events: readonly MatchEvent[];
  /** Armies that have reached their special objectives. */
  objectives: readonly string[];
}

/** Reads the report of a battle: its sides are these armies, its unit ids those of the sheets. */
export const digest = (campaign: Campaign, match: Match, battle: BattleReport, armies: readonly string[]): Digest => {
  const units = battle.units;
  const refs = (list: readonly UnitRef[]): string[] => list.map(({ id }) => id);
  const conceded = battle.conceded.map(({ side }) => armies[side]);
  const report: MatchReport = {
    destroyed: units.filter(({ destroyed, routed }) => destroyed && !routed).map(({ id }) => id),
    routed: units.filter(({ destroyed, routed }) => destroyed && routed).map(({ id }) => id),
    modelsKilled: Object.fromEntries(
      units
        .filter(({ destroyed, startingModels, survivingModels }) => !destroyed && survivingModels < startingModels)
        .map(({ id, startingModels, survivingModels }) => [id, startingModels - survivingModels]),
    ),
    kills: battle.kills.map(({ by, victims, round, melee, shaken }) => ({
      by: refs(by),
      victims: refs(victims),
      round,
      melee,
      shaken,
    })),
    left: Object.fromEntries(units.flatMap(({ id, left }) => (left === undefined ? [] : [[id, left]]))),
    conceded,
    order: battle.order.map((side) => armies[side]),
    rounds: battle.rounds,
  };
  return {
    winner: battle.winner === undefined ? '' : armies[battle.winner],
    report,
    events: battle.events.map(
      ({ number, round, side, targets = [], quarter, d3, noted, done, by, dead }): MatchEvent => ({
        number,
        round,
        ...(side === undefined ? {} : { army: armies[side] }),
        targets: refs(targets),
        ...(quarter === undefined ? {} : { quarter }),
        ...(d3 === undefined ? {} : { d3 }),
        ...(noted === undefined || typeof noted === 'number' ? {} : { noted: noted.id }),
        ...(done === undefined ? {} : { done }),
        ...(by === undefined ? {} : { by: by.id }),
        ...(dead ? { dead } : {}),
      }),
    ),
    objectives: match.armies
      .filter(
        ({ army, objective }) =>
          objective !== undefined &&
          judgeObjective(rulesOf(campaign), objective, factsFor(match, battle, armies, army, objective === 'rage')),
      )
      .map(({ army }) => army),
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
