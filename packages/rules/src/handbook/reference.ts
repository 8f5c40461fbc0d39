import type { Ruleset } from '@muster/engine';
import { gameOf } from '../games.ts';
import { fast, slow } from '../special/index.ts';
import { type HandbookPage, type HandbookSection, inches, section, table } from './page.ts';

/** Returns the distances, rolls, moves and wound effects of a game on one page, from the figures of its ruleset. */
export const quickReference = (ruleset: Ruleset): HandbookPage => ({
  title: `${gameOf(ruleset.id)?.name ?? ruleset.name}: quick reference`,
  intro: 'The figures of the game, to keep next to the table.',
  sections: [moves(ruleset), rolls(ruleset), effects(ruleset), distances(ruleset)],
});

const moves = ({ numbers }: Ruleset): HandbookSection =>
  section(
    'Moves',
    table(
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
    table(
      ['What', 'How far'],
      [
        ['Table', `${inches(numbers.tableWidth)} × ${inches(numbers.tableDepth)}`],
        ['Deployment zone', `${inches(numbers.zoneDepth)} deep`],
        ['Scout: outside the zone', `up to ${inches(numbers.scoutDepth)}`],
        ['Ambush: from enemies', `more than ${inches(numbers.ambushDistance)}`],
        ['Between objectives', `more than ${inches(numbers.objectiveSpacing)}`],
        ['Holding an objective', `within ${inches(numbers.objectiveReach)}`],
        [
          'Coherency: to the next model',
          `${inches(numbers.coherencyLink)} (${inches(numbers.coherencyClimb)} between heights)`,
        ],
        ['Coherency: across the unit', inches(numbers.coherencySpan)],
        ['From other units', `at least ${inches(numbers.separation)}`],
        ['Striking in melee', `${inches(numbers.strikeReach)} (${inches(numbers.strikeReachVertical)} up or down)`],
        ['Step without cost', `up to ${inches(numbers.stepHeight)}`],
        ['Climb', `up to ${inches(numbers.climbHeight)}`],
        ['Helping or hindering a spell', `within ${inches(numbers.assistRange)}`],
        ['“Over” for Stealth, Relentless, Artillery', inches(numbers.farDistance)],
        ...(numbers.blastSpread > 0 ? [['Blast spreads', `within ${inches(numbers.blastSpread)}`]] : []),
        ...(numbers.jumpLimit > 0 ? [['Jump', `up to ${inches(numbers.jumpLimit)}`]] : []),
        ...(numbers.fallHeight > 0 ? [['Fall', `from ${inches(numbers.fallHeight)}`]] : []),
      ],
    ),
  );

const rolls = ({ numbers, ways }: Ruleset): HandbookSection =>
  section(
    'Rolls',
    table(
      ['Roll', 'Succeeds on'],
      [
        ['Hit', 'Quality'],
        ['Hit when Fatigued or Shaken, in melee', 'natural 6'],
        ['Defense roll', 'Defense, less AP, +1 in cover when shot at'],
        ['Morale test', `Quality, ${ways.morale === 'unit' ? 'per unit' : 'per army at half of its units'}`],
        ['Casting', `4+, ±1 per token spent (${numbers.tokenLimit} tokens at most)`],
        ['Dangerous terrain', 'every 1 is a wound; a die per point of Tough'],
        ['Fearless, after a failed test', '4+'],
        ['Regeneration, per wound', '5+'],
        ['Impact, per die', '2+'],
        ...(numbers.jumpTarget > 0 ? [['Jump', `${numbers.jumpTarget}+ (Strider 2+)`]] : []),
        ...(numbers.pushTarget > 0 ? [['Push', `${numbers.pushTarget}+, up to ${inches(numbers.pushReach)}`]] : []),
        ['Any test', 'natural 6 always, natural 1 never'],
      ],
    ),
  );

const effects = ({ numbers, ways }: Ruleset): HandbookSection =>
  ways.wounds === 'effects'
    ? section(
        'Wound effects of the last model',
        table(
          ['Tough', 'Roll with', 'Knocked Out at die + markers'],
          [1, 3, 6, 9, 12].map((tough) => [
            tough === 1 ? 'none' : `${tough}`,
            tough === 1 ? '1 marker or more' : `${tough} markers or more`,
            `${numbers.knockOut + tough} or more, otherwise Shaken`,
          ]),
        ),
        { kind: 'text', text: 'Add 1 if the model is Shaken already, and the Fear of the attacker in melee.' },
      )
    : section(
        'Wounds and morale',
        table(
          ['When', 'What happens'],
          [
            ['Wounds in a unit', 'models without Tough first, then Tough (the most wounded first), heroes last'],
            ['Half strength or less after wounds', 'morale test; failed: Shaken'],
            ['Melee lost', 'morale test; failed: Shaken, at half strength or less Routed'],
            ['Shaken', 'its next activation does nothing, then it recovers'],
          ],
        ),
      );
