import type { ClientMessage } from '@muster/protocol';
import type { StoredEntry } from '../store/store.ts';

/** Returns a command id as stored: it counts only for the person who sent it. */
export const commandOf = (person: string, id: string): string => `${person} ${id}`;

/** The part of an entry about the command that led to it. */
export type CommandEntry = Pick<StoredEntry, 'seq' | 'command'>;

/** Returns the commands among entries, with the state that each led to. */
export const commandsOf = (entries: readonly CommandEntry[]): Map<string, number> =>
  new Map(entries.flatMap(({ command, seq }) => (command === undefined ? [] : [[command, seq] as const])));

/** Returns whether a command stays valid after other changes. */
export const isForAnyTime = ({ type }: ClientMessage): boolean => ANY_TIME.includes(type);

const ANY_TIME: readonly ClientMessage['type'][] = ['concede', 'take-back', 'wish', 'roll', 'withdraw', 'host'];
