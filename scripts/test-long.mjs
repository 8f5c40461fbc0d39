import { arePagesMade } from './lib/pages.mjs';
import { pages, runStages, unit } from './lib/stages.mjs';

const long = () => unit('--config', 'vitest.long.config.ts', ...process.argv.slice(2));

await runStages(arePagesMade() ? {} : { pages }, { 'long tests': long });
