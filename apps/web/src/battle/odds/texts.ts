/** Texts of cards and lines with odds. */
export const ODDS_TEXTS = {
  expected: { kills: 'expected kills', wounds: 'expected wounds' },
  destroyed: 'destroyed',
  destroyedOrRouted: 'destroyed or Routed',
  shaken: 'Shaken',
  chancesOf: { kills: 'Chance of each number of models lost', wounds: 'Chance of each number of wounds' },
  counts: { kills: 'models lost', wounds: 'wounds' },
  chanceOf: (count: string, what: 'kills' | 'wounds', chance: string) =>
    `${count} ${count === '1' ? ONE[what] : MANY[what]}: ${chance}`,
  line: (mean: string, what: 'kills' | 'wounds', destroyed: string, shaken: string) =>
    `${mean} ${what} · ${destroyed} destroyed · ${shaken} Shaken`,
} as const;

const ONE = { kills: 'model lost', wounds: 'wound' } as const;
const MANY = { kills: 'models lost', wounds: 'wounds' } as const;
