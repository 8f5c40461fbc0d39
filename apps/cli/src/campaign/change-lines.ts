import {
  apply,
  armyOf,
  type Campaign,
  type Change,
  type Fact,
  type MatchEvent,
  matchOf,
  ownerOf,
  type Reason,
  rulesOf,
  titleOf,
  unitOf,
  valueOf,
} from '@muster/campaign';
import { optionText } from './drawing.ts';

/** What a fact changed, in short lines, the dice last. */
export const factLines = (before: Campaign, fact: Fact): string[] => {
  const lines: string[] = [];
  let campaign = before;
  for (const change of fact.changes) {
    const after = apply(campaign, change);
    lines.push(...changeLines(campaign, after, change));
    campaign = after;
  }
  return [...lines, ...drawLines(fact)];
};

const drawLines = ({ draws: { dice, picks, choices } }: Fact): string[] => {
  const all = [
    ...dice.map((die) => `${die.for}: ${die.d6}`),
    ...picks.map((pick) => `${pick.for}: ${pick.is}`),
    ...choices.map((choice) => `${choice.for}: ${optionText(choice.take)}`),
  ];
  return all.length === 0 ? [] : [`  (${all.join('; ')})`];
};

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

const END_WORDS = {
  dead: 'is dead',
  disbanded: 'goes home for good',
  'not-ransomed': 'was not bought back and is gone',
  'lost-duel': 'has lost its duel and is gone',
} as const;

/** What the lines about a change need to know: the campaign before and after it, and what people call things. */
interface Telling {
  before: Campaign;
  after: Campaign;
  unit: (id: string) => string;
  army: (id: string) => string;
}

const changeLines = (before: Campaign, after: Campaign, change: Change): string[] =>
  (LINES[change.type] as LinesOf<Change>)(change, {
    before,
    after,
    unit: (id) => unitOf(before, id)?.name ?? unitOf(after, id)?.name ?? id,
    army: (id) => armyOf(after, id)?.name ?? id,
  });

type LinesOf<C extends Change> = (change: C, telling: Telling) => string[];

const counted = (many: number, one: string, several = `${one}s`): string => `${many} ${many === 1 ? one : several}`;

/** Lines for what is known, and none for what is not. */
const known = <T>(value: T | undefined, line: (value: T) => string): string[] =>
  value === undefined ? [] : [line(value)];

const LINES: { readonly [T in Change['type']]: LinesOf<Extract<Change, { type: T }>> } = {
  founded: ({ name, kind, limit }, { after }) => [
    `"${name}" begins: ${rulesOf(after).name}, ${kind}${limit === undefined ? '' : `, ${limit} ${LIMIT_WORDS[kind]}`}.`,
  ],
  adopted: ({ campaign }) => [`"${campaign.name}" goes on here.`],
  'army-joined': ({ army: { name, player, id } }) => [`${name} joins, led by ${player} (id ${id}).`],
  'army-disbanded': ({ army }, tell) => [`${tell.army(army)} is disbanded.`],
  'army-named': ({ name }, { after }) => [`The ${rulesOf(after).words.army} is called ${name} from now on.`],
  'unit-added': ({ unit }) => [`  ${unit.name}, ${valueOf(unit)} points${unit.hero ? ', hero' : ''} (id ${unit.id})`],
  'unit-gone': ({ unit, why }, tell) => [`${tell.unit(unit)} ${END_WORDS[why]}.`],
  xp: ({ unit, amount, why }, tell) => [
    `${tell.unit(unit)}: ${signed(amount)} XP (${because(why)}), now ${unitOf(tell.after, unit)?.xp ?? 0}.`,
  ],
  price: ({ unit, amount, why }, tell) => [`${tell.unit(unit)}: ${signed(amount)} points of value (${because(why)}).`],
  gained: ({ unit, name }, tell) => [`${tell.unit(unit)} gains ${titleOf(name)}.`],
  lost: ({ unit, name }, tell) => [`${tell.unit(unit)} loses ${titleOf(name)}.`],
  promoted: ({ unit }, tell) => [`${tell.unit(unit)} is a hero now.`],
  levelled: ({ unit, level }, tell) => [`${tell.unit(unit)} reaches level ${level}.`],
  bank: ({ army, amount, why }, tell) => [
    `${tell.army(army)}: ${signed(amount)} points (${because(why)}), now ${armyOf(tell.after, army)?.bank ?? 0}.`,
  ],
  vp: ({ army, amount, why }, tell) => [
    `${tell.army(army)}: ${signed(amount)} VP (${because(why)}), now ${armyOf(tell.after, army)?.vp ?? 0}.`,
  ],
  'sits-out': ({ unit, matches }, tell) => [`${tell.unit(unit)} sits out for ${counted(matches, 'match', 'matches')}.`],
  'upgrade-bought': ({ unit, upgrade }, tell) => [
    `${tell.unit(unit)} gets ${upgrade.name} for ${upgrade.cost} points.`,
  ],
  'upgrade-sold': ({ unit, upgrade }, tell) => [
    `${tell.unit(unit)} has sold ${upgradeName(tell.before, unit, upgrade)}.`,
  ],
  'sale-failed': ({ unit, upgrade }, tell) => [`Nobody wants ${upgradeName(tell.before, unit, upgrade)}: it stays.`],
  'match-set-up': ({ match: { id, number, armies } }, tell) => [
    `Match ${number} (${id}) is set up:`,
    ...armies.map(({ army, brought, value, underdog }) => {
      const below = underdog > 0 ? `; ${counted(underdog, 'underdog point')}` : '';
      return `  ${tell.army(army)} brings ${counted(Object.keys(brought).length, 'unit')}, ${value} points${below}.`;
    }),
  ],
  match: ({ match, set }, tell) => [
    ...known(set.round, (round) => `Round ${round} begins.`),
    ...dueLines(tell, match, set.due),
    ...known(set.winner, (winner) => `${tell.army(winner)} has won.`),
    ...known(STEP_LINES[set.step ?? ''], (line) => line),
  ],
  'match-army': ({ army, set }, tell) => [
    ...known(set.objective, (objective) => `${tell.army(army)} has the objective ${titleOf(objective)}.`),
    ...known(set.conceded, () => `${tell.army(army)} concedes.`),
    ...known(set.underdog, (left) => `${tell.army(army)} has ${counted(left, 'underdog point')} left.`),
  ],
  event: ({ event }, tell) => [eventLine(event, tell)],
  'event-changed': ({ set: { done, noted, seal } }, tell) => [
    ...known(seal, () => SEALED),
    ...known(done, (came) => (came ? 'It came true.' : 'It came to nothing.')),
    ...known(noted, (what) => `What was noted: ${tell.unit(what)}.`),
  ],
  'match-played': () => [],
  'match-void': ({ match }) => [`Match ${match} is void: its armies are as they were.`],
  ended: ({ winners }, tell) => [`The campaign is over: ${winners.map(tell.army).join(' and ')} has won it.`],
  overridden: ({ by, reason, override }) => [`By the word of ${by}: ${overrideText(override)} (${reason}).`],
};

const SEALED = 'What was noted is sealed.';

/** An event that dice have just called for. */
const dueLines = ({ before, after }: Telling, id: string, due: readonly number[] = []): string[] => {
  const number = due.at(-1);
  if (number === undefined || due.length <= (matchOf(before, id)?.due.length ?? 0)) return [];
  const { name, summary } = rulesOf(after).events[number];
  return [`Something happens: ${number}, ${name}. ${summary}`];
};

const eventLine = ({ number, army, targets, dead, seal }: MatchEvent, tell: Telling): string =>
  [
    `Event ${number}, ${rulesOf(tell.after).events[number].name}.`,
    ...known(army, (id) => `It is about ${tell.army(id)}.`),
    ...(dead ? ['It finds nobody.'] : []),
    ...(targets.length > 0 ? [`It happens to ${targets.map(tell.unit).join(', ')}.`] : []),
    ...known(seal, () => SEALED),
  ].join(' ');

const upgradeName = (campaign: Campaign, unit: string, upgrade: string): string =>
  ownerOf(campaign, unit)
    ?.units.find(({ id }) => id === unit)
    ?.upgrades.find(({ id }) => id === upgrade)?.name ?? upgrade;

const overrideText = (override: Extract<Change, { type: 'overridden' }>['override']): string =>
  `${'id' in override ? override.id : 'the campaign'} ${Object.entries(override.set)
    .map(([field, value]) => `${field}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join(', ')}`;
