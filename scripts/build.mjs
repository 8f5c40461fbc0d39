import { makeBundle } from './lib/bundle.mjs';
import { isBundleCurrent } from './lib/bundle-mark.mjs';
import { runTool } from './lib/run.mjs';

const demand = ({ ok, output }) => {
  if (ok) return;
  process.stderr.write(output);
  process.exit(1);
};

// Compiles what has changed, all projects or some. With the command line comes its bundle.
const projects = process.argv.slice(2);
demand(runTool('typescript', ['-b', ...projects]));
const hasCommandLine = projects.length === 0 || projects.includes('apps/cli');
if (hasCommandLine && !isBundleCurrent()) demand(await makeBundle());
