import { playerNames } from '@muster/ai';
import { battleSeed, type Campaign, hasAvailableUnits, type Match, mayPlay, openMatchOf } from '@muster/campaign';
import { type BroughtUnits, bringWithin, broughtUnits } from '@muster/host';
import { Command, Option } from 'commander';
import { newMatch, readBring } from '../campaign/bring-options.ts';
import { openCampaign, type WriteOptions, withWriteOptions } from '../campaign/run-and-write.ts';
import { withDice } from '../campaign/draw-options.ts';
import { playMatchSession } from '../campaign/match-session.ts';
import { demandPlayable, type Seat } from '../campaign/battles.ts';
import { armyId, findMatch } from '../campaign/naming.ts';
import { demandWritable } from '../files.ts';
import { CommandError } from '../findings.ts';
import { collectValues, splitAtCommas } from '../options.ts';
import { printJson } from '../screen.ts';
import { loadTable } from '../tables.ts';

interface PlayOptions extends WriteOptions {
  match?: string;
  armies?: string[];
  bring?: string[];
  players: string[];
  table?: string;
  book?: string[];
  out?: string;
  quiet?: boolean;
  dealings?: boolean;
}

const SEATS: readonly string[] = [...playerNames, 'human'];

/** Makes `muster campaign play`, which plays a whole match, from its setup to recruiting. */
export const campaignPlayCommand = (): Command =>
  withDice(
    withWriteOptions(
      new Command('play')
        .description(
          'play a match here, from its setup to recruiting: computer players, people at this terminal, or both',
        )
        .argument('<file>', 'the campaign file')
        .option('--match <id>', 'the match, or the id of a new one (default: the open match, or a new one)')
        .option(
          '--armies <names>',
          'the armies that play, separated by commas (default: all that are free); --players uses this order',
          splitAtCommas,
        )
        .option(
          '--bring <army=units>',
          'the units that an army brings; other armies bring what the allowed gap permits',
          collectValues,
        )
        .addOption(
          new Option(
            '--players <names>',
            `the player of each army: ${SEATS.join(', ')}; the last one also plays the remaining armies`,
          )
            .argParser(splitAtCommas)
            .default(['solo'], 'solo'),
        )
        .option('--table <file>', 'the table (default: a new one)')
        .option('--book <file>', 'an army book for upgrades and recruits (repeatable)', collectValues)
        .option('--out <file>', 'save the record of the battle in this file')
        .option('--quiet', 'print the result without the log of the battle')
        .option('--dealings', 'let Muster buy, recruit and pay ransoms for every army that a computer player plays')
        .option('--no-dealings', 'stop before the upgrade step'),
    ),
  ).action(playMatch);

const playMatch = async (file: string, options: PlayOptions): Promise<void> => {
  const { out, json = false, quiet = false, dealings, book } = options;
  if (out !== undefined) demandWritable(out);
  const { campaign, book: before } = openCampaign(file);
  const open = openMatch(campaign, options);
  const bring = open ? undefined : bringFor(campaign, options);
  if (!open || open.step === 'mission') demandPlayable(campaign, open ? broughtUnits(open) : (bring ?? {}));
  const seats = seatsFor(campaign, options, open?.armies.map(({ army }) => army) ?? Object.keys(bring ?? {}));
  const isPersonal = options.realDice === true || [...seats.values()].includes('human');
  if (json && isPersonal) throw new CommandError('--json is only for computer players and dice that Muster rolls.');
  const match = open?.id ?? newMatch(campaign, options.match);
  const digest = await playMatchSession({
    file,
    match,
    bring,
    seats,
    table: options.table === undefined ? undefined : loadTable(options.table),
    out,
    silent: json || (quiet && !isPersonal),
    dealings,
    book,
    options: { ...options, silent: json },
  });
  if (!json) return;
  const { campaign: after, book: written } = openCampaign(file);
  const entries = written.entries.slice(before.entries.length).map((_, i) => before.entries.length + i + 1);
  const seed = battleSeed(after, findMatch(after, match));
  printJson({ ok: true, file, match, seed, entries, ...digest });
};

/** Returns the open match with this id, or the only open one of these armies. */
const openMatch = (campaign: Campaign, { match, armies }: PlayOptions): Match | undefined => {
  const named = armies?.map((name) => armyId(campaign, name));
  const open = campaign.matches.filter(
    (one) =>
      one.step !== 'closed' &&
      (match === undefined || one.id === match) &&
      (named === undefined || one.armies.every(({ army }) => named.includes(army))),
  );
  return open.length === 0 ? undefined : findMatch({ ...campaign, matches: open });
};

/** Returns what the armies of a new match bring: the given units, or as much as the allowed gap permits. */
const bringFor = (campaign: Campaign, { armies, bring }: PlayOptions): BroughtUnits => {
  const named = armies?.map((name) => armyId(campaign, name));
  const entrants = campaign.armies.filter(
    (army) =>
      (named?.includes(army.id) ?? (!openMatchOf(campaign, army.id) && mayPlay(campaign, army))) &&
      hasAvailableUnits(army),
  );
  return { ...bringWithin(campaign, entrants), ...(bring ? readBring(campaign, bring) : {}) };
};

/** Returns the player of each army; players are listed in the order of --armies, or of the match. */
const seatsFor = (
  campaign: Campaign,
  { players: wanted, armies: named = [] }: PlayOptions,
  armies: readonly string[],
): Map<string, Seat> => {
  const unknown = wanted.find((name) => !SEATS.includes(name));
  if (unknown !== undefined) throw new CommandError(`There is no player "${unknown}". Players: ${SEATS.join(', ')}.`);
  if (wanted.length > armies.length)
    throw new CommandError(`Too many players: ${wanted.length} (limit ${armies.length}, one for each army).`);
  const order = [...new Set([...named.map((name) => armyId(campaign, name)), ...armies])];
  return new Map(armies.map((army) => [army, (wanted[order.indexOf(army)] ?? wanted.at(-1) ?? 'solo') as Seat]));
};
