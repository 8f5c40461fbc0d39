import type { Command } from 'commander';

/** A command of `muster` as its help lists it. Its own file is loaded when it is used. */
export interface CommandEntry {
  name: string;
  /** What follows the name. */
  usage?: string;
  description: string;
  load: () => Promise<Command>;
}

/** All commands, in the order of the help. */
export const COMMANDS: readonly CommandEntry[] = [
  {
    name: 'demo',
    usage: '[options]',
    description: 'play a demonstration battle between two computer players and tell it',
    load: async () => (await import('./demo.ts')).demoCommand(),
  },
  {
    name: 'serve',
    usage: '[options]',
    description: 'start the server with its pages, and open them in the browser',
    load: async () => (await import('./serve.ts')).serveCommand(),
  },
  {
    name: 'battle',
    description: 'play battles, watch them, tell them again, verify them, draw them',
    load: async () => (await import('./battle.ts')).battleCommand(),
  },
  {
    name: 'army',
    description: 'check, print and write lists, and see how many rules of books and lists are carried out',
    load: async () => (await import('./army.ts')).armyCommand(),
  },
  {
    name: 'campaign',
    description: 'keep a campaign: armies, matches, casualties, experience, points and standings',
    load: async () => (await import('./campaign.ts')).campaignCommand(),
  },
  {
    name: 'table',
    description: 'generate tables, place terrain by turns, and check tables against the guidelines',
    load: async () => (await import('./table.ts')).tableCommand(),
  },
  {
    name: 'odds',
    usage: '[options] <attacker> <target>',
    description: 'print the exact odds of an attack of one unit on another',
    load: async () => (await import('./odds.ts')).oddsCommand(),
  },
  {
    name: 'duel',
    usage: '[options] <first> <second>',
    description: 'print the odds of a duel: four rounds on a line with one marker in the middle',
    load: async () => (await import('./duel.ts')).duelCommand(),
  },
  {
    name: 'matrix',
    usage: '[options] <first> <second>',
    description: 'print what every unit of one list does to every unit of another, both ways',
    load: async () => (await import('./matrix.ts')).matrixCommand(),
  },
  {
    name: 'arena',
    usage: '[options]',
    description: 'let computer players meet by the thousand, and say who is stronger',
    load: async () => (await import('./arena.ts')).arenaCommand(),
  },
  {
    name: 'rules',
    description: 'read the special rules of a game, and what one game has differently from another',
    load: async () => (await import('./rules.ts')).rulesCommand(),
  },
  {
    name: 'conform',
    usage: '[options] <files...>',
    description: 'run conformance files: cases that say what the rules demand',
    load: async () => (await import('./conform.ts')).conformCommand(),
  },
  {
    name: 'admin',
    description: 'back up, check and look after a server; reads the same settings as the server',
    load: async () => (await import('./admin.ts')).adminCommand(),
  },
];
