import { type ActionName, type Battle, leader, limitFrom, modelsOf, type MoveOrder } from '@muster/engine';
import { memo, type ReactElement, useMemo } from 'react';
import { AircraftBand } from './aircraft-band.tsx';
import { RangeRings } from './range-rings.tsx';
import { ReachArea } from './reach-area.tsx';
import { OVERLAY_TEXTS } from '../texts.ts';

/** How far a unit can move and shoot: for one action, or for all actions as thin lines. */
export const OrderRanges = memo(
  ({ battle, unit, action }: { battle: Battle; unit: number; action: ActionName | undefined }): ReactElement => {
    const flies = battle.plan.models[leader(battle, unit)].straightLine > 0;
    const moves: readonly ('advance' | 'rush' | 'charge')[] =
      action === undefined ? ['rush', 'advance'] : action === 'hold' ? [] : [action];
    return (
      <>
        {flies && action !== 'hold' ? <AircraftBand battle={battle} unit={unit} /> : undefined}
        {flies
          ? undefined
          : moves.map((kind) => (
              <Reach key={kind} battle={battle} unit={unit} kind={kind} isLine={action === undefined} />
            ))}
        {action === undefined || action === 'hold' || action === 'advance' ? (
          <RangeRings battle={battle} unit={unit} />
        ) : undefined}
      </>
    );
  },
);

const Reach = ({
  battle,
  unit,
  kind,
  isLine,
}: {
  battle: Battle;
  unit: number;
  kind: 'advance' | 'rush' | 'charge';
  isLine: boolean;
}): ReactElement => {
  const models = useMemo(() => modelsOf(battle, unit), [battle, unit]);
  const order = useMemo((): MoveOrder => ({ kind }), [kind]);
  const reach = limitFrom(battle, unit, leader(battle, unit), order);
  return (
    <ReachArea battle={battle} models={models} order={order} isLine={isLine} words={OVERLAY_TEXTS.reach[kind](reach)} />
  );
};
