import { INCH } from '@muster/kernel';
import type { ModelMove } from '../../contract/action.ts';
import type { Play } from '../../contract/play.ts';
import { quarterCentre } from '../../state/quarters.ts';
import { type Battle, UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag } from '../../state/query.ts';
import { rollAmount } from './amount.ts';
import type { CarryOut } from './effects.ts';
import { eventField, setEventField } from '../../state/random-events.ts';
import { eventHits } from './hits.ts';
import { randomEventsWith, type RandomEventWith } from '../../state/random-events.ts';
import { passersBy } from './passers-by.ts';

/** Places a marker in the middle of the quarter until the end of the battle (campaign:E4). */
export const layHazard: CarryOut<'hazard'> = (play, { row, rule }) => {
  const { battle } = play;
  const { x, y } = quarterCentre(battle, eventField(battle, row, 'quarter'));
  setEventField(battle, row, 'x', x);
  setEventField(battle, row, 'y', y);
  if (play.listening) play.emit({ type: 'marker', row, name: rule.name, x, y });
};

/**
 * Returns the markers that a move begins near or comes near to, once each (campaign:E29, muster:hazard). Call it
 * before models are placed.
 */
export const hazardsMet = (
  battle: Battle,
  unit: number,
  moves: readonly ModelMove[],
  leaves: boolean,
): readonly RandomEventWith<'hazard'>[] =>
  randomEventsWith(battle, 'hazard').filter(({ row, effect }) => {
    const spot = { x: eventField(battle, row, 'x'), y: eventField(battle, row, 'y'), reach: effect.inches * INCH };
    return passersBy(battle, unit, moves, leaves, spot).length > 0;
  });

/** Applies the markers to a unit that has moved near them. */
export const sufferHazards = (play: Play, unit: number, met: readonly RandomEventWith<'hazard'>[]): void => {
  for (const { rule, effect } of met)
    if (!hasUnitFlag(play.battle, unit, UNIT_FLAG.destroyed))
      eventHits(play, unit, rollAmount(play, effect.hits), 0, rule.name);
};
