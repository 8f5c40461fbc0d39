import { type ReactElement, useMemo, useState } from 'react';
import { DeedsLayer } from '../table/deeds-layer.tsx';
import { useDesk, useReady } from '../desk/here.ts';
import { TableView } from '../table/table-view.tsx';

/** The table with what the current panel shows on it. */
export const BattleTable = (): ReactElement => {
  const { plan, battle, deeds } = useReady();
  const stage = useDesk((desk) => desk.stage);
  const unit = useDesk((desk) => desk.unit);
  const choose = useDesk((desk) => desk.choose);
  const [hovered, setHovered] = useState<number>();
  const choosable = useMemo(() => new Set(stage.choosable), [stage.choosable?.join(' ')]);
  const targeted = useMemo(() => new Set(stage.targeted), [stage.targeted?.join(' ')]);
  // The effects of the last step are shown until the player begins something else.
  const isIdle = !stage.handlers && !stage.overlay && !stage.under;
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
      {isIdle && deeds ? <DeedsLayer plan={plan} deeds={deeds} /> : undefined}
    </TableView>
  );
};
