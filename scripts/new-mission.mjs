import { makeNew } from './lib/new-thing.mjs';
import { TEXTS } from './lib/new-texts.mjs';

await makeNew({
  kind: 'missions',
  usage: 'Usage: npm run new:mission -- "Mission Name"',
  check: ({ MISSIONS }, { id }) =>
    MISSIONS.some((mission) => mission.id === id) ? { wrong: `There is already a mission ${id}.` } : {},
  ...TEXTS.missions,
  next: () => 'Now write the words of the mission and its test, then run `npm run check`.',
});
