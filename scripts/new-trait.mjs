import { makeNew } from './lib/new-thing.mjs';
import { TEXTS } from './lib/new-texts.mjs';

await makeNew({
  kind: 'traits',
  usage: 'Usage: npm run new:trait -- "Trait Name"',
  check: ({ CAMPAIGN_TRAITS }, { file, name }) =>
    CAMPAIGN_TRAITS.includes(file) ? { wrong: `"${name}" is already the name of a trait.` } : {},
  ...TEXTS.traits,
  next: ({ file }) =>
    'Now write the effects and the dice of the test. ' +
    `Then name '${file}' in a table of packages/campaign/src/ruleset/gf.ts, and run \`npm run check\`.`,
});
