import type { Command as CampaignCommand } from '@muster/campaign';
import { Command } from 'commander';
import { canAsk, confirm } from '../campaign/ask.ts';
import {
  carryOut,
  decideAll,
  openCampaign,
  type WriteOptions,
  writeFacts,
  withWriteOptions,
} from '../campaign/run-and-write.ts';
import { findArmy, findMatch, findUnit } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { EXIT, CommandError } from '../findings.ts';

interface StepOptions extends WriteOptions {
  match?: string;
}

type StepType = Extract<CampaignCommand, { type: 'check-casualties' | 'earn-experience' | 'end-step' }>['type'];

const stepCommand = (name: string, description: string, type: StepType, draws: boolean): Command =>
  withWriteOptions(
    new Command(name)
      .description(description)
      .argument('<file>', 'the campaign file')
      .option('--match <id>', 'the match (default: the open one)'),
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

/** Makes `muster campaign casualties`, which rolls for casualties. */
export const casualtiesCommand = (): Command =>
  stepCommand('casualties', 'roll for casualties', 'check-casualties', true);

/** Makes `muster campaign experience`, which hands out XP and resolves new levels. */
export const experienceCommand = (): Command =>
  stepCommand('experience', 'hand out XP and roll for new levels', 'earn-experience', true);

/** Makes `muster campaign next`, which ends the upgrade or the recruit step. */
export const nextCommand = (): Command =>
  stepCommand(
    'next',
    'end the upgrade step and begin recruiting, or end recruiting and close the match',
    'end-step',
    false,
  );

/** Makes `muster campaign break-off`, which voids a match. */
export const breakOffCommand = (): Command =>
  withWriteOptions(
    new Command('break-off')
      .description('break off a match: it does not count, and its armies are as they were before it')
      .argument('<file>', 'the campaign file')
      .option('--match <id>', 'the match (default: the open one)')
      .option('--yes', 'do not ask for confirmation'),
  ).action(breakOff);

const breakOff = async (file: string, options: StepOptions & { yes?: boolean }): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign } = opened;
  const { id, step } = findMatch(campaign, options.match);
  const decided = await decideAll(campaign, [() => ({ type: 'break-off', match: id })], options);
  if (step !== 'mission')
    await demandYes(
      `Match ${id} has been recorded. Its result and everything that followed from it will be void.`,
      options,
    );
  writeFacts(opened, decided, options);
};

interface DisbandOptions extends WriteOptions {
  unit?: string;
  army?: string;
  yes?: boolean;
}

/** Makes `muster campaign disband`, which disbands a unit or a whole army. */
export const disbandCommand = (): Command =>
  withWriteOptions(
    new Command('disband')
      .description('disband a unit, or a whole army to start over')
      .argument('<file>', 'the campaign file')
      .option('--unit <unit>', 'the unit')
      .option('--army <army>', 'the army, with its units, points, VP and matches')
      .option('--yes', 'do not ask for confirmation'),
  ).action(disband);

const disband = async (file: string, options: DisbandOptions): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign } = opened;
  const { unit, army } = options;
  if ((unit === undefined) === (army === undefined)) throw new CommandError('Add either --unit or --army.');
  const found = unit === undefined ? undefined : findUnit(campaign, unit).unit;
  const foundArmy = army === undefined ? undefined : findArmy(campaign, army);
  const decided = await decideAll(
    campaign,
    [
      () =>
        found
          ? { type: 'disband', unit: found.id }
          : foundArmy
            ? { type: 'disband-army', army: foundArmy.id }
            : undefined,
    ],
    options,
  );
  const sentence = foundArmy
    ? `${foundArmy.name} will be disbanded, with all units, points, VP and matches. This is permanent.`
    : `${found?.name ?? ''} will be disbanded. This is permanent.`;
  await demandYes(sentence, options);
  writeFacts(opened, decided, options);
};

/** Asks for confirmation, at the terminal or with --yes. */
export const demandYes = async (sentence: string, { yes, json }: { yes?: boolean; json?: boolean }): Promise<void> => {
  if (yes) return;
  if (!canAsk(json)) throw stopWith('not-confirmed', `${sentence} Add --yes to confirm.`);
  if (!(await confirm(`${sentence} Continue?`))) throw new CommandError('Nothing was saved.', EXIT.no);
};
