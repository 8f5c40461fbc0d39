import type { Battle } from '@muster/engine';
import { memo, type ReactElement } from 'react';
import { useTableLook } from '../table/table-context.ts';

/** Fades the pieces of models that are about to leave their places. */
export const Faded = memo(({ battle, models }: { battle: Battle; models: readonly number[] }): ReactElement => {
  const { palette } = useTableLook();
  return (
    <g fill={palette.ground} opacity={0.62}>
      {models.map((model) => {
        const { radius, hero } = battle.plan.models[model];
        return <circle key={model} cx={battle.x[model]} cy={battle.y[model]} r={radius + (hero ? 18 : 4)} />;
      })}
    </g>
  );
});
