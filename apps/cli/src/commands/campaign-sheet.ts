import { evolve, factsOf, sheetOf } from '@muster/campaign';
import { Command } from 'commander';
import { findArmy } from '../campaign/naming.ts';
import { sheetPage } from '../campaign/sheet-page.ts';
import { sheetLines } from '../campaign/sheet-text.ts';
import { openBook } from '../campaign/store.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { gather } from '../options.ts';
import { note, say, sayJson } from '../screen.ts';
import { lineWidth } from '../text-table.ts';

interface SheetOptions {
  army?: string[];
  html?: string;
  json?: boolean;
}

/** `muster campaign sheet`: army sheets, to read, to print or as data. */
export const campaignSheetCommand = (): Command =>
  new Command('sheet')
    .description('show army sheets: values, experience, traits and what they do, upgrades')
    .argument('<file>', 'the campaign file')
    .option('--army <army>', 'only this one, by id or name; may be given several times', gather)
    .option('--html <file>', 'write them as an HTML page, to look at and to print on A4')
    .option('--json', 'print them as data')
    .action((file: string, { army: wanted, html, json }: SheetOptions) => {
      if (html !== undefined) demandWritable(html);
      const campaign = evolve(factsOf(openBook(file).entries));
      const armies = wanted?.map((one) => findArmy(campaign, one)) ?? campaign.armies;
      const sheets = armies.flatMap(({ id }) => sheetOf(campaign, id) ?? []);
      if (html !== undefined) {
        writeFile(html, sheetPage(sheets));
        note(`The sheets are in ${html}: open it in a browser to look at them and to print them.`);
      }
      if (json) return sayJson(sheets);
      if (html !== undefined) return;
      if (sheets.length === 0) return say('Nobody has joined yet: "muster campaign join" puts an army on a sheet.');
      for (const [i, sheet] of sheets.entries()) {
        if (i > 0) say();
        for (const line of sheetLines(sheet, lineWidth(110), paint())) say(line);
      }
    });
