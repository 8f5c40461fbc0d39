import { openMatchOf } from '@muster/campaign';
import { Command, Option } from 'commander';
import { carryOut, type WriteOptions, withWriteOptions } from '../campaign/run-and-write.ts';
import { findArmy, findMatch, readName } from '../campaign/naming.ts';
import { collectValues, wholeBetween } from '../options.ts';

/** Options of every command about a battle at a table. */
export interface MissionOptions extends WriteOptions {
  match?: string;
}

/** Makes a command about a match. */
export const aboutMatch = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<file>', 'the campaign file')
    .option('--match <id>', 'the match (default: the open one)');

interface RoundOptions extends MissionOptions {
  round?: number;
  concede?: string[];
}

/** Makes `muster campaign round`, which begins a round of a battle at a table. */
export const roundCommand = (): Command =>
  withWriteOptions(
    aboutMatch('round', 'begin a round of a battle at a table, and roll for a random event')
      .addOption(new Option('--round <number>', 'the round (default: the next)').argParser(wholeBetween(1, 99)))
      .option('--concede <army>', 'an army that concedes now (repeatable)', collectValues),
    true,
  ).action(async (file: string, options: RoundOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const { id, round } = findMatch(campaign, options.match, 'mission');
        const conceding = (options.concede ?? []).map((word) => findArmy(campaign, word).id);
        return [() => ({ type: 'start-round', match: id, round: options.round ?? round + 1, conceding })];
      },
      options,
    );
  });

interface SpendOptions extends MissionOptions {
  army: string;
  roll: string;
  of?: string;
  minus?: boolean;
}

/** Makes `muster campaign spend`, which spends an underdog point on a roll. */
export const spendCommand = (): Command =>
  withWriteOptions(
    aboutMatch('spend', 'spend an underdog point on a roll')
      .requiredOption('--army <army>', 'the army that spends the point')
      .requiredOption('--roll <text>', 'the roll, in your own words (limit: one point per roll)')
      .option('--of <kind>', 'the kind of roll: hit, block, morale, cast, dangerous, wound-effect, save or other')
      .option('--minus', 'subtract 1 instead of adding 1'),
  ).action(async (file: string, options: SpendOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const army = findArmy(campaign, options.army).id;
        const { id } = findMatch(campaign, options.match ?? openMatchOf(campaign, army)?.id, 'mission');
        const roll = readName(options.roll, 'The roll');
        const { of } = options;
        return [
          () => ({
            type: 'spend-underdog',
            match: id,
            army,
            roll,
            modifier: options.minus ? -1 : 1,
            ...(of === undefined ? {} : { of }),
          }),
        ];
      },
      options,
    );
  });
