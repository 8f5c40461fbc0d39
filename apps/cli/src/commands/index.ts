import type { Command } from 'commander';

/** A command of `muster` as the help lists it; its file is loaded only when it is used. */
export interface CommandEntry {
  name: string;
  /** The options and arguments after the name. */
  usage?: string;
  description: string;
  load: () => Promise<Command>;
}

/** All commands, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'demo',
    usage: '[options]',
    description: 'Play a demonstration battle between two computer players',
    load: async () => (await import('./demo.ts')).demoCommand(),
  },
  {
    name: 'serve',
    usage: '[options]',
    description: 'Start the server and open its pages in the browser',
    load: async () => (await import('./serve.ts')).serveCommand(),
  },
  {
    name: 'battle',
    description: 'Play, watch, replay, verify and draw battles',
    load: async () => (await import('./battle.ts')).battleCommand(),
  },
  {
    name: 'army',
    description: 'Check, print, price and export army lists and books',
    load: async () => (await import('./army.ts')).armyCommand(),
  },
  {
    name: 'campaign',
    description: 'Run a campaign: armies, matches, casualties, experience, points and standings',
    load: async () => (await import('./campaign.ts')).campaignCommand(),
  },
  {
    name: 'table',
    description: 'Generate tables, place terrain in turns, and check tables against the guidelines',
    load: async () => (await import('./table.ts')).tableCommand(),
  },
  {
    name: 'odds',
    usage: '[options] <attacker> <target>',
    description: 'Show the exact odds of an attack of one unit on another',
    load: async () => (await import('./odds.ts')).oddsCommand(),
  },
  {
    name: 'duel',
    usage: '[options] <first> <second>',
    description: 'Show the odds of a duel: two units, four rounds, one objective between them',
    load: async () => (await import('./duel.ts')).duelCommand(),
  },
  {
    name: 'matrix',
    usage: '[options] <first> <second>',
    description: 'Show the average damage between all units of two lists',
    load: async () => (await import('./matrix.ts')).matrixCommand(),
  },
  {
    name: 'arena',
    usage: '[options]',
    description: 'Play thousands of battles between computer players to find the stronger one',
    load: async () => (await import('./arena.ts')).arenaCommand(),
  },
  {
    name: 'rules',
    description: 'List the special rules of a game, or compare two games',
    load: async () => (await import('./rules.ts')).rulesCommand(),
  },
  {
    name: 'conform',
    usage: '[options] <files...>',
    description: 'Run conformance files: test cases for the rules',
    load: async () => (await import('./conform.ts')).conformCommand(),
  },
  {
    name: 'admin',
    description: 'Back up, check and maintain a server (uses the same settings as the server)',
    load: async () => (await import('./admin.ts')).adminCommand(),
  },
];
