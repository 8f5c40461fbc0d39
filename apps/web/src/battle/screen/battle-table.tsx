import type { ReactElement } from 'react';
import { useDesk, useReady } from '../desk/here.ts';
import { TableView } from '../plain-map.tsx';

/** The table with what the part at work shows on it. */
export const BattleTable = (): ReactElement => {
  const { plan, battle } = useReady();
  const stage = useDesk((desk) => desk.stage);
  const unit = useDesk((desk) => desk.unit);
  const choose = useDesk((desk) => desk.choose);
  return (
    <TableView
      plan={plan}
      battle={battle}
      selected={unit}
      choosable={stage.choosable}
      onUnit={(chosen) => (stage.onUnit ? stage.onUnit(chosen) : choose(chosen))}
      onModel={stage.onModel}
      onGround={stage.onGround}
      under={stage.under}
    >
      {stage.overlay}
    </TableView>
  );
};
