import { counted } from '@muster/kernel';
import type * as Server from '@muster/server';
import { Command } from 'commander';
import { EXIT, Stop } from '../findings.ts';
import { note, say, sayJson } from '../screen.ts';
import { pruneSentence, removalSentence, sizeWords, statsLines } from './admin-words.ts';

/** The part of the server for administrators; loaded when it is needed. */
type Admin = typeof Server;

interface AdminOptions {
  data?: string;
}

/** `muster admin`: backups, checks and people of a server. */
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
    .option('--data <folder>', 'the data folder of the server (default: MUSTER_DATA, or ./data)');

const backupCommand = (): Command =>
  command('backup', 'make a backup, also while the server runs')
    .argument('[folder]', 'where the backup is placed, in a folder of its own (default: MUSTER_BACKUPS, or ./backups)')
    .option('--portable', 'write a dump that can also be restored into PostgreSQL')
    .action((folder: string | undefined, options: AdminOptions & { portable?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const place = folder ?? config.backups.folder ?? 'backups';
        const { path, bytes } = await admin.makeBackup(config, place, { portable: options.portable ?? false });
        say(`Backup made: ${path} (${sizeWords(bytes)}).`);
      }),
    );

const restoreCommand = (): Command =>
  command('restore', 'restore a backup while no server runs')
    .argument('<backup>', 'the folder of the backup')
    .option('--replace', 'replace data that is there already; files are moved aside')
    .action((from: string, options: AdminOptions & { replace?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const { aside } = await admin.restoreBackup(config, from, { replace: options.replace ?? false });
        for (const file of aside) say(`The old file is now ${file}.`);
        say(`Restored ${from}. Start the server.`);
      }),
    );

const checkCommand = (): Command =>
  command('check', 'check the database and open every battle')
    .option('--json', 'print the result as JSON')
    .action((options: AdminOptions & { json?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const database = admin.checkDatabase(config);
        if (database.length > 0)
          throw new Stop(`The database is damaged: ${database.join('; ')}. Restore a backup.`, EXIT.no);
        await withStore(admin, config, (store) => checkAll(admin, store, options.json ?? false));
      }),
    );

const checkAll = async (admin: Admin, store: Server.Store, json: boolean): Promise<void> => {
  const checks = [];
  for await (const check of admin.checkBattles(store)) {
    checks.push(check);
    const { id, title, from, problem } = check;
    if (json) continue;
    if (problem !== undefined) say(`Battle ${id} (${title}) cannot be opened: ${problem}`);
    else if (from !== undefined) say(`Battle ${id} (${title}) opens from its stored state: ${from}`);
  }
  const broken = checks.filter(({ problem }) => problem !== undefined).length;
  const stored = checks.filter(({ from }) => from !== undefined).length;
  const sentence =
    `${counted(checks.length, 'battle')}: ${checks.length - broken - stored} replay, ${stored} open from a stored state, ` +
    `${broken} cannot be opened.`;
  if (json) sayJson({ ok: broken === 0, battles: checks });
  else say(broken === 0 ? `The database is sound. ${sentence}` : sentence);
  if (broken > 0) process.exitCode = EXIT.no;
};

const pruneCommand = (): Command =>
  command('prune', 'remove guests without battles who did not come back, and unused sessions')
    .option('--days <days>', 'days since they were here (default: MUSTER_GUEST_DAYS, or 30)')
    .action((options: AdminOptions & { days?: string }) =>
      withAdmin(options, async (admin, config) => {
        const days = daysOf(options.days) ?? config.guestDays;
        await withStore(admin, config, async (store) => {
          const pruned = await admin.prune(store, days);
          const sessions = await admin.endUnusedSessions(store.sql, Date.now() - admin.LASTS * 1000);
          say(pruneSentence({ ...pruned, sessions }));
        });
      }),
    );

const daysOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1) return days;
  throw new Stop(`--days must be a whole number of 1 or more, not "${text}".`);
};

const statsCommand = (): Command =>
  command('stats', 'count people, battles and bytes')
    .option('--json', 'print the numbers as JSON')
    .action((options: AdminOptions & { json?: boolean }) =>
      withAdmin(options, (admin, config) =>
        withStore(admin, config, async (store) => {
          const stats = await admin.statsOf(store, config);
          if (options.json) sayJson(stats);
          else for (const line of statsLines(stats)) say(line);
        }),
      ),
    );

const inviteCommand = (): Command =>
  command('invite', 'make codes that open one account each')
    .option('--count <count>', 'how many (1 to 100)', '1')
    .action((options: AdminOptions & { count: string }) =>
      withAdmin(options, async (admin, config) => {
        const count = Number(options.count);
        if (!Number.isInteger(count) || count < 1 || count > 100)
          throw new Stop(`--count must be a whole number from 1 to 100, not "${options.count}".`);
        await withStore(admin, config, async (store) => {
          const codes = Array.from({ length: count }, () => admin.makeInvitation(store.sql));
          for (const code of await Promise.all(codes)) say(code);
          if (config.registration === 'closed')
            note('Registration is closed (MUSTER_REGISTRATION): the codes work once it is "invitation".');
        });
      }),
    );

const resetCommand = (): Command =>
  command('reset-password', 'give an account a new password and log it out everywhere')
    .argument('<account>', 'the name of the account')
    .option('--stdin', 'read the new password from the standard input')
    .action((account: string, options: AdminOptions & { stdin?: boolean }) =>
      withAdmin(options, async (admin, config) => {
        const given = options.stdin ? await typed() : undefined;
        await withStore(admin, config, async (store) => {
          const password = await admin.resetPassword(store, account, given);
          say(given === undefined ? `The new password of ${account} is ${password}` : 'Password changed.');
          say('All sessions of this account have ended.');
        });
      }),
    );

const typed = async (): Promise<string> => {
  let text = '';
  for await (const piece of process.stdin) text += String(piece);
  return text.replace(/\r?\n$/, '');
};

const removeCommand = (): Command =>
  command('remove-person', 'remove a person with everything that is only theirs')
    .argument('<person>', 'the name of the account, or the name or id of a guest')
    .option('--yes', 'do it; without this, only say what would be removed')
    .action((who: string, options: AdminOptions & { yes?: boolean }) =>
      withAdmin(options, (admin, config) =>
        withStore(admin, config, async (store) => {
          const preview = await admin.previewRemoval(store, who);
          if (!options.yes) throw new Stop(`${removalSentence(preview)} Add --yes to remove them.`, EXIT.no);
          await admin.removePerson(store, preview.person.id);
          say(`Removed. ${removalSentence(preview)}`);
        }),
      ),
    );

/** Runs something with the settings of the server; what cannot be done ends with a sentence. */
const withAdmin = async (
  { data }: AdminOptions,
  act: (admin: Admin, config: Server.Config) => Promise<void>,
): Promise<void> => {
  const admin = await import('@muster/server');
  const config = settingsOf(admin, data);
  await act(admin, config).catch((error: Error) => {
    throw error instanceof Stop ? error : new Stop(error.message, EXIT.no);
  });
};

const settingsOf = (admin: Admin, data: string | undefined): Server.Config => {
  try {
    return admin.readConfig({ ...process.env, ...(data === undefined ? {} : { MUSTER_DATA: data }) });
  } catch (error) {
    throw new Stop((error as Error).message);
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
