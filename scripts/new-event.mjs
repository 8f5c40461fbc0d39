import { makeNew } from './lib/new-thing.mjs';
import { TEXTS } from './lib/new-texts.mjs';

await makeNew({
  kind: 'events',
  usage: 'Usage: npm run new:event -- "Event Name" --replaces ID (an event of packages/rules/src/events)',
  options: { replaces: { type: 'string', default: '' } },
  check: ({ EVENTS }, { id }, { replaces }) => {
    const events = Object.values(EVENTS['gf-3.4.0']);
    if (events.some((event) => event.id === id)) return { wrong: `There is already an event ${id}.` };
    const replaced = events.find((event) => event.id === replaces);
    if (replaced) return { number: replaced.number };
    return { wrong: `Say with --replaces which event it replaces: ${events.map((event) => event.id).join(', ')}.` };
  },
  ...TEXTS.events,
  next: ({ number }) => `Now write what event ${number} does and the dice of the test, then run \`npm run check\`.`,
});
