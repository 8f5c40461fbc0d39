import { type Alias, ruleId } from '@muster/engine';

/** Other names of rules, in army books and in older books, by the id of the rule. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bane: ['Poison'],
  buccaneer: ['Cyber-Eyes'],
  caster: ['Psychic', 'Wizard'],
  darkborn: ['Shadow Operative'],
  ferocious: ['Devout', 'Lucky', 'Savage'],
  guarded: ['Sturdy', 'Tenacious'],
  'hit-run': ['Guerrilla'],
  knightborn: ['Angelic Blessing'],
  lustbound: ['Royal Legion'],
  'machine-fog': ['Changebound', 'Empyrean Spirit'],
  'martial-prowess': ['Inquisitorial Agent'],
  mischievous: ['Bestial', 'Scrapper'],
  predator: ['Bloodborn', 'Primal', 'Psychotic'],
  protected: ['Cursed Undead', 'Plaguebound', 'Self-Repair'],
  quick: ['Highborn', 'Runner', 'Scurry'],
  'rapid-blink': ['Wave-Step', 'Wolfborn'],
  reinforced: ['Guardian', 'Primeborn'],
  resolve: ['Battle-Hardened', 'Courage'],
  steadfast: ['Battleborn', 'Brute Courage', 'Vale Oath'],
  takedown: ['Sniper'],
  vanguard: ['Drakesworn', 'Fanatic', 'Union Assault'],
  'versatile-attack': ['Vinci Tech', 'Watchborn'],
  warbound: ['Badlands Hunter'],
  'precision-shooter': ['Precision Shooting'],
  'precision-fighter': ['Precision Fighting'],
  'piercing-shooter': ['Piercing Shooting'],
  'piercing-fighter': ['Piercing Fighting'],
  // Names in books of 2024 and before.
  'hit-run-shooter-aura': ['Graceful Brutality'],
  'melee-evasion': ['Dodge'],
  'no-retreat': ['Robot'],
  'no-retreat-aura': ['Hold the Line'],
  'piercing-shooter-buff': ['Focus Fire'],
  'self-destruct': ['Explode'],
  'piercing-shooter-aura': ['Precision Shots', 'Spiritual Guidance'],
  'precision-attacks': ['Chosen Warrior'],
  'precision-fighter-aura': ['Blessing of War'],
  'precision-shooter-aura': ['Battle Rites'],
  'precision-shooter-buff': ['Take Aim'],
  'regeneration-aura': ['Medical Training'],
  'reliable-when-shooting': ['Eagle-Eyed'],
  'repel-ambushers': ['Warning Cry'],
  shielded: ['Shield Wall'],
  shred: ['Radiation'],
};

/** The other names of rules, by the id that such a name makes. */
export const ALIASES: Readonly<Record<string, Alias>> = Object.fromEntries(
  Object.entries(NAMES).flatMap(([rule, names]) => names.map((name) => [ruleId(name), { name, rule }])),
);
