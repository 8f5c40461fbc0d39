import { type Battle, leader } from '@muster/engine';
import { memo, type ReactElement } from 'react';
import { AircraftBand } from '../table/overlays/aircraft-band.tsx';
import { ReachArea } from '../table/overlays/reach-area.tsx';
import type { MoveTask } from './types.ts';

/** The area that the moving unit, or the active model, can reach. */
export const ReachUnder = memo(
  ({ battle, task, active }: { battle: Battle; task: MoveTask; active: number | undefined }): ReactElement => {
    const { origin } = task.order;
    if (battle.plan.models[leader(battle, task.unit)].straightLine > 0)
      return <AircraftBand battle={battle} unit={task.unit} />;
    const carrier = origin === undefined ? undefined : leader(battle, origin);
    return (
      <ReachArea
        battle={battle}
        models={active === undefined ? task.models : [active]}
        order={task.order}
        {...(carrier === undefined ? {} : { from: { x: battle.x[carrier], y: battle.y[carrier] } })}
      />
    );
  },
);
