import { capital, listText } from '@muster/kernel';
import type { Amendment, Entry, Fact } from '../contract/fact.ts';
import { evolve } from '../contract/fact.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign } from '../state/campaign.ts';
import { matchOf, rulesOf } from '../state/find.ts';
import { statusOf } from '../standings/status.ts';
import { casualtyLines } from './chronicle/casualties.ts';
import { experienceLines } from './chronicle/experience.ts';
import { adoptionLines, disbandedArmyLines, firstListLines, foundingLines } from './chronicle/founding.ts';
import { eventCommandLines, outcomeLines } from './chronicle/event.ts';
import { objectiveLines, roundLines, setUpLines, underdogLines } from './chronicle/mission.ts';
import { concludeLines } from './chronicle/outcome.ts';
import { namingLines } from './chronicle/naming.ts';
import { type ChronicleLine, ChronicleContext } from './chronicle/chronicle-context.ts';
import { buyLines, disbandLines, overrideLines, recruitLines, sellLines } from './chronicle/trade.ts';
import { dayOf } from '../story/grammar.ts';

export type { ChronicleLine, ChronicleTone } from './chronicle/chronicle-context.ts';

/** A part of a chronicle: a match from its setup to the end of recruiting, or what happened between matches. */
export interface ChronicleSection {
  title: string;
  /** The day on which it began. */
  day: string;
  match?: string;
  lines: readonly ChronicleLine[];
}

/** The chronicle of a campaign, match by match. */
export interface Chronicle {
  name: string;
  rules: string;
  sections: readonly ChronicleSection[];
}

/** Returns the corrections in the entries of a campaign file. */
export const amendmentsOf = (entries: readonly Entry[]): Amendment[] =>
  entries.flatMap((entry) => ('amendment' in entry ? [entry.amendment] : []));

/** A section while it is being written. */
interface Draft extends ChronicleSection {
  lines: ChronicleLine[];
  /** Whether its last lines are about bought or sold upgrades. */
  trading?: boolean;
}

/**
 * Returns the chronicle of a campaign from its facts, followed by its corrections. The facts of one match are together,
 * even if matches are played at the same time.
 */
export const chronicleOf = (facts: readonly Fact[], amendments: readonly Amendment[] = []): Chronicle => {
  const sections: Draft[] = [];
  let campaign: Campaign = NO_CAMPAIGN;
  let telling: ChronicleContext | undefined;
  for (const fact of facts) {
    const before = campaign;
    campaign = evolve([fact], before);
    telling ??= new ChronicleContext(before, fact);
    telling.turn(before, campaign, fact);
    const lines = tell(telling);
    if (lines.length > 0) enter(sectionFor(sections, campaign, fact), telling, lines);
  }
  const last = facts.at(-1);
  const closing =
    telling && last ? [...endOf(telling, campaign, dayOf(last.at)), ...correctionsOf(telling, amendments)] : [];
  const finished = sections.map(({ trading: _trading, ...section }) => ({
    ...section,
    lines: inRoundOrder(section.lines),
  }));
  return { name: campaign.name, rules: rulesOf(campaign).name, sections: [...finished, ...closing] };
};

/** Returns lines with those about rounds in the order of the rounds, however late they were entered. */
const inRoundOrder = (lines: readonly ChronicleLine[]): readonly ChronicleLine[] => {
  const roundOf = ({ round = 0 }: ChronicleLine): number => round;
  const first = lines.findIndex((line) => roundOf(line) > 0);
  if (first < 0) return lines;
  const battle = lines.filter((line) => roundOf(line) > 0).toSorted((a, b) => roundOf(a) - roundOf(b));
  return [...lines.slice(0, first), ...battle, ...lines.slice(first).filter((line) => roundOf(line) === 0)];
};

/** Adds lines to a section; trades that follow each other share one heading line. */
const enter = (section: Draft, telling: ChronicleContext, lines: readonly ChronicleLine[]): void => {
  const { type } = telling.fact.command;
  const trading = type === 'buy' || type === 'sell';
  if (trading && !section.trading) section.lines.push(telling.all(0, 'Armies buy and sell upgrades.', 'act'));
  section.lines.push(...lines);
  section.trading = trading;
};

/** Returns the section that a fact belongs to. Names and notes do not belong to a match, so they go where they were entered. */
const sectionFor = (sections: Draft[], campaign: Campaign, { at, match, command }: Fact): Draft => {
  const known = match === undefined ? sections.at(-1) : sections.find((section) => section.match === match);
  const isAside = command.type === 'rename' || command.type === 'note';
  if (known && (known.match === match || isAside)) return known;
  const made: Draft =
    match === undefined
      ? { title: sections.length === 0 ? 'Beginning' : 'Between matches', day: dayOf(at), lines: [] }
      : { title: matchTitle(campaign, match), day: dayOf(at), match, lines: [] };
  sections.push(made);
  return made;
};

/** Returns the title of a match: `Match 2: A against B`, or `Match 2: A, B and C`. */
const matchTitle = (campaign: Campaign, id: string): string => {
  const match = matchOf(campaign, id);
  if (!match) return `Match ${id}`;
  const names = match.armies.map(({ army }) => campaign.armies.find((one) => one.id === army)?.name ?? army);
  return `Match ${match.number}: ${names.length === 2 ? names.join(' against ') : listText(names)}`;
};

const tell = (telling: ChronicleContext): ChronicleLine[] => {
  const { command } = telling.fact;
  switch (command.type) {
    case 'found':
      return foundingLines(telling);
    case 'adopt':
      return adoptionLines(telling);
    case 'join':
    case 'restart':
      return firstListLines(telling, command);
    case 'set-up':
      return setUpLines(telling);
    case 'roll-objective':
      return objectiveLines(telling, command);
    case 'spend-underdog':
      return underdogLines(telling, command);
    case 'start-round':
      return roundLines(telling, command);
    case 'event':
      return eventCommandLines(telling);
    case 'event-outcome':
      return outcomeLines(telling, command);
    case 'conclude':
      return concludeLines(telling, command.match);
    case 'break-off':
      return [telling.all(0, 'The match is broken off and does not count.', 'loss')];
    case 'check-casualties':
      return casualtyLines(telling, command.match);
    case 'earn-experience':
      return experienceLines(telling);
    case 'buy':
      return buyLines(telling);
    case 'sell':
      return sellLines(telling, command);
    case 'end-step':
      return [];
    case 'recruit':
      return recruitLines(telling, command);
    case 'disband':
      return disbandLines(telling);
    case 'disband-army':
      return disbandedArmyLines(telling, command.army);
    case 'rename':
    case 'note':
      return namingLines(telling);
    default:
      return overrideLines(telling);
  }
};

/** Returns the section about the winner, if the campaign is over. */
const endOf = (telling: ChronicleContext, campaign: Campaign, day: string): ChronicleSection[] => {
  const { over, winners } = statusOf(campaign, day);
  if (!over) return [];
  const names = listText(winners.map((army) => telling.ofArmy(army)));
  const text =
    winners.length === 1
      ? `${telling.armyDoes(winners[0], 'win')} the campaign.`
      : winners.length === 0
        ? 'No army wins the campaign.'
        : `${capital(names)} share the victory.`;
  return [{ title: 'End of the campaign', day, lines: [{ ...telling.all(0, text, 'gain'), armies: [...winners] }] }];
};

/** Returns the section about corrections: who made them, why, and how many facts were decided again. */
const correctionsOf = (telling: ChronicleContext, amendments: readonly Amendment[]): ChronicleSection[] => {
  if (amendments.length === 0) return [];
  const lines = amendments.map(({ at, by, reason, from, facts }) =>
    telling.all(
      0,
      `${dayOf(at)}: ${by} corrects the campaign from fact ${from + 1} on${reason === '' ? '' : ` (${reason})`}. Facts decided again: ${facts.length}.`,
      'act',
    ),
  );
  return [{ title: 'Corrections', day: dayOf(amendments[0].at), lines }];
};
