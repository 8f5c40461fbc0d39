import type { Ruleset } from '@muster/engine';
import { gameOf } from '../games.ts';
import { type HandbookPage, type HandbookSection, inches, listBlock, section, tableBlock, textBlock } from './page.ts';

/** Returns how a game is played, in our own words and with the figures of its ruleset. */
export const howToPlay = (ruleset: Ruleset): HandbookPage => ({
  title: `How to play ${gameOf(ruleset.id)?.name ?? ruleset.name}`,
  intro:
    'The whole game on one page, in our own words. Special rules of units and weapons can change any of this. Look them up on the rules page.',
  sections: [
    whatYouNeed(ruleset),
    values(),
    dice(),
    setUp(ruleset),
    rounds(ruleset),
    moving(ruleset),
    shooting(),
    melee(ruleset),
    isSkirmish(ruleset) ? woundEffects(ruleset) : wounds(),
    isSkirmish(ruleset) ? armyMorale() : unitMorale(),
    heroes(ruleset),
    winning(ruleset),
  ],
});

const isSkirmish = ({ ways }: Ruleset): boolean => ways.wounds === 'effects';

const whatYouNeed = ({ numbers, forceOrganisation: force }: Ruleset): HandbookSection =>
  section(
    'What you need',
    textBlock(
      `Each player needs an army of the same points. You play on a table of ${inches(numbers.tableWidth)} × ${inches(numbers.tableDepth)}, with six-sided dice, a tape measure and at least ${numbers.terrainPieces} pieces of terrain.`,
    ),
    textBlock('Players can agree on these limits for an army:'),
    listBlock(
      `one hero per full ${force.pointsPerHero} points`,
      `one unit per full ${force.pointsPerUnit} points`,
      force.pointsPerModel !== undefined && `one model per full ${force.pointsPerModel} points`,
      `one copy of each unit, and one more per full ${force.pointsPerExtraCopy} points`,
      `no unit that costs more than ${force.unitShare} % of the points`,
    ),
  );

const values = (): HandbookSection =>
  section(
    'Read a unit',
    tableBlock(
      ['Value', 'What it means'],
      [
        ['Quality', 'A die that shows this or more hits, or passes a morale test.'],
        ['Defense', 'A die that shows this or more blocks a hit.'],
        ['Range', 'How far a weapon shoots. A weapon without a range is for melee.'],
        ['Attacks (A)', 'How many dice each model rolls with the weapon.'],
        ['AP', 'How much the weapon takes off the target’s Defense rolls.'],
        ['Tough', 'How many wounds it takes to kill a model. Without Tough it is one.'],
      ],
    ),
  );

const dice = (): HandbookSection =>
  section(
    'Roll dice',
    listBlock(
      'A test succeeds when the die shows the value or more. Modifiers change the die, not the value.',
      'A natural 6 always succeeds and a natural 1 always fails.',
      'A die is re-rolled once at most.',
      'D3: roll a die, halve it and round up.',
      'Roll-off: each player rolls a die. The highest wins, and tied players roll again.',
    ),
    textBlock('Measure from base to base, at the closest points. You may measure at any time.'),
  );

const setUp = ({ numbers, ways }: Ruleset): HandbookSection =>
  section(
    'Set up the battle',
    listBlock(
      'Place the terrain together.',
      `Roll D3+2 for the number of objectives, then roll off. ${ways.firstMarker === 'named' ? 'The winner chooses who places the first one' : 'The winner places the first one'}. Then take turns.`,
      `Place each objective outside the deployment zones and more than ${inches(numbers.objectiveSpacing)} from the others, where models can reach it.`,
      `Roll off to deploy. The winner chooses ${ways.edges === 'long' ? 'a long table edge' : 'a table edge'} and places the first unit. The other player gets the opposite edge.`,
      `Take turns to place a unit fully within ${inches(numbers.zoneDepth)} of your edge.`,
      `Place units with Scout after all others, fully within ${inches(numbers.scoutDepth)} of your deployment zone.`,
      `Units with Ambush may stay in reserve. They arrive at the start of round 2 or later, more than ${inches(numbers.ambushDistance)} from enemies.`,
    ),
  );

const rounds = ({ numbers: { rounds: count, ...numbers } }: Ruleset): HandbookSection =>
  section(
    'Play a round',
    textBlock(
      `A battle lasts ${count} rounds. In each round players take turns to activate one unit, until every unit has been activated once. The player who won the deployment roll-off starts round 1. Later rounds start with the player who was first to have activated all units in the round before.`,
    ),
    textBlock('An activated unit takes one of these actions:'),
    tableBlock(
      ['Action', 'Move', 'Then'],
      [
        ['Hold', 'none', 'it may shoot'],
        ['Advance', inches(numbers.advance), 'it may shoot'],
        ['Rush', inches(numbers.rush), 'nothing'],
        ['Charge', inches(numbers.rush), 'it fights in melee'],
      ],
    ),
    textBlock('Casters may cast spells before their unit attacks.'),
  );

const moving = ({ numbers }: Ruleset): HandbookSection =>
  section(
    'Move',
    listBlock(
      `Keep the unit together. Each model stays within ${inches(numbers.coherencyLink)} of another, so that they form one chain, and no two are more than ${inches(numbers.coherencySpan)} apart.`,
      `Stay ${inches(numbers.separation)} away from other units, friends and enemies, unless the unit charges.`,
      'Do not move through other units, impassable terrain or off the table.',
      `Difficult terrain: a unit that touches it moves ${inches(numbers.difficultLimit)} at most.`,
      'Dangerous terrain: each model that moves through it or is activated in it rolls a die (one per point of Tough). Each 1 is a wound.',
      `Heights: steps up to ${inches(numbers.stepHeight)} cost nothing. Climbing up to ${inches(numbers.climbHeight)} costs the height. Anything taller is impassable.`,
      numbers.jumpLimit > 0 &&
        `Jumps up to ${inches(numbers.jumpLimit)}: roll a die, and one more per full ${inches(numbers.jumpStep)}. All dice must show ${numbers.jumpTarget}+, or the model falls.`,
      numbers.fallHeight > 0 &&
        `Falls from ${inches(numbers.fallHeight)} or more: the model takes one hit with AP 1 per full ${inches(numbers.fallStep)}, and its activation ends.`,
    ),
  );

const shooting = (): HandbookSection =>
  section(
    'Shoot',
    listBlock(
      'Choose targets first. All weapons of one type shoot at the same unit, and a unit shoots at two units at most.',
      'A model shoots if it sees a model of the target within range. Other units, and terrain that blocks sight, are in the way.',
      'Roll one die per attack. Each die that shows the Quality or more is a hit.',
      'The target makes a Defense roll per hit and takes the weapon’s AP off the die. Each die that shows the Defense or more blocks a hit.',
      'Cover: if most models of the target are in cover or behind something, it gets +1 to Defense rolls.',
      'Each hit that is not blocked is a wound.',
    ),
  );

const melee = (ruleset: Ruleset): HandbookSection => {
  const { numbers } = ruleset;
  return section(
    'Fight in melee',
    listBlock(
      `Charge: a model needs a path to the target within its ${inches(numbers.rush)} move. It does not need to see it. Move all models into contact, or as close as they get.`,
      `Pile in: models of the target that are not in contact move up to ${inches(numbers.pileIn)} toward the enemy.`,
      `The charging unit strikes: models within ${inches(numbers.strikeReach)} of the target attack with all melee weapons. Hits and Defense rolls work as in shooting, without cover.`,
      'The target may strike back in the same way.',
      'A unit that has struck is Fatigued: in later melees of this round it hits on natural 6s only.',
      !isSkirmish(ruleset) &&
        'Compare the wounds that each side caused. The loser takes a morale test. In a tie, no unit does.',
      `Consolidate: if one unit is gone, the other may move up to ${inches(numbers.consolidation)}. Otherwise the charging unit moves back until it is ${inches(numbers.separation)} away.`,
    ),
  );
};

const wounds = (): HandbookSection =>
  section(
    'Take wounds',
    listBlock(
      'One wound kills a model without Tough. It takes X wounds to kill a model with Tough(X).',
      'Models without Tough are removed first, and their player chooses which. Then models with Tough take wounds, the most wounded first.',
      'A hero in the unit takes wounds last.',
      'Wounds that are left over go to the next model.',
    ),
  );

const woundEffects = ({ numbers }: Ruleset): HandbookSection =>
  section(
    'Take wounds',
    listBlock(
      'In a unit of several models each wound kills a model, until one is left. It takes X wounds to kill a model with Tough(X).',
      'The last model of a unit gets a wound marker per wound. Wound markers stay for the whole battle.',
      'If it has at least as many wound markers as its Tough, roll for the wound effect after each attack: a die plus its wound markers. Add 1 if it is Shaken.',
      `On ${numbers.knockOut} plus its Tough or more, it is Knocked Out (${numbers.knockOut + 1} without Tough). On less, it is Shaken.`,
      numbers.pushReach > 0 &&
        `When it becomes Shaken, the attacker may try to push it: on ${numbers.pushTarget}+ it is moved up to ${inches(numbers.pushReach)}.`,
    ),
  );

const SHAKEN =
  'A Shaken unit does nothing in its next activation, and then recovers. Until then it fails morale tests, does not hold objectives, and hits in melee on natural 6s only.';

const unitMorale = (): HandbookSection =>
  section(
    'Test morale',
    listBlock(
      'A unit tests at the end of an activation in which it took wounds, if it is at half strength or less. A unit that fought in melee does not.',
      'The loser of a melee tests at any strength.',
      'Roll a die against its Quality. A unit that fails is Shaken.',
      'A unit that lost a melee, fails and is at half strength or less is Routed: remove it.',
      'Half strength: half of its models, or half of its Tough for a unit that started with one model.',
    ),
    textBlock(SHAKEN),
  );

const armyMorale = (): HandbookSection =>
  section(
    'Test morale',
    listBlock(
      'At the end of a round, an army with half of its units or fewer tests for each unit on the table.',
      'Roll a die against the unit’s Quality. A unit that fails is Shaken.',
      'A unit that is Shaken already fails, and is Routed: remove it.',
    ),
    textBlock(SHAKEN),
  );

const heroes = (ruleset: Ruleset): HandbookSection =>
  section(
    'Use heroes',
    textBlock(
      ruleset.numbers.heroJoinTough > 0
        ? `Before the battle, a hero with Tough(${ruleset.numbers.heroJoinTough}) or less may join a unit of several models that has no hero. The hero stays with the unit, attacks with its own Quality and can take the unit’s morale tests. It uses the unit’s Defense until the other models are dead.`
        : `Heroes fight on their own. Friendly units within ${ruleset.rules['hero']?.presence?.lendsQuality}″ may use the Quality of a hero that is not Shaken for morale tests.`,
    ),
  );

const winning = ({ numbers: { objectiveReach, rounds: count } }: Ruleset): HandbookSection =>
  section(
    'Win',
    listBlock(
      `At the end of each round, check which sides have units within ${inches(objectiveReach)} of each objective. Shaken units do not count.`,
      'If only one side has, it seizes the objective. It holds it even after its units move away.',
      'If both sides have, no side holds it.',
      `After round ${count} the side that holds the most objectives wins. If two sides hold equally many, the battle is a draw.`,
    ),
  );
