import { counted, listText, withInstruction } from '@muster/kernel';
import type { Fact } from '../contract/fact.ts';
import { effectOf, titleOf } from '../ruleset/index.ts';
import { statusOf } from '../standings/status.ts';
import { apply } from '../state/apply.ts';
import { type Campaign, defaultOptions, type DueEvent, type MatchEvent, type Options } from '../state/campaign.ts';
import type { CampaignChange, Reason } from '../state/change.ts';
import { armyOf, matchOf, ownerOf, rulesOf, unitOf, valueOf } from '../state/find.ts';
import { drawSentences } from './draws.ts';
import { changedOptions } from './option-texts.ts';
import { unitName } from './unit-name.ts';
import { eventTargetsText } from './event-targets-text.ts';
import { asClause, isPluralName } from './grammar.ts';

/** How to write the lines about a change. */
export interface ChangeLineOptions {
  /** Whether to announce the next step of a match (default: true). */
  announce?: boolean;
  /** How to do the next thing; replaces the full stop of the line that announces it. */
  how?: Readonly<Partial<Record<'upgrade' | 'recruit' | 'event', string>>>;
}

/** Returns short lines that say what a fact changed. */
export const factLines = (before: Campaign, fact: Fact, telling: ChangeLineOptions = {}): string[] => {
  const lines: string[] = [];
  let campaign = before;
  for (const change of fact.changes) {
    const after = apply(campaign, change);
    lines.push(...changeLines(campaign, after, change, telling));
    campaign = after;
  }
  return lines;
};

/** Returns the dice, random draws and decisions of a fact as lines to print below what they changed. */
export const drawLines = (before: Campaign, fact: Fact): string[] =>
  drawSentences(before, fact).map((sentence) => `  ${sentence}`);

const REASON_TEXTS: Partial<Record<Reason, string>> = {
  'quick-win': 'a quick victory',
  'natural-talent': 'natural talent',
  'no-mercy': 'no mercy',
  saved: 'saved from the first list',
  surplus: 'over the limit',
  lost: 'lost by dying',
  kill: 'a kill',
  duel: 'a won duel',
  survived: 'survival',
};

const because = (why: Reason): string => REASON_TEXTS[why] ?? why;

const signed = (amount: number): string => (amount < 0 ? String(amount) : `+${amount}`);

const LIMIT_WORDS: Readonly<Record<string, string>> = {
  'game-limited': 'matches',
  'point-limited': 'VP',
  'time-limited': 'weeks',
};

const STEP_LINES: Readonly<Partial<Record<string, string>>> = {
  casualties: 'Next: casualties.',
  experience: 'Next: experience.',
  upgrade: 'Next: upgrades.',
  recruit: 'Next: recruiting.',
  closed: 'The match is closed.',
};

/** Returns a line that says what to do next in a match at this step. */
export const stepLines = (step: string | undefined, how: ChangeLineOptions['how'] = {}): string[] =>
  known(STEP_LINES[step ?? ''], (line) => withInstruction(line, how[step as keyof typeof how]));

/** How a unit leaves its sheet: first for units of several models, then for one model. */
const END_TEXTS = {
  dead: ['are dead', 'is dead'],
  disbanded: ['are disbanded', 'is disbanded'],
  'not-ransomed': ['are lost: no ransom was paid', 'is lost: no ransom was paid'],
  'lost-duel': ['lose their duel and die', 'loses its duel and dies'],
} as const;

/** What the lines about a change need: the campaign before and after it, and the names to use. */
interface Telling {
  before: Campaign;
  after: Campaign;
  unit: (id: string) => string;
  army: (id: string) => string;
  /** Returns a unit with its verb: plural for several models, singular for one. */
  does: (unit: string, many: string, one?: string) => string;
  armyDoes: (army: string, many: string, one?: string) => string;
  announce: boolean;
  how: NonNullable<ChangeLineOptions['how']>;
}

const changeLines = (
  before: Campaign,
  after: Campaign,
  change: CampaignChange,
  { announce = true, how = {} }: ChangeLineOptions,
): string[] => {
  const unit = (id: string): string => unitName(before, id) ?? unitName(after, id) ?? id;
  const army = (id: string): string => armyOf(after, id)?.name ?? id;
  const telling: Telling = {
    announce,
    how,
    before,
    after,
    unit,
    army,
    does: (id, many, one = `${many}s`) => {
      const { models = 1 } = unitOf(before, id) ?? unitOf(after, id) ?? {};
      return `${unit(id)} ${models > 1 ? many : one}`;
    },
    armyDoes: (id, many, one = `${many}s`) => `${army(id)} ${isPluralName(army(id)) ? many : one}`,
  };
  return (LINES[change.type] as LinesOf<CampaignChange>)(change, telling);
};

/** Writes the lines about one type of change. */
type LinesOf<C extends CampaignChange> = (change: C, telling: Telling) => string[];

/** Returns a line about a value, or no line if there is no value. */
const known = <T>(value: T | undefined, line: (value: T) => string): string[] =>
  value === undefined ? [] : [line(value)];

const LINES: { readonly [T in CampaignChange['type']]: LinesOf<Extract<CampaignChange, { type: T }>> } = {
  founded: ({ name, kind, limit, options }, { after }) => [
    `"${name}" begins: ${rulesOf(after).name}, ${kind}${limit === undefined ? '' : `, ${limit} ${LIMIT_WORDS[kind]}`}.`,
    ...changedOptions(defaultOptions(), options).map((text) => `  ${text}`),
  ],
  adopted: ({ campaign }) => [`"${campaign.name}" continues here.`],
  'army-joined': ({ army: { player, id } }, tell) => [`${tell.armyDoes(id, 'join')}, led by ${player} (id ${id}).`],
  'army-disbanded': ({ army }, tell) => [`${tell.armyDoes(army, 'are', 'is')} disbanded.`],
  'army-restarted': ({ name }, { after }) => [`The ${rulesOf(after).words.army} is now called ${name}.`],
  'unit-added': ({ unit, approved }) => [
    `  ${unit.name}, ${valueOf(unit)} points${unit.hero ? ', hero' : ''} (id ${unit.id})`,
    ...known(approved, ({ by, reason }) => `  Not in its books; approved by ${by}: ${reason}.`),
  ],
  'unit-gone': ({ unit, why }, tell) => {
    const [many, one] = END_TEXTS[why];
    return [`${tell.does(unit, many, one)}.`];
  },
  xp: ({ unit, amount, why }, tell) => [
    `${tell.unit(unit)}: ${signed(amount)} XP (${because(why)}), now ${unitOf(tell.after, unit)?.xp ?? 0}.`,
  ],
  price: ({ unit, amount, why }, tell) => [`${tell.unit(unit)}: ${signed(amount)} points of value (${because(why)}).`],
  gained: ({ unit, name, list }, tell) => [
    `${tell.does(unit, 'gain')} ${list === 'items' ? `${name}.` : explained(tell.after, name)}`,
  ],
  lost: ({ unit, name }, tell) => [`${tell.does(unit, 'lose')} ${titleOf(name)}.`],
  promoted: ({ unit }, tell) => [`${tell.unit(unit)} is a hero now.`],
  levelled: ({ unit, level }, tell) => [`${tell.does(unit, 'reach', 'reaches')} level ${level}.`],
  bank: ({ army, amount, why }, tell) =>
    amount === 0
      ? []
      : [`${tell.army(army)}: ${signed(amount)} points (${because(why)}), now ${armyOf(tell.after, army)?.bank ?? 0}.`],
  vp: ({ army, amount, why }, tell) => [
    `${tell.army(army)}: ${signed(amount)} VP (${because(why)}), now ${armyOf(tell.after, army)?.vp ?? 0}.`,
  ],
  'sits-out': ({ unit, matches }, tell) => [
    `${tell.does(unit, 'sit')} out for ${counted(matches, 'match', 'matches')}.`,
  ],
  'upgrade-bought': ({ unit, upgrade }, tell) => [
    `${tell.does(unit, 'get')} ${upgrade.name} for ${upgrade.cost} points.`,
  ],
  'upgrade-sold': ({ unit, upgrade }, tell) => [
    `${tell.does(unit, 'sell')} ${upgradeName(tell.before, unit, upgrade)}.`,
  ],
  'sale-failed': ({ unit, upgrade }, tell) => [
    `No one buys ${upgradeName(tell.before, unit, upgrade)}. ${tell.does(unit, 'keep')} it.`,
  ],
  'match-set-up': ({ match: { id, number, armies } }, tell) => [
    `Match ${number} (${id}) is set up:`,
    ...armies.map(({ army, brought, value, underdog }) => {
      const below = underdog > 0 ? `; ${counted(underdog, 'underdog point')}` : '';
      return `  ${tell.armyDoes(army, 'bring')} ${counted(Object.keys(brought).length, 'unit')}, ${value} points${below}.`;
    }),
  ],
  match: ({ match, set }, tell) => [
    ...known(set.round, (round) => `Round ${round} begins.`),
    ...(set.round === undefined
      ? []
      : unreportedLines(tell, match, withInstruction('is not reported yet.', tell.how.event))),
    ...dueLines(tell, match, set.due),
    ...(set.winner === undefined ? [] : unreportedLines(tell, match, 'was not reported, so it does not happen.')),
    ...known(set.winner, (winner) => `${tell.armyDoes(winner, 'win')}.`),
    ...(tell.announce || set.step === 'closed' ? stepLines(set.step, tell.how) : []),
    ...(set.step === 'closed' ? lastLines(tell.after) : []),
  ],
  'match-army': ({ army, set }, tell) => [
    ...known(
      set.objective,
      (objective) => `${tell.armyDoes(army, 'have', 'has')} the special objective ${explained(tell.after, objective)}`,
    ),
    ...known(set.conceded, () => `${tell.armyDoes(army, 'concede')}.`),
    ...known(set.underdog, (left) => `${tell.armyDoes(army, 'have', 'has')} ${counted(left, 'underdog point')} left.`),
  ],
  event: ({ match, event }, tell) => eventTexts(match, event, tell),
  'event-changed': ({ set: { done, noted, seal } }, tell) => [
    ...known(seal, () => SEALED),
    ...known(done, (succeeded) => (succeeded ? 'The event succeeds.' : 'The event fails.')),
    ...known(noted, (what) => `Secret note: ${tell.unit(what)}.`),
  ],
  'match-played': () => [],
  'match-void': ({ match }) => [`Match ${match} is void: its armies are as they were before it.`],
  ended: ({ winners }, tell) => [victoryLine(winners.map(tell.army))],
  renamed: ({ of, id, name }, { before }) => {
    const was = (of === 'army' ? armyOf(before, id) : unitOf(before, id))?.name ?? id;
    return [`${was} is now called ${name} (id ${id}).`];
  },
  noted: ({ of, id, notes }, tell) => {
    const name = of === 'army' ? tell.army(id) : tell.unit(id);
    return notes.length === 0
      ? [`${name} has no notes.`]
      : [`Notes about ${name}:`, ...notes.map((note, i) => `  ${i + 1}  ${note}`)];
  },
  overridden: ({ by, reason, override }, { before }) => [
    `Override by ${by}: ${overrideText(before, override)} (${reason}).`,
  ],
};

/** Returns the victory line if this match was the last of a campaign limited by missions. The command that reaches another limit reports its own end. */
const lastLines = (campaign: Campaign): string[] => {
  const { over, winners } = statusOf(campaign);
  const isLast = campaign.type === 'game-limited' && over && campaign.matches.every(({ step }) => step === 'closed');
  return isLast ? [victoryLine(winners.map((id) => armyOf(campaign, id)?.name ?? id))] : [];
};

/** Returns the line that says who wins a campaign that is over. */
export const victoryLine = (names: readonly string[]): string => {
  if (names.length === 0) return 'The campaign is over. No army wins it.';
  const [one] = names;
  return `The campaign is over: ${listText(names)} ${names.length > 1 ? 'share the victory' : isPluralName(one) ? 'win' : 'wins'}.`;
};

const SEALED = 'The secret note is sealed.';

/** Returns a line for each event that dice called for and that no one has reported. */
const unreportedLines = ({ before }: Telling, id: string, what: string): string[] =>
  (matchOf(before, id)?.due ?? []).map(
    ({ number }) => `Random event ${number}, ${rulesOf(before).events[number].name}, ${what}`,
  );

/** Returns the line about an event that dice have just called for. */
const dueLines = ({ before, after }: Telling, id: string, due: readonly DueEvent[] = []): string[] => {
  const last = due.at(-1);
  if (last === undefined || due.length <= (matchOf(before, id)?.due.length ?? 0)) return [];
  const { name, summary } = rulesOf(after).events[last.number];
  return [`Random event ${last.number}, ${name}: ${summary}`];
};

/** Returns a name with what it does: `Agile: Moves 1" further …`. */
const explained = (campaign: Campaign, key: string): string => {
  const does = effectOf(rulesOf(campaign), key);
  return `${titleOf(key)}${does === '' ? '.' : `: ${does}`}`;
};

/** Returns lines about an event: what it does, and each army and unit that it applies to. */
const eventTexts = (match: string, event: MatchEvent, tell: Telling): string[] => {
  const { number, dead, seal, approved } = event;
  const { name, summary } = rulesOf(tell.after).events[number];
  return [
    `Random event ${number}, ${name}: ${summary}`,
    dead
      ? '  It has no target.'
      : `  It applies to ${eventTargetsText(tell.before, matchOf(tell.after, match), event)}.`,
    ...known(seal, () => `  ${SEALED}`),
    ...known(approved, ({ by, reason }) => `  Approved by ${by}: ${reason}.`),
  ];
};

const upgradeName = (campaign: Campaign, unit: string, upgrade: string): string =>
  ownerOf(campaign, unit)
    ?.units.find(({ id }) => id === unit)
    ?.upgrades.find(({ id }) => id === upgrade)?.name ?? upgrade;

const overrideText = (
  before: Campaign,
  override: Extract<CampaignChange, { type: 'overridden' }>['override'],
): string =>
  `${'id' in override ? `${override.id} ` : ''}${Object.entries(override.set)
    .flatMap(([field, value]) =>
      field === 'options'
        ? changedOptions(before.options, value as Options).map(asClause)
        : [`${field}=${Array.isArray(value) ? value.join(',') : String(value)}`],
    )
    .join(', ')}`;
