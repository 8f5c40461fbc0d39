import { ordinalOf } from '../chance/keyed.ts';
import type { Command, EventTargets } from '../contract/command.ts';
import { type Objective, OBJECTIVES } from '../ruleset/index.ts';
import type { Fact } from '../contract/fact.ts';

/**
 * The command of a fact with what was left open when it was given: the units that `all` meant, what the dice of the match
 * are keyed by, the ids of its events, whom an event happened to, and for a match that was fought the special objective
 * that was rolled.
 * A correction decides it again in this form: nothing else gets the place or the id of something that is gone, and no
 * random draw of a battle is made again.
 */
export const asItWas = ({ command, changes }: Fact, isFought = false): Command => {
  if (command.type === 'set-up') return { ...command, ...setUpIn(changes) };
  if (command.type === 'roll-objective' && isFought) return { ...command, impossible: othersThan(changes) };
  const events = changes.flatMap((change) => (change.type === 'event' ? [change.event] : []));
  const ids = events.map(({ id }) => id);
  if (command.type === 'event') return { ...command, id: ids[0] ?? command.id, happened: events.map(targetsOf) };
  if (command.type !== 'conclude' || !command.events) return command;
  return { ...command, events: command.events.map((event, i) => ({ ...event, id: ids[i] ?? event.id })) };
};

const targetsOf = ({ army, targets, dead }: EventTargets): EventTargets => ({
  ...(army === undefined ? {} : { army }),
  targets,
  ...(dead ? { dead } : {}),
});

/** All special objectives but the one that was rolled: the same dice lead to it again, whatever could be met then. */
const othersThan = (changes: Fact['changes']): Objective[] => {
  const rolled = changes.flatMap((change) => (change.type === 'match-army' ? [change.set.objective] : []));
  return OBJECTIVES.filter((objective) => !rolled.includes(objective));
};

/** What armies brought to a match that a fact set up, and what its dice are keyed by. */
const setUpIn = (changes: Fact['changes']): { bring: Record<string, readonly string[]>; ordinal: number } => {
  const set = changes.find((change) => change.type === 'match-set-up');
  if (set?.type !== 'match-set-up') throw new Error('a match was set up without a match');
  const bring = set.match.armies.map(({ army, brought }) => [army, Object.keys(brought)]);
  return { bring: Object.fromEntries(bring), ordinal: ordinalOf(set.match) };
};
