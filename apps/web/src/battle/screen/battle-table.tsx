import { type ReactElement, useMemo, useState } from 'react';
import { useDesk, useReady } from '../desk/here.ts';
import { TableView } from '../table/index.ts';

/** The table with what the part at work shows on it. */
export const BattleTable = (): ReactElement => {
  const { plan, battle } = useReady();
  const stage = useDesk((desk) => desk.stage);
  const unit = useDesk((desk) => desk.unit);
  const choose = useDesk((desk) => desk.choose);
  const [hovered, setHovered] = useState<number>();
  const choosable = useMemo(() => new Set(stage.choosable), [stage.choosable?.join(' ')]);
  const targeted = useMemo(() => new Set(stage.targeted), [stage.targeted?.join(' ')]);
  return (
    <TableView
      plan={plan}
      battle={battle}
      selected={unit}
      hovered={hovered}
      choosable={choosable}
      targeted={targeted}
      pick={stage.pick}
      onUnit={stage.onUnit ?? choose}
      onModel={stage.onModel}
      onGround={stage.onGround}
      onHover={setHovered}
      handlers={stage.handlers}
      under={stage.under}
    >
      {stage.overlay}
    </TableView>
  );
};
