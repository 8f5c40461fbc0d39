import {
  armyOf,
  armyValue,
  type Campaign,
  type Entry,
  evolve,
  type Fact,
  factsOf,
  fractionText,
  isAveraged,
  type Match,
  mayBegin,
  NO_CAMPAIGN,
  type OpenPrice,
  openPrices,
  rulesOf,
  standings,
  statusOf,
  titleOf,
  unitOf,
} from '@muster/campaign';
import { Command } from 'commander';
import { drawLines, factLines, victoryLine } from '../campaign/change-lines.ts';
import { freeArmies } from '../campaign/bringing.ts';
import { dayOf, openCampaign } from '../campaign/carry.ts';
import { paint } from '../colours.ts';
import { say, sayJson } from '../screen.ts';

interface ViewOptions {
  json?: boolean;
  on?: string;
}

const view = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .argument('<file>', 'the file of the campaign')
    .option('--on <day>', 'as of this day (default: today)')
    .option('--json', 'print it as data');

/** `muster campaign standings`: who leads. */
export const standingsCommand = (): Command =>
  view('standings', 'say who leads, and who has won').action((file: string, options: ViewOptions): void => {
    const { campaign } = openCampaign(file);
    const rows = standings(campaign);
    const status = statusOf(campaign, dayOf(options, campaign));
    if (options.json) return sayJson({ ok: true, standings: rows, status, averaged: isAveraged(campaign) });
    const { bold } = paint();
    say(bold(headLine(campaign)));
    if (rows.length === 0) say('Nobody has joined yet.');
    const widest = Math.max(4, ...rows.map(({ name }) => name.length));
    const score = isAveraged(campaign) ? '  score' : '';
    if (rows.length > 0) say(`      ${'army'.padEnd(widest)}   VP  matches${score}  points  value`);
    for (const row of rows) {
      const army = armyOf(campaign, row.army);
      const shown = isAveraged(campaign) ? fractionText(row.score).padStart(7) : '';
      say(
        `  ${String(row.rank).padStart(2)}  ${row.name.padEnd(widest)}  ${String(row.vp).padStart(3)}  ${String(row.matches).padStart(7)}${shown}  ${String(army?.bank ?? 0).padStart(6)}  ${String(army ? armyValue(army) : 0).padStart(5)}`,
      );
    }
    say(overLine(campaign, status.over, status.winners) ?? progressLine(campaign, dayOf(options, campaign)));
  });

const headLine = (campaign: Campaign): string => `${campaign.name} (${rulesOf(campaign).name})`;

const overLine = (campaign: Campaign, over: boolean, winners: readonly string[]): string | undefined =>
  over ? victoryLine(winners.map((id) => armyOf(campaign, id)?.name ?? id)) : undefined;

const UNITS: Readonly<Record<string, string>> = {
  'game-limited': 'matches',
  'point-limited': 'VP',
  'time-limited': 'weeks',
};

const progressLine = (campaign: Campaign, today: string): string => {
  const { done, limit } = statusOf(campaign, today);
  const { type, played, options } = campaign;
  if (limit === undefined)
    return `The campaign has no end; ${played} ${played === 1 ? 'match has' : 'matches have'} been fought.`;
  if (type === 'game-limited' && options.limitCounts === 'army')
    return `${limit} matches for each army; ${done} by the one that has the fewest.`;
  if (type === 'time-limited' && done >= limit)
    return `The ${limit} weeks are over: the match that is open may be finished, and no other begins.`;
  return `${done} of ${limit} ${UNITS[type]}.`;
};

/** `muster campaign status`: which step is open and what to do next. */
export const statusCommand = (): Command =>
  view('status', 'say which step is open and what to do next').action((file: string, options: ViewOptions): void => {
    const { campaign, book } = openCampaign(file);
    const today = dayOf(options, campaign);
    const status = statusOf(campaign, today);
    const open = campaign.matches.filter(({ step }) => step !== 'closed');
    const next = nextSteps(campaign, today, file);
    if (options.json)
      return sayJson({
        ok: true,
        name: campaign.name,
        ruleset: campaign.ruleset,
        entries: book.entries.length,
        status,
        open: open.map(({ id, step, round, due }) => ({
          match: id,
          step,
          round,
          due: due.map(({ number }) => number),
        })),
        prices: open.flatMap((match) => openPrices(campaign, match).map((price) => ({ match: match.id, ...price }))),
        next,
      });
    const { bold } = paint();
    say(bold(headLine(campaign)));
    say(overLine(campaign, status.over, status.winners) ?? progressLine(campaign, today));
    for (const army of campaign.armies)
      say(
        `  ${army.name} (${army.id}), ${army.player}: ${army.units.length} units, ${armyValue(army)} points; ${army.vp} VP, ${army.bank} points in the bank`,
      );
    for (const match of open) for (const line of matchLines(campaign, match)) say(line);
    for (const line of next) say(`→ ${line}`);
  });

const matchLines = (campaign: Campaign, match: Match): string[] => {
  const { id, number, step, round, armies, due, events } = match;
  const { events: table } = rulesOf(campaign);
  return [
    `Match ${number} (${id}): ${step}${step === 'mission' && round > 0 ? `, round ${round}` : ''}`,
    ...armies.map(({ army, value, underdog, objective, conceded }) => {
      const notes = [
        ...(objective === undefined ? [] : [`objective ${titleOf(objective)}`]),
        ...(underdog > 0 ? [`${underdog} underdog ${underdog === 1 ? 'point' : 'points'}`] : []),
        ...(conceded === undefined ? [] : [`conceded in round ${conceded}`]),
      ];
      return `  ${armyOf(campaign, army)?.name ?? army}, ${value} points${notes.map((one) => `, ${one}`).join('')}`;
    }),
    ...events.map(
      ({ id: which, number: event, round: when, dead, seal, noted }) =>
        `  event ${which}: ${event}, ${table[event].name}, round ${when}${dead ? ', nobody' : ''}${seal !== undefined && noted === undefined ? ', sealed' : ''}`,
    ),
    ...(step === 'mission' ? due : []).map(
      ({ number: event, round: when }) => `  due: ${event}, ${table[event]?.name ?? ''}, round ${when}`,
    ),
    ...openPrices(campaign, match).map((price) => priceLine(campaign, price)),
  ];
};

/** What an army will be asked to pay for, and when. */
const priceLine = (campaign: Campaign, { what, army, unit, least, most, bank }: OpenPrice): string => {
  const cost = least === most ? `${least}` : `${least} to ${most}`;
  const subject = what === 'ransom' ? `ransom for ${unitOf(campaign, unit ?? '')?.name ?? unit}` : 'field medics';
  const when = what === 'ransom' ? 'when the battle is recorded' : 'before the casualty rolls';
  return `  ${armyOf(campaign, army)?.name ?? army} may pay ${cost} points: ${subject}, ${when} (bank ${bank})`;
};

/** What may be done next, as command lines. */
const nextSteps = (campaign: Campaign, today: string, file: string): string[] => {
  const command = (words: string): string => `muster campaign ${words.replace(' ', ` ${file} `).trimEnd()}`;
  const open = campaign.matches.filter(({ step }) => step !== 'closed');
  const several = open.length > 1;
  const steps = open.flatMap(({ id, step, due, round }) => {
    const which = several ? ` --match ${id}` : '';
    switch (step) {
      case 'mission':
        return [
          due.length > 0 ? command(`event ${which.trim()}`) : command(`round ${which.trim()}`),
          command(`record --winner ARMY${which} …`),
          ...(round === 0 ? [command(`play ${which.trim()}`)] : []),
        ];
      case 'casualties':
        return [command(`casualties ${which.trim()}`)];
      case 'experience':
        return [command(`experience ${which.trim()}`)];
      case 'upgrade':
        return [command('upgrade --unit UNIT --list'), command(`next ${which.trim()}`)];
      case 'recruit':
        return [command('recruit --army ARMY --unit UNIT'), command(`next ${which.trim()}`)];
      default:
        return [];
    }
  });
  if (campaign.armies.length < 2) return [command('join --army NAME --player NAME --list LIST')];
  if (!mayBegin(campaign, today)) return steps;
  if (!campaign.options.parallelPlay) return open.length === 0 ? [command('setup '), command('play ')] : steps;
  return freeArmies(campaign).length < 2
    ? steps
    : [...steps, command('setup --bring ARMY --bring ARMY'), command('play --armies ARMY,ARMY')];
};

interface LogOptions extends ViewOptions {
  all?: boolean;
}

/** `muster campaign log`: everything that was written down. */
export const logCommand = (): Command =>
  view('log', 'print what was written down, with the numbers of its facts')
    .option('--all', 'also what was corrected later')
    .action((file: string, options: LogOptions): void => {
      const { book, facts } = openCampaign(file);
      const numbered = facts.map((fact, i) => ({ number: i + 1, ...fact }));
      if (options.json) return sayJson({ ok: true, entries: options.all ? book.entries : undefined, facts: numbered });
      if (options.all) return sayEntries(book.entries);
      sayFacts(facts, 0, NO_CAMPAIGN);
      const corrections = book.entries.filter((entry) => 'amendment' in entry).length;
      if (corrections > 0)
        say(`${corrections} ${corrections === 1 ? 'correction' : 'corrections'}; --all shows what was before.`);
    });

const sayFacts = (facts: readonly Fact[], already: number, before: Campaign): void => {
  const { bold, dim } = paint();
  let campaign = before;
  facts.forEach((fact, i) => {
    const { at, by, command } = fact;
    say(
      `${bold(String(already + i + 1).padStart(4))}  ${at}  ${command.type}${by === 'organiser' ? '' : `, by ${by}`}`,
    );
    for (const line of factLines(campaign, fact)) say(`      ${line}`);
    for (const line of drawLines(campaign, fact)) say(dim(`      ${line.trim()}`));
    for (const line of typedLines(fact)) say(dim(`      ${line}`));
    campaign = evolve([fact], campaign);
  });
};

/** Which dice and draws people typed in; Muster made all others. */
const typedLines = ({ draws: { dice, picks } }: Fact): string[] => {
  const all = [...dice, ...picks];
  const typed = all.filter((one) => one.typed);
  if (typed.length === 0) return [];
  return [typed.length === all.length ? '(all typed in)' : `(typed in: ${typed.map((one) => one.for).join('; ')})`];
};

/** Every entry as it was written, corrections with what they replaced. */
const sayEntries = (entries: readonly Entry[]): void => {
  const { bold } = paint();
  entries.forEach((entry, i) => {
    const facts = factsOf(entries.slice(0, i));
    if ('fact' in entry) return sayFacts([entry.fact], facts.length, evolve(facts));
    const { at, by, reason, from, facts: made } = entry.amendment;
    say(
      bold(
        `      ${at}  correction by ${by}: ${reason} (${facts.length - from} facts from ${from + 1} on became ${made.length})`,
      ),
    );
    sayFacts(made, from, evolve(facts.slice(0, from)));
  });
};
