import { Command } from 'commander';
import { makeCards } from '../cards/page.ts';
import { demandWritable, writeFile } from '../files.ts';
import { note, say } from '../screen.ts';
import { aboutList, type ListOptions, loadSheet } from '../army-load.ts';

interface CardOptions extends ListOptions {
  html?: boolean;
  out?: string;
  campaign?: boolean;
}

/** `muster army cards`: cards of all units, to print. */
export const cardsCommand = (): Command =>
  aboutList(new Command('cards'))
    .description('make cards of all units: one HTML page, to look at and to print on A4 or Letter')
    .option('--html', 'as an HTML page, which is what is made anyway')
    .option('-o, --out <file>', 'write the page here instead of printing it')
    .option('--campaign', 'with boxes for experience and lines for traits (default: when the list has any)')
    .option('--no-campaign', 'without them')
    .action(async (name: string, options: CardOptions) => {
      const { out } = options;
      if (out !== undefined) demandWritable(out);
      const sheet = await loadSheet(name, options);
      const campaign = options.campaign ?? sheet.units.some(({ xp, traits }) => xp > 0 || traits.length > 0);
      const page = makeCards(sheet, { campaign });
      if (out === undefined) return say(page.trimEnd());
      writeFile(out, page);
      note(`The cards of ${sheet.name} are in ${out}: open it in a browser to look at them and to print them.`);
    });
