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
import { carryOut, dayOf, type WriteOptions, writes } from '../campaign/carry.ts';
import { type ClaimOptions, claimsOf } from '../campaign/claims.ts';
import { correctedKills, demandKilled } from '../campaign/corrected-kills.ts';
import { armyId, findMatch, unitId } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { readJson } from '../files.ts';
import { badInput, Stop } from '../findings.ts';
import { gather, wholeBetween, words } from '../options.ts';

/** A battle as people type it in. */
export interface ReportOptions extends ClaimOptions {
  winner?: string[];
  report?: string;
  destroyed?: string[];
  routed?: string[];
  killed?: string[];
  /** Victims that were not killed after all. */
  notKilled?: string[];
  conceded?: string[];
  modelsLost?: string[];
  order?: string[];
  rounds?: number;
}

interface RecordOptions extends ReportOptions, WriteOptions {
  match?: string;
}

/** Adds the options that tell a battle. */
export const tellsBattle = (command: Command): Command =>
  command
    .option('--winner <army>', 'the army that has won', gather)
    .option('--report <file>', 'what happened, as JSON: destroyed, routed, kills and so on')
    .option('--destroyed <units>', 'units that were destroyed, with commas', words)
    .option('--routed <units>', 'units that routed, with commas', words)
    .option(
      '--killed <unit=by>',
      'who destroyed whom; :melee, :shaken and :r2 (round 2) may follow; may be given several times',
      gather,
    )
    .option('--conceded <armies>', 'armies that gave up', words)
    .option('--order <armies>', 'armies by their first activation in the last round, with commas', words)
    .option('--models-lost <unit=n>', 'models that a living unit has lost; may be given several times', gather)
    .option(
      '--objective <army>',
      'an army that reached its special objective, or none; may be given several times (default: what the report proves)',
      gather,
    )
    .option('--objective-missed <army>', 'an army that did not reach it; may be given several times', gather)
    .addOption(new Option('--rounds <number>', 'how many rounds were begun').argParser(wholeBetween(1, 99)));

/** `muster campaign record`: what a battle at a table came to. */
export const recordCommand = (): Command =>
  writes(
    tellsBattle(
      new Command('record')
        .description('record a battle that was fought at a table, and hand out its rewards')
        .argument('<file>', 'the file of the campaign')
        .option('--match <id>', 'which match (default: the one that is open)'),
    ),
    true,
  ).action(async (file: string, options: RecordOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const match = findMatch(campaign, options.match, 'mission');
        const { id, round } = match;
        const winner = winnerOf(campaign, options);
        if (winner === undefined) throw stopWith('no-winner', 'Somebody must have won: name the army with --winner.');
        const told = reportOf(campaign, match, options);
        const report = told.rounds === undefined && round > 0 ? { ...told, rounds: round } : told;
        const claims = claimsOf(campaign, match, options);
        const at = dayOf(options, campaign);
        return [() => ({ type: 'conclude', match: id, winner, report, claims, at })];
      },
      options,
    );
  });

/** The one army that has won, if it was said. */
export const winnerOf = (campaign: Campaign, { winner = [] }: ReportOptions): string | undefined => {
  const named = [...new Set(winner.flatMap(words).map((word) => armyId(campaign, word)))];
  if (named.length > 1)
    throw stopWith('bad-winner', `Two armies cannot both have won (${named.join(', ')}): name one.`, {
      what: named.join(', '),
    });
  return named.at(0);
};

/** Whether anything was said about what happened. */
export const tellsReport = (options: ReportOptions): boolean =>
  (['report', 'destroyed', 'routed', 'killed', 'notKilled', 'conceded', 'modelsLost', 'order', 'rounds'] as const).some(
    (name) => options[name] !== undefined,
  );

/** An old report with what was said of it now; a file says everything again. */
export const correctedReport = (
  campaign: Campaign,
  match: Match,
  old: MatchReport,
  options: ReportOptions,
): MatchReport => {
  const told = reportOf(campaign, match, options);
  if (options.report !== undefined) return told;
  const { destroyed, conceded, modelsLost, order, rounds } = options;
  const spared = (options.notKilled ?? []).map((word) => unitId(campaign, word, match));
  demandKilled(old, spared);
  const isSpared = (unit: string): boolean => spared.includes(unit);
  const routed = options.routed === undefined ? old.routed.filter((unit) => !isSpared(unit)) : told.routed;
  const kept = destroyed === undefined ? old.destroyed.filter((unit) => !isSpared(unit)) : [];
  return {
    ...old,
    kills: correctedKills(old.kills, told.kills, spared),
    destroyed: [...new Set([...kept, ...told.destroyed.filter((unit) => !routed.includes(unit))])],
    routed,
    ...(conceded === undefined ? {} : { conceded: told.conceded }),
    ...(modelsLost === undefined ? {} : { modelsKilled: told.modelsKilled }),
    ...(order === undefined ? {} : { order: told.order }),
    ...(rounds === undefined ? {} : { rounds }),
  };
};

/** The report as the options tell it, on top of that of a file. */
const reportOf = (campaign: Campaign, match: Match, options: ReportOptions): MatchReport => {
  const told = options.report === undefined ? EMPTY_REPORT : readReport(options.report);
  const unit = (word: string): string => unitId(campaign, word, match);
  const army = (word: string): string => armyId(campaign, word);
  const kills = [...told.kills, ...(options.killed ?? []).map(readKill)].map((kill) => ({
    ...kill,
    by: kill.by.map(unit),
    victims: kill.victims.map(unit),
  }));
  for (const kill of kills) demandEnemies(campaign, match, kill);
  const routed = [...told.routed, ...(options.routed ?? [])].map(unit);
  const named = [...told.destroyed, ...(options.destroyed ?? [])].map(unit);
  // Who was killed is destroyed, unless it routed.
  const fallen = (options.killed ?? []).flatMap((pair) => readKill(pair).victims).map(unit);
  return {
    ...told,
    destroyed: [...new Set([...named, ...fallen.filter((one) => !routed.includes(one) && !NEUTRALS.includes(one))])],
    routed: [...new Set(routed)],
    modelsKilled: Object.fromEntries([
      ...Object.entries(told.modelsKilled).map(([word, lost]) => [unit(word), lost]),
      ...(options.modelsLost ?? []).map(readLoss).map(([word, lost]) => [unit(word), lost]),
    ]) as Record<string, number>,
    left: Object.fromEntries(Object.entries(told.left).map(([word, how]) => [unit(word), how])),
    kills,
    conceded: [...new Set([...told.conceded, ...(options.conceded ?? [])].map(army))],
    order: (options.order ?? told.order).map(army),
    ...(options.rounds === undefined ? {} : { rounds: options.rounds }),
  };
};

/** Kills are of enemies: who fell by their own side was destroyed by nobody. */
const demandEnemies = (campaign: Campaign, { armies }: Match, { by, victims }: MatchKill): void => {
  const nameOf = (unit: string): string => unitOf(campaign, unit)?.name ?? unit;
  for (const { army, brought } of armies) {
    const own = (units: readonly string[]): string | undefined => units.find((unit) => Object.hasOwn(brought, unit));
    const [killer, victim] = [own(by), own(victims)];
    if (killer === undefined || victim === undefined) continue;
    const why = killer === victim ? 'that is one unit' : `both are of ${armyOf(campaign, army)?.name ?? army}`;
    throw stopWith(
      'bad-report',
      `${nameOf(killer)} cannot have killed ${nameOf(victim)}: ${why}. Name an enemy, or say --destroyed ${victim} where no enemy did it.`,
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
    throw new Stop(
      `"${text}" is no kill: write victim=killer, and :melee, :shaken or :r2 behind it where that matters.`,
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
  if (!/^\d{1,3}$/.test(lost.trim())) throw new Stop(`"${pair}" is no loss: write the unit, = and how many models.`);
  return [unit.trim(), Number(lost)];
};
