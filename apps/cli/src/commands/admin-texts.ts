import { counted } from '@muster/kernel';
import type { RemovalPreview, Stats } from '@muster/server';

/** Returns bytes as text: `19.6 MB`. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Returns a sentence about what was pruned. */
export const pruneSentence = ({
  guests,
  keeps,
  sessions,
}: {
  guests: number;
  keeps: number;
  sessions: number;
}): string =>
  `Removed ${counted(guests, 'guest')} with ${counted(keeps, 'saved item')}, and ended ${counted(sessions, 'unused session')}.`;

/** Returns a sentence about what removing a person deletes and keeps. */
export const removalSentence = ({ person: { name, account }, saved, own, shared }: RemovalPreview): string =>
  `${name} (${account === undefined ? 'guest' : `account ${account}`}): ${counted(saved, 'saved item')} and ` +
  `${counted(own, 'battle')} deleted, ${counted(shared, 'battle')} with others kept.`;

/** Returns the numbers of a server as lines. */
export const statsLines = ({ lastBackup, ...stats }: Stats): string[] => [
  `People      ${counted(stats.accounts, 'account')}, ${counted(stats.guests, 'guest')}, ${stats.active} active within 30 days`,
  `Logged in   ${counted(stats.sessions, 'session')}`,
  `Invitations ${stats.invitations} unused`,
  `Battles     ${stats.running} running, ${stats.finished} finished, ${counted(stats.commands, 'entry', 'entries')}`,
  `Saved       ${counted(stats.saved, 'list, table or book', 'lists, tables and books')}`,
  `Database    ${sizeWords(stats.bytes)}`,
  `Backup      ${lastBackup === undefined ? 'no nightly backup' : `last ${new Date(lastBackup).toISOString()}`}`,
];
