import { type Action, GAME } from '@muster/engine';
import { againUnits, type OrderName, readyUnits } from '@muster/guide';
import { type ReactElement, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { useScreenState, useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { namesFor } from '../desk/names.ts';
import { useStage } from '../desk/use-stage.ts';
import type { DragPlan } from '../moves/drag-plan.ts';
import { type UnitDrag, useUnitDrag } from '../moves/use-unit-drag.tsx';
import { unitSummary } from '../phases/standings.ts';
import { AdviceLayer } from '../suggest/advice-layer.tsx';
import { Suggestion } from '../suggest/suggestion.tsx';
import { Choices } from './choices.tsx';
import { OrderPanel } from './order-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PanelSection } from './part.tsx';
import { CHOOSE_UNIT_TEXTS } from './texts.ts';

/** The panel of an activation: choose a unit, then an action, then its details. */
export const ActivationPanel = ({ side }: { side: number }): ReactElement => {
  const { battle } = useLoadedBattle();
  const chosen = useScreenState((desk) => desk.unit);
  const choose = useScreenState((desk) => desk.choose);
  const [begun, setBegun] = useState<{ unit: number; order: OrderName; dragged?: DragPlan }>();
  const ready = readyUnits(battle, side);
  const active = battle.game[GAME.active];
  useEffect(() => {
    // A unit that has begun to act continues.
    if (active >= 0 && ready.includes(active)) choose(active);
    // A unit that was only looked at before the turn is deselected.
    else if (chosen !== undefined && !ready.includes(chosen)) choose(undefined);
  }, [active]);
  const unit = chosen !== undefined && ready.includes(chosen) ? chosen : undefined;
  const drag = useUnitDrag({
    battle,
    units: ready,
    onClick: choose,
    onPlan: (dragged) => {
      choose(dragged.unit);
      setBegun({ unit: dragged.unit, order: dragged.action, dragged });
    },
  });
  if (unit === undefined) return <ChooseUnit side={side} ready={ready} drag={drag} />;
  const onBack = (): void => setBegun(undefined);
  if (begun?.unit !== unit)
    return <OrdersPanel side={side} unit={unit} drag={drag} onOrder={(order) => setBegun({ unit, order })} />;
  const { order, dragged } = begun;
  return <OrderPanel {...{ side, unit, order, dragged, drag, onBack }} />;
};

const ChooseUnit = ({
  side,
  ready,
  drag,
}: {
  side: number;
  ready: readonly number[];
  drag: UnitDrag;
}): ReactElement => {
  const { store } = useBattleContext();
  const { battle, plan, busy } = useLoadedBattle();
  const choose = useScreenState((desk) => desk.choose);
  const again = againUnits(battle, side);
  const name = (unit: number): string => namesFor(plan).units[unit];
  const [advice, setAdvice] = useState<Action>();
  useStage({
    choosable: ready,
    idle: advice === undefined,
    handlers: drag.handlers,
    overlay: (
      <>
        {advice ? <AdviceLayer battle={battle} action={advice} /> : undefined}
        {drag.overlay}
      </>
    ),
  });
  return (
    <PanelSection title={CHOOSE_UNIT_TEXTS.title} text={CHOOSE_UNIT_TEXTS.text}>
      <Choices
        items={ready.map((unit) => {
          const { alive, start, notes } = unitSummary(battle, unit);
          return {
            key: unit,
            label: name(unit),
            hint: [...(start > 1 ? [CHOOSE_UNIT_TEXTS.modelsLeft(alive, start)] : []), ...notes].join(' · '),
          };
        })}
        onChoose={(place) => choose(ready[place])}
      />
      {again.map((unit) => (
        <Button key={unit} disabled={busy} onClick={() => void store.act(side, { type: 'again', unit })}>
          {CHOOSE_UNIT_TEXTS.again(name(unit))}
        </Button>
      ))}
      {ready.length === 0 ? (
        <Button disabled={busy} onClick={() => void store.act(side, { type: 'pass' })}>
          {CHOOSE_UNIT_TEXTS.pass}
        </Button>
      ) : undefined}
      <Suggestion side={side} onAdvice={setAdvice} />
    </PanelSection>
  );
};
