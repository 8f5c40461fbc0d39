import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { arePagesMade, makePages } from './lib/pages.mjs';
import { build, install } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

const say = (sentence) => process.stderr.write(`${sentence}\n`);

/** Goes on only when something went well. */
const demand = ({ ok, output }, sentence) => {
  if (ok) return;
  process.stderr.write(`${output}${sentence}\n`);
  process.exit(1);
};

/** Shows an address in the browser, where there is one. */
const show = (address) => {
  const { platform, env } = process;
  if (env.CI || env.MUSTER_OPEN === 'false' || !process.stdout.isTTY) return;
  if (platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY) return;
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[platform] ?? ['xdg-open'];
  spawn(command, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
};

demand(install(), 'The dependencies could not be installed.');
if (!existsSync(join(root, 'apps/server/dist/main.js'))) say('Compiling …');
demand(build('apps/server'), 'The sources do not compile.');
if (!arePagesMade()) {
  say('Making the pages …');
  demand(makePages(), 'The pages could not be made.');
}
const { main } = await import('../apps/server/dist/main.js');
try {
  const { address } = await main({ LOG_LEVEL: 'warn', ...process.env });
  show(address);
} catch (error) {
  say(error.message);
  process.exit(1);
}
