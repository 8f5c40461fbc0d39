import type { ClientMessage } from '@muster/protocol';
import type { Entry } from '../store/store.ts';

/** A command as it is stored: an id counts only for the person who gave it. */
export const commandOf = (person: string, id: string): string => `${person} ${id}`;

/** What an entry says of the command that led to it. */
export type CommandEntry = Pick<Entry, 'seq' | 'command'>;

/** The commands among entries, with the state that each led to. */
export const commandsOf = (entries: readonly CommandEntry[]): Map<string, number> =>
  new Map(entries.flatMap(({ command, seq }) => (command === undefined ? [] : [[command, seq] as const])));

/** Whether a command holds whatever has happened since it was given. */
export const isForAnyTime = ({ type }: ClientMessage): boolean => ANY_TIME.includes(type);

const ANY_TIME: readonly ClientMessage['type'][] = ['concede', 'take-back', 'wish', 'roll', 'withdraw', 'host'];
