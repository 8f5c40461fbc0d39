import { openMatchOf } from '@muster/campaign';
import { Command, Option } from 'commander';
import { carryOut, type WriteOptions, writes } from '../campaign/carry.ts';
import { findArmy, findMatch, readName } from '../campaign/naming.ts';
import { gather, wholeBetween } from '../options.ts';

/** What every command about a battle at a table is given. */
export interface MissionOptions extends WriteOptions {
  match?: string;
}

/** A command about a match. */
export const aboutMatch = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<file>', 'the file of the campaign')
    .option('--match <id>', 'which match (default: the one that is open)');

interface RoundOptions extends MissionOptions {
  round?: number;
  concede?: string[];
}

/** `muster campaign round`: a round of a battle at a table begins. */
export const roundCommand = (): Command =>
  writes(
    aboutMatch('round', 'begin a round of a battle at a table: dice say whether something happens')
      .addOption(new Option('--round <number>', 'which round (default: the next)').argParser(wholeBetween(1, 99)))
      .option('--concede <army>', 'an army that gives up now; may be given several times', gather),
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

/** `muster campaign spend`: an underdog point goes into a roll. */
export const spendCommand = (): Command =>
  writes(
    aboutMatch('spend', 'spend an underdog point on a roll')
      .requiredOption('--army <army>', 'whose point it is')
      .requiredOption('--roll <text>', 'which roll, in your own words: two points never go into one')
      .option('--of <kind>', 'what is rolled: hit, block, morale, cast and so on')
      .option('--minus', 'take 1 off instead of adding it'),
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
