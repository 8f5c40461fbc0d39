import type { Ruleset } from '@muster/engine';
import { gameOf } from '../games.ts';
import { fast, slow } from '../special/index.ts';
import { type HandbookPage, type HandbookSection, inches, section, tableBlock } from './page.ts';

/** Returns the moves, rolls, wound effects and distances of a game on one page, from the figures of its ruleset. */
export const quickReference = (ruleset: Ruleset): HandbookPage => ({
  title: `${gameOf(ruleset.id)?.name ?? ruleset.name}: quick reference`,
  intro: 'The distances and rolls of the game, to have next to the table.',
  sections: [moves(ruleset), rolls(ruleset), effects(ruleset), distances(ruleset)],
});

const moves = ({ numbers }: Ruleset): HandbookSection =>
  section(
    'Moves',
    tableBlock(
      ['Action', 'Normal', 'Fast', 'Slow', 'Then'],
      [
        ['Hold', '–', '–', '–', 'shoot'],
        ['Advance', ...paces(numbers.advance, 'advance'), 'shoot'],
        ['Rush', ...paces(numbers.rush, 'rush'), '–'],
        ['Charge', ...paces(numbers.rush, 'rush'), 'melee'],
        ['Through difficult terrain', `${inches(numbers.difficultLimit)} at most`, '', '', ''],
        ['Pile in', inches(numbers.pileIn), '', '', ''],
        ['Consolidate', inches(numbers.consolidation), '', '', ''],
      ],
    ),
  );

/** Returns how far a normal, a fast and a slow model moves. */
const paces = (pace: number, action: 'advance' | 'rush'): string[] =>
  [0, Number(fast.move?.[action]), Number(slow.move?.[action])].map((change) => inches(pace + 100 * change));

const distances = ({ numbers }: Ruleset): HandbookSection =>
  section(
    'Distances',
    tableBlock(
      ['What', 'How far'],
      [
        ['Table', `${inches(numbers.tableWidth)} × ${inches(numbers.tableDepth)}`],
        ['Deployment zone', `${inches(numbers.zoneDepth)} deep`],
        ['Scout: outside the zone', `up to ${inches(numbers.scoutDepth)}`],
        ['Ambush: from enemies', `more than ${inches(numbers.ambushDistance)}`],
        ['Between objectives', `more than ${inches(numbers.objectiveSpacing)}`],
        ['Seize an objective', `within ${inches(numbers.objectiveReach)}`],
        [
          'Coherency: to the nearest model of the unit',
          `${inches(numbers.coherencyLink)} (${inches(numbers.coherencyClimb)} between heights)`,
        ],
        ['Coherency: across the unit', inches(numbers.coherencySpan)],
        ['To other units', `at least ${inches(numbers.separation)}`],
        ['Strike in melee', `${inches(numbers.strikeReach)} (${inches(numbers.strikeReachVertical)} up or down)`],
        ['Step up at no cost', `up to ${inches(numbers.stepHeight)}`],
        ['Climb', `up to ${inches(numbers.climbHeight)}`],
        ['Help or hinder a spell', `within ${inches(numbers.assistRange)}`],
        ['Far away, for Stealth, Relentless and Artillery', `more than ${inches(numbers.farDistance)}`],
        ...(numbers.blastSpread > 0 ? [['Blast spreads', `within ${inches(numbers.blastSpread)}`]] : []),
        ...(numbers.jumpLimit > 0 ? [['Jump', `up to ${inches(numbers.jumpLimit)}`]] : []),
        ...(numbers.fallHeight > 0 ? [['Fall', `from ${inches(numbers.fallHeight)}`]] : []),
      ],
    ),
  );

const rolls = ({ numbers, ways }: Ruleset): HandbookSection =>
  section(
    'Rolls',
    tableBlock(
      ['Roll', 'Succeeds on'],
      [
        ['Roll to hit', 'Quality'],
        ['Roll to hit in melee while Fatigued or Shaken', 'natural 6'],
        ['Defense roll', 'Defense, less AP, +1 in cover when shot at'],
        [
          'Morale test',
          `Quality, ${ways.morale === 'unit' ? 'per unit' : 'for each unit when the army is at half of its units'}`,
        ],
        ['Casting roll', `4+, ±1 per spell token spent (a caster holds ${numbers.tokenLimit} at most)`],
        ['Dangerous terrain', 'a die per point of Tough; each 1 is a wound'],
        ['Fearless, after a failed test', '4+'],
        ['Regeneration, per wound', '5+'],
        ['Impact, per die', '2+'],
        ...(numbers.jumpTarget > 0 ? [['Jump', `${numbers.jumpTarget}+ (Strider 2+)`]] : []),
        ...(numbers.pushTarget > 0 ? [['Push', `${numbers.pushTarget}+, up to ${inches(numbers.pushReach)}`]] : []),
        ['Any roll', 'always on a natural 6, never on a natural 1'],
      ],
    ),
  );

const effects = ({ numbers, ways }: Ruleset): HandbookSection =>
  ways.wounds === 'effects'
    ? section(
        'Wound effects of the last model',
        tableBlock(
          ['Tough', 'Roll with', 'Knocked Out on die + wound markers'],
          [1, 3, 6, 9, 12].map((tough) => [
            tough === 1 ? 'none' : `${tough}`,
            tough === 1 ? '1 wound marker or more' : `${tough} wound markers or more`,
            `${numbers.knockOut + tough} or more, otherwise Shaken`,
          ]),
        ),
        { kind: 'text', text: 'Add 1 if the model is already Shaken. In melee, add the Fear of the attacker.' },
      )
    : section(
        'Wounds and morale',
        tableBlock(
          ['When', 'What happens'],
          [
            ['Wounds in a unit', 'models without Tough first, then Tough (the most wounded first), heroes last'],
            ['Half strength or less after wounds', 'morale test; failed: Shaken'],
            ['Melee lost', 'morale test; failed: Shaken, at half strength or less Routed'],
            ['Shaken', 'its next activation does nothing, then it recovers'],
          ],
        ),
      );
