import { makePagesUnlessDone } from './lib/pages.mjs';
import { prepare } from './lib/prepare.mjs';

// Installs and builds what is missing, then starts `muster serve`.
prepare();
const { ok, output } = makePagesUnlessDone();
if (!ok) {
  process.stderr.write(`${output}The pages could not be built.\n`);
  process.exit(1);
}
process.argv.splice(2, 0, 'serve');
await import('../apps/cli/bin/muster.js');
