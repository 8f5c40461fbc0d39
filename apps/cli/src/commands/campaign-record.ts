import {
  armyOf,
  type Campaign,
  EMPTY_REPORT,
  type Match,
  type MatchKill,
  type MatchReport,
  NEUTRALS,
  unitOf,
} from '@muster/campaign';
import { parseMatchReport } from '@muster/protocol';
import { Command, Option } from 'commander';
import { carryOut, dayOf, type WriteOptions, withWriteOptions } from '../campaign/run-and-write.ts';
import { type ClaimOptions, claimsOf } from '../campaign/claims.ts';
import { correctedKills, demandKilled } from '../campaign/corrected-kills.ts';
import { armyId, findMatch, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { readJson } from '../files.ts';
import { badInput, CommandError } from '../findings.ts';
import { collectValues, wholeBetween, splitAtCommas } from '../options.ts';

/** The result of a battle as options. */
export interface ReportOptions extends ClaimOptions {
  winner?: string[];
  report?: string;
  destroyed?: string[];
  routed?: string[];
  killed?: string[];
  /** Units whose recorded kill is removed. */
  notKilled?: string[];
  conceded?: string[];
  modelsLost?: string[];
  order?: string[];
  rounds?: number;
}

interface RecordOptions extends ReportOptions, WriteOptions {
  match?: string;
}

/** Adds the options for the result of a battle. */
export const withReportOptions = (command: Command): Command =>
  command
    .option('--winner <army>', 'the winner', collectValues)
    .option('--report <file>', 'a report as JSON: destroyed, routed, kills and so on')
    .option('--destroyed <units>', 'units that were destroyed, separated by commas', splitAtCommas)
    .option('--routed <units>', 'units that routed, separated by commas', splitAtCommas)
    .option(
      '--killed <unit=by>',
      'a unit and the unit that destroyed it; :melee, :shaken and :r2 (round 2) may follow (repeatable)',
      collectValues,
    )
    .option('--conceded <armies>', 'armies that conceded, separated by commas', splitAtCommas)
    .option(
      '--order <armies>',
      'armies by their first activation in the last round, separated by commas',
      splitAtCommas,
    )
    .option('--models-lost <unit=n>', 'models lost by a surviving unit (repeatable)', collectValues)
    .option(
      '--objective <army>',
      'an army that reached its special objective, or none (repeatable) (default: what the report proves)',
      collectValues,
    )
    .option('--objective-missed <army>', 'an army that did not reach it (repeatable)', collectValues)
    .addOption(new Option('--rounds <number>', 'the number of rounds that were begun').argParser(wholeBetween(1, 99)));

/** Makes `muster campaign record`, which records the result of a battle at a table. */
export const recordCommand = (): Command =>
  withWriteOptions(
    withReportOptions(
      new Command('record')
        .description('record a battle that was played at a table, and hand out its rewards')
        .argument('<file>', 'the campaign file')
        .option('--match <id>', 'the match (default: the open one)'),
    ),
    true,
  ).action(async (file: string, options: RecordOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const match = findMatch(campaign, options.match, 'mission');
        const { id, round } = match;
        const winner = winnerOf(campaign, options);
        if (winner === undefined) throw stopWith('no-winner', 'The winner is missing. Add --winner ARMY.');
        const reported = reportOf(campaign, match, options);
        const report = reported.rounds === undefined && round > 0 ? { ...reported, rounds: round } : reported;
        const claims = claimsOf(campaign, match, options);
        const at = dayOf(options, campaign);
        return [() => ({ type: 'conclude', match: id, winner, report, claims, at })];
      },
      options,
    );
  });

/** Returns the winner, if the options name one. */
export const winnerOf = (campaign: Campaign, { winner = [] }: ReportOptions): string | undefined => {
  const named = [...new Set(winner.flatMap(splitAtCommas).map((word) => armyId(campaign, word)))];
  if (named.length > 1)
    throw stopWith('bad-winner', `Only one army can win (not ${named.join(', ')}). Choose one.`, {
      what: named.join(', '),
    });
  return named.at(0);
};

/** Whether the options report anything about a battle. */
export const hasReportOptions = (options: ReportOptions): boolean =>
  (['report', 'destroyed', 'routed', 'killed', 'notKilled', 'conceded', 'modelsLost', 'order', 'rounds'] as const).some(
    (name) => options[name] !== undefined,
  );

/** Returns an old report with the corrections of the options; a report file replaces the whole report. */
export const correctedReport = (
  campaign: Campaign,
  match: Match,
  old: MatchReport,
  options: ReportOptions,
): MatchReport => {
  const reported = reportOf(campaign, match, options);
  if (options.report !== undefined) return reported;
  const { destroyed, conceded, modelsLost, order, rounds } = options;
  const spared = (options.notKilled ?? []).map((word) => unitId(campaign, word, match));
  demandKilled(old, spared);
  const isSpared = (unit: string): boolean => spared.includes(unit);
  const routed = options.routed === undefined ? old.routed.filter((unit) => !isSpared(unit)) : reported.routed;
  const kept = destroyed === undefined ? old.destroyed.filter((unit) => !isSpared(unit)) : [];
  return {
    ...old,
    kills: correctedKills(old.kills, reported.kills, spared),
    destroyed: [...new Set([...kept, ...reported.destroyed.filter((unit) => !routed.includes(unit))])],
    routed,
    ...(conceded === undefined ? {} : { conceded: reported.conceded }),
    ...(modelsLost === undefined ? {} : { modelsKilled: reported.modelsKilled }),
    ...(order === undefined ? {} : { order: reported.order }),
    ...(rounds === undefined ? {} : { rounds }),
  };
};

/** Returns the report from a file, with the additions of the options. */
const reportOf = (campaign: Campaign, match: Match, options: ReportOptions): MatchReport => {
  const reported = options.report === undefined ? EMPTY_REPORT : readReport(options.report);
  const unit = (word: string): string => unitId(campaign, word, match);
  const army = (word: string): string => armyId(campaign, word);
  const kills = [...reported.kills, ...(options.killed ?? []).map(readKill)].map((kill) => ({
    ...kill,
    by: kill.by.map(unit),
    victims: kill.victims.map(unit),
  }));
  for (const kill of kills) demandEnemies(campaign, match, kill);
  const routed = [...reported.routed, ...(options.routed ?? [])].map(unit);
  const named = [...reported.destroyed, ...(options.destroyed ?? [])].map(unit);
  // A killed unit is destroyed, unless it routed.
  const fallen = (options.killed ?? []).flatMap((pair) => readKill(pair).victims).map(unit);
  return {
    ...reported,
    destroyed: [...new Set([...named, ...fallen.filter((one) => !routed.includes(one) && !NEUTRALS.includes(one))])],
    routed: [...new Set(routed)],
    modelsKilled: Object.fromEntries([
      ...Object.entries(reported.modelsKilled).map(([word, lost]) => [unit(word), lost]),
      ...(options.modelsLost ?? []).map(readLoss).map(([word, lost]) => [unit(word), lost]),
    ]) as Record<string, number>,
    left: Object.fromEntries(Object.entries(reported.left).map(([word, how]) => [unit(word), how])),
    kills,
    conceded: [...new Set([...reported.conceded, ...(options.conceded ?? [])].map(army))],
    order: (options.order ?? reported.order).map(army),
    ...(options.rounds === undefined ? {} : { rounds: options.rounds }),
  };
};

/** Refuses kills of units of the same army. */
const demandEnemies = (campaign: Campaign, { armies }: Match, { by, victims }: MatchKill): void => {
  const nameOf = (unit: string): string => unitOf(campaign, unit)?.name ?? unit;
  for (const { army, brought } of armies) {
    const own = (units: readonly string[]): string | undefined => units.find((unit) => Object.hasOwn(brought, unit));
    const [killer, victim] = [own(by), own(victims)];
    if (killer === undefined || victim === undefined) continue;
    const why = killer === victim ? 'both are the same unit' : `both belong to ${armyOf(campaign, army)?.name ?? army}`;
    throw stopWith(
      'bad-report',
      `${nameOf(killer)} cannot have killed ${nameOf(victim)}: ${why}. Use an enemy unit, or --destroyed ${victim} if no enemy did it.`,
      { what: victim },
    );
  }
};

const readReport = (file: string): MatchReport => {
  const read = parseMatchReport(readJson(file));
  if (!read.ok) throw badInput(file, read.error);
  return read.value;
};

/** Reads `lurkers=chanters:melee:r2`, `hero+unit=by` and `unit=by|by`. */
const readKill = (text: string): MatchKill => {
  const [victims, rest = ''] = text.split('=');
  const [by, ...marks] = rest.split(':').map((part) => part.trim());
  const names = (part: string, sign: string): string[] =>
    part
      .split(sign)
      .map((word) => word.trim())
      .filter((word) => word !== '');
  const round = marks.map((mark) => /^r(\d{1,2})$/.exec(mark)?.[1]).find((one) => one !== undefined);
  const strange = marks.find((mark) => !['melee', 'shaken'].includes(mark) && !/^r\d{1,2}$/.test(mark));
  if (names(victims, '+').length === 0 || names(by, '|').length === 0 || strange !== undefined)
    throw new CommandError(
      `"${text}" is not a kill. Write victim=killer, followed by :melee, :shaken or :r2 (round 2) if needed.`,
    );
  return {
    by: names(by, '|'),
    victims: names(victims, '+'),
    ...(round === undefined ? {} : { round: Number(round) }),
    ...(marks.includes('melee') ? { melee: true } : {}),
    ...(marks.includes('shaken') ? { shaken: true } : {}),
  };
};

const readLoss = (pair: string): [string, number] => {
  const [unit, lost = ''] = pair.split('=');
  if (!/^\d{1,3}$/.test(lost.trim())) throw new CommandError(`"${pair}" is not a loss. Write unit=number of models.`);
  return [unit.trim(), Number(lost)];
};
