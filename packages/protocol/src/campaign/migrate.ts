import { isObject, refOf } from '@muster/kernel';

/** An object from a file that is not checked yet. */
type Loose = Readonly<Record<string, unknown>>;

/** What older entries of one match did not write down. */
interface MatchMemory {
  /** How many events it has had; older entries refer to events by their place. */
  events: number;
  /** Events that are due, with the rounds whose dice triggered them. */
  due: readonly Loose[];
}

type Memory = Readonly<Record<string, MatchMemory>>;

const NEW_MATCH: MatchMemory = { events: 0, due: [] };

/**
 * Returns a function that converts entries of older files to the current format, in order: rules get a version, events
 * get ids by their places, due events get their rounds, and an event without a die counts as approved by its author.
 * Current entries, and values that are not entries, stay as they are.
 */
export const entryMigration = (): ((entry: unknown) => unknown) => {
  /** The memory before each valid fact; a correction returns to one of them. */
  let before: Memory[] = [{}];
  const migrateFact = (fact: unknown): unknown => {
    const { made, memory } = factOfToday(fact, before.at(-1) ?? {});
    before.push(memory);
    return made;
  };
  return (entry) => {
    if (!isObject(entry)) return entry;
    const { fact, amendment } = entry;
    if (fact !== undefined) return { ...entry, fact: migrateFact(fact) };
    if (!isObject(amendment)) return entry;
    const { from, facts } = amendment;
    if (typeof from !== 'number' || !Array.isArray(facts)) return entry;
    before = before.slice(0, Math.max(0, from) + 1);
    return { ...entry, amendment: { ...amendment, facts: facts.map(migrateFact) } };
  };
};

const factOfToday = (fact: unknown, known: Memory): { made: unknown; memory: Memory } => {
  let memory = known;
  if (!isObject(fact) || !isObject(fact['command']) || !Array.isArray(fact['changes'])) return { made: fact, memory };
  const { command } = fact as { command: Loose };
  const changes = fact['changes'].map((change: unknown) => {
    if (!isObject(change)) return change;
    const migrated = changeOfToday(change, command, memory);
    ({ memory } = migrated);
    return migrated.change;
  });
  return { made: { ...fact, command: commandOfToday(command, fact), changes }, memory };
};

const changeOfToday = (change: Loose, command: Loose, memory: Memory): { change: Loose; memory: Memory } => {
  const { type, match } = change;
  if (type === 'founded') return { change: withRules(change), memory };
  if (type === 'adopted') return { change: withCampaign(change), memory };
  if (type === 'overridden') return { change: withOverride(change), memory };
  if (type === 'match-set-up' && isObject(match)) return { change: { ...change, match: matchOfToday(match) }, memory };
  if (typeof match !== 'string') return { change, memory };
  const old = Object.hasOwn(memory, match) ? memory[match] : NEW_MATCH;
  const remember = (now: Partial<MatchMemory>): Memory => ({ ...memory, [match]: { ...old, ...now } });
  if (type === 'event' && isObject(change['event'])) {
    const events = old.events + 1;
    return { change: { ...change, event: { id: String(events), ...change['event'] } }, memory: remember({ events }) };
  }
  if (type === 'event-changed') return { change: withoutPlace(change), memory };
  if (type !== 'match' || !isObject(change['set'])) return { change, memory };
  const set = matchOfToday(change['set'], roundsFrom(old.due, command));
  const due = Array.isArray(set['due']) ? (set['due'] as readonly Loose[]) : old.due;
  return { change: { ...change, set }, memory: remember({ due }) };
};

/** Returns the rounds of events that stay due, in order; events added by a command are of its own round. */
const roundsFrom = (due: readonly Loose[], { type, number: gone, round }: Loose): ((number: number) => unknown) => {
  const left = [...due];
  const take = (number: unknown): Loose | undefined => {
    const at = left.findIndex((one) => one['number'] === number);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  if (type === 'event') take(gone);
  return (number) => take(number)?.['round'] ?? round;
};

const commandOfToday = (command: Loose, { by, changes }: Loose): Loose => {
  const { type } = command;
  if (type === 'found') return withRules(command);
  if (type === 'adopt') return withCampaign(command);
  if (type === 'override') return withOverride(command);
  if (type === 'event-outcome') return withoutPlace(command);
  return type === 'event' && Array.isArray(changes) ? eventOfToday(command, changes, by) : command;
};

/** Table lists that older events treated as empty if they were not reported. */
const UNREPORTED = { destroyed: [], shaken: [], inTerrain: [], nearElevation: [] };

/** Older events could be reported for any round; their changes show whether a die triggered them. */
const eventOfToday = (command: Loose, changes: readonly unknown[], by: unknown): Loose => {
  const isOld = changes.some((one) => isObject(one) && isObject(one['event']) && one['event']['id'] === undefined);
  if (!isOld) return command;
  const called = changes.some((one) => isObject(one) && isObject(one['set']) && one['set']['due'] !== undefined);
  const table = isObject(command['table']) ? command['table'] : {};
  const { round, ...rest } = { ...command, table: { ...UNREPORTED, ...table } } as Loose;
  return called ? rest : { ...rest, round, approved: { by, reason: 'recorded before approval was asked for' } };
};

/** Replaces the place of an event, counted from 0, by its id. */
const withoutPlace = ({ place, ...rest }: Loose): Loose =>
  typeof place === 'number' ? { ...rest, event: String(place + 1) } : rest;

/** Adds version 1 to rules that were named by their id alone. */
const withRules = (holder: Loose): Loose => {
  const { ruleset } = holder;
  return typeof ruleset === 'string' ? { ...holder, ruleset: refOf({ id: ruleset, version: '1' }) } : holder;
};

const withCampaign = (holder: Loose): Loose => {
  const { campaign } = holder;
  if (!isObject(campaign)) return holder;
  const { matches } = campaign;
  const today = (match: unknown): unknown => (isObject(match) ? matchOfToday(match) : match);
  return {
    ...holder,
    campaign: { ...withRules(campaign), ...(Array.isArray(matches) ? { matches: matches.map(today) } : {}) },
  };
};

const withOverride = (holder: Loose): Loose => {
  const { override } = holder;
  if (!isObject(override) || override['of'] !== 'match' || !isObject(override['set'])) return holder;
  return { ...holder, override: { ...override, set: matchOfToday(override['set']) } };
};

/** Adds ids to the events of a match, or of a part of one, and rounds to its due events. */
const matchOfToday = (match: Loose, roundOf: (number: number) => unknown = () => match['round'] ?? 0): Loose => {
  const { due, events } = match;
  return {
    ...match,
    ...(Array.isArray(due)
      ? { due: due.map((one: unknown) => (typeof one === 'number' ? { number: one, round: roundOf(one) } : one)) }
      : {}),
    ...(Array.isArray(events)
      ? { events: events.map((one: unknown, i) => (isObject(one) ? { id: String(i + 1), ...one } : one)) }
      : {}),
  };
};
