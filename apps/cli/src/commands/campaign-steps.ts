import type { Command as CampaignCommand } from '@muster/campaign';
import { Command } from 'commander';
import { canAsk, confirm } from '../campaign/ask.ts';
import { carryOut, decideAll, openCampaign, type WriteOptions, writeDown, writes } from '../campaign/carry.ts';
import { findArmy, findMatch, findUnit } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { EXIT, Stop } from '../findings.ts';

interface StepOptions extends WriteOptions {
  match?: string;
}

type StepType = Extract<CampaignCommand, { type: 'check-casualties' | 'earn-experience' | 'end-step' }>['type'];

const stepCommand = (name: string, description: string, type: StepType, draws: boolean): Command =>
  writes(
    new Command(name)
      .description(description)
      .argument('<file>', 'the file of the campaign')
      .option('--match <id>', 'which match (default: the one that is open)'),
    draws,
  ).action(async (file: string, options: StepOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const { id } = findMatch(campaign, options.match, ...STEPS[type]);
        return [() => ({ type, match: id })];
      },
      options,
    );
  });

const STEPS = {
  'check-casualties': ['casualties'],
  'earn-experience': ['experience'],
  'end-step': ['upgrade', 'recruit'],
} as const;

/** `muster campaign casualties`: everybody who fell rolls. */
export const casualtiesCommand = (): Command =>
  stepCommand(
    'casualties',
    'roll for everybody who fell: dead, recovered, hurt or the wiser',
    'check-casualties',
    true,
  );

/** `muster campaign experience`: XP, and the levels that it makes. */
export const experienceCommand = (): Command =>
  stepCommand('experience', 'hand out experience, and roll for the levels that it makes', 'earn-experience', true);

/** `muster campaign next`: upgrades or recruiting are over. */
export const nextCommand = (): Command =>
  stepCommand(
    'next',
    'end the upgrades, so that recruiting begins; or end recruiting, and with it the match',
    'end-step',
    false,
  );

/** `muster campaign break-off`: a match that has never been. */
export const breakOffCommand = (): Command =>
  writes(
    new Command('break-off')
      .description('break a match off: it is void, and its armies are as they were before')
      .argument('<file>', 'the file of the campaign')
      .option('--match <id>', 'which match (default: the one that is open)')
      .option('--yes', 'do it without asking once more'),
  ).action(breakOff);

const breakOff = async (file: string, options: StepOptions & { yes?: boolean }): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign } = opened;
  const { id, step } = findMatch(campaign, options.match);
  const decided = await decideAll(campaign, [() => ({ type: 'break-off', match: id })], options);
  if (step !== 'mission')
    await demandYes(`Match ${id} has been recorded: its result and all that came of it would be void.`, options);
  writeDown(opened, decided, options);
};

interface DisbandOptions extends WriteOptions {
  unit?: string;
  army?: string;
  yes?: boolean;
}

/** `muster campaign disband`: a unit or a whole army goes home for good. */
export const disbandCommand = (): Command =>
  writes(
    new Command('disband')
      .description('send a unit home for good, or give a whole army up to begin anew')
      .argument('<file>', 'the file of the campaign')
      .option('--unit <unit>', 'the unit')
      .option('--army <army>', 'the army, with its units, points, VP and matches')
      .option('--yes', 'do it without asking once more'),
  ).action(disband);

const disband = async (file: string, options: DisbandOptions): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign } = opened;
  const { unit, army } = options;
  if ((unit === undefined) === (army === undefined)) throw new Stop('Say whom: either --unit or --army.');
  const found = unit === undefined ? undefined : findUnit(campaign, unit).unit;
  const whole = army === undefined ? undefined : findArmy(campaign, army);
  const decided = await decideAll(
    campaign,
    [
      () =>
        found ? { type: 'disband', unit: found.id } : whole ? { type: 'disband-army', army: whole.id } : undefined,
    ],
    options,
  );
  const name = found?.name ?? whole?.name ?? '';
  await demandYes(`${name} would be gone for good${whole ? ', with its units, points, VP and matches' : ''}.`, options);
  writeDown(opened, decided, options);
};

/** What cannot be undone by the next command is confirmed, at the terminal or with --yes. */
export const demandYes = async (sentence: string, { yes, json }: { yes?: boolean; json?: boolean }): Promise<void> => {
  if (yes) return;
  if (!canAsk(json)) throw stopWith('not-confirmed', `${sentence} Say --yes to do it.`);
  if (!(await confirm(`${sentence} Go on?`))) throw new Stop('Nothing was written.', EXIT.no);
};
