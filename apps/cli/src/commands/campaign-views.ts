import { counted } from '@muster/kernel';
import {
  armyOf,
  armyValue,
  type Campaign,
  drawLines,
  type Entry,
  evolve,
  type Fact,
  factLines,
  factsOf,
  fractionText,
  isAveraged,
  NO_CAMPAIGN,
  rulesOf,
  standings,
  statusOf,
  victoryLine,
} from '@muster/campaign';
import { Command } from 'commander';
import { NEXT_COMMANDS } from '../campaign/next-commands.ts';
import { dayOf, openCampaign } from '../campaign/run-and-write.ts';
import { standingsPage } from '../campaign/standings-page.ts';
import { paint } from '../colours.ts';
import { demandWritable, writeFile } from '../files.ts';
import { printNote, printLine, printJson } from '../screen.ts';

/** Options of every command that only shows a campaign. */
export interface ViewOptions {
  json?: boolean;
  on?: string;
}

/** Makes a command that shows a campaign and changes nothing. */
export const view = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<file>', 'the campaign file')
    .option('--on <day>', 'as of this day (default: today)')
    .option('--json', 'print it as JSON');

interface StandingsOptions extends ViewOptions {
  html?: string;
}

/** Makes `muster campaign standings`, which shows the standings. */
export const standingsCommand = (): Command =>
  view('standings', 'show the standings, and the winner')
    .option('--html <file>', 'write them as an HTML page; "muster campaign pages" writes pages with links')
    .action((file: string, { html, json, on }: StandingsOptions): void => {
      if (html !== undefined) demandWritable(html);
      const opened = openCampaign(file);
      const { campaign } = opened;
      const today = dayOf({ on }, campaign);
      const stand = standLine(campaign, today);
      if (html !== undefined) {
        writeFile(html, standingsPage(opened, stand));
        printNote(`The standings are saved in ${html}. Open it in a browser.`);
      }
      if (json)
        return printJson({
          ok: true,
          standings: standings(campaign),
          status: statusOf(campaign, today),
          averaged: isAveraged(campaign),
        });
      if (html === undefined) for (const line of standingLines(campaign, stand)) printLine(line);
    });

const standingLines = (campaign: Campaign, stand: string): string[] => {
  const rows = standings(campaign);
  const averaged = isAveraged(campaign);
  const widest = Math.max(4, ...rows.map(({ name }) => name.length));
  const heads = `      ${'army'.padEnd(widest)}   VP  matches${averaged ? '  score' : ''}  points  value`;
  return [
    paint().bold(headLine(campaign)),
    rows.length === 0 ? 'No army has joined yet.' : heads,
    ...rows.map((row) => {
      const army = armyOf(campaign, row.army);
      const shown = averaged ? fractionText(row.score).padStart(7) : '';
      const points = `${String(army?.bank ?? 0).padStart(6)}  ${String(army ? armyValue(army) : 0).padStart(5)}`;
      return `  ${String(row.rank).padStart(2)}  ${row.name.padEnd(widest)}  ${String(row.vp).padStart(3)}  ${String(row.matches).padStart(7)}${shown}  ${points}`;
    }),
    stand,
  ];
};

/** Returns the name of a campaign and of its rules. */
export const headLine = (campaign: Campaign): string => `${campaign.name} (${rulesOf(campaign).name})`;

/** Returns the progress of a campaign, or its winner. */
export const standLine = (campaign: Campaign, today: string): string => {
  const { over, winners } = statusOf(campaign, today);
  return over ? victoryLine(winners.map((id) => armyOf(campaign, id)?.name ?? id)) : progressLine(campaign, today);
};

const UNITS: Readonly<Record<string, string>> = {
  'game-limited': 'matches',
  'point-limited': 'VP',
  'time-limited': 'weeks',
};

const progressLine = (campaign: Campaign, today: string): string => {
  const { done, limit } = statusOf(campaign, today);
  const { type, played, options } = campaign;
  if (limit === undefined) return `The campaign has no limit. Matches played: ${played}.`;
  if (type === 'game-limited' && options.limitCounts === 'army')
    return `Every army plays ${limit} matches. Fewest so far: ${done}.`;
  if (type === 'time-limited' && done >= limit)
    return `The ${limit} weeks are over. The open match may be finished, but no new match begins.`;
  return `Progress: ${done} of ${limit} ${UNITS[type]}.`;
};

interface LogOptions extends ViewOptions {
  all?: boolean;
}

/** Makes `muster campaign log`, which lists all facts. */
export const logCommand = (): Command =>
  view('log', 'list all facts with their numbers')
    .option('--all', 'also facts that were corrected later')
    .action((file: string, options: LogOptions): void => {
      const { book, facts } = openCampaign(file);
      const numbered = facts.map((fact, i) => ({ number: i + 1, ...fact }));
      if (options.json)
        return printJson({ ok: true, entries: options.all ? book.entries : undefined, facts: numbered });
      if (options.all) return sayEntries(book.entries);
      sayFacts(facts, 0, NO_CAMPAIGN);
      const corrections = book.entries.filter((entry) => 'amendment' in entry).length;
      if (corrections > 0) printLine(`${counted(corrections, 'correction')}. --all shows the corrected facts.`);
    });

const sayFacts = (facts: readonly Fact[], already: number, before: Campaign): void => {
  const { bold, dim } = paint();
  let campaign = before;
  facts.forEach((fact, i) => {
    const { at, by, command } = fact;
    printLine(
      `${bold(String(already + i + 1).padStart(4))}  ${at}  ${command.type}${by === 'organiser' ? '' : `, by ${by}`}`,
    );
    for (const line of factLines(campaign, fact, { how: NEXT_COMMANDS })) printLine(`      ${line}`);
    for (const line of drawLines(campaign, fact)) printLine(dim(`      ${line.trim()}`));
    for (const line of typedLines(fact)) printLine(dim(`      ${line}`));
    campaign = evolve([fact], campaign);
  });
};

/** Returns a line about the dice and draws that people typed; Muster made all others. */
const typedLines = ({ draws: { dice, picks } }: Fact): string[] => {
  const all = [...dice, ...picks];
  const typed = all.filter((one) => one.typed);
  if (typed.length === 0) return [];
  return [typed.length === all.length ? '(all typed)' : `(typed: ${typed.map((one) => one.for).join('; ')})`];
};

/** Prints every entry as it was written; corrections come after the facts that they replaced. */
const sayEntries = (entries: readonly Entry[]): void => {
  const { bold } = paint();
  entries.forEach((entry, i) => {
    const facts = factsOf(entries.slice(0, i));
    if ('fact' in entry) return sayFacts([entry.fact], facts.length, evolve(facts));
    const { at, by, reason, from, facts: made } = entry.amendment;
    printLine(
      bold(
        `      ${at}  correction by ${by}: ${reason} (facts from ${from + 1} on: ${facts.length - from} before, ${made.length} now)`,
      ),
    );
    sayFacts(made, from, evolve(facts.slice(0, from)));
  });
};
