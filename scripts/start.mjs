import { makePagesUnlessDone } from './lib/pages.mjs';
import { prepare } from './lib/prepare.mjs';

// The same as `muster serve`, with everything that is missing installed and built before.
prepare();
const { ok, output } = makePagesUnlessDone();
if (!ok) {
  process.stderr.write(`${output}The pages could not be made.\n`);
  process.exit(1);
}
process.argv.splice(2, 0, 'serve');
await import('../apps/cli/bin/muster.js');
