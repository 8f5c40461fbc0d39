import type { HandbookPage } from './page.ts';

/** The words of the games, each explained once, in our own words. */
export const GLOSSARY: Readonly<Record<string, string>> = {
  Activation: 'The turn of one unit in a round: it moves, shoots or fights once.',
  Advance: 'A short move, after which the unit may shoot.',
  Ambush: 'Units with this rule may start in reserve and arrive in round 2 or later, away from enemies.',
  AP: 'How much a weapon takes off the Defense rolls against it.',
  'Casting roll':
    'One die for a spell, which must show 4 or more. Casters nearby may spend spell tokens for +1 or -1 each.',
  Casualty: 'A model that is removed because of wounds.',
  Charge: 'A long move into contact with an enemy unit, followed by melee.',
  Coherency: 'How close the models of a unit must stay to each other.',
  Consolidate: 'The short move after a melee.',
  Cover: '+1 to Defense rolls against shooting, for a unit that is mostly in cover or behind something.',
  'Dangerous terrain': 'A model that moves through it rolls a die per point of Tough. Each 1 is a wound.',
  Defense: 'What a die must show to block a hit.',
  'Defense roll':
    'One die per hit. It blocks the hit if it shows the Defense of the target or more. AP is taken off the die, cover is added.',
  'Deployment zone': 'The part of the table in which a side places its units before the battle.',
  'Difficult terrain': 'A unit that touches it moves a short distance only.',
  Fatigued: 'A unit that has struck in melee this round. In later melees of the round it hits on natural 6s only.',
  'Half strength': 'Half of the models a unit started with, or half of the Tough of a single model.',
  Hit: 'A die of an attack that shows the Quality or more.',
  Hold: 'The unit does not move and may shoot.',
  Impact: 'Extra dice that a charging unit rolls before it strikes.',
  'Knocked Out': 'Firefight and Skirmish: the last model of a unit is out of the battle after a wound effect.',
  'Line of sight': 'A free line from one model to another. Without it, a model cannot shoot at the other.',
  'Melee winner': 'The side that caused more wounds in a melee. The other side tests morale.',
  'Morale test':
    'One die against Quality. A unit that fails is Shaken. It is Routed if it lost a melee and is at half strength or less.',
  'Natural roll': 'What a die shows, before anything is added or taken off. A natural 6 succeeds, a natural 1 fails.',
  Objective:
    'A place to hold. It is held by the only side with units near it that are not Shaken at the end of a round.',
  'Pile in': 'The short move of a charged unit toward its attackers.',
  Quality: 'What a die must show to hit and to pass a morale test.',
  'Quality test': 'A die that must show the Quality or more.',
  'Random event': 'Something that happens at the start of a round, in campaigns or if the players agree on it.',
  Reposition: 'A rule puts models somewhere else within a distance. This is not a move, so nothing is in the way.',
  Reserve: 'Units that are not on the table yet.',
  'Roll to hit':
    'One die per attack. It hits if it shows the Quality of the model or more, after all modifiers. A natural 6 always hits, a natural 1 never does.',
  'Roll-off': 'Each player rolls a die. The highest wins, and tied players roll again.',
  Round: 'Each unit is activated once. A battle has a fixed number of rounds.',
  Routed: 'The unit flees and is removed.',
  Rush: 'A long move without shooting.',
  Scout: 'Units with this rule are placed after all others, also outside the deployment zone.',
  Seize: 'To become the side that holds an objective. The side holds it until another side seizes it.',
  Shaken:
    'The unit does nothing in its next activation, and then recovers. Until then it fails morale tests, does not hold objectives and hits in melee on natural 6s only.',
  'Strike back': 'The charged unit attacks after the charging unit.',
  Tough: 'How many wounds it takes to kill a model.',
  Wound: 'A hit that is not blocked.',
  'Wound effect': 'Firefight and Skirmish: the roll that decides whether the last model is Shaken or Knocked Out.',
  'Wound marker': 'Shows a wound on a model.',
};

/** Phrases of log lines that the glossary explains under another word. */
const OTHER_PHRASES: Readonly<Record<string, string>> = {
  'to hit': 'Roll to hit',
  'to block': 'Defense roll',
  morale: 'Morale test',
  casting: 'Casting roll',
  'dangerous ground': 'Dangerous terrain',
};

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.keys(GLOSSARY).map((word): [string, string] => [word.toLowerCase(), word]),
  ...Object.entries(OTHER_PHRASES),
]);

/** Returns the word of the glossary that explains a phrase, in any case, or nothing: `to block` is `Defense roll`. */
export const glossaryWord = (phrase: string): string | undefined => WORDS.get(phrase.toLowerCase());

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
