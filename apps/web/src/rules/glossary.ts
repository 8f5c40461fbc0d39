/** Words of the game that are no special rules, in our own words. */
export const GLOSSARY: Readonly<Record<string, string>> = {
  shaken:
    'A Shaken unit spends its next activation idle to pull itself together. Until then it fails its morale tests, does not hold objectives and helps nobody; in melee it hits like one that is fatigued.',
  fatigued:
    'A unit that has struck in melee is fatigued to the end of the round: from then on it hits in melee on natural sixes only.',
  'to hit':
    'One die for each attack. It hits when it shows the Quality of the model or more, after everything that is added. A natural 6 always hits, a natural 1 never does.',
  'to block':
    'One die for each hit. It is blocked when the die shows the Defense of the target or more; AP takes from the die, cover adds to it.',
  morale:
    'One die against Quality. Who fails becomes Shaken; who loses a melee and fails at half strength or less routs.',
  cover: 'A unit that stands mostly in cover, or is seen mostly past it, adds to its rolls to block shots.',
  impact: 'Dice that chargers roll when they arrive, before they strike.',
  objective:
    'Held at the end of a round by the only side with units near it that are not Shaken; it stays theirs until somebody else takes it.',
  'dangerous ground': 'Whoever moves in or through it rolls a die for each point of Tough: a 1 is a wound.',
  casting: 'One die against 4+. Casters near may spend tokens to help or to hinder, one for each point.',
  'roll-off': 'Everybody rolls a die, the highest wins; equals roll again.',
};
