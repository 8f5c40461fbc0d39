import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { amendmentsOf, armyBiographyOf, biographyOf, chronicleOf, sheetOf, allUnitsEver } from '@muster/campaign';
import { Command } from 'commander';
import { dayOf, openCampaign, type OpenedCampaign } from '../campaign/run-and-write.ts';
import { armyBiographyPage, biographyPage, chroniclePage } from '../campaign/chronicle-page.ts';
import { folderLinks, type Links } from '../campaign/links.ts';
import { sheetPage } from '../campaign/sheet-page.ts';
import { standingsPage } from '../campaign/standings-page.ts';
import { writeFile } from '../files.ts';
import { CommandError } from '../findings.ts';
import { printNote, printJson } from '../screen.ts';
import { standLine } from './campaign-views.ts';

interface PagesOptions {
  out: string;
  on?: string;
  json?: boolean;
}

/** Makes `muster campaign pages`, which writes standings, sheets, chronicle and histories as linked pages. */
export const pagesCommand = (): Command =>
  new Command('pages')
    .description('write standings, sheets and the chronicle as HTML pages that link to each other')
    .argument('<file>', 'the campaign file')
    .requiredOption('--out <folder>', 'the folder for the pages; it is created if it is missing')
    .option('--on <day>', 'as of this day (default: today)')
    .option('--json', 'print the names of the pages as JSON')
    .action((file: string, options: PagesOptions): void => {
      const opened = openCampaign(file);
      const pages = allPages(opened, standLine(opened.campaign, dayOf(options, opened.campaign)));
      makeFolder(options.out);
      for (const [name, page] of pages) writeFile(join(options.out, name), page);
      const names = pages.map(([name]) => name);
      if (options.json) return printJson({ ok: true, folder: options.out, pages: names });
      printNote(
        `${names.length} pages are saved in ${options.out}. Open ${join(options.out, 'index.html')} in a browser.`,
      );
    });

const makeFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new CommandError(`${folder} cannot be created: ${error instanceof Error ? error.message : String(error)}.`);
  }
};

/** Returns every page with its name, starting with the standings. */
const allPages = ({ campaign, facts, book }: OpenedCampaign, progress: string): (readonly [string, string])[] => {
  const links: Links = folderLinks(campaign.armies);
  const at = (here: string): { links: Links; here: string } => ({ links, here });
  const chronicle = links.chronicle();
  return [
    [links.standings, standingsPage({ campaign, facts }, progress, at(links.standings))],
    [chronicle, chroniclePage(chronicleOf(facts, amendmentsOf(book.entries)), at(chronicle))],
    ...campaign.armies.flatMap(({ id }) => {
      const [sheet, life] = [sheetOf(campaign, id), armyBiographyOf(facts, id)];
      return [
        ...(sheet ? [[links.sheet(id), sheetPage([sheet], at(links.sheet(id)))] as const] : []),
        ...(life ? [[links.army(id), armyBiographyPage(life, at(links.army(id)))] as const] : []),
      ];
    }),
    ...allUnitsEver(facts).flatMap(({ id }) => {
      const life = biographyOf(facts, id);
      return life ? [[links.unit(id), biographyPage(life, at(links.unit(id)))] as const] : [];
    }),
  ];
};
