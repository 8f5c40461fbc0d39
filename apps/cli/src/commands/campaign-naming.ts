import type { Campaign } from '@muster/campaign';
import { Command, Option } from 'commander';
import { carryOut, type WriteOptions, withWriteOptions } from '../campaign/run-and-write.ts';
import { findArmy, findUnit, readName } from '../campaign/naming.ts';
import { CommandError } from '../findings.ts';
import { wholeBetween } from '../options.ts';

interface NamedOptions extends WriteOptions {
  army?: string;
  unit?: string;
}

const aboutNamed = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<file>', 'the campaign file')
    .option('--army <army>', 'the army, by id or name')
    .option('--unit <unit>', 'the unit, by id or name');

/** Returns the army or unit of the options, with its notes. */
const namedBy = (
  campaign: Campaign,
  { army, unit }: NamedOptions,
): { of: 'army' | 'unit'; id: string; notes: readonly string[] } => {
  if ((army === undefined) === (unit === undefined)) throw new CommandError('Add either --army or --unit.');
  if (army !== undefined) {
    const { id, notes = [] } = findArmy(campaign, army);
    return { of: 'army', id, notes };
  }
  const { id, notes = [] } = findUnit(campaign, unit ?? '').unit;
  return { of: 'unit', id, notes };
};

/** Makes `muster campaign rename`, which renames an army or a unit. */
export const renameCommand = (): Command =>
  withWriteOptions(
    aboutNamed('rename', 'rename an army or a unit; its id stays the same').argument(
      '<name>',
      'the new name, unique in the campaign (army) or on its sheet (unit)',
    ),
  ).action(async (file: string, name: string, options: NamedOptions): Promise<void> => {
    await carryOut(
      file,
      ({ campaign }) => {
        const { of, id } = namedBy(campaign, options);
        return [() => ({ type: 'rename', of, id, name: readName(name, 'The name') })];
      },
      options,
    );
  });

interface NoteOptions extends NamedOptions {
  remove?: number;
}

const LONGEST_NOTE = 300;

/** Makes `muster campaign note`, which adds a note to an army or a unit. */
export const noteCommand = (): Command =>
  withWriteOptions(
    aboutNamed('note', 'add a note to an army or a unit; it is shown on the sheet')
      .argument('[text]', 'the note')
      .addOption(
        new Option('--remove <number>', 'remove the note with this number, counted from 1').argParser(
          wholeBetween(1, 100),
        ),
      ),
  ).action(async (file: string, text: string | undefined, options: NoteOptions): Promise<void> => {
    const { remove } = options;
    if ((text === undefined) === (remove === undefined)) throw new CommandError('Give either a note or --remove.');
    await carryOut(
      file,
      ({ campaign }) => {
        const { of, id, notes } = namedBy(campaign, options);
        if (remove !== undefined && remove > notes.length)
          throw new CommandError(`There is no note ${remove} (${id} has ${notes.length}).`);
        const now =
          remove === undefined
            ? [...notes, readName(text ?? '', 'The note', LONGEST_NOTE)]
            : notes.filter((_, i) => i !== remove - 1);
        return [() => ({ type: 'note', of, id, notes: now })];
      },
      options,
    );
  });
