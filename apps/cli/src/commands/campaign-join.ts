import { lostStartingPoints, freeId, takenNamesFor, rulesOf } from '@muster/campaign';
import { Command } from 'commander';
import { canAsk, confirm } from '../campaign/ask.ts';
import { decideAll, openCampaign, type WriteOptions, writeFacts, withWriteOptions } from '../campaign/run-and-write.ts';
import { demandGame, enlist, listNotes } from '../campaign/enlisting.ts';
import { findArmy, readName } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { EXIT, CommandError } from '../findings.ts';
import { collectValues } from '../options.ts';
import { printNote } from '../screen.ts';
import { loadNamed } from '../army-load.ts';

interface JoinOptions extends WriteOptions {
  army: string;
  player: string;
  list: string;
  book?: string[];
  instead?: string;
  yes?: boolean;
}

/** Makes `muster campaign join`, with which a player joins with a first list. */
export const joinCommand = (): Command =>
  withWriteOptions(
    new Command('join')
      .description('join a campaign with a first list, or start over after disbanding')
      .argument('<file>', 'the campaign file')
      .requiredOption('--army <name>', 'the name of the army')
      .option('--player <name>', 'its player; for "computer", Muster spends its points', 'Player')
      .requiredOption('--list <list>', 'a Muster list, an Army Forge list as JSON or text, or the name of a sample')
      .option(
        '--book <file>',
        'an army book of the list; it is saved with the army for all later commands (repeatable)',
        collectValues,
      )
      .option('--instead <army>', 'the disbanded army that the new one replaces')
      .option('--yes', 'accept the loss of points that are neither spent nor saved'),
  ).action(join);

const join = async (file: string, options: JoinOptions): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign, facts } = opened;
  const name = readName(options.army, 'The name of the army');
  const player = readName(options.player, 'The name of the player');
  const { read, books: given } = await loadNamed(options.list, { ...options, system: rulesOf(campaign).system });
  demandGame(options.list, read, rulesOf(campaign).system);
  const old = options.instead === undefined ? undefined : findArmy(campaign, options.instead);
  const register = takenNamesFor(campaign, facts, old);
  const army = old?.id ?? freeId(name, register.ids, 'army');
  register.ids.add(army);
  const { units, spells, books, notes } = enlist(campaign, read, register, given);
  const decided = await decideAll(
    campaign,
    [
      () =>
        old
          ? { type: 'restart', army, name, units, spells, books }
          : { type: 'join', army, name, player, units, spells, books },
    ],
    options,
  );
  for (const line of [...listNotes(read), ...notes]) printNote(line);
  const lost = lostStartingPoints(campaign, units);
  if (lost > 0) await demandAgreement(lost, options);
  writeFacts(opened, decided, options);
};

/** Asks a player to accept the loss of points. */
const demandAgreement = async (lost: number, { yes, json }: JoinOptions): Promise<void> => {
  if (yes) return printNote(`${lost} points are lost: they are not spent and are over the saving limit.`);
  const sentence = `${lost} points would be lost: they are not spent and are over the saving limit.`;
  if (!canAsk(json))
    throw stopWith('points-lost', `${sentence} Add --yes to accept that, or use a larger list.`, { have: lost });
  if (!(await confirm(`${sentence} Join anyway?`)))
    throw new CommandError('No army joined. Nothing was saved.', EXIT.no);
};
