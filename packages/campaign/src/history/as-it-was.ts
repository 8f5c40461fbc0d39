import { ordinalOf } from '../chance/keyed.ts';
import type { Command, EventTargets } from '../contract/command.ts';
import { type Objective, OBJECTIVES } from '../ruleset/index.ts';
import type { Fact } from '../contract/fact.ts';

/**
 * Returns the command of a fact with everything that was decided later: the units that `all` meant, the key of the
 * match's dice, the ids and targets of its events, and the special objective of a match that was played. A correction
 * decides the command again in this form, so that ids stay the same and no random draw of a battle is repeated.
 */
export const resolvedCommand = ({ command, changes }: Fact, isFought = false): Command => {
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

/** Returns all special objectives except the one that was rolled, so that the same dice lead to it again. */
const othersThan = (changes: Fact['changes']): Objective[] => {
  const rolled = changes.flatMap((change) => (change.type === 'match-army' ? [change.set.objective] : []));
  return OBJECTIVES.filter((objective) => !rolled.includes(objective));
};

/** Returns what armies brought to a match that a fact set up, and the key of its dice. */
const setUpIn = (changes: Fact['changes']): { bring: Record<string, readonly string[]>; ordinal: number } => {
  const set = changes.find((change) => change.type === 'match-set-up');
  if (set?.type !== 'match-set-up') throw new Error('a match was set up without a match');
  const bring = set.match.armies.map(({ army, brought }) => [army, Object.keys(brought)]);
  return { bring: Object.fromEntries(bring), ordinal: ordinalOf(set.match) };
};
