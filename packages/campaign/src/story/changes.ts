import { counted, listed, withHow } from '@muster/kernel';
import type { Fact } from '../contract/fact.ts';
import { effectOf, titleOf } from '../ruleset/index.ts';
import { statusOf } from '../standings/status.ts';
import { apply } from '../state/apply.ts';
import { type Campaign, defaultOptions, type DueEvent, type MatchEvent, type Options } from '../state/campaign.ts';
import type { Change, Reason } from '../state/change.ts';
import { armyOf, matchOf, ownerOf, rulesOf, unitOf, valueOf } from '../state/find.ts';
import { drawSentences } from './draws.ts';
import { changedOptions } from './option-words.ts';
import { unitName } from './unit-name.ts';
import { whomText } from './whom.ts';
import { asClause, isSeveral } from './words.ts';

/** How the lines about a change are told. */
export interface ChangeTelling {
  /** Whether the next step of a match is announced; it is by default. */
  announce?: boolean;
  /** How to do what comes next, in the place of the full stop. */
  how?: Readonly<Partial<Record<'upgrade' | 'recruit' | 'event', string>>>;
}

/** What a fact changed, in short lines. */
export const factLines = (before: Campaign, fact: Fact, telling: ChangeTelling = {}): string[] => {
  const lines: string[] = [];
  let campaign = before;
  for (const change of fact.changes) {
    const after = apply(campaign, change);
    lines.push(...changeLines(campaign, after, change, telling));
    campaign = after;
  }
  return lines;
};

/** The dice, random draws and decisions of a fact, to be printed below what they changed. */
export const drawLines = (before: Campaign, fact: Fact): string[] =>
  drawSentences(before, fact).map((sentence) => `  ${sentence}`);

const REASON_WORDS: Partial<Record<Reason, string>> = {
  'quick-win': 'a quick victory',
  'natural-talent': 'natural talent',
  'no-mercy': 'no mercy',
  saved: 'saved of the first points',
  surplus: 'more than can be had',
  lost: 'lost with its life',
  kill: 'a kill',
  duel: 'a duel won',
  survived: 'survived',
};

const because = (why: Reason): string => REASON_WORDS[why] ?? why;

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

/** What to do next in a match that has come to a step. */
export const stepLines = (step: string | undefined, how: ChangeTelling['how'] = {}): string[] =>
  known(STEP_LINES[step ?? ''], (line) => withHow(line, how[step as keyof typeof how]));

/** How units end, of several models and of one. */
const END_WORDS = {
  dead: ['are dead', 'is dead'],
  disbanded: ['go home for good', 'goes home for good'],
  'not-ransomed': ['were not bought back and are gone', 'was not bought back and is gone'],
  'lost-duel': ['have lost their duel and are gone', 'has lost its duel and is gone'],
} as const;

/** What the lines about a change need to know: the campaign before and after it, and what people call things. */
interface Telling {
  before: Campaign;
  after: Campaign;
  unit: (id: string) => string;
  army: (id: string) => string;
  /** A unit and what it does: several models act, a single one acts. */
  does: (unit: string, many: string, one?: string) => string;
  armyDoes: (army: string, many: string, one?: string) => string;
  announce: boolean;
  how: NonNullable<ChangeTelling['how']>;
}

const changeLines = (
  before: Campaign,
  after: Campaign,
  change: Change,
  { announce = true, how = {} }: ChangeTelling,
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
    armyDoes: (id, many, one = `${many}s`) => `${army(id)} ${isSeveral(army(id)) ? many : one}`,
  };
  return (LINES[change.type] as LinesOf<Change>)(change, telling);
};

type LinesOf<C extends Change> = (change: C, telling: Telling) => string[];

/** Lines for what is known, and none for what is not. */
const known = <T>(value: T | undefined, line: (value: T) => string): string[] =>
  value === undefined ? [] : [line(value)];

const LINES: { readonly [T in Change['type']]: LinesOf<Extract<Change, { type: T }>> } = {
  founded: ({ name, kind, limit, options }, { after }) => [
    `"${name}" begins: ${rulesOf(after).name}, ${kind}${limit === undefined ? '' : `, ${limit} ${LIMIT_WORDS[kind]}`}.`,
    ...changedOptions(defaultOptions(), options).map((text) => `  ${text}`),
  ],
  adopted: ({ campaign }) => [`"${campaign.name}" goes on here.`],
  'army-joined': ({ army: { player, id } }, tell) => [`${tell.armyDoes(id, 'join')}, led by ${player} (id ${id}).`],
  'army-disbanded': ({ army }, tell) => [`${tell.armyDoes(army, 'are', 'is')} disbanded.`],
  'army-restarted': ({ name }, { after }) => [`The ${rulesOf(after).words.army} is called ${name} from now on.`],
  'unit-added': ({ unit, approved }) => [
    `  ${unit.name}, ${valueOf(unit)} points${unit.hero ? ', hero' : ''} (id ${unit.id})`,
    ...known(approved, ({ by, reason }) => `  Not from its books; approved by ${by}: ${reason}.`),
  ],
  'unit-gone': ({ unit, why }, tell) => {
    const [many, one] = END_WORDS[why];
    return [`${tell.does(unit, many, one)}.`];
  },
  xp: ({ unit, amount, why }, tell) => [
    `${tell.unit(unit)}: ${signed(amount)} XP (${because(why)}), now ${unitOf(tell.after, unit)?.xp ?? 0}.`,
  ],
  price: ({ unit, amount, why }, tell) => [`${tell.unit(unit)}: ${signed(amount)} points of value (${because(why)}).`],
  gained: ({ unit, name, list }, tell) => [
    `${tell.does(unit, 'gain')} ${list === 'items' ? name : explained(tell.after, name)}`,
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
    `${tell.does(unit, 'have', 'has')} sold ${upgradeName(tell.before, unit, upgrade)}.`,
  ],
  'sale-failed': ({ unit, upgrade }, tell) => [`No one buys ${upgradeName(tell.before, unit, upgrade)}: it stays.`],
  'match-set-up': ({ match: { id, number, armies } }, tell) => [
    `Match ${number} (${id}) is set up:`,
    ...armies.map(({ army, brought, value, underdog }) => {
      const below = underdog > 0 ? `; ${counted(underdog, 'underdog point')}` : '';
      return `  ${tell.armyDoes(army, 'bring')} ${counted(Object.keys(brought).length, 'unit')}, ${value} points${below}.`;
    }),
  ],
  match: ({ match, set }, tell) => [
    ...known(set.round, (round) => `Round ${round} begins.`),
    ...(set.round === undefined ? [] : leftOver(tell, match, withHow('is still to be told.', tell.how.event))),
    ...dueLines(tell, match, set.due),
    ...(set.winner === undefined ? [] : leftOver(tell, match, 'was never told, so it did not happen.')),
    ...known(set.winner, (winner) => `${tell.armyDoes(winner, 'have', 'has')} won.`),
    ...(tell.announce || set.step === 'closed' ? stepLines(set.step, tell.how) : []),
    ...(set.step === 'closed' ? lastLines(tell.after) : []),
  ],
  'match-army': ({ army, set }, tell) => [
    ...known(
      set.objective,
      (objective) => `${tell.armyDoes(army, 'have', 'has')} the objective ${explained(tell.after, objective)}`,
    ),
    ...known(set.conceded, () => `${tell.armyDoes(army, 'concede')}.`),
    ...known(set.underdog, (left) => `${tell.armyDoes(army, 'have', 'has')} ${counted(left, 'underdog point')} left.`),
  ],
  event: ({ match, event }, tell) => eventTexts(match, event, tell),
  'event-changed': ({ set: { done, noted, seal } }, tell) => [
    ...known(seal, () => SEALED),
    ...known(done, (came) => (came ? 'It came true.' : 'It came to nothing.')),
    ...known(noted, (what) => `What was noted: ${tell.unit(what)}.`),
  ],
  'match-played': () => [],
  'match-void': ({ match }) => [`Match ${match} is void: its armies are as they were.`],
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
    `By the word of ${by}: ${overrideText(before, override)} (${reason}).`,
  ],
};

/** The last match of a campaign that is limited by missions ends it; other ends are told where they come about. */
const lastLines = (campaign: Campaign): string[] => {
  const { over, winners } = statusOf(campaign);
  const isLast = campaign.type === 'game-limited' && over && campaign.matches.every(({ step }) => step === 'closed');
  return isLast ? [victoryLine(winners.map((id) => armyOf(campaign, id)?.name ?? id))] : [];
};

/** Who has won a campaign that is over. */
export const victoryLine = (names: readonly string[]): string => {
  if (names.length === 0) return 'The campaign is over; no army has won it.';
  const [one] = names;
  return `The campaign is over: ${listed(names)} ${names.length > 1 ? 'share the victory' : isSeveral(one) ? 'have won it' : 'has won it'}.`;
};

const SEALED = 'What was noted is sealed.';

/** Events that dice called for and that no one has reported. */
const leftOver = ({ before }: Telling, id: string, words: string): string[] =>
  (matchOf(before, id)?.due ?? []).map(
    ({ number }) => `Event ${number}, ${rulesOf(before).events[number].name}, ${words}`,
  );

/** An event that dice have just called for. */
const dueLines = ({ before, after }: Telling, id: string, due: readonly DueEvent[] = []): string[] => {
  const last = due.at(-1);
  if (last === undefined || due.length <= (matchOf(before, id)?.due.length ?? 0)) return [];
  const { name, summary } = rulesOf(after).events[last.number];
  return [`Something happens: ${last.number}, ${name}. ${summary}`];
};

/** A name with what it does: `Agile: Moves 1" further …`. */
const explained = (campaign: Campaign, key: string): string => {
  const does = effectOf(rulesOf(campaign), key);
  return `${titleOf(key)}${does === '' ? '.' : `: ${does}`}`;
};

/** An event: what it does, and every army and unit that it is about. */
const eventTexts = (match: string, event: MatchEvent, tell: Telling): string[] => {
  const { number, dead, seal, approved } = event;
  const { name, summary } = rulesOf(tell.after).events[number];
  return [
    `Event ${number}, ${name}: ${summary}`,
    dead ? '  It finds no target.' : `  It is about ${whomText(tell.before, matchOf(tell.after, match), event)}.`,
    ...known(seal, () => `  ${SEALED}`),
    ...known(approved, ({ by, reason }) => `  Approved by ${by}: ${reason}.`),
  ];
};

const upgradeName = (campaign: Campaign, unit: string, upgrade: string): string =>
  ownerOf(campaign, unit)
    ?.units.find(({ id }) => id === unit)
    ?.upgrades.find(({ id }) => id === upgrade)?.name ?? upgrade;

const overrideText = (before: Campaign, override: Extract<Change, { type: 'overridden' }>['override']): string =>
  `${'id' in override ? `${override.id} ` : ''}${Object.entries(override.set)
    .flatMap(([field, value]) =>
      field === 'options'
        ? changedOptions(before.options, value as Options).map(asClause)
        : [`${field}=${Array.isArray(value) ? value.join(',') : String(value)}`],
    )
    .join(', ')}`;
