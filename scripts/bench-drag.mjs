import { build, install } from './lib/prepare.mjs';
import { makePagesUnlessDone } from './lib/pages.mjs';
import { runTool } from './lib/run.mjs';

const isMade = install().ok && build('apps/server').ok && makePagesUnlessDone().ok;
if (!isMade) {
  process.stderr.write('The pages could not be built.\n');
  process.exit(1);
}
// The test itself measures; here it runs alone on the machine.
process.env.MEASURE_DRAG = 'yes';
const { code } = runTool('vitest', ['run', 'tests/web/drag.test.ts'], { show: true });
process.exit(code);
