/** The texts of the home page. */
export const HOME_TEXTS = {
  title: 'Muster',
  claim: 'Your table, your armies, every die by the rules.',
  lead: 'Play one-page wargames model by model. Muster measures, rolls and tracks every unit, and shows you the exact odds before you decide.',
  whichGame: 'Which game?',
  play: 'Play now',
  playing: 'Setting up the table…',
  setUp: 'Set up a battle',
  playHelp: '“Play now” gives you a ready army and a new table, against the computer’s captain.',
  noArmies: 'This game has no ready armies. Set up a battle with your own lists.',
  yourBattles: 'Your battles',
  allBattles: 'All battles',
  links: {
    '/new': {
      name: 'New battle',
      words: 'Two to four sides: you, the computer, and friends here or by link.',
    },
    '/battles': { name: 'My battles', words: 'Continue a battle, or see whose turn it is. Every step is saved.' },
    '/tables': { name: 'Tables', words: 'Create a table and check it against the terrain guidelines.' },
    '/replays': { name: 'Replays', words: 'Watch a finished battle die by die, and continue it from any step.' },
    '/rules': { name: 'Rules', words: 'How to play, all special rules, and our rulings on open questions.' },
    '/me': { name: 'Me', words: 'Your name, account, lists, tables and army books.' },
  },
  scene: (armies: readonly string[]): string =>
    `${armies.join(' against ')}: a map with terrain, units and objectives.`,
} as const;
