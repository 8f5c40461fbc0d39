import { counted } from '@muster/kernel';
import type * as Server from '@muster/server';
import { Command } from 'commander';
import { EXIT, CommandError } from '../findings.ts';
import { printNote, printLine, printJson } from '../screen.ts';
import { pruneSentence, removalSentence, sizeWords, statsLines } from './admin-texts.ts';

/** The server's functions for administrators; loaded when needed. */
type Admin = typeof Server;

interface AdminOptions {
  data?: string;
}

/** `muster admin`: maintains a server: backups, checks and people. */
export const adminCommand = (): Command =>
  new Command('admin')
    .addCommand(backupCommand())
    .addCommand(restoreCommand())
    .addCommand(checkCommand())
    .addCommand(pruneCommand())
    .addCommand(statsCommand())
    .addCommand(inviteCommand())
    .addCommand(resetCommand())
    .addCommand(removeCommand());

const command = (name: string, description: string): Command =>
  new Command(name)
    .description(description)
    .option('--data <folder>', 'Data folder of the server (default: MUSTER_DATA, or ./data)');

const backupCommand = (): Command =>
  command('backup', 'Make a backup; the server may be running')
    .argument(
      '[folder]',
      'Folder for backups; each backup gets its own subfolder (default: MUSTER_BACKUPS, or ./backups)',
    )
    .option('--portable', 'Write a dump that can also be restored into PostgreSQL')
    .action((folder: string | undefined, options: AdminOptions & { portable?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const place = folder ?? config.backups.folder ?? 'backups';
        const { path, bytes } = await admin.makeBackup(config, place, { portable: options.portable ?? false });
        printLine(`Backup made: ${path} (${sizeWords(bytes)}).`);
      }),
    );

const restoreCommand = (): Command =>
  command('restore', 'Restore a backup; stop the server first')
    .argument('<backup>', 'Folder of the backup')
    .option('--replace', 'Replace existing data; old files are moved aside')
    .action((from: string, options: AdminOptions & { replace?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const { aside } = await admin.restoreBackup(config, from, { replace: options.replace ?? false });
        for (const file of aside) printLine(`The old file is now ${file}.`);
        printLine(`Restored ${from}. You can start the server now.`);
      }),
    );

const checkCommand = (): Command =>
  command('check', 'Check the database and open every battle')
    .option('--json', 'Print the result as JSON')
    .action((options: AdminOptions & { json?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const database = admin.checkDatabase(config);
        if (database.length > 0)
          throw new CommandError(`The database is damaged: ${database.join('; ')}. Restore a backup.`, EXIT.no);
        await withStore(admin, config, (store) => checkAll(admin, store, options.json ?? false));
      }),
    );

const checkAll = async (admin: Admin, store: Server.Store, json: boolean): Promise<void> => {
  const checks = [];
  for await (const check of admin.checkBattles(store)) {
    checks.push(check);
    const { id, title, from, problem } = check;
    if (json) continue;
    if (problem !== undefined) printLine(`Battle ${id} (${title}) failed to open: ${problem}`);
    else if (from !== undefined) printLine(`Battle ${id} (${title}) opens from its stored state: ${from}`);
  }
  const broken = checks.filter(({ problem }) => problem !== undefined).length;
  const stored = checks.filter(({ from }) => from !== undefined).length;
  const sentence =
    `${counted(checks.length, 'battle')}: ${checks.length - broken - stored} replayed correctly, ${stored} opened from a stored state, ` +
    `${broken} failed to open.`;
  if (json) printJson({ ok: broken === 0, battles: checks });
  else printLine(broken === 0 ? `The database is intact. ${sentence}` : sentence);
  if (broken > 0) process.exitCode = EXIT.no;
};

const pruneCommand = (): Command =>
  command('prune', 'Remove inactive guests without battles, and unused sessions')
    .option('--days <days>', 'Days without a visit (default: MUSTER_GUEST_DAYS, or 30)')
    .action((options: AdminOptions & { days?: string }) =>
      withAdmin(options, async (admin, config) => {
        const days = daysOf(options.days) ?? config.guestDays;
        await withStore(admin, config, async (store) => {
          const pruned = await admin.prune(store, days);
          const sessions = await admin.endUnusedSessions(store.sql, Date.now() - admin.LASTS * 1000);
          printLine(pruneSentence({ ...pruned, sessions }));
        });
      }),
    );

const daysOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new CommandError(`--days must be a whole number of 1 or more, not "${text}".`);
};

const statsCommand = (): Command =>
  command('stats', 'Count people, battles and bytes')
    .option('--json', 'Print the numbers as JSON')
    .action((options: AdminOptions & { json?: boolean }) =>
      withAdmin(options, (admin, config) =>
        withStore(admin, config, async (store) => {
          const stats = await admin.statsOf(store, config);
          if (options.json) printJson(stats);
          else for (const line of statsLines(stats)) printLine(line);
        }),
      ),
    );

const inviteCommand = (): Command =>
  command('invite', 'Create invitation codes; each opens one account')
    .option('--count <count>', 'Number of codes, from 1 to 100', '1')
    .action((options: AdminOptions & { count: string }) =>
      withAdmin(options, async (admin, config) => {
        const count = Number(options.count);
        if (!Number.isInteger(count) || count < 1 || count > 100)
          throw new CommandError(`--count must be a whole number from 1 to 100, not "${options.count}".`);
        await withStore(admin, config, async (store) => {
          const codes = Array.from({ length: count }, () => admin.makeInvitation(store.sql));
          for (const code of await Promise.all(codes)) printLine(code);
          if (config.registration === 'closed')
            printNote('Registration is closed. Set MUSTER_REGISTRATION to "invitation" to make these codes work.');
        });
      }),
    );

const resetCommand = (): Command =>
  command('reset-password', 'Set a new password for an account and log it out everywhere')
    .argument('<account>', 'Name of the account')
    .option('--stdin', 'Read the new password from standard input')
    .action((account: string, options: AdminOptions & { stdin?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const given = options.stdin ? await typed() : undefined;
        await withStore(admin, config, async (store) => {
          const password = await admin.resetPassword(store, account, given);
          printLine(given === undefined ? `The new password of ${account} is ${password}` : 'Password changed.');
          printLine('All sessions of this account have ended.');
        });
      }),
    );

const typed = async (): Promise<string> => {
  let text = '';
  for await (const piece of process.stdin) text += String(piece);
  return text.replace(/\r?\n$/, '');
};

const removeCommand = (): Command =>
  command('remove-person', 'Remove a person with all data that belongs only to them')
    .argument('<person>', 'Name of the account, or name or id of a guest')
    .option('--yes', 'Remove the person; without this option, only show what would be removed')
    .action((who: string, options: AdminOptions & { yes?: boolean }) =>
      withAdmin(options, (admin, config) =>
        withStore(admin, config, async (store) => {
          const preview = await admin.previewRemoval(store, who);
          if (!options.yes) throw new CommandError(`${removalSentence(preview)} Add --yes to remove them.`, EXIT.no);
          await admin.removePerson(store, preview.person.id);
          printLine(`Removed. ${removalSentence(preview)}`);
        }),
      ),
    );

/** Runs an admin action with the settings of the server; errors end with a sentence. */
const withAdmin = async (
  { data }: AdminOptions,
  act: (admin: Admin, config: Server.Config) => Promise<void>,
): Promise<void> => {
  const admin = await import('@muster/server');
  const config = settingsOf(admin, data);
  await act(admin, config).catch((error: Error) => {
    throw error instanceof CommandError ? error : new CommandError(error.message, EXIT.no);
  });
};

const settingsOf = (admin: Admin, data: string | undefined): Server.Config => {
  try {
    return admin.readConfig({ ...process.env, ...(data === undefined ? {} : { MUSTER_DATA: data }) });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
};

const withStore = async (
  admin: Admin,
  config: Server.Config,
  act: (store: Server.Store) => Promise<void>,
): Promise<void> => {
  const store = await admin.openForAdmin(config);
  try {
    await act(store);
  } finally {
    await store.close();
  }
};
