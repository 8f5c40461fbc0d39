import { counted } from '@muster/kernel';

/** The texts of the rules page. */
export const RULES_TEXTS = {
  title: 'Rules',
  page: 'Page',
  pages: {
    rules: 'Rules and rulings',
    'how-to-play': 'How to play',
    reference: 'Reference',
    glossary: 'Glossary',
  },
  game: 'Game',
  print: 'Print',

  searchLabel: 'Search rules and rulings',
  searchHint: 'Search: deadly, cover, battle:W5 …',
  show: 'What to show',
  kinds: { all: 'Everything', rule: 'Special rules', word: 'Terms', ruling: 'Rulings', switch: 'Settings' },
  noMatches: 'No matches. Try another word.',
  matches: (count: number): string => counted(count, 'match', 'matches'),
  found: 'Matches',
  foot: 'In our own words; the official rules are in the books of the games. The search includes army books.',

  specialRules: 'Special rules',
  bookRules: 'Rules of army books',
  terms: 'Terms of the game',
  settings: 'Settings of a battle',
  rulingsOf: (section: string): string => `Rulings: ${section}`,
  alsoCalled: (names: readonly string[]): string => `Also called ${names.join(', ')}.`,
  approximates: (what: string): string => `Simplified: ${what}`,
  default: (option: string): string => `${option} (default)`,
  setting: (group: string): string => `${group}.`,
  settingDecides: (group: string, decides: string): string => `${group}: ${decides}.`,
  isSetting: 'A setting of the battle: players can choose another option.',
  ruling: 'Ruling {codes}',
  rulings: 'Rulings {codes}',
} as const;
