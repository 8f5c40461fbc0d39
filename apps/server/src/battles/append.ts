import type { Append, StoredEntry } from '../store/store.ts';
import type { BattleEntry } from './entry.ts';
import { LiveBattle } from './live-battle.ts';
import type { LiveStage } from './stage.ts';

/** Returns the data to store with entries of a battle: events, summary, seats and state. */
export const appendOf = (
  stage: LiveStage,
  bodies: readonly BattleEntry[],
  command?: string,
): Append & { entries: readonly Omit<StoredEntry, 'seq'>[] } => ({
  entries: bodies.map((body, i) => ({
    body,
    ...(command !== undefined && i === 0 ? { command } : {}),
    ...storyOf(stage, body),
  })),
  summary: stage.summary,
  members: bodies.flatMap((entry) => (entry.kind === 'seat' ? [{ person: entry.person, side: entry.side }] : [])),
  left: bodies.flatMap((entry) =>
    entry.kind === 'free' && entry.person ? [{ person: entry.person, side: entry.side }] : [],
  ),
  ...snapshotAfter(stage, bodies),
});

const storyOf = (stage: LiveStage, entry: BattleEntry): Pick<StoredEntry, 'story'> => {
  const story = stage instanceof LiveBattle ? stage.storyOf(entry) : undefined;
  return story === undefined ? {} : { story };
};

/** Returns the state after entries, if they changed it. */
const snapshotAfter = (stage: LiveStage, entries: readonly BattleEntry[]): Pick<Append, 'snapshot'> =>
  stage instanceof LiveBattle && entries.some(({ kind }) => CHANGES_STATE.includes(kind))
    ? { snapshot: stage.snapshot() }
    : {};

const CHANGES_STATE: readonly BattleEntry['kind'][] = ['step', 'back', 'rules'];
