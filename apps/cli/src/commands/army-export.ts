import { makeForgeList, makeList, makeListText, parseList, selectedOf, sheetOf } from '@muster/army';
import type { ReadList } from '@muster/army';
import { newestRuleset } from '@muster/rules';
import { Command, Option } from 'commander';
import { demandWritable, writeFile } from '../files.ts';
import { badInput, CommandError } from '../findings.ts';
import { printNote, printLine } from '../screen.ts';
import { aboutList, type ListOptions, loadNamed } from '../army-load.ts';

const KINDS = ['muster', 'text', 'tts'] as const;
type Kind = (typeof KINDS)[number];

interface ExportOptions extends ListOptions {
  as: Kind;
  out?: string;
}

/** Makes `muster army export`, which writes a list in another format. */
export const exportCommand = (): Command =>
  aboutList(new Command('export'))
    .description('write a list in another format')
    .addOption(
      new Option(
        '--as <kind>',
        'muster: a list file; text: like text shared by Army Forge; tts: for mods of Tabletop Simulator',
      )
        .choices(KINDS)
        .makeOptionMandatory(),
    )
    .option('-o, --out <file>', 'save it in this file instead of printing it')
    .action(async (name: string, options: ExportOptions) => {
      const { as, out } = options;
      if (out !== undefined) demandWritable(out);
      const { read } = await loadNamed(name, options);
      const text = WRITERS[as](read, name);
      if (out === undefined) return printLine(text.trimEnd());
      writeFile(out, text);
      printNote(`${sheetOf(read).name} is saved in ${out}.`);
    });

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

const WRITERS: Readonly<Record<Kind, (read: ReadList, name: string) => string>> = {
  muster: ({ list, hindrances }, name) => {
    if (!list) throw badInput(name, hindrances);
    const file = makeList(list, newestRuleset(list.system));
    // A list from elsewhere may exceed the limits of Muster lists: then the file could not be read.
    const again = parseList(JSON.parse(JSON.stringify(file)));
    if (!again.ok) throw badInput(`As a list of Muster, ${name}`, again.error);
    return json(file);
  },
  text: (read) => makeListText(sheetOf(read)),
  tts: ({ selected, list }, name) => {
    const chosen = selected ?? (list && selectedOf(list));
    if (!chosen) throw new CommandError(`${name} contains no list.`);
    return json(makeForgeList(chosen));
  },
};
