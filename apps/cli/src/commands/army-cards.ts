import { Command } from 'commander';
import { makeCards } from '../cards/page.ts';
import { demandWritable, writeFile } from '../files.ts';
import { printNote, printLine } from '../screen.ts';
import { aboutList, type ListOptions, loadSheet } from '../army-load.ts';

interface CardOptions extends ListOptions {
  html?: boolean;
  out?: string;
  campaign?: boolean;
}

/** Makes `muster army cards`, which makes cards of all units to print. */
export const cardsCommand = (): Command =>
  aboutList(new Command('cards'))
    .description('make cards of all units as one HTML page, to read and to print on A4 or Letter')
    .option('--html', 'as an HTML page (the default)')
    .option('-o, --out <file>', 'save the page in this file instead of printing it')
    .option('--campaign', 'with boxes for experience and lines for traits (default: if the list has any)')
    .option('--no-campaign', 'without boxes for experience and lines for traits')
    .action(async (name: string, options: CardOptions) => {
      const { out } = options;
      if (out !== undefined) demandWritable(out);
      const sheet = await loadSheet(name, options);
      const campaign = options.campaign ?? sheet.units.some(({ xp, traits }) => xp > 0 || traits.length > 0);
      const page = makeCards(sheet, { campaign });
      if (out === undefined) return printLine(page.trimEnd());
      writeFile(out, page);
      printNote(`The cards of ${sheet.name} are saved in ${out}. Open it in a browser to read or print them.`);
    });
