import type { Cover } from '@muster/engine';
import type { Paint } from '../colours.ts';
import { lineWidth, wrapIndented, wrapText } from '../text-table.ts';
import type { Pair, PairOptions } from './options.ts';

/** The options of `muster odds`. */
export interface OddsOptions extends PairOptions {
  distance: number;
  cover?: true | 'area' | 'sight';
  moved?: boolean;
  charging?: boolean;
  shaken?: boolean;
  fatigued?: boolean;
  targetShaken?: boolean;
  targetFatigued?: boolean;
  strikeBack: boolean;
  wounds?: number[];
  pick?: string;
}

/** Returns the cover of the target; --cover without a kind means inside cover. */
export const coverOf = ({ cover }: OddsOptions): Cover => (cover === true ? 'area' : (cover ?? 'none'));

const COVERS: Readonly<Record<Cover, string>> = { none: '', area: 'in cover', sight: 'behind cover' };

/** Returns the words if the condition holds. */
const when = (isSo: boolean | undefined, words: string): string[] => (isSo ? [words] : []);

/** Returns the situation of the attack and the state of the units in words. */
const situationWords = ({ first, second }: Pair, options: OddsOptions): string[] => {
  const { charging, distance, moved, strikeBack, wounds, pick } = options;
  const how = charging
    ? when(!strikeBack, 'no strike back')
    : [`${distance / 100}" apart`, COVERS[coverOf(options)], ...when(moved, 'after a move')];
  return [
    ...how.filter((words) => words !== ''),
    ...when(options.shaken, `${first.name} Shaken`),
    ...when(options.fatigued, `${first.name} Fatigued`),
    ...when(options.targetShaken, `${second.name} Shaken`),
    ...when(options.targetFatigued, `${second.name} Fatigued`),
    ...(wounds ? [`wounds ${wounds.join(', ')} on ${second.name}`] : []),
    ...(pick === undefined ? [] : [`Takedown picks ${pick === 'hero' ? 'the hero' : `model ${pick}`}`]),
  ];
};

/** Returns the title, game, situation and both profiles. */
export const oddsHeadLines = (
  pair: Pair,
  options: OddsOptions,
  { title, profiles }: { title: string; profiles: readonly string[] },
  { bold, dim }: Paint,
): string[] => {
  const width = lineWidth(100);
  const about = [[pair.ruleset.name, ...situationWords(pair, options)].join(', '), ...profiles];
  return [...wrapText(title, width).map(bold), ...about.flatMap((line) => wrapIndented(line, width)).map(dim)];
};

/** Returns the head for programs. */
export const headJson = ({ ruleset, first, second }: Pair, options: OddsOptions): Record<string, unknown> => {
  const { charging, strikeBack, distance, moved = false, wounds = [], pick } = options;
  const { shaken = false, fatigued = false, targetShaken = false, targetFatigued = false } = options;
  return {
    system: ruleset.id,
    attacker: { name: first.name, models: first.models.length },
    target: { name: second.name, models: second.models.length },
    situation: {
      kind: charging ? 'charge' : 'shooting',
      ...(charging
        ? { strikeBack, shaken, fatigued, targetShaken, targetFatigued }
        : { distance: distance / 100, cover: coverOf(options), moved, targetShaken }),
      wounds,
      ...(pick === undefined ? {} : { pick }),
    },
  };
};
