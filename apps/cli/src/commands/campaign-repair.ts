import { Command } from 'commander';
import { openBook, repairBook } from '../campaign/store.ts';
import { say, sayJson } from '../screen.ts';

/** `muster campaign repair`: sets a torn last line aside. */
export const repairCommand = (): Command =>
  new Command('repair')
    .description('repair a file whose last line was torn or damaged: the line is moved to a file of its own')
    .argument('<file>', 'the file of the campaign')
    .option('--json', 'print the result as data')
    .action((file: string, { json }: { json?: boolean }) => {
      const { torn } = openBook(file);
      const aside = torn && repairBook(file);
      const { entries } = openBook(file);
      if (json) return sayJson({ ok: true, file, aside, entries: entries.length });
      say(
        aside === undefined
          ? `${file} is whole: ${entries.length} entries, nothing to repair.`
          : `${file} is repaired: ${entries.length} entries.`,
      );
    });
