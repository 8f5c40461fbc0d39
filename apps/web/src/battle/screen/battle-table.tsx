import { type ReactElement, useMemo, useState } from 'react';
import { FloatLayer } from '../beat/float-layer.tsx';
import { StepEffectsLayer } from '../table/step-effects-layer.tsx';
import { useScreenState, useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { TableView } from '../table/table-view.tsx';

/** The table with what the current panel shows on it. */
export const BattleTable = (): ReactElement => {
  const { store } = useBattleContext();
  const { plan, battle, deeds, beat, events } = useLoadedBattle();
  const stage = useScreenState((desk) => desk.stage);
  const unit = useScreenState((desk) => desk.unit);
  const choose = useScreenState((desk) => desk.choose);
  const [hovered, setHovered] = useState<number>();
  const choosable = useMemo(() => new Set(stage.choosable), [stage.choosable?.join(' ')]);
  const targeted = useMemo(() => new Set(stage.targeted), [stage.targeted?.join(' ')]);
  // While events are shown, a click continues with the next one.
  const skip = beat ? () => store.skip() : undefined;
  // The last activation is shown until the player begins something else.
  const isIdle = beat !== undefined || stage.idle === true || (!stage.handlers && !stage.overlay && !stage.under);
  return (
    <TableView
      plan={plan}
      battle={battle}
      selected={unit}
      hovered={hovered}
      choosable={choosable}
      targeted={targeted}
      pick={stage.pick}
      watched={beat?.units}
      onUnit={skip ?? stage.onUnit ?? choose}
      onModel={skip ? undefined : stage.onModel}
      onGround={skip ?? stage.onGround}
      onHover={setHovered}
      handlers={stage.handlers}
      under={stage.under}
    >
      {stage.overlay}
      {isIdle && deeds ? <StepEffectsLayer plan={plan} deeds={deeds} /> : undefined}
      {beat ? <FloatLayer key={events.length} beat={beat} /> : undefined}
    </TableView>
  );
};
