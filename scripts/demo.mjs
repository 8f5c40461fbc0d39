import { prepare } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';

prepare();
process.exit(runNode(['apps/cli/bin/muster.js', 'demo', ...process.argv.slice(2)], { show: true }).code);
