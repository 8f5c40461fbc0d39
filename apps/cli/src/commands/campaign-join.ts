import { forfeitedBy, freeId, registerFor, rulesOf } from '@muster/campaign';
import { Command } from 'commander';
import { canAsk, confirm } from '../campaign/ask.ts';
import { decideAll, openCampaign, type WriteOptions, writeDown, writes } from '../campaign/carry.ts';
import { demandGame, enlist, listNotes } from '../campaign/enlisting.ts';
import { findArmy, readName } from '../campaign/naming.ts';
import { stopWith } from '../campaign/refusals.ts';
import { EXIT, Stop } from '../findings.ts';
import { gather } from '../options.ts';
import { note } from '../screen.ts';
import { loadNamed } from '../army-load.ts';

interface JoinOptions extends WriteOptions {
  army: string;
  player: string;
  list: string;
  book?: string[];
  instead?: string;
  yes?: boolean;
}

/** `muster campaign join`: a player joins with a first list. */
export const joinCommand = (): Command =>
  writes(
    new Command('join')
      .description('join a campaign with a first list, or start over after disbanding')
      .argument('<file>', 'the file of the campaign')
      .requiredOption('--army <name>', 'what the army is called')
      .option('--player <name>', 'who leads it; if that is "computer", Muster spends its points', 'Player')
      .requiredOption('--list <list>', 'a list of Muster, one of Army Forge as JSON or text, or the name of a sample')
      .option(
        '--book <file>',
        'an army book of the list; it is kept with the army for all later commands; may be given several times',
        gather,
      )
      .option('--instead <army>', 'the army that was disbanded, whose place the new one takes')
      .option('--yes', 'agree to points that are neither spent nor saved'),
  ).action(join);

const join = async (file: string, options: JoinOptions): Promise<void> => {
  const opened = openCampaign(file);
  const { campaign, facts } = opened;
  const name = readName(options.army, 'The name of the army');
  const player = readName(options.player, 'The name of the player');
  const { read, books: given } = await loadNamed(options.list, { ...options, system: rulesOf(campaign).system });
  demandGame(options.list, read, rulesOf(campaign).system);
  const old = options.instead === undefined ? undefined : findArmy(campaign, options.instead);
  const register = registerFor(campaign, facts, old);
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
  for (const line of [...listNotes(read), ...notes]) note(line);
  const lost = forfeitedBy(campaign, units);
  if (lost > 0) await demandAgreement(lost, options);
  writeDown(opened, decided, options);
};

/** Points that are lost are lost knowingly. */
const demandAgreement = async (lost: number, { yes, json }: JoinOptions): Promise<void> => {
  const sentence = `${lost} of the first points would be lost, because they are neither spent nor can be saved.`;
  if (yes) return note(sentence.replace('would be', 'are'));
  if (!canAsk(json))
    throw stopWith('points-lost', `${sentence} Say --yes to agree, or take a larger list.`, { have: lost });
  if (!(await confirm(`${sentence} Join nevertheless?`)))
    throw new Stop('Nobody joined; nothing was written.', EXIT.no);
};
