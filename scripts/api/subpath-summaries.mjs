/** What each subpath is for, in a sentence or two. */
export const INTRO = {
  engine: `Set up a battle, play it to its end, ask what is legal, and read what happened. A battle is a plan (armies, table, rules) and a seed: the same seed gives the same battle everywhere. Lengths are hundredths of an inch. Sides, units and models are numbers, counted from 0.`,
  odds: `Exact odds of shots, charges and duels, from the same tables that the dice of a battle use. Nothing is simulated.`,
  army: `Read, check, price and write army lists and army books: those of Muster and those of Army Forge. Six books and their ready lists are included.`,
  campaign: `Found a campaign, let armies join, take matches through their steps, and read standings, sheets and the chronicle. A campaign is a list of facts; every change is a command that the rules decide.`,
  players: `Computer players, and everything that is needed to write one: what a unit could do, moves of whole units by the rules, and the battle as one side sees it.`,
};

/** Opaque types: pass them on, but do not use their fields, which may change with any version. */
export const OPAQUE = [
  'Battle',
  'BattlePlan',
  'CampaignExtras',
  'Change',
  'ExtrasFile',
  'FrozenGroup',
  'Mission',
  'MissionFile',
  'Ruleset',
];
