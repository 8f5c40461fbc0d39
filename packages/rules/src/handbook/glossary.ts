import type { HandbookPage } from './page.ts';

/** The words of the games, each explained once, in our own words. */
export const GLOSSARY: Readonly<Record<string, string>> = {
  Activation: 'The turn of one unit in a round: it moves, shoots or fights once.',
  Advance: 'A short move, after which the unit may shoot.',
  Ambush: 'A unit in reserve that arrives in round 2 or later, away from enemies.',
  AP: 'How much a weapon takes off the Defense rolls against it.',
  Casualty: 'A model that is removed because of wounds.',
  Charge: 'A long move into contact with an enemy unit, followed by melee.',
  Coherency: 'How close the models of a unit must stay to each other.',
  Consolidate: 'The short move after a melee.',
  Cover: '+1 to Defense rolls against shooting, for a unit that is mostly in cover or behind something.',
  'Dangerous terrain': 'A model that moves through it rolls a die per point of Tough. Each 1 is a wound.',
  Defense: 'What a die must show to block a hit.',
  'Defense roll': 'One die per hit. AP is taken off the die, cover is added.',
  'Deployment zone': 'The part of the table in which a side places its units before the battle.',
  'Difficult terrain': 'A unit that touches it moves a short distance only.',
  Fatigued: 'A unit that has struck in melee this round. It then hits in melee on natural 6s only.',
  'Half strength': 'Half of the models a unit started with, or half of the Tough of a single model.',
  Hit: 'A die of an attack that shows the Quality or more.',
  Hold: 'The unit does not move and may shoot.',
  'Knocked Out': 'Firefight and Skirmish: the last model of a unit is out of the battle after a wound effect.',
  'Line of sight': 'A free line from one model to another. Without it, a model cannot shoot at the other.',
  'Melee winner': 'The side that caused more wounds in a melee. The other side tests morale.',
  'Morale test': 'One die against Quality. A unit that fails is Shaken or Routed.',
  Objective: 'A place to hold. The side with the only units near it at the end of a round holds it.',
  'Pile in': 'The short move of a charged unit toward its attackers.',
  Quality: 'What a die must show to hit and to pass a morale test.',
  'Quality test': 'A die that must show the Quality or more.',
  'Random event': 'Something that a campaign or the players roll for at the start of a round.',
  Reserve: 'Units that are not on the table yet.',
  'Roll-off': 'Each player rolls a die. The highest wins, and tied players roll again.',
  Round: 'Each unit is activated once. A battle has a fixed number of rounds.',
  Routed: 'The unit flees and is removed.',
  Rush: 'A long move without shooting.',
  Scout: 'A unit that is placed after all others, also outside its deployment zone.',
  Shaken: 'The unit does nothing in its next activation. Until then it fails morale tests and holds no objectives.',
  'Strike back': 'The charged unit attacks after the charging unit.',
  Tough: 'How many wounds a model takes before it is removed.',
  Wound: 'A hit that is not blocked.',
  'Wound effect': 'Firefight and Skirmish: the roll that decides whether the last model is Shaken or Knocked Out.',
  'Wound marker': 'Shows a wound on a model.',
};

/** Returns the glossary as a page. */
export const glossaryPage = (): HandbookPage => ({
  title: 'Glossary',
  intro: 'The words of the games as Muster uses them, one word per thing.',
  sections: [
    {
      title: 'Words',
      blocks: [{ kind: 'table', head: ['Word', 'Meaning'], rows: Object.entries(GLOSSARY) }],
    },
  ],
});
