import { spawn } from 'node:child_process';
import { Command } from 'commander';
import { EXIT, CommandError } from '../findings.ts';

interface ServeOptions {
  port?: string;
  host?: string;
  data?: string;
  open: boolean;
}

/** `muster serve`: starts the server with its pages. */
export const serveCommand = (): Command =>
  new Command('serve')
    .option('--port <number>', 'Port to listen on (default: PORT, or 4127)')
    .option('--host <address>', 'Address to listen on (default: HOST, or 127.0.0.1)')
    .option('--data <folder>', 'Folder for all data (default: MUSTER_DATA, or ./data)')
    .option('--no-open', 'Do not open the browser')
    .addHelpText('after', '\nAll other settings are environment variables, such as DATABASE_URL and LOG_LEVEL.')
    .action(serve);

const serve = async ({ port, host, data, open }: ServeOptions): Promise<void> => {
  const { main } = await import('@muster/server');
  const given = Object.entries({ PORT: port, HOST: host, MUSTER_DATA: data }).filter(
    ([, value]) => value !== undefined,
  );
  try {
    const { address } = await main({ LOG_LEVEL: 'warn', ...process.env, ...Object.fromEntries(given) });
    if (open) show(address);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error), EXIT.no);
  }
};

/** Opens an address in the browser, if the machine has a screen. */
const show = (address: string): void => {
  const { platform, env } = process;
  if (env.CI || env.MUSTER_OPEN === 'false' || !process.stdout.isTTY) return;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...args] = OPENERS[platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
};

/** The command that opens an address, by operating system. */
const OPENERS: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
