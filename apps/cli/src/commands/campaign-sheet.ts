import { evolve, factsOf, printedTables, sheetOf, xpBoxes } from '@muster/campaign';
import { CAMPAIGN_RULESETS, type CampaignRulesetId } from '@muster/rules';
import { Command, Option } from 'commander';
import { blankLines, blankPage } from '../campaign/blank-sheet.ts';
import { findArmy } from '../campaign/naming.ts';
import { sheetPage } from '../campaign/sheet-page.ts';
import { sheetLines } from '../campaign/sheet-text.ts';
import { openBook } from '../campaign/store.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { CommandError } from '../findings.ts';
import { collectValues } from '../options.ts';
import { printNote, printLine, printJson } from '../screen.ts';
import { lineWidth } from '../text-table.ts';
import { rulesFor } from './campaign-tables.ts';

interface SheetOptions {
  army?: string[];
  html?: string;
  json?: boolean;
  blank?: boolean;
  rules?: CampaignRulesetId;
}

const WIDTH = 110;

/** Makes `muster campaign sheet`, which shows army sheets or a blank sheet. */
export const campaignSheetCommand = (): Command =>
  new Command('sheet')
    .description('show army sheets: values, experience, traits, rules, upgrades and notes')
    .argument('[file]', 'the campaign file')
    .option('--army <army>', 'only this army, by id or name (repeatable)', collectValues)
    .addOption(new Option('--blank', 'a blank sheet to fill in by hand').conflicts('army'))
    .addOption(new Option('--rules <id>', 'the campaign rules of a blank sheet').choices(CAMPAIGN_RULESETS))
    .option('--html <file>', 'write them as an HTML page, to read and to print on A4')
    .option('--json', 'print them as JSON')
    .action((file: string | undefined, options: SheetOptions) => {
      const { html, blank, rules } = options;
      if (html !== undefined) demandWritable(html);
      if (blank) return blankSheet(file, options);
      if (file === undefined) throw new CommandError('Give a campaign file, or add --blank for a blank sheet.');
      if (rules !== undefined)
        throw new CommandError('--rules is only for a blank sheet. A campaign has its own rules.');
      return armySheets(file, options);
    });

const armySheets = (file: string, { army: wanted, html, json }: SheetOptions): void => {
  const campaign = evolve(factsOf(openBook(file).entries));
  const armies = wanted?.map((one) => findArmy(campaign, one)) ?? campaign.armies;
  const sheets = armies.flatMap(({ id }) => sheetOf(campaign, id) ?? []);
  if (html !== undefined) write(html, sheetPage(sheets));
  if (json) return printJson(sheets);
  if (html !== undefined) return;
  if (sheets.length === 0) return printLine('No army has joined yet. Use "muster campaign join".');
  for (const [i, sheet] of sheets.entries()) {
    if (i > 0) printLine();
    for (const line of sheetLines(sheet, lineWidth(WIDTH), paint())) printLine(line);
  }
};

const blankSheet = (file: string | undefined, { html, json, rules: id }: SheetOptions): void => {
  const rules = rulesFor(file, id);
  if (html !== undefined) write(html, blankPage(rules));
  if (json) return printJson({ ok: true, ruleset: rules.id, boxes: xpBoxes(rules, 0), tables: printedTables(rules) });
  if (html !== undefined) return;
  for (const line of blankLines(rules, lineWidth(80))) printLine(line);
};

const write = (html: string, page: string): void => {
  writeFile(html, page);
  printNote(`The sheets are saved in ${html}. Open it in a browser to read or print them.`);
};
