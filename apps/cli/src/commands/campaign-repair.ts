import { Command } from 'commander';
import { openBook, repairBook } from '../campaign/store.ts';
import { printLine, printJson } from '../screen.ts';

/** Makes `muster campaign repair`, which moves an incomplete or damaged last line to another file. */
export const repairCommand = (): Command =>
  new Command('repair')
    .description('repair a file with an incomplete or damaged last line: the line is moved to another file')
    .argument('<file>', 'the campaign file')
    .option('--json', 'print the result as JSON')
    .action((file: string, { json }: { json?: boolean }) => {
      const { torn } = openBook(file);
      const aside = torn && repairBook(file);
      const { entries } = openBook(file);
      if (json) return printJson({ ok: true, file, aside, entries: entries.length });
      printLine(
        aside === undefined
          ? `${file} is intact: ${entries.length} entries, nothing to repair.`
          : `${file} is repaired: ${entries.length} entries.`,
      );
    });
